/** Documents and comments name files that are there: a name that a move left behind sends its reader nowhere. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const files = spawnSync("git", ["ls-files"], { encoding: "utf8" }).stdout.split("\n").filter(Boolean);

/** Names of examples, and of what other programs have. */
const NOT_OURS = /^(?:x-page\.tsx|[ab]\.test\.ts)$/;
/** Decisions tell of their own day. */
const OF_THE_PAST = /^docs\/decisions\//;

const isDocument = (file: string) =>
  file.endsWith(".md") && !OF_THE_PAST.test(file) && !file.startsWith("src/content/");
const isSource = (file: string) => /\.(?:tsx?|toml|ya?ml)$/.test(file);

/** A file's name, with or without its folders, whole: neither a pattern (`<tool>-query.ts`) nor part of a longer word. */
const NAMED = /(?<![\w./<>*{}@-])(?:\.{0,2}\/)*((?:[\w.-]+\/)*\w[\w.-]*\.(?:tsx?|sql))(?![\w-])/g;

/** What people read: all of a document but its walks with made-up names, and of a source its comments. */
function readProse(file: string): string {
  const text = readFileSync(file, "utf8");
  if (isDocument(file)) return text.replaceAll(/`[^`]*\bmy-[^`]*`/g, "");
  const lines = text.split("\n").filter((line) => /^\s*(?:\/\*\*?|\*|\/\/|#)\s/.test(line));
  return lines.join("\n");
}

test("documents and comments name files that exist", () => {
  const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const named = files
    .filter((file) => isDocument(file) || isSource(file))
    .flatMap((file) => [...readProse(file).matchAll(NAMED)].map(([, name = ""]) => ({ file, name })))
    .filter(({ name }) => !NOT_OURS.test(name));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

test("every decision has its number, its day and its status in the first three lines", () => {
  const decisions = files.filter((file) => file.startsWith("docs/decisions/"));
  expect(decisions.length).toBeGreaterThan(10);
  const HEAD = /^# (\d+)\. .+\n\nDate: [A-Z][a-z]+ \d{1,2}, 20\d\d\. Status: (?:accepted|superseded)\b/;
  const isRight = (file: string) =>
    Number(HEAD.exec(readFileSync(file, "utf8"))?.[1]) === Number(/\/(\d{3})-/.exec(file)?.[1]);
  expect(decisions.filter((file) => !isRight(file))).toEqual([]);
});
