import { expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { createRandom, makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { findNodeRows } from "./node-rows.ts";
import { pickTop } from "./pick-top.ts";
import { createPriceBound, findSurplus } from "./price-bound.ts";
import { compileSearch } from "./search-model.ts";
import { tightenPrices } from "./tighten-prices.ts";
import { createWalletFinder } from "./wallet-finder.ts";

const LINES = [makeLine("dining", 500), makeLine("other", 1_000)];

interface Given {
  readonly members?: readonly number[];
  readonly room?: number;
  readonly feesLeftUsd?: number;
  readonly rounds?: number;
  readonly targetUsd?: number;
  readonly isLowEnough?: (boundUsd: number) => boolean;
  readonly profile?: Partial<Profile>;
}

function tighten(cards: readonly WalletCard[], given: Given = {}) {
  const model = compileSearch(cards, makeProfile(LINES, { effortUsd: 0, ...given.profile }));
  const { members = [], room = 2, rounds = 200, feesLeftUsd = Infinity, targetUsd = 0 } = given;
  const candidates = [...cards.keys()].filter((card) => !members.includes(card));
  const { rowsOf, lifts } = findNodeRows(model, members, candidates, room);
  const node = {
    members,
    candidates,
    room,
    rowsOf,
    lifts,
    feeUsd: model.laterFeeUsd,
    feesLeftUsd,
    effortUsd: model.effortUsd,
  };
  const start = { lines: new Float64Array(model.lineCount), lifts: new Float64Array(cards.length) };
  const isLowEnough = given.isLowEnough ?? (() => false);
  const tight = tightenPrices(createPriceBound(model), node, start, { rounds, targetUsd, isLowEnough });
  expect([...start.lines, ...start.lifts].every((price) => price === 0)).toBe(true);
  return tight;
}

const flat = (slug: string, rate: number, feeUsd = 0) =>
  makeCard(slug, { earns: [makeBase(rate)], fees: { firstYearUsd: feeUsd, laterUsd: feeUsd } });
const dining = makeCard("dining", { earns: [makeBase(1), makeEarn(5, { category: "dining" })] });

test("without prices a bound counts a line for each card; a walk finds prices that count it once", () => {
  const cards = [dining, flat("flat", 2)];
  // 5% and 1% of one, 2% of the other, together.
  expect(tighten(cards, { rounds: 0 }).boundUsd).toBeCloseTo(300 + 120 + 360, 9);
  // The two are worth 5% of dining and 2% of the rest.
  const tight = tighten(cards, { targetUsd: 540 });
  expect(tight.boundUsd).toBeGreaterThanOrEqual(540 - 1e-6);
  expect(tight.boundUsd).toBeLessThan(541);
  const prices = tight.prices.lines.reduce((sum, price) => sum + price, 0);
  expect(tight.baseUsd).toBeCloseTo(prices, 9);
  expect(tight.boundUsd).toBeCloseTo(prices + tight.surpluses[0]! + tight.surpluses[1]!, 6);
});

test("on random cards the walk ends near the best wallet, with the prices and surpluses of the bound it says", () => {
  let gapUsd = 0;
  let bestUsd = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    const random = createRandom(seed + 640);
    const cards = makeRandomCards(9, random);
    const profile = { ...makeRandomProfile(random, cards), maxAnnualFeesUsd: null, maxCards: 3 };
    const model = compileSearch(cards, profile);
    const bound = createPriceBound(model);
    const candidates = [...cards.keys()];
    const { rowsOf, lifts } = findNodeRows(model, [], candidates);
    const node = {
      members: [],
      candidates,
      room: 3,
      rowsOf,
      lifts,
      feeUsd: model.laterFeeUsd,
      feesLeftUsd: Infinity,
      effortUsd: model.effortUsd,
    };
    const { objectiveUsd } = createWalletFinder(model, profile).findBest().best[0]!;
    const start = { lines: new Float64Array(model.lineCount), lifts: new Float64Array(cards.length) };
    const tight = tightenPrices(bound, node, start, {
      rounds: 60,
      targetUsd: objectiveUsd,
      isLowEnough: () => false,
    });
    const prices = tight.prices.lines.reduce((sum, price) => sum + price, model.effortUsd);
    expect(tight.baseUsd).toBeCloseTo(prices, 6);
    for (const card of candidates) {
      if (lifts.length === 0)
        expect(tight.surpluses[card]).toBeCloseTo(findSurplus(bound, rowsOf[card]!, tight.prices.lines), 6);
    }
    expect(tight.boundUsd).toBeCloseTo(prices + pickTop(candidates, tight.surpluses, 3).sumUsd, 6);
    gapUsd += tight.boundUsd - objectiveUsd;
    bestUsd += objectiveUsd;
  }
  // What a search is left with to branch on.
  expect(gapUsd / bestUsd).toBeLessThan(0.009);
});
