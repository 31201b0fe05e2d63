/** `npm run build:if-needed`, which wrangler.toml names too: plain `wrangler dev` and `wrangler deploy` build by it. */
import { readFileSync } from "node:fs";

import { BUILD_STAMP, inBuild } from "../build/build-folder.ts";
import { computeBuildId } from "../build/build-id.ts";
import { runTool } from "./run-tool.ts";

/** Runs `vite build` unless what is built was made from exactly these sources. @throws Error when the build fails */
export async function buildIfNeeded(): Promise<void> {
  if (readStamp() === computeBuildId()) return;
  console.log("Building the site …");
  // A test runner around it says `test`, which would build React's development code under this very stamp.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = runTool("vite", ["build", "--logLevel=warn"], { stdio: "inherit", env });
  if (status !== 0) throw new Error("The build failed; the messages above say why.");
}

function readStamp(): string | undefined {
  try {
    return readFileSync(inBuild(BUILD_STAMP), "utf8");
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  await buildIfNeeded().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
