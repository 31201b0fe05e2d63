/** Amounts and dates at the edges of what is read. */
import { expect, test } from "vitest";

import { parseDay, parseUsd } from "./parse-cell.ts";

test.each([
  ["+$5", 5],
  ["$ -5", -5],
  ["- $5", -5],
  ["($1,234.50)", -1_234.5],
  ["5.00-", -5],
  [".75", 0.75],
  ["", null],
  ["\u22125.5", -5.5],
  ["5 USD", 5],
  ["5 dr", 5],
  ["5cr", -5],
  ["  7 ", 7],
  ["1,234,567.89", 1_234_567.89],
  ["12,34", null],
  ["1,2345", null],
  ["5.", null],
  ["5 EUR", null],
  ["x5", null],
  ["5x", null],
  ["-", null],
])("the amount %j is %j", (cell, usd) => expect(parseUsd(cell)).toBe(usd));

test.each([
  ["2026-01-31", [2026, 1, 31]],
  ["20260131", [2026, 1, 31]],
  ["20260131120000[0:GMT]", [2026, 1, 31]],
  ["01-31-2026", [2026, 1, 31]],
  [" 1/2/2026 ", [2026, 1, 2]],
  ["1.2.26", [2026, 1, 2]],
  ["12/31/99", [2099, 12, 31]],
  ["01/02/2026 10:15", [2026, 1, 2]],
  ["January 2, 2026", [2026, 1, 2]],
  ["Dec. 31 2026", [2026, 12, 31]],
  ["2026-12-01", [2026, 12, 1]],
] as const)("%j is the day %j", (cell, [year, month, date]) => {
  expect(parseDay(cell)).toBe(Date.UTC(year, month - 1, date) / 86_400_000);
});

test.each([
  "2026-00-10",
  "2026-13-10",
  "2026-01-00",
  "2026-01-32",
  "1/2/345",
  "1/2/20260",
  "Foo 2, 2026",
  "2 Jan 2026",
  "on 1/2/26",
  "Jan 2, 2026!",
  "the Jan 2, 2026",
])("%j is no day", (cell) => expect(parseDay(cell)).toBeNull());

test("months are known by their names, however much of them is written", () => {
  const names = ["January", "Feb", "Mar", "April", "May", "June", "July", "Aug", "Sept", "Oct", "November", "Dec"];
  expect(names.map((name) => parseDay(`${name} 5, 2026`))).toEqual(
    names.map((_, month) => Date.UTC(2026, month, 5) / 86_400_000),
  );
});
