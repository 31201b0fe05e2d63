/** Worked sums: what a row that promises spend pays for the dollars it must take, and which of them it wants. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePartLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { addUse, createPriceBound, findSurplus, rowSurplus } from "./price-bound.ts";
import { compileSearch } from "./search-model.ts";
import { boundOf } from "./test-bounds.ts";

describe("with a promise of spend", () => {
  const perks = [makePerk("p", { kind: "points", points: 30_000, needs: { spendUsd: 5_000 } })];
  const { model, bound, use } = boundOf({ perks });
  const [plain, promised] = [...model.rowsOf[0]!.at(-1)!];
  const surplus = (...prices: number[]) => rowSurplus(bound, promised!, Float64Array.from(prices));

  test("the row without it has no perk, the row with it pays the least loss on the dollars it must take", () => {
    expect(rowSurplus(bound, plain!, Float64Array.of(0, 0))).toBeCloseTo(132, 9);
    // All spend is the card's anyway.
    expect(surplus(0, 0)).toBeCloseTo(132 + 300, 9);
    // Dining at 3 cents loses 2 on $1,200, the rest at 2 cents loses 1 on $5,000: the rest alone fills it.
    expect(surplus(36, 240)).toBeCloseTo(300 - 50, 9);
    // The rest at 5 cents loses 4: dining's 2 cents first, then 4 on $3,800.
    expect(surplus(36, 600)).toBeCloseTo(300 - 24 - 152, 9);
    // Dining without loss first.
    expect(surplus(0, 600)).toBeCloseTo(300 + 12 - 152, 9);
  });

  test("it wants just the dollars that keep the promise", () => {
    // The rest at 2.5 cents a dollar loses 1.5 on $5,000, and $300 pay more than that.
    expect(use(36, 300)).toEqual([0, Math.round((5 / 12) * 1e6) / 1e6]);
    expect(use(0, 600)).toEqual([1, Math.round((3.8 / 12) * 1e6) / 1e6]);
    // Where the perk does not pay the loss, the row without it is best, and takes nothing.
    expect(use(120, 2_400)).toEqual([0, 0]);
  });

  test("a promise that only rent could keep is bounded without a loss", () => {
    // Rent earns nothing here: no dollar of it may be put on the card.
    const lounge = makePerk("l", { kind: "access", faceUsd: 400 });
    const lines = [makeLine("dining", 100), makePartLine("rent", 1_000)];
    const rent = boundOf({ perks: [...perks, lounge] }, { trips: 4 }, lines);
    const row = rent.model.rowsOf[0]!.at(-1)!.at(-1)!;
    expect(rent.model.minSpendUsd[row]).toBe(5_000);
    expect(rowSurplus(rent.bound, row, Float64Array.of(36, 0, 100))).toBeCloseTo(300, 9);
    // Nothing fills what is missing, a perk at its very price neither.
    expect(rent.use(0, 0, 100)).toEqual([1, 0, 0]);
  });

  test("two lines that lose the same fill it one after the other", () => {
    const lines = [makeLine("dining", 250), makeLine("gas", 250), makeLine("other", 1_000)];
    const cards = [
      makeCard("a", { perks }),
      makeCard("z", { earns: [makeBase(1), makeEarn(9, { category: "gas" }), makeEarn(8, { category: "dining" })] }),
    ];
    const both = compileSearch(cards, makeProfile(lines, { effortUsd: 0 }));
    const ofBoth = createPriceBound(both);
    const rows = both.rowsOf[0]!.at(-1)!;
    // $3,000 each at 2 cents lose 1 cent a dollar; the rest at 5 cents would lose 4.
    const prices = Float64Array.of(60, 60, 600);
    expect(findSurplus(ofBoth, rows, prices)).toBeCloseTo(300 - 50, 9);
    const wanted = new Float64Array(3);
    addUse(ofBoth, rows, prices, wanted);
    expect([...wanted].map((share) => share.toFixed(6))).toEqual(["1.000000", "0.666667", "0.000000"]);
  });

  describe("of three lines", () => {
    // $2,000, $3,500 and $6,000 a year at 2%, 1% and 1.5%.
    const lines = [makeLine("dining", 2_000 / 12), makeLine("gas", 3_500 / 12), makeLine("other", 500)];
    const lounge = makePerk("l", { kind: "access", faceUsd: 400 });
    const card = makeCard("a", {
      earns: [makeBase(1), makeEarn(2, { category: "dining" }), makeEarn(1.5, { category: "other" })],
      perks: [...perks, lounge],
    });
    const profile = makeProfile(lines, { effortUsd: 0, trips: 4 });
    const three = compileSearch([card, makeCard("z")], profile);
    const ofThree = createPriceBound(three);
    const row = three.rowsOf[0]!.at(-1)!.at(-1)!;
    /** With prices in cents a dollar, and what the lounge costs. */
    const toPrices = (dining: number, gas: number, other: number, loungeUsd = 100) =>
      Float64Array.of(dining * 20, gas * 35, other * 60, loungeUsd);
    const worth = (...cents: Parameters<typeof toPrices>) => rowSurplus(ofThree, row, toPrices(...cents));
    const wanted = (...cents: Parameters<typeof toPrices>) => {
      const use = new Float64Array(4);
      addUse(ofThree, Int32Array.of(row), toPrices(...cents), use);
      return [...use].map((share) => Number(share.toFixed(6)));
    };

    test("those without a loss fill it first, also at the very price of what they earn", () => {
      expect(three.minSpendUsd[row]).toBe(5_000);
      // Dining earns a cent more than it costs; $3,000 of gas lose a cent, and so would have any more of it.
      expect(worth(1, 2, 9)).toBeCloseTo(300 + 20 - 30, 6);
      expect(wanted(1, 2, 9)).toEqual([1, 0.857143, 0, 0]);
      expect(worth(2, 2, 9)).toBeCloseTo(300 - 30, 6);
      expect(worth(2, 1, 9)).toBeCloseTo(300, 6);
      expect(wanted(2, 1, 9)).toEqual([1, 0.857143, 0, 0]);
    });

    test("those that lose least come first, each once, in whatever order they stand", () => {
      // Gas loses half a cent, dining one, the rest six: $500 of dining are left.
      expect(worth(3, 1.5, 7.5)).toBeCloseTo(300 - 17.5 - 15, 6);
      expect(wanted(3, 1.5, 7.5)).toEqual([0.75, 1, 0, 0]);
      // The rest loses half a cent, enough for all.
      expect(worth(3, 5, 2)).toBeCloseTo(300 - 25, 6);
      expect(wanted(3, 5, 2)).toEqual([0, 0, 0.833333, 0]);
      // Dining a quarter of a cent, gas four, the rest half a cent.
      expect(worth(2.25, 5, 2)).toBeCloseTo(300 - 5 - 15, 6);
      expect(wanted(2.25, 5, 2)).toEqual([1, 0, 0.5, 0]);
      // For $10,000 it needs all of gas and dining and $4,500 of the rest at six cents.
      const dear = makeCard("a", { ...card, perks: [makePerk("p", { ...perks[0]!, needs: { spendUsd: 10_000 } })] });
      const more = compileSearch([dear, makeCard("z")], profile);
      const last = more.rowsOf[0]!.at(-1)!.at(-1)!;
      const usd = rowSurplus(createPriceBound(more), last, toPrices(3, 1.5, 7.5));
      expect(usd).toBeCloseTo(300 - 17.5 - 20 - 270, 6);
    });

    test("a perk that counts once is no spend", () => {
      // Its line costs more than it is worth, by less a dollar than any spend would lose.
      expect(worth(9, 9, 9, 100.001)).toBeCloseTo(300 - 0.07 * 2_000 - 0.075 * 3_000, 6);
      expect(wanted(9, 9, 9, 100.001)).toEqual([1, 0, 0.5, 0]);
      expect(wanted(1, 1, 9, 99)).toEqual([1, 0.857143, 0, 1]);
    });

    test("a line that pays more than its loss is wanted whole", () => {
      expect(wanted(3, 4.5, 5)).toEqual([1, 0.857143, 0, 0]);
      expect(wanted(0, 0, 0)).toEqual([1, 1, 1, 0]);
      // More than the promise: gas at its very price is not wanted.
      expect(wanted(9, 1, 0)).toEqual([0, 0, 1, 0]);
    });

    test("a dollar is missing, or none", () => {
      const scarce = [lines[0]!, makeLine("gas", 2_999.5 / 12), lines[2]!];
      const few = compileSearch([card, makeCard("z")], { ...profile, lines: scarce });
      const ofFew = createPriceBound(few);
      const ask = (dining: number, loungeUsd: number) =>
        rowSurplus(ofFew, few.rowsOf[0]!.at(-1)!.at(-1)!, Float64Array.of(dining * 20, 59.99, 450, loungeUsd));
      // Gas at 2 cents does not fill it, so that the last half dollar loses 6 cents and each other one pays that.
      const gasUsd = 0.05 * 2_999.5;
      expect(ask(2, 200)).toBeCloseTo(300 - 0.06 * 3_000 + gasUsd, 4);
      expect(ask(1, 200)).toBeCloseTo(300 + 20 - 0.06 * 3_000 + gasUsd, 4);
      // The lounge is no spend, whether it is worth its price or next to it.
      expect(ask(2, 99)).toBeCloseTo(300 + 1 - 0.06 * 3_000 + gasUsd, 4);
      expect(ask(2, 100.001)).toBeCloseTo(300 - 0.06 * 3_000 + gasUsd, 4);
    });
  });

  test("a limited rate on a line counts above its price, not above what the promise pays for it", () => {
    const cap = { limitUsd: 600, pool: "p" };
    const capped = boundOf({ earns: [makeBase(1), makeEarn(5, { category: "dining", cap, afterCap: 1 })], perks });
    // Dining at 1 cent: $600 at 5% and $600 at 1% are $24 above it. The rest at 2 cents loses 1 on $3,800.
    expect(capped.surplus(12, 240)).toBeCloseTo(300 + 24 - 38, 9);
    expect(capped.use(12, 240)).toEqual([1, Math.round((3.8 / 12) * 1e6) / 1e6]);
  });
});
