import { describe, expect, test } from "vitest";

import {
  describeMutant,
  mergeRounds,
  type Mutant,
  readMutants,
  type Report,
  scoreMutants,
  toKey,
  toRange,
} from "./read-mutants.ts";

const source = "const sum = one + other;\nreturn sum > 0;\n";
const mutant = (line: number, column: number, length: number, status: Mutant["status"]): Mutant => ({
  mutatorName: "ArithmeticOperator",
  replacement: "one - other",
  status,
  location: { start: { line, column }, end: { line, column: column + length } },
});
const report = (...mutants: readonly Mutant[]): Report => ({ files: { "src/a.ts": { source, mutants } } });

const none = () => false;

describe("a report", () => {
  const killed = mutant(1, 13, 11, "Killed");
  const alive = mutant(2, 8, 7, "Survived");

  test("is read as the changes that were tried, or as those of a sample", () => {
    expect(readMutants(report(killed, alive))).toEqual(
      [killed, alive].map((one) => ({ ...one, file: "src/a.ts", source })),
    );
    expect(readMutants(report(killed, alive), new Set([toKey("src/a.ts", alive)]))).toHaveLength(1);
  });

  test("names a change with what it was and became, and the range that tries it again", () => {
    const [first] = readMutants(report(killed));
    expect(describeMutant(first!, none)).toBe("src/a.ts:1 ArithmeticOperator: one + other => one - other");
    expect(toRange(first!)).toBe("src/a.ts:1:12-1:23");
    const [unreached] = readMutants(report({ ...killed, status: "NoCoverage" }));
    expect(describeMutant(unreached!, none)).toMatch(/\(no test comes here\)$/);
  });
});

describe("the score", () => {
  const read = (...statuses: readonly Mutant["status"][]) =>
    readMutants(report(...statuses.map((status, at) => mutant(1, at + 1, 1, status))));

  test("counts what was killed or ran without end among what was tried, and not what could not be", () => {
    expect(
      scoreMutants(read("Killed", "Timeout", "Survived", "NoCoverage", "Ignored", "RuntimeError"), false, none),
    ).toEqual({
      score: "50.0%",
      withoutEquivalent: "50.0%",
      killed: 2,
      survived: 1,
      equivalent: 0,
      notReached: 1,
      notTried: 1,
    });
    expect(scoreMutants(read("Killed", "Survived", "Survived", "Survived"), true, none).score).toBe("25.0% ± 42.4");
  });

  test("counts what a second round of slower tests killed of those that survived the first", () => {
    const first = read("Killed", "Survived", "Survived", "NoCoverage", "Survived");
    // The second round tries what lies inside a range as well, and may know nothing of some.
    const second = read("Survived", "Killed", "Survived", "Timeout").concat(
      readMutants(report(mutant(2, 1, 3, "Killed"))),
    );
    const merged = mergeRounds(first, second);
    expect(merged.map(({ status }) => status)).toEqual(["Killed", "Killed", "Survived", "Timeout", "Survived"]);
    expect(scoreMutants(merged, false, none).score).toBe("60.0%");
  });
});
