/** The search against a mixed integer program, on few of the real cards with every limit, credit and enabler they have. */
import records from "virtual:tool-records";
import { expect, test } from "vitest";

import { planTwice } from "../test-programs.ts";

/** More of them in `npm run referee`. */
test.each([
  ["one person", "one", 2],
  ["two people", "two", 1],
  ["two people", "two", 3],
  ["a perk that needs a year's spend", "perks", 1],
  ["a perk that needs a year's spend", "perks", 4],
] as const)("%s, case %$", async (_, kind, seed) => {
  const { areProved, searchUsd, programUsd } = await planTwice(records, seed, kind);
  expect(areProved).toBe(true);
  expect(Math.abs(searchUsd - programUsd)).toBeLessThan(0.02);
});
