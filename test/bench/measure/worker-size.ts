import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import type { WorkerSource } from "./run-workerd.ts";

/** What an upload counts: all modules together, compressed. */
export function measureGzipKb({ directory }: WorkerSource): number {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:js|txt)$/.test(name),
  );
  const all = Buffer.concat(names.toSorted().map((name) => readFileSync(path.join(directory, name))));
  return gzipSync(all, { level: 9 }).byteLength / 1024;
}
