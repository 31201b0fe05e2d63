import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeChoice, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import { coverLines, listMostValues } from "./cover-lines.ts";
import { compileSearch } from "./search-model.ts";

describe("the most that a card could earn on a line", () => {
  const lines = [makeLine("dining", 100), makeLine("other", 1_000)];
  const most = (...earns: Parameters<typeof makeEarn>[]) => {
    const card = makeCard("card", { earns: [makeBase(1), ...earns.map((earn) => makeEarn(...earn))] });
    return [...listMostValues(compileSearch([card], makeProfile(lines)))];
  };

  test("is the whole line at the best rate, limits left aside", () => {
    expect(most([3, { category: "dining" }])).toEqual([36, 120]);
    expect(most([3, { category: "dining", cap: { limitUsd: 500, pool: "p" }, afterCap: 1 }])).toEqual([36, 120]);
  });

  test("is that of its best way to be held", () => {
    const choice = makeChoice("chosen", ["dining", "gas"]);
    const card = makeCard("card", { choices: [choice] });
    const both = [makeLine("dining", 100), makeLine("gas", 50), makeLine("other", 1_000)];
    expect([...listMostValues(compileSearch([card], makeProfile(both)))]).toEqual([60, 30, 120]);
  });

  test("is the full rate where only a share of the line may earn it", () => {
    const phone = makeChoice("mobile-wallet", ["dining"], { multiplier: 3 });
    const card = makeCard("card", { choices: [phone] });
    expect([...listMostValues(compileSearch([card], makeProfile(lines)))]).toEqual([36, 120]);
  });

  test("is each card's own", () => {
    const cards = [
      makeCard("a"),
      makeCard("b", { earns: [makeBase(2), makeEarn(3, { category: "dining" })] }),
      makeCard("c", { earns: [makeBase(4)] }),
    ];
    const most = listMostValues(compileSearch(cards, makeProfile(lines)));
    expect([...most]).toEqual([12, 120, 36, 240, 48, 480]);
  });
});

describe("lines that must be served", () => {
  // Card 0 earns $90 on the first line, card 1 $100 on the second, card 2 $20 on both.
  const most = Float64Array.of(90, 0, 0, 100, 20, 20);
  const node = { most, lineCount: 2, prices: Float64Array.of(100, 100), held: [] as number[], slackUsd: 30 };

  test("the cards for the scarcest of them are tried first", () => {
    // Only card 0 comes within $30 of the first price, only card 1 of the second: the first line stays.
    expect(coverLines([2, 1, 0], node).order).toEqual([0, 2, 1]);
    // The first line may be lost, the second not.
    expect(coverLines([2, 0, 1], { ...node, prices: Float64Array.of(30, 100) }).order).toEqual([1, 2, 0]);
  });

  test("a line that a held card serves, or that may be lost, changes no order", () => {
    // Card 3 would be the only one for the first line.
    const other = Float64Array.from([...most, 95, 0]);
    expect(coverLines([2, 1, 3], { ...node, most: other, held: [0], prices: Float64Array.of(100, 30) }).order).toEqual([
      2, 1, 3,
    ]);
    expect(coverLines([2, 1, 3], { ...node, most: other, prices: Float64Array.of(100, 30) }).order).toEqual([3, 2, 1]);
    expect(coverLines([2, 1], { ...node, held: [0], prices: Float64Array.of(100, 30) }).order).toEqual([2, 1]);
    expect(coverLines([2, 1, 0], { ...node, slackUsd: 100 }).order).toEqual([2, 1, 0]);
  });

  test("the bound falls by what nobody left earns of the prices", () => {
    const { order, lossUsd } = coverLines([2, 1, 0], { ...node, slackUsd: 100 });
    expect(order).toEqual([2, 1, 0]);
    // All of them: $10 of the first line. Without card 2 the same. Card 0 alone loses the second line whole.
    expect([...lossUsd]).toEqual([10, 10, 110]);
    expect([...coverLines([2, 1, 0], { ...node, slackUsd: 100, held: [1] }).lossUsd]).toEqual([10, 10, 10]);
  });
});
