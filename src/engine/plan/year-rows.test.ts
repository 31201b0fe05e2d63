/** Rows of a card by year and by what the plan's other cards allow. */
import { expect, test } from "vitest";
import { makeCard, makePerk } from "../value/test-cards.ts";
import type { CardRow, CardRows } from "../value/list-rows.ts";
import { alignMasks, listUnlocks, mergeRows, toYearRows, findTiming } from "./year-rows.ts";

const makeRow = (mask: number, minSpendUsd: number, row: Partial<CardRow> = {}): CardRow => ({
  mask,
  choices: [],
  cpp: 1,
  feeUsd: 0,
  perks: [],
  minSpendUsd,
  open: Float64Array.of(0.01),
  multipliers: Float64Array.of(1),
  pools: [],
  ...row,
});
const makeRows = (rows: readonly CardRow[], enablers: readonly (readonly string[])[] = []): CardRows => ({
  card: makeCard("card"),
  enablers,
  lifts: false,
  rows,
});

test("the amounts that earn further perks are those of both years, each once, from low to high", () => {
  const years = [makeRows([makeRow(0, 0), makeRow(0, 9_000)]), makeRows([makeRow(0, 9_000), makeRow(0, 500)])];
  expect(listUnlocks(years)).toEqual([500, 9_000]);
});

test("by mask and amount the rows of the highest amount that is reached", () => {
  const rows = [
    makeRow(0, 0, { choices: ["gas"] }),
    makeRow(0, 0, { choices: ["dining"] }),
    makeRow(0, 500),
    makeRow(0, 9_000),
    makeRow(1, 0, { cpp: 2 }),
  ];
  const { variants, unlocked } = toYearRows(makeRows(rows, [["key"]]), [500, 4_000, 9_000]);
  expect(variants).toEqual([[rows[0], rows[1]], [rows[4]]]);
  expect(unlocked).toEqual([
    [[rows[2]], [rows[4]]],
    [[rows[2]], [rows[4]]],
    [[rows[3]], [rows[4]]],
  ]);
});

test("kinds of spend together have the figures of the first of them", () => {
  const pool = {
    id: "pool",
    isCredit: false,
    limitUsd: 600,
    share: 1,
    rates: Float64Array.of(5, 6, 7),
    multipliers: Float64Array.of(50, 60, 70),
  };
  const credit = { ...pool, id: "credit", multipliers: null };
  const row = makeRow(0, 0, {
    open: Float64Array.of(0.1, 0.2, 0.3),
    multipliers: Float64Array.of(1, 2, 3),
    pools: [pool, credit],
  });
  const { rows, card } = mergeRows(makeRows([row]), Int32Array.of(2, 0));
  expect(card.slug).toBe("card");
  expect(rows).toEqual([
    {
      ...row,
      open: Float64Array.of(0.3, 0.1),
      multipliers: Float64Array.of(3, 1),
      pools: [
        { ...pool, rates: Float64Array.of(7, 5), multipliers: Float64Array.of(70, 50) },
        { ...credit, rates: Float64Array.of(7, 5) },
      ],
    },
  ]);
});

test("the first year's rows stand at the masks of later years", () => {
  const later = makeRows([], [["bank"], ["partner"], ["third"]]);
  // In the first year the partner counts alone, and is the first there.
  const first = makeRows([makeRow(0, 0, { cpp: 1 }), makeRow(1, 0, { cpp: 2 })], [["partner"]]);
  const aligned = alignMasks(first, later);
  expect(aligned.map(({ mask, cpp }) => [mask, cpp])).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => [mask, mask === 2 || mask === 3 || mask >= 6 ? 2 : 1]),
  );
});

test("what counts in the first year only is met by no card of later years", () => {
  const first = makeRows([makeRow(0, 0, { cpp: 1 }), makeRow(1, 0, { cpp: 2 })], [["early"]]);
  expect(alignMasks(first, makeRows([], [["bank"]])).map(({ mask, cpp }) => [mask, cpp])).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

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
