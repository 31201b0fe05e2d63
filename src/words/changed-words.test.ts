import { expect, test } from "vitest";

import { findChangedWords } from "./changed-words.ts";

test.each([
  ["Up to $50 a year at Resy", "Up to $100 a year at Resy", ["Up to", "$50", "$100", "a year"]],
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
  [
    "80,000 points after $2,000 of purchases in the first 6 months",
    "70,000 points and a free night after $2,000 of purchases in the first 6 months",
    ["", "80,000 points", "70,000 points and a free night", "after $2,000"],
  ],
  [
    "$5 after one purchase in the first 3 months",
    "$9 after two purchases in the first 3 months",
    ["", "$5 after one purchase", "$9 after two purchases", "in the first 3 months"],
  ],
  ["Up to 4 points; you can add to them", "Up to 5 points; you can add to them", ["Up to", "4", "5", "points"]],
  ["5x: Stores, social media and ads", "5x: Social media and ads", ["5x:", "Stores,", "", "Social media"]],
  [
    "Gold 4 nights, Silver 6",
    "Gold 2 nights, Silver 5",
    ["", "Gold 4 nights, Silver 6", "Gold 2 nights, Silver 5", ""],
  ],
  ["Group A boarding", "Group 3 boarding", ["", "Group A", "Group 3", "boarding"]],
  ["Once a year", "Once a year.", ["Once a", "year", "year.", ""]],
  ["Two free bags free", "Two free", ["Two free", "bags free", "", ""]],
])("%s → %s changes only what differs", (from, to, expected) => {
  expect(Object.values(findChangedWords(from, to))).toEqual(expected);
});
