import { expect, test } from "vitest";

import { findNearest, sortByLikeness } from "./find-nearest.ts";

const NAMES = ["dining", "groceries", "gas", "travel_other", "maxAnnualFee", "q"];

test.each([
  ["dinning", "dining"],
  ["Dining", "dining"],
  ["grocery", "groceries"],
  ["maxFee", "maxAnnualFee"],
  ["travel", "travel_other"],
  ["color", undefined],
  ["", undefined],
])("%j is taken for %s", (name, nearest) => {
  expect(findNearest(name, NAMES)).toBe(nearest);
});

test("sorts every name, the nearest first", () => {
  expect(sortByLikeness("gas-", NAMES)).toHaveLength(NAMES.length);
  expect(sortByLikeness("gas-", NAMES)[0]).toBe("gas");
});
