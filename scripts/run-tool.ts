/**
 * Runs a program of a package (`wrangler`, `vite`, `tsc`) with this very Node.js. A name alone would need a shell on
 * Windows, where the programs in node_modules/.bin are `.cmd` files, and might find a system's older Node.js.
 */
import { spawn, spawnSync, type SpawnSyncOptionsWithStringEncoding } from "node:child_process";
import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";

/** The script behind a package's program. @throws Error when the package has no such program */
export function findTool(name: string, packageName: string = name): string {
  const file = findPackageJSON(packageName, import.meta.url);
  if (!file) throw new Error(`The package ${packageName} is not installed: run npm ci.`);
  const { bin } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const script = typeof bin === "string" ? bin : bin?.[name];
  if (!script) throw new Error(`The package ${packageName} has no program ${name}.`);
  return path.join(path.dirname(file), script);
}

/** Package of a program whose name is another. */
const PACKAGE_OF: Readonly<Record<string, string>> = { tsc: "typescript" };

const toArguments = (name: string, given: readonly string[]) => [findTool(name, PACKAGE_OF[name]), ...given];

/** This process's whole environment goes along: a proxy's address, certificates, colors. */
const toEnvironment = (more: Readonly<Record<string, string>> = {}) => ({
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  ...more,
});

interface StartOptions {
  readonly stdin: "ignore" | "inherit";
  readonly env?: Readonly<Record<string, string>>;
  /** Folder to run in; this project's otherwise. */
  readonly cwd?: string;
}

const END_WITH_PARENT = `--import=${new URL("end-with-parent.ts", import.meta.url).href}`;

/** Starts it; what it writes can be read from the process returned. It does not outlive this one. */
export const startTool = (name: string, given: readonly string[], { stdin, env, cwd }: StartOptions) =>
  spawn(process.execPath, [END_WITH_PARENT, ...toArguments(name, given)], {
    stdio: [stdin, "pipe", "pipe"],
    env: toEnvironment(env),
    cwd,
  });

/** Waits for its end. */
export const runTool = (
  name: string,
  given: readonly string[],
  options: Partial<SpawnSyncOptionsWithStringEncoding> = {},
) => spawnSync(process.execPath, toArguments(name, given), { encoding: "utf8", env: toEnvironment(), ...options });
