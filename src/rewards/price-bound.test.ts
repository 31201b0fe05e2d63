import { describe, expect, it } from "vitest";

import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { createRandom, makeRandomCards, makeRandomLines } from "./test-catalog.ts";
import { tightenPrices } from "./tighten-prices.ts";

/** Every subset of up to five of eight cards with its exact net. */
function listWallets(price: (members: readonly number[]) => number) {
  return Array.from({ length: 2 ** 8 }, (_, bits) => [...Array(8).keys()].filter((card) => bits & (1 << card)))
    .filter((members) => members.length <= 5)
    .map((members) => ({ members, netUsd: price(members) }));
}

describe("the price bound", () => {
  it("is never below the net of a wallet, for any prices", () => {
    let closest = Infinity;
    for (let seed = 0; seed < 300; seed += 1) {
      const random = createRandom(seed);
      const cards = makeRandomCards(8, random);
      const horizon = random.pick(["ongoing", "first-year"] as const);
      const model = compileSearch(cards, { lines: makeRandomLines(random), horizon }, random.pick([Infinity, 200]));
      const bound = createPriceBound(model);
      const programTop = (program: number) =>
        Math.max(...cards.map((_, card) => (model.programOf[card] === program ? model.levelOf[card]! : 0)));
      const rowOf = Int32Array.from(cards, (_, card) => model.firstRowOf[card]! + programTop(model.programOf[card]!));
      // Half of the time the prices at which some wallet's own bound is tight.
      const some = random.shuffle([...cards.keys()]).slice(0, 3);
      const openUsd = (card: number, line: number) => model.openValues[rowOf[card]! * model.lineCount + line] ?? 0;
      const isTight = random.chance(0.5);
      const prices = Float64Array.from({ length: bound.priceCount }, (_, line) => {
        if (isTight) return line < model.lineCount ? Math.max(...some.map((card) => openUsd(card, line))) : 0;
        return random.chance(0.2) ? 0 : random.next() * 150;
      });
      const baseUsd = prices.reduce((sum, price) => sum + price, 0);
      for (const { members, netUsd } of listWallets(createWalletPricer(model))) {
        const feesUsd = members.reduce((sum, card) => sum + model.feeUsd[card]!, 0);
        if (feesUsd > model.feeBudgetUsd) continue;
        const boundUsd = members.reduce((sum, card) => sum + bound.surplus(card, rowOf[card]!, prices), baseUsd);
        expect(boundUsd, `seed ${seed}, cards ${members.join()}`).toBeGreaterThanOrEqual(netUsd - 1e-7);
        closest = Math.min(closest, boundUsd - netUsd);
      }
    }
    // Some come close, so a bound that is a little too low would show.
    expect(closest).toBeLessThan(1e-6);
  });

  it("comes down to the best wallet when cards do not share programs", () => {
    let worstGapShare = 0;
    for (let seed = 0; seed < 100; seed += 1) {
      const random = createRandom(seed);
      const cards = makeRandomCards(8, random).map((card) => ({ ...card, rewardProgram: null }));
      const model = compileSearch(cards, { lines: makeRandomLines(random) }, Infinity);
      const bestUsd = Math.max(...listWallets(createWalletPricer(model)).map(({ netUsd }) => netUsd));
      const { firstRowOf: rowOf, feeUsd } = model;
      const node = { members: [], candidates: [...cards.keys()], room: 5, rowOf, feeUsd, feesLeftUsd: Infinity };
      const bound = createPriceBound(model);
      const start = new Float64Array(bound.priceCount);
      const { boundUsd } = tightenPrices(bound, node, start, 300, bestUsd, () => false);
      expect(boundUsd, `seed ${seed}`).toBeGreaterThanOrEqual(bestUsd - 1e-7);
      worstGapShare = Math.max(worstGapShare, (boundUsd - bestUsd) / Math.max(bestUsd, 50));
    }
    expect(worstGapShare).toBeLessThan(0.25);
  });
});
