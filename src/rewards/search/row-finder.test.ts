import { expect, test } from "vitest";

import { makeBase, makeCard, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { createRowFinder } from "./row-finder.ts";
import { compileSearch } from "./search-model.ts";

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
