/** Flip points against every wallet of small random catalogs, priced at many values up to the flip. */
import { expect, test } from "vitest";

import { createRandom, makeRandomCards, makeRandomProfile } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { analyzeWallet } from "./analyze-wallet.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { listWhatIfs, type WhatIf } from "./what-if.ts";
import { listEligibleCards } from "../value/eligible-cards.ts";

const CARDS = 6;
const VALUES = 24;
/** Spend is exact to a dollar a month. */
const NEAR = { spend: 1.01, other: 0.011 };

function* listSubsets(count: number, size: number, from = 0): Generator<number[]> {
  yield [];
  if (size === 0) return;
  for (let first = from; first < count; first += 1) {
    for (const rest of listSubsets(count, size - 1, first + 1)) yield [first, ...rest];
  }
}

/** Objectives of all wallets at a value, by slugs. */
function priceAll(cards: readonly WalletCard[], whatIf: WhatIf, value: number): Map<string, number> {
  const { profile, factors } = whatIf.apply(value);
  const model = compileSearch(cards, profile, [], { factors });
  const pricer = createWalletPricer(model, createPriceBound(model));
  const worth = new Map<string, number>();
  for (const members of listSubsets(cards.length, profile.maxCards)) {
    const fees = (usd: Float64Array) => members.reduce((sum, card) => sum + usd[card]!, 0);
    if (Math.max(fees(model.laterFeeUsd), fees(model.firstFeeUsd)) > model.feeLimitUsd + 1e-9) continue;
    worth.set(members.map((card) => cards[card]!.slug).join(), pricer.price(members, null, -Infinity));
  }
  return worth;
}

test.each(Array.from({ length: 25 }, (_, seed) => seed))(
  "nobody leads before a flip, and at the flip the wallet that it names (#%i)",
  (seed) => {
    const random = createRandom(seed + 40_000);
    const cards = makeRandomCards(CARDS, random);
    const profile = { ...makeRandomProfile(random, cards), maxCards: 1 + (seed % 3) };
    const answer = analyzeWallet({ cards, brands: [], rules: [], changes: {} }, profile, { certificate: false });
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    const eligible = listEligibleCards(cards, profile).cards;
    const own = answer.wallet.cards.map(({ slug }) => slug).join();

    for (const whatIf of listWhatIfs(eligible, answer.wallet, profile)) {
      for (const direction of ["below", "above"] as const) {
        const { from, what } = whatIf;
        const flip = answer.flips.find((one) => one.what === what && one.direction === direction);
        const at = flip?.at ?? (direction === "below" ? whatIf.least : whatIf.most);
        const isSpend = what.startsWith("spend.") || what.startsWith("brand.");
        const gap = (isSpend ? NEAR.spend : NEAR.other * (what.startsWith("cpp.") ? 0.01 : 1)) * Math.sign(from - at);
        if (flip) {
          const worth = priceAll(eligible, whatIf, at);
          const leadUsd = worth.get(flip.to.toSorted().join())! - worth.get(own)!;
          expect(leadUsd, `${what} ${direction}`).toBeGreaterThanOrEqual(0.01 - 1e-6);
          expect(flip.sure, `${what} ${direction}`).toBe(whatIf.shape === "curved" ? "step" : "exact");
        }
        const last = at + gap;
        // Where a value is shared by all cards of a program, today's may be worth more already.
        if (whatIf.shape === "curved" || at === from || (last - at) * (from - last) < 0) continue;
        const values = [last, ...Array.from({ length: VALUES }, () => from + (last - from) * random.next())];
        for (const value of values) {
          const worth = priceAll(eligible, whatIf, value);
          const ownUsd = worth.get(own)!;
          const over = [...worth].filter(([, usd]) => usd > ownUsd + 0.01 + 1e-4);
          expect(over, `${what} ${direction}: ${value} of ${from} to ${at}`).toEqual([]);
        }
      }
    }
  },
);
