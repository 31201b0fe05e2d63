/** Months of a plan, counted from November 2026, as dates and as readers say them. */
import { expect, test } from "vitest";

import { formatMonth, formatShortMonth, toCalendarMonth, toDay } from "./months.ts";

const TODAY = "2026-11";

test("month 0 is this one; years end in between", () => {
  expect([0, 1, 2, 14, -11].map((month) => toCalendarMonth(month, TODAY))).toEqual([
    "2026-11",
    "2026-12",
    "2027-01",
    "2028-01",
    "2025-12",
  ]);
  expect([0, 2].map((month) => formatMonth(month, TODAY))).toEqual(["November 2026", "January 2027"]);
});

test("short names have the year", () => {
  expect([0, 2, 12].map((month) => formatShortMonth(month, TODAY))).toEqual(["Nov '26", "Jan '27", "Nov '27"]);
});

test("a day is the month's first or some days from it", () => {
  expect(toDay(4, TODAY)).toBe("2027-03-01");
  expect(toDay(4, TODAY, -1)).toBe("2027-02-28");
  expect(toDay(4, TODAY, 9)).toBe("2027-03-10");
  expect(toDay(0, TODAY)).toBe("2026-11-01");
});
