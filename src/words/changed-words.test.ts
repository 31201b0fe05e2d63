import { expect, test } from "vitest";

import { findChangedWords } from "./changed-words.ts";

test.each([
  ["Up to $50 a year at Resy", "Up to $100 a year at Resy", ["Up to", "$50", "$100", "a year at …"]],
  ["6x: Gas", "4x: Gas", ["", "6x:", "4x:", "Gas"]],
  ["$95", "$150", ["", "$95", "$150", ""]],
  ["In 4 months", "In 3 months", ["In", "4 months", "3 months", ""]],
  [
    "Credit of $50 twice a year at Resy restaurants",
    "Credit of $50 twice a year at Resy restaurants marked eligible",
    ["… at Resy restaurants", "", "marked eligible", ""],
  ],
  ["Twice a year", "Twice a year, each for a stay", ["Twice a year,", "", "each for a stay", ""]],
  ["Lounges, a spa and a bar", "Lounges and a bar", ["", "Lounges, a spa", "Lounges", "and a bar"]],
  ["Once a year", "Once a year.", ["Once a", "year", "year.", ""]],
  ["Two free bags free", "Two free", ["Two free", "bags free", "", ""]],
])("%s → %s changes only what differs", (from, to, expected) => {
  expect(Object.values(findChangedWords(from, to))).toEqual(expected);
});
