import { expect, test } from "vitest";

import { makePerk } from "../value/test-cards.ts";
import { findTiming } from "./perk-timing.ts";

test("visits, services, status and what comes once in years have no portions", () => {
  for (const kind of ["access", "service", "status", "once-in-years"] as const) {
    expect(findTiming(makePerk("p", { kind, resets: "year" }))).toBeNull();
  }
});

test("a portion is as long as what it is reset by, and begins with the calendar but for the card's own year", () => {
  const timings = (["calendar-month", "quarter", "half", "year", "card-year"] as const).map((resets) =>
    findTiming(makePerk("p", { kind: "credit", resets, from: "opening" })),
  );
  expect(timings.map((timing) => [timing!.length, timing!.isCalendar])).toEqual([
    [1, true],
    [3, true],
    [6, true],
    [12, true],
    [12, false],
  ]);
  expect(findTiming(makePerk("p", { kind: "points" }))).toEqual({
    length: 12,
    isCalendar: false,
    isFromAnniversary: false,
  });
});

test("a perk of the renewal comes after the first year", () => {
  expect(findTiming(makePerk("p", { kind: "points", from: "first-anniversary" }))?.isFromAnniversary).toBe(true);
  expect(findTiming(makePerk("p", { kind: "points", needs: { fromYear: 2 } }))?.isFromAnniversary).toBe(true);
  expect(findTiming(makePerk("p", { kind: "points", needs: { fromYear: 1 } }))?.isFromAnniversary).toBe(false);
});
