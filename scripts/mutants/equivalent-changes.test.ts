import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type Equivalent, isInSource, isListed, listWrongEntries, readEquivalents } from "./equivalent-changes.ts";
import { describeMutant, type Mutant, readMutants, scoreMutants, type Tried } from "./read-mutants.ts";

const source = "const last = list.length;\nfor (let at = 0; at < last; at++) {\n  sum += list[at] ?? 0;\n}\n";
const entry: Equivalent = {
  file: "src/a.ts",
  line: "for (let at = 0; at < last; at++) {",
  was: "at < last",
  becomes: "at <= last",
  why: "One more turn adds 0.",
};
const tryChange = (status: Mutant["status"], replacement = "at <= last"): Tried => ({
  file: "src/a.ts",
  source,
  mutatorName: "EqualityOperator",
  replacement,
  status,
  location: { start: { line: 2, column: 18 }, end: { line: 2, column: 27 } },
});

test("a listed change is known by its line, what it was and what it became", () => {
  expect(isListed(tryChange("Survived"), [entry])).toBe(true);
  expect(isListed(tryChange("Survived", "at >= last"), [entry])).toBe(false);
  expect(isListed({ ...tryChange("Survived"), file: "src/b.ts" }, [entry])).toBe(false);
  expect(isListed(tryChange("Survived"), [{ ...entry, line: "for (let at = 1; at < last; at++) {" }])).toBe(false);
});

test("of a longer change the entry has as much as is printed", () => {
  const block: Tried = {
    ...tryChange("Survived", "{}"),
    location: { start: { line: 2, column: 35 }, end: { line: 4, column: 2 } },
  };
  const listed = { ...entry, was: "{ sum += list[at] ?? 0; }", becomes: "{}" };
  expect(isListed(block, [listed])).toBe(true);
  expect(isInSource(listed, source)).toBe(true);
});

test("the second score leaves out listed changes that survived", () => {
  const tried = [tryChange("Survived"), tryChange("Survived", "at >= last"), tryChange("Killed", "false")];
  const isEquivalent = (one: Tried) => isListed(one, [entry]);
  const { score, withoutEquivalent, equivalent } = scoreMutants(tried, false, isEquivalent);
  expect({ score, withoutEquivalent, equivalent }).toEqual({
    score: "33.3%",
    withoutEquivalent: "50.0%",
    equivalent: 1,
  });
  expect(scoreMutants([tryChange("Killed")], false, isEquivalent).withoutEquivalent).toBe("100.0%");
  expect(tried.map((one) => describeMutant(one, isEquivalent).endsWith(" (listed as equivalent)"))).toEqual([
    true,
    false,
    false,
  ]);
});

test("a run names entries that a test noticed, and those that no change matches", () => {
  expect(listWrongEntries([tryChange("Survived")], [entry], false)).toEqual([]);
  expect(listWrongEntries([tryChange("Killed")], [entry], true)[0]).toMatch("noticed by a test: src/a.ts: at < last");
  const others = readMutants({ files: { "src/a.ts": { source, mutants: [tryChange("Killed", "true")] } } });
  expect(listWrongEntries(others, [entry], false)[0]).toMatch("no such change is made");
  // A sample need not hold it, nor does a run of other files.
  expect(listWrongEntries(others, [entry], true)).toEqual([]);
  expect(listWrongEntries(others, [{ ...entry, file: "src/b.ts" }], false)).toEqual([]);
});

test("an entry whose line is gone, has changed or stands there more often is found", () => {
  expect(isInSource(entry, source)).toBe(true);
  expect(isInSource(entry, source.replace("at < last", "at < end"))).toBe(false);
  expect(isInSource({ ...entry, was: "at < end" }, source)).toBe(false);
  expect(isInSource(entry, source + source)).toBe(false);
  expect(isInSource({ ...entry, times: 2 }, source + source)).toBe(true);
});

test("every listed change stands in the sources, once, with its reason", () => {
  const list = readEquivalents();
  expect(list.filter((one) => !isInSource(one, readFileSync(one.file, "utf8")))).toEqual([]);
  expect(list.filter(({ why }) => !/^[A-Z].{15,}\.$/.test(why))).toEqual([]);
  const names = list.map(({ file, line, was, becomes }) => [file, line, was, becomes].join("\n"));
  expect(new Set(names).size).toBe(names.length);
});
