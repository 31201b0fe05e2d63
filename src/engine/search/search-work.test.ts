/**
 * Work is counted, not timed: pruning that no longer prunes changes no answer and would be seen by nobody. The counts
 * are exact, since a bound that is a little weaker, or prices that walk a little differently, change them by few. Who
 * changes the search on purpose writes down the new counts; only for a reason that the commit names may they be higher.
 */
import { expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import { analyzeWallet } from "./analyze-wallet.ts";
import { certifyWallet } from "./certify-wallet.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { createWalletFinder } from "./wallet-finder.ts";

function makeCase(seed: number, count: number) {
  const random = createRandom(seed);
  const cards = makeRandomCards(count, random);
  return { random, cards, profile: { ...makeRandomProfile(random, cards), maxCards: 1 + (seed % 4) } };
}
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

test("the ways to hold the cards of 60 wallets are priced few times", () => {
  let splits = 0;
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
    splits += pricer.countSplits();
  }
  expect(splits).toBe(177);
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
  expect(cases).toBe(82);
});

test("a question asked again is less work, and one to which nothing is the answer the least", () => {
  let [first, second, hopeless] = [0, 0, 0];
  for (const seed of SEEDS) {
    const { cards, profile } = makeCase(seed + 2_400, 24);
    const finder = createWalletFinder(cards, { ...profile, maxCards: 3 }, []);
    const all = finder.findAll(1, 0);
    const [best] = all.best;
    first += all.steps;
    second += finder.findBest({ seeds: [best!.members] }).steps;
    const none = finder.findBest({ aboveUsd: best!.objectiveUsd + 50, climb: false });
    expect(none.best).toEqual([]);
    hopeless += none.steps;
  }
  expect({ first, second, hopeless }).toEqual({ first: 47_926, second: 12_385, hopeless: 1_591 });
});
