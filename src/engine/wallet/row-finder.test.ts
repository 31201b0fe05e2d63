import { describe, expect, test } from "vitest";

import type { CardRow } from "../value/list-rows.ts";
import { makeBase, makeCard, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { createRowFinder } from "./row-finder.ts";
import { compileSearch } from "./compile-search.ts";

const credit = makePerk("credit", { kind: "access", faceUsd: 200, needs: { spendUsd: 6_000 } });
const cards = [makeCard("club", { earns: [makeBase(2)], perks: [credit] }), makeCard("flat", { earns: [makeBase(1)] })];
const tableOf = (monthlyUsd: number) =>
  compileSearch(cards, makeProfile([makeLine("other", monthlyUsd)], { trips: 4 }), []);

test("a way to hold a card is found in a table of other amounts, unless it needs more spend than there is", () => {
  const { cardRows } = tableOf(1_000);
  const [club, flat] = cardRows;
  // Without the promise of $6,000 and with it.
  expect(club!.rows.map(({ minSpendUsd }) => minSpendUsd)).toEqual([0, 6_000]);

  const inMore = createRowFinder(tableOf(2_000));
  expect(club!.rows.map((row) => inMore(0, row))).toEqual([0, 1]);
  expect(inMore(1, flat!.rows[0]!)).toBe(2);

  const inLess = createRowFinder(tableOf(100));
  expect(club!.rows.map((row) => inLess(0, row))).toEqual([0, -1]);
  expect(inLess(1, flat!.rows[0]!)).toBe(1);
});

test("where less spend does not reach all of a bonus in its window, it is the way with the most of it", () => {
  const tiers = [
    { afterUsd: 1_000, months: 3, points: 0, usd: 200 },
    { afterUsd: 5_000, months: 3, points: 0, usd: 300 },
  ];
  const club = makeCard("club", { bonus: { kind: "fixed", state: "open", tiers }, perks: [credit] });
  const rowsAt = (monthlyUsd: number) =>
    compileSearch([club], makeProfile([makeLine("other", monthlyUsd)], { trips: 4, horizon: "first-year" }), []);
  const more = rowsAt(2_000);
  const { rows } = more.cardRows[0]!;
  const all = rows.find(({ minSpendUsd, bonusUsd }) => minSpendUsd === 6_000 && bonusUsd === 500)!;
  expect(createRowFinder(more)(0, all)).toBe(rows.indexOf(all));
  // $3,000 in three months: the first part of the bonus alone.
  const less = rowsAt(1_000);
  expect(less.cardRows[0]!.rows[createRowFinder(less)(0, all)]).toMatchObject({ minSpendUsd: 6_000, bonusUsd: 200 });
});

test("a way that other cards of the wallet allow is told from the one without them", () => {
  const points = { ...makeCard("a").points, transfer: 2, kind: "bank" as const, enabledBy: ["flat"] };
  const lifted = makeCard("lifted", { points });
  const profile = makeProfile([makeLine("other", 1_000)], { value: "transfer" });
  const table = compileSearch([lifted], profile, []);
  const rows = table.cardRows[0]!.rows;
  expect(rows.map(({ mask }) => mask)).toEqual([0, 1]);
  const inMore = createRowFinder(compileSearch([lifted], { ...profile, lines: [makeLine("other", 2_000)] }, []));
  expect(rows.map((row) => inMore(0, row))).toEqual([0, 1]);
});

describe("among the ways to hold a card", () => {
  const [row] = tableOf(1_000).cardRows[0]!.rows;
  const find = (rows: readonly Partial<CardRow>[], asked: Partial<CardRow>, card = 1) => {
    const { card: first } = tableOf(1_000).cardRows[0]!;
    const whole = rows.map((one) => ({ ...row!, ...one }));
    const ofCard = { card: first, enablers: [], lifts: false, rows: whole };
    return createRowFinder({ cardRows: [ofCard, ofCard] })(card, { ...row!, ...asked });
  };

  test("it is the one with the same match, choices, promise and company", () => {
    const rows = [
      { isMatch: true },
      { choices: ["gas"] },
      { choices: ["gas", "dining"] },
      { minSpendUsd: 500 },
      { mask: 1 },
      {},
    ];
    expect(rows.map((one) => find(rows, one, 0))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rows.map((one) => find(rows, one))).toEqual([6, 7, 8, 9, 10, 11]);
    expect(find(rows, { choices: ["dining"] })).toBe(-1);
    expect(find(rows.slice(1), { isMatch: true })).toBe(-1);
  });

  test("it has the most of the bonus, and no more than that", () => {
    const rows = [300, 100, 200, 500].map((bonusUsd) => ({ bonusUsd }));
    expect([99, 100, 150, 250, 300, 499, 900].map((bonusUsd) => find(rows, { bonusUsd }, 0))).toEqual([
      -1, 1, 1, 2, 0, 0, 3,
    ]);
    expect(find([{ bonusUsd: 0 }, { bonusUsd: 0 }], {}, 0)).toBe(0);
  });
});
