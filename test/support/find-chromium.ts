/**
 * The browser of the tests: the one that `CHROMIUM_PATH` names; else the Chromium that comes
 * with `npm ci`, which is built for Linux on x64 only; else a Chrome or Edge that is installed.
 */
import { existsSync } from "node:fs";
import path from "node:path";

import chromium from "@sparticuz/chromium";

export interface FoundChromium {
  readonly executablePath: string;
  readonly args: readonly string[];
}

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
}

const THIS_MACHINE: Machine = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
};

/** The package is made for one request in one process; tests open and close many pages. */
const UNWANTED = /--(single-process|no-zygote|disable-web-security|disk-cache-size)/;

/** Where installers put browsers of this family. */
function listInstalled({ platform, env }: Machine): readonly string[] {
  if (platform === "darwin")
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  if (platform === "win32") {
    const folders = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]].filter(
      (folder) => folder !== undefined,
    );
    return ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"].flatMap((file) =>
      folders.map((folder) => path.win32.join(folder, file)),
    );
  }
  return ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"].map((name) => `/usr/bin/${name}`);
}

/** @throws Error that says what to install or set */
export async function findChromium(machine: Machine = THIS_MACHINE): Promise<FoundChromium> {
  const { platform, arch, env, isRoot, exists } = machine;
  const named = env["CHROMIUM_PATH"];
  const isBundled = !named && platform === "linux" && arch === "x64";
  if (isBundled) {
    return {
      executablePath: await chromium.executablePath(),
      args: chromium.args.filter((argument) => !UNWANTED.test(argument)),
    };
  }
  const executablePath = named ?? listInstalled(machine).find(exists);
  if (!executablePath || !exists(executablePath)) {
    throw new Error(
      named
        ? `CHROMIUM_PATH names ${named}, which is not there.`
        : `No Chromium comes with npm ci for ${platform} on ${arch}. Install Chrome, or set CHROMIUM_PATH to a browser of its family.`,
    );
  }
  // Its sandbox does not start for root, as in a container.
  return {
    executablePath,
    args: ["--headless", "--no-first-run", "--hide-scrollbars", ...(isRoot ? ["--no-sandbox"] : [])],
  };
}
