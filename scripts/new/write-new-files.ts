import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { UsageError } from "../command-line.ts";

/** What a generator gives: files that are not there yet, and what is left to do. */
export interface NewFiles {
  /** By path from the project's root. */
  readonly files: Readonly<Record<string, string>>;
  readonly steps: readonly string[];
}

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** @throws UsageError unless it is a name that a file and an address can have */
export function requireSlug(slug: string): string {
  if (!KEBAB.test(slug)) throw new UsageError(`"${slug}" is no slug: lower-case words joined by -.`);
  return slug;
}

/**
 * All of them or none.
 * @throws UsageError when one is there already: nobody's work is written over
 */
export function writeNewFiles(root: string, { files }: NewFiles): void {
  const there = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
  if (there.length > 0) throw new UsageError(`Already there, and left as it is: ${there.join(", ")}`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Writes them into the project, and says what it wrote and what is left to do. */
export function writeAndTell(made: NewFiles): void {
  writeNewFiles(process.cwd(), made);
  for (const file of Object.keys(made.files)) console.log(`Written: ${file}`);
  console.log(`\nNext:\n${made.steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`);
}
