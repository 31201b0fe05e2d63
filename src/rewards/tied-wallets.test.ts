/**
 * Ties, the search's worst case: requests where hundreds of wallets are worth
 * the same. The answer must be the exhaustive one to the last runner-up, and
 * the search must not walk through the ties to find it.
 */
import { describe, expect, it } from "vitest";

import { findBestWallet } from "./best-wallet.ts";
import { coverLines, listMostValues } from "./cover-lines.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { REAL_CARDS } from "./real-cards.ts";
import { searchAll } from "./search-all.ts";
import { compileSearch } from "./search-model.ts";
import { createSpareTest } from "./spare-cards.ts";
import { createRandom, makeRandomCards, makeRandomLines, type TestCard } from "./test-catalog.ts";
import { makeTiedProfiles } from "./test-profiles.ts";

/** Cards of a few kinds only, most of them without fees and perks. */
function makeAlikeCards(count: number, random: ReturnType<typeof createRandom>): TestCard[] {
  const kinds = makeRandomCards(random.pick([2, 3, 5]), random).map((kind) => ({
    ...kind,
    status: "open" as const,
    perks: random.chance(0.7) ? [] : kind.perks,
    rewardProgram: random.chance(0.5) ? null : kind.rewardProgram,
  }));
  return makeRandomCards(count, random).map(({ slug, name }) => ({ ...random.pick(kinds), slug, name }));
}

describe("the search among ties", () => {
  const batches = Array.from({ length: 4 }, (_, batch) => batch);
  it.each(batches)(
    "finds the same five wallets as exhaustive search, 100 catalogs of like cards, batch %i",
    (batch) => {
      for (let seed = batch * 100; seed < (batch + 1) * 100; seed += 1) {
        const random = createRandom(300_000 + seed);
        const cards = makeAlikeCards(12, random);
        const lines = makeRandomLines(random).slice(0, random.pick([1, 2, 3]));
        const request = {
          lines,
          maxCards: random.pick([3, 4, 5]),
          horizon: random.pick(["ongoing", "first-year"] as const),
          redeem: random.pick(["program", "cash", "portal"] as const),
          perks: { percent: random.pick([0, 50]) },
          maxAnnualFeesUsd: random.pick([null, null, 0, 95]),
        };
        const found = findBestWallet(cards, request);
        if (!found.ok) throw new Error("a valid request");
        const wallets = [found.cards.map(({ slug }) => slug), ...found.runnersUp.map((next) => next.cards)];
        expect(wallets, `seed ${seed}`).toEqual(searchAll(cards, request, request.maxCards).wallets);
        for (const { maxCards, cards: slugs } of found.frontier) {
          expect(slugs, `seed ${seed}, up to ${maxCards}`).toEqual(searchAll(cards, request, maxCards).wallets[0]);
        }
      }
    },
  );

  it.each(makeTiedProfiles(REAL_CARDS, 12, 3))("finds the best five of the real catalog: $name", ({ request }) => {
    const found = findBestWallet(REAL_CARDS, request);
    if (!found.ok) throw new Error("a valid request");
    const wallets = [found.cards.map(({ slug }) => slug), ...found.runnersUp.map((next) => next.cards)];
    expect(wallets).toEqual(searchAll(REAL_CARDS, request, 3).wallets);
  });

  it("proves five cards of the real catalog in few steps, 300 requests", () => {
    for (const { name, request } of makeTiedProfiles(REAL_CARDS, 300, 5)) {
      let polls = 0;
      const found = findBestWallet(REAL_CARDS, request, { shouldStop: () => (polls += 1) < 0 });
      if (!found.ok) throw new Error("a valid request");
      expect(found.proof.examined, name).toBeLessThan(3_000);
      // Every 16 nodes; without any one of the three means against ties there are more.
      expect(polls, name).toBeLessThan(24);
    }
  });
});

describe("what the search leaves out among ties", () => {
  it("a spare card: the wallet without it is worth as much, whatever else joins", () => {
    let spares = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const random = createRandom(seed);
      const cards = random.chance(0.5) ? makeAlikeCards(7, random) : makeRandomCards(7, random);
      const options = { lines: makeRandomLines(random), perks: { percent: random.pick([0, 50]) } };
      const horizon = random.pick(["ongoing", "first-year"] as const);
      const model = compileSearch(cards, { ...options, horizon }, Infinity);
      const price = createWalletPricer(model);
      const { isSpare } = createSpareTest(model, listMostValues(model));
      const order = random.shuffle([...cards.keys()]);
      const card = order[0]!;
      const others = order.slice(1, 1 + random.pick([1, 2, 3]));
      // Those that may lift points are decided by then; the rest may still join.
      const joining = order.slice(1 + others.length).filter((other) => model.levelOf[other] === 0);
      const rowOf = Int32Array.from(cards, (_, at) => {
        const program = model.programOf[at]!;
        const levels = [card, ...others].map((held) => (model.programOf[held] === program ? model.levelOf[held]! : 0));
        return model.firstRowOf[at]! + Math.max(...levels);
      });
      if (!isSpare(card, others, rowOf)) continue;
      spares += 1;
      for (let bits = 0; bits < 2 ** joining.length; bits += 1) {
        const rest = [...others, ...joining.filter((_, at) => bits & (1 << at))];
        const toSorted = (wallet: number[]) => wallet.toSorted((left, right) => left - right);
        const without = price(toSorted(rest));
        expect(without, `seed ${seed}`).toBeGreaterThanOrEqual(price(toSorted([card, ...rest])) - 1e-9);
      }
    }
    expect(spares).toBeGreaterThan(40);
  });

  it("a line left open: the bound without it is still above every wallet of the cards that remain", () => {
    let cuts = 0;
    for (let seed = 0; seed < 300; seed += 1) {
      const random = createRandom(seed);
      const cards = makeRandomCards(7, random).map((card) => ({ ...card, rewardProgram: null }));
      const model = compileSearch(cards, { lines: makeRandomLines(random) }, Infinity);
      const bound = createPriceBound(model);
      const price = createWalletPricer(model);
      const { firstRowOf: rowOf, lineCount } = model;
      const most = listMostValues(model);
      const prices = Float64Array.from({ length: bound.priceCount }, () => random.next() * 200);
      const slackUsd = random.pick([0, 20]);
      const shuffled = random.shuffle([...cards.keys()]);
      const held = shuffled.slice(0, 2);
      const { order, lossUsd } = coverLines(shuffled.slice(2), { most, lineCount, rowOf, prices, held, slackUsd });
      expect(order.toSorted((left, right) => left - right)).toEqual(
        shuffled.slice(2).toSorted((left, right) => left - right),
      );
      const baseUsd = prices.reduce((sum, priceUsd) => sum + priceUsd, 0);
      for (const [at, lostUsd] of lossUsd.entries()) {
        if (lostUsd > 0) cuts += 1;
        const open = [...held, ...order.slice(at)];
        for (let bits = 0; bits < 2 ** open.length; bits += 1) {
          const wallet = open.filter((_, place) => bits & (1 << place)).toSorted((left, right) => left - right);
          const boundUsd = wallet.reduce((sum, card) => sum + bound.surplus(card, rowOf[card]!, prices), baseUsd);
          expect(boundUsd - lostUsd, `seed ${seed}`).toBeGreaterThanOrEqual(price(wallet) - 1e-7);
        }
      }
    }
    expect(cuts).toBeGreaterThan(100);
  });
});
