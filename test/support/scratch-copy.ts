/** A copy of the project that a test may edit, build and serve, beside the one that other tests look at. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { runTool } from "../../scripts/run-tool.ts";

const ROOT = path.join(import.meta.dirname, "../..");
/** Packages are found from within the project, and no tool looks for sources here. */
const SCRATCH = path.join(ROOT, "dist/scratch");
const PARTS = ["build", "docs", "public", "scripts", "src", "supabase", "test", "worker"];
const FILES = [
  ".dev.vars.example",
  ".oxfmtrc.json",
  ".oxlintrc.json",
  "package.json",
  "package-lock.json",
  "README.md",
  "tsconfig.json",
  "uno.config.ts",
  "vite.config.ts",
  "vitest.config.ts",
  "wrangler.toml",
];

/** Vitest says `test`, and what is built here is to be what is deployed, where that is built. */
const { NODE_ENV: _, BUILD_FOLDER: __, ...inherited } = process.env;
const QUIET = { ...inherited, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" };

export class ScratchCopy {
  readonly folder: string;

  constructor() {
    mkdirSync(SCRATCH, { recursive: true });
    this.folder = mkdtempSync(path.join(SCRATCH, "copy-"));
    // Seems a repository of its own: the linter would leave out what this project's .gitignore names.
    mkdirSync(path.join(this.folder, ".git"));
    for (const name of [...PARTS, ...FILES])
      cpSync(path.join(ROOT, name), path.join(this.folder, name), { recursive: true });
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  /** @throws Error when nothing is replaced: then the edit is no edit */
  edit(file: string, from: RegExp | string, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has nothing like ${String(from)}`);
    this.write(file, after);
  }

  delete(name: string): void {
    rmSync(path.join(this.folder, name), { recursive: true });
  }

  /** Runs a package's program here; what it said, and its exit code. */
  run(tool: string, given: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const { status, stdout, stderr } = runTool(tool, given, { cwd: this.folder, env: { ...QUIET, ...environment } });
    return { status, output: stdout + stderr };
  }

  /** Runs one of the project's own programs here. */
  runScript(file: string, given: readonly string[] = []) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...given], {
      cwd: this.folder,
      env: QUIET,
      encoding: "utf8",
    });
    return { status, output: stdout + stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
