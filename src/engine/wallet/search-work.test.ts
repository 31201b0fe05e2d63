/**
 * Work is counted, not timed: pruning that no longer prunes changes no answer and would be seen by nobody. Each ceiling
 * is a third above what it takes now.
 */
import { startWork } from "../work-budget.ts";
import { expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import { analyzeWallet } from "./analyze-wallet.ts";
import { certifyWallet } from "./certify-wallet.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./compile-search.ts";
import { createWalletFinder } from "./wallet-finder.ts";

function makeCase(seed: number, count: number) {
  const random = createRandom(seed);
  const cards = makeRandomCards(count, random);
  return { random, cards, profile: { ...makeRandomProfile(random, cards), maxCards: 1 + (seed % 4) } };
}
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

test("the ways to hold the cards of 60 wallets are priced few times", () => {
  const work = startWork();
  for (let seed = 0; seed < 60; seed += 1) {
    const { random, cards, profile } = makeCase(seed + 17_500, 6);
    const model = compileSearch(cards, profile, []);
    const pricer = createWalletPricer(model, createPriceBound(model));
    const members = random
      .shuffle([0, 1, 2, 3, 4, 5])
      .slice(0, 2 + (seed % 3))
      .toSorted((left, right) => left - right);
    const usd = pricer.price(members, null, -Infinity);
    pricer.price(members, null, usd - 0.01);
  }
  expect(work.count()).toBeLessThan(150_000);
});

test("30 proofs have few cases", () => {
  let cases = 0;
  for (const seed of SEEDS) {
    const { cards, profile } = makeCase(seed + 8_800, 8);
    const answer = analyzeWallet({ cards, brands: [], rules: [], changes: {} }, profile, {
      sensitivity: false,
      certify: certifyWallet,
    });
    cases += answer.ok ? (answer.certificate?.cases.length ?? 200) : 0;
  }
  expect(cases).toBeLessThan(110);
});

test("a question asked again is less work, and one to which nothing is the answer the least", () => {
  let [first, second, hopeless] = [0, 0, 0];
  for (const seed of SEEDS) {
    const { cards, profile } = makeCase(seed + 2_400, 24);
    const finder = createWalletFinder(cards, { ...profile, maxCards: 3 }, []);
    const all = finder.findAll(1, 0);
    const [best] = all.best;
    first += all.operations;
    second += finder.findBest({ seeds: [best!.members] }).operations;
    const none = finder.findBest({ aboveUsd: best!.objectiveUsd + 50, climb: false });
    expect(none.best).toEqual([]);
    hopeless += none.operations;
  }
  expect(second).toBeLessThan(0.8 * first);
  expect(hopeless).toBeLessThan(second);
  expect(first).toBeLessThan(2_200_000);
});
