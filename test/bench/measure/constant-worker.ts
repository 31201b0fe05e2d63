/** The limits that answers are compared with: Workers that do nothing but return bytes they already have. */
import { mkdirSync, writeFileSync } from "node:fs";
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
export const writeEmptyWorker = () =>
  writeConstantWorker("empty", { body: "{}", headers: { "Content-Type": "application/json; charset=utf-8" } });
