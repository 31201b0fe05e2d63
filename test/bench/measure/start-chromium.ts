import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { findChromium } from "../../support/find-chromium.ts";

export interface RunningChromium {
  /** Of the DevTools protocol. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** A browser for Lighthouse, which wants it to itself: a page that Playwright watches as well is not loaded. */
export async function startChromium(more: readonly string[] = []): Promise<RunningChromium> {
  const profile = mkdtempSync(path.join(tmpdir(), "waycard-bench-"));
  const { executablePath, args } = await findChromium();
  const child = spawn(
    executablePath,
    [
      ...args,
      ...more,
      "--disable-background-networking",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill("SIGKILL")) await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const file = path.join(profile, "DevToolsActivePort");
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
    if (port > 0) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error("Chromium did not start");
}
