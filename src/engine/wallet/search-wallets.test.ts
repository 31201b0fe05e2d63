/** The search against plain enumeration of every wallet; `solve-wallets.test.ts` sets it against a mixed integer program. */
import { startWork } from "../work-budget.ts";
import { expect, test } from "vitest";

import { makeCard, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import type { SearchModel } from "./search-model.ts";
import { searchWallets } from "./search-wallets.ts";
import { KEEP, makeSearchCase, searchAll, WITHIN_USD } from "./test-searches.ts";
import { compareWallets, type RankedWallet, toCents } from "./best-list.ts";

function* listSubsets(count: number, size: number, from = 0): Generator<number[]> {
  yield [];
  if (size === 0) return;
  for (let first = from; first < count; first += 1) {
    for (const rest of listSubsets(count, size - 1, first + 1)) yield [first, ...rest];
  }
}

function enumerate(model: SearchModel, maxCards: number): RankedWallet[] {
  const pricer = createWalletPricer(model, createPriceBound(model));
  const seen = new Set<string>();
  const wallets: RankedWallet[] = [];
  for (const members of listSubsets(model.cards.length, maxCards)) {
    if (seen.has(members.join())) continue;
    seen.add(members.join());
    const fees = (usd: Float64Array) => members.reduce((sum, card) => sum + usd[card]!, 0);
    if (Math.max(fees(model.laterFeeUsd), fees(model.firstFeeUsd)) > model.feeLimitUsd + 1e-9) continue;
    const objectiveUsd = pricer.price(members, null, -Infinity);
    if (objectiveUsd === -Infinity) continue;
    const feesCents = toCents(fees(model.laterFeeUsd));
    wallets.push({ objectiveUsd, objectiveCents: toCents(objectiveUsd), feesCents, members });
  }
  return wallets.toSorted(compareWallets);
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  "the best wallets, those near them and the best of each size are those of plain enumeration (#%i)",
  (seed) => {
    const { cards, profile } = makeSearchCase(seed + 5_000, 9);
    const model = compileSearch(cards, profile);
    const outcome = searchAll(model, profile.maxCards);
    const all = enumerate(model, profile.maxCards);
    const near = all.filter(({ objectiveCents }) => objectiveCents >= all[0]!.objectiveCents - toCents(WITHIN_USD));
    expect(outcome.best.map(({ members }) => members)).toEqual(near.slice(0, KEEP).map(({ members }) => members));
    for (let k = 1; k <= profile.maxCards; k += 1) {
      const best = all.find(({ members }) => members.length <= k);
      expect(outcome.bestUpTo[k]?.members).toEqual(best?.members);
    }
  },
);

test("a search that its budget ends names a bound that holds", () => {
  const { cards, profile } = makeSearchCase(7, 14);
  const model = compileSearch(cards, { ...profile, maxAnnualFeesUsd: null });
  const limits = { maxCards: 4, keep: 1, withinUsd: 0, must: [], free: [...cards.keys()], everySize: false };
  const whole = searchWallets(model, { ...limits, work: startWork() });
  const stopped = searchWallets(model, { ...limits, work: startWork(1) });
  expect(whole.isProved).toBe(true);
  expect(stopped.isProved).toBe(false);
  expect(stopped.boundUsd).toBeGreaterThanOrEqual(whole.best[0]!.objectiveUsd);
});

test("one that ends before it came to the largest wallets bounds these, too", () => {
  let early = 0;
  for (const operations of [1_000, 4_000, 15_000, 50_000, 150_000]) {
    for (let seed = 0; seed < 20; seed += 1) {
      const { cards, profile } = makeSearchCase(seed + 40, 14);
      const model = compileSearch(cards, { ...profile, maxAnnualFeesUsd: null });
      const limits = { maxCards: 4, keep: 1, withinUsd: 0, must: [], free: [...cards.keys()], everySize: true };
      const stopped = searchWallets(model, { ...limits, work: startWork(operations) });
      if (stopped.isProved) continue;
      early += 1;
      const { best } = searchWallets(model, { ...limits, work: startWork() });
      expect(stopped.boundUsd, `case ${seed}, ${operations} operations`).toBeGreaterThanOrEqual(
        best[0]!.objectiveUsd - 1e-6,
      );
      expect(stopped.boundUsd).toBeLessThan(Infinity);
    }
  }
  expect(early).toBeGreaterThan(40);
});

test("with no price on keeping a card, one that earns nothing better still comes for its perk", () => {
  const points = { kind: "points", points: 3_000 } as const;
  const cards = [
    makeCard("a"),
    makeCard("b", { perks: [makePerk("p", points)] }),
    makeCard("c", { perks: [makePerk("p", points)] }),
  ];
  const model = compileSearch(cards, makeProfile([makeLine("other", 100)], { effortUsd: 0 }));
  expect(searchAll(model, 3).best[0]).toMatchObject({ members: [1, 2], objectiveCents: 7_200 });
});

test("twelve searches of 40 cards take little work", () => {
  const work = startWork();
  let examined = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    const { cards, profile } = makeSearchCase(seed + 1_300, 40);
    examined += searchAll(compileSearch(cards, profile), profile.maxCards).examined;
  }
  expect(examined).toBeLessThan(300);
  expect(work.count()).toBeLessThan(1_600_000);
});
