/** For tests: flip points against every wallet of small random catalogs, priced at many values up to the flip. */
import { listEligibleCards } from "../value/eligible-cards.ts";
import { createRandom } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { analyzeWallet } from "./analyze-wallet.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./compile-search.ts";
import { listWhatIfs, type WhatIf } from "./what-if.ts";

const CARDS = 6;
const VALUES = 16;
/** What is nearer by no more than this is not looked for. */
const NEAR = { spend: 1.01, perk: 0.011, cpp: 0.000_11 };

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

export interface FlipFaults {
  /** Flips that are wrong, in words. */
  readonly faults: readonly string[];
  /** How many are proved to be the nearest, and how many could be but are not: the limit on work came first. */
  readonly proved: number;
  readonly unproved: number;
}

export function findFlipFaults(seed: number): FlipFaults {
  const random = createRandom(seed);
  const cards = makeRandomCards(CARDS, random);
  const profile = { ...makeRandomProfile(random, cards), maxCards: 1 + (seed % 3) };
  const answer = analyzeWallet({ cards, brands: [], rules: [], changes: {} }, profile);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  const eligible = listEligibleCards(cards, profile).cards;
  const own = answer.wallet.cards.map(({ slug }) => slug).join();
  const faults: string[] = [];
  let proved = 0;
  let unproved = 0;

  function judge(whatIf: WhatIf, direction: "below" | "above"): void {
    const { from, what, shape } = whatIf;
    const flip = answer.ok && answer.flips.find((one) => one.what === what && one.direction === direction);
    const at = flip ? flip.at : direction === "below" ? whatIf.least : whatIf.most;
    if (flip) {
      const worth = priceAll(eligible, whatIf, at);
      const leadUsd = worth.get(flip.to.toSorted().join())! - worth.get(own)!;
      if (leadUsd < 0.01 - 1e-6) faults.push(`#${seed} ${what} ${direction} ${at}: it leads by ${leadUsd}`);
      if (flip.sure === "exact") proved += 1;
      else if (shape !== "curved") unproved += 1;
      if (flip.sure === "exact" && shape === "curved") faults.push(`#${seed} ${what} ${direction}: not to be proved`);
    }
    const gap =
      (shape === "concave" ? NEAR.spend : what.startsWith("cpp.") ? NEAR.cpp : NEAR.perk) * Math.sign(from - at);
    const last = at + gap;
    // Where a value is shared by all cards of a program, today's may be worth more already.
    if (at === from || (last - at) * (from - last) < 0 || (flip && flip.sure === "step")) return;
    if (!flip && shape === "curved") return;
    for (const value of [last, ...Array.from({ length: VALUES }, () => from + (last - from) * random.next())]) {
      const worth = priceAll(eligible, whatIf, value);
      const leastUsd = worth.get(own)! + 0.01 + 1e-4;
      const over = [...worth].filter(([, usd]) => usd > leastUsd).map(([slugs]) => slugs);
      if (over.length > 0) faults.push(`#${seed} ${what} ${direction} ${at}: at ${value} ${over.join(" or ")} leads`);
    }
  }

  for (const whatIf of listWhatIfs(eligible, answer.wallet, profile)) {
    judge(whatIf, "below");
    judge(whatIf, "above");
  }
  return { faults, proved, unproved };
}
