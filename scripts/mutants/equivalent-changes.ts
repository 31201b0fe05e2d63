/**
 * Changes that nothing can tell from the original, neither by an answer nor by counted work:
 * reviewed one by one and listed in `equivalent/`, a file for each folder of sources, with the
 * reason in a sentence. They are known by text and not by line number, so they outlive edits
 * elsewhere; an entry whose text is gone is an error (`equivalent-changes.test.ts`).
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { isAlive, readChange, type Tried } from "./read-mutants.ts";

export interface Equivalent {
  readonly file: string;
  /** The line that the change begins on, without its indent. */
  readonly line: string;
  /** How often the file has this line, if the reason holds for each: 1 by default. */
  readonly times?: number;
  /** What was changed and into what, both as `npm run mutants` prints them. */
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}
type ListFile = Readonly<Record<string, readonly Omit<Equivalent, "file">[]>>;

/** All lists: each an object from a source file to its entries. */
export function readEquivalents(): Equivalent[] {
  return globSync(path.join(import.meta.dirname, "equivalent/*.json"))
    .toSorted()
    .flatMap((list) => Object.entries(JSON.parse(readFileSync(list, "utf8")) as ListFile))
    .flatMap(([file, entries]) => entries.map((entry) => ({ file, ...entry })));
}

export function isListed(tried: Tried, list: readonly Equivalent[]): boolean {
  return list.some((entry) => matches(entry, tried));
}

/**
 * What is wrong with entries after a run: a change that a test did notice, or, of files whose
 * changes were all tried, one that is never made.
 */
export function listWrongEntries(tried: readonly Tried[], list: readonly Equivalent[], isSample: boolean): string[] {
  const files = new Set(tried.map(({ file }) => file));
  return list
    .filter(({ file }) => files.has(file))
    .flatMap((entry) => {
      const same = tried.filter((one) => matches(entry, one));
      const name = `${entry.file}: ${entry.was} => ${entry.becomes}`;
      if (same.length > 0 && !same.some(isAlive)) return [`Listed as equivalent, and noticed by a test: ${name}`];
      return same.length === 0 && !isSample ? [`Listed as equivalent, and no such change is made: ${name}`] : [];
    });
}

/** Whether the text of an entry stands in its file, as often as it says. */
export function isInSource({ line, was, times = 1 }: Equivalent, source: string): boolean {
  const lines = source.split("\n");
  const places = lines.flatMap((text, index) => (text.trim() === line ? [index] : []));
  const reaches = (index: number) =>
    collapse(lines.slice(index).join("\n"))
      .slice(0, line.length + was.length)
      .includes(was);
  return places.length === times && places.every(reaches);
}

function matches(entry: Equivalent, tried: Tried): boolean {
  const { line, was, becomes } = readChange(tried);
  return entry.file === tried.file && entry.line === line && entry.was === was && entry.becomes === becomes;
}

const collapse = (text: string): string => text.trim().replaceAll(/\s+/g, " ");
