/**
 * Supabase's own database linter (splinter), as Postgres Language Server carries it, against a running database. It comes
 * as an npm package for Linux on x64.
 */
import { spawnSync } from "node:child_process";
import { accessSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { POSTGRES_PACKAGES } from "./real-postgres.ts";

/** A database that was made a moment ago has used none of its indexes. */
const SETTINGS = { splinter: { enabled: true, rules: { performance: { unusedIndex: "off" } } } };

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly message: string }[];
}

/** Undefined where it is not installed. */
export function findDatabaseLinter(): string | undefined {
  try {
    const program = path.join(
      POSTGRES_PACKAGES,
      "@postgres-language-server/cli-x86_64-linux-gnu/postgres-language-server",
    );
    accessSync(program);
    return program;
  } catch {
    return undefined;
  }
}

/** What it says of the database, a line each: the rule and what it found. */
export function lintDatabase(program: string, connection: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-splinter-"));
  try {
    writeFileSync(path.join(folder, "postgres-language-server.jsonc"), JSON.stringify(SETTINGS));
    const { stdout, stderr } = spawnSync(
      program,
      ["dblint", `--config-path=${folder}`, `--connection-string=${connection}`, "--reporter=json"],
      { cwd: folder, encoding: "utf8" },
    );
    const start = stdout.indexOf("{");
    if (start === -1) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout.slice(start)) as Report;
    return diagnostics.map(({ category, message }) => `${category}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
