/** The search against a mixed integer program, on few of the real cards with every limit, credit and enabler they have. */
import records from "virtual:tool-records";
import { expect, test } from "vitest";

import { planTwice } from "./test-programs.ts";

/** More of them in `npm run referee`. */
test.each([1, 2, 6])("case %i", async (seed) => {
  const { areProved, searchUsd, programUsd } = await planTwice(records, seed);
  expect(areProved).toBe(true);
  expect(Math.abs(searchUsd - programUsd)).toBeLessThan(0.02);
});
