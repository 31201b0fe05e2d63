import { expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { toCellPrices, toLinePrices } from "./cell-prices.ts";
import { toWholeCells } from "./merge-cells.ts";
import { compileSearch } from "./compile-search.ts";

const cards = [
  makeCard("club", { earns: [makeBase(1)], perks: [makePerk("lounge", { kind: "access", faceUsd: 400 })] }),
  makeCard("diner", { earns: [makeBase(1), makeEarn(3, { category: "dining" })] }),
];
const profile = makeProfile([makeLine("dining", 100), makeLine("gas", 50), makeLine("other", 150)], { trips: 4 });
const merged = compileSearch(cards, profile, []);
const fuel = makeCard("fuel", { earns: [makeBase(1), makeEarn(2, { category: "gas" })] });
const whole = compileSearch([...cards, fuel], profile, []);

test("prices of one table are those of another whose kinds of spend are parted differently", () => {
  // Dining, everything else, and the lounge.
  expect([merged.lineCount, whole.lineCount]).toEqual([3, 4]);
  const cell = toCellPrices(merged, Float64Array.of(24, 12, 60));
  expect([...cell.byCell]).toEqual([0.02, 0.005, 0.005]);
  expect([...cell.byGroup]).toEqual([["lounge", 60]]);
  const parts = toWholeCells(whole.visit.cells);
  expect([...toLinePrices(cell, whole, parts)]).toEqual([24, 3, 9, 60]);
  expect([...toLinePrices(cell, merged, toWholeCells(merged.visit.cells))]).toEqual([24, 12, 60]);
});

test("a dollar that costs something is worth that much less, and a kind of spend or perk that is new has no price", () => {
  const cell = toCellPrices(merged, Float64Array.of(24, 12, 60));
  const parts = toWholeCells(whole.visit.cells).map((part, at) => ({ ...part, cost: [0.015, 0.006, 0.001][at]! }));
  expect([...toLinePrices(cell, whole, parts)].map((usd) => Number(usd.toFixed(9)))).toEqual([6, 0, 7.2, 60]);
  const none = { byCell: Float64Array.of(0.02), byGroup: new Map<string, number>() };
  expect([...toLinePrices(none, whole, toWholeCells(whole.visit.cells))]).toEqual([24, 0, 0, 0]);
});

test("each perk that counts once keeps its own price", () => {
  const perks = [
    makePerk("lounge", { kind: "access", faceUsd: 400 }),
    makePerk("golf", { kind: "points", points: 2_000, merchant: "Golf" }),
  ];
  const card = makeCard("club", { earns: [makeBase(1)], perks });
  const model = compileSearch([card, cards[1]!], profile, []);
  expect(model.onceGroups).toHaveLength(2);
  const prices = Float64Array.of(24, 12, 60, 70);
  const cell = toCellPrices(model, prices);
  expect([...cell.byGroup.values()]).toEqual([60, 70]);
  expect([...toLinePrices(cell, model, toWholeCells(model.visit.cells))]).toEqual([...prices]);
});
