import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

import { computeBuildId } from "../build/build-id.ts";

const STAMP = "dist/build-id.txt";

/** Runs `vite build` unless `dist/` was made from exactly these sources. @throws Error when the build fails */
export async function buildIfNeeded(): Promise<void> {
  const id = computeBuildId();
  if (readStamp() === id) return;
  console.log("Building the site …");
  const { status } = spawnSync("vite", ["build", "--logLevel=warn"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; what it said stands above.");
  writeFileSync(STAMP, id);
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}
