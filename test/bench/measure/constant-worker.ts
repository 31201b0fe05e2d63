/** The limits that answers are compared with: Workers that do nothing but return bytes they already have. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { WorkerSource } from "./run-workerd.ts";

export interface ConstantAnswer {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Encodes once; every request gets the same bytes and headers. */
export function writeConstantWorker(name: string, { body, headers }: ConstantAnswer): WorkerSource {
  const directory = path.resolve("dist/bench", name);
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    path.join(directory, "index.js"),
    `const body = new TextEncoder().encode(${JSON.stringify(body)});
const headers = ${JSON.stringify(headers)};
export default { fetch: () => new Response(body, { headers }) };
`,
  );
  return { directory, main: "index.js" };
}

/** The smallest Worker with JSON, and the smallest Worker there is. */
export const writeEmptyWorker = (name = "empty") =>
  writeConstantWorker(name, { body: "{}", headers: { "Content-Type": "application/json; charset=utf-8" } });

/** The same with all modules of one kind of another Worker, which nothing imports: what these cost by being there. */
export function writeEmptyWorkerWith(source: WorkerSource, extension: ".js" | ".txt"): WorkerSource {
  const worker = writeEmptyWorker(`empty-with-${extension.slice(1)}`);
  rmSync(path.join(worker.directory, "assets"), { recursive: true, force: true });
  const from = path.join(source.directory, "assets");
  for (const name of readdirSync(from).filter((file) => file.endsWith(extension)))
    cpSync(path.join(from, name), path.join(worker.directory, "assets", name));
  return worker;
}
