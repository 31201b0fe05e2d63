/**
 * Flip points: the nearest value below and above today's at which another
 * wallet's objective is higher. Known good wallets find a candidate; a search
 * at the candidate proves that nobody else is better there, or names who is.
 *
 * With a plan fixed, its worth is linear in cents per point and in a perk's
 * worth, so the best of all wallets is a convex function of the value. Where
 * the proposed wallet's own worth is a straight line from today to the flip
 * and nobody beats it at either end, nobody beats it in between: `exact`.
 * Spend changes what a plan may do; there the steps that were tried are all.
 */
import type { Profile } from "../value/profile.ts";
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";
import type { Flip } from "./answer.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { createWalletFinder } from "./wallet-finder.ts";
import type { WhatIf } from "./what-if.ts";

/** A cent more is more. */
const MARGIN_USD = 0.01;
const ROOT_ROUNDS = 30;
const STEPS = [0.15, 0.5, 1] as const;
/** Of today's value. */
const TOLERANCE = 1e-4;
const LEVEL_USD = 1e-4;
const LINE_SLACK_USD = 1e-4;

export interface FlipSearch {
  /** The eligible cards, sorted by slug. */
  readonly cards: readonly WalletCard[];
  readonly profile: Profile;
  readonly rules: readonly BonusRule[];
  /** The proposed wallet. */
  readonly wallet: readonly string[];
  /** Wallets that come near; good ones save searches. */
  readonly pool: readonly (readonly string[])[];
  /** Those of today's proof, a good start for the next. */
  readonly prices: Float64Array | null;
}

type Direction = Flip["direction"];

export function findFlip(search: FlipSearch, whatIf: WhatIf, direction: Direction): Flip | null {
  const { cards, rules, wallet, pool } = search;
  const { from, what, bends } = whatIf;
  const end = direction === "below" ? whatIf.least : whatIf.most;
  if (Math.abs(end - from) < 1e-9) return null;

  /** Objectives of the proposed wallet and of the given others, at a value. */
  function priceAt(value: number, others: readonly (readonly string[])[]): number[] {
    const slugs = new Set([wallet, ...others].flat());
    const held = cards.filter(({ slug }) => slugs.has(slug));
    const { profile, factors } = whatIf.apply(value);
    const model = compileSearch(held, profile, rules, factors);
    const pricer = createWalletPricer(model, createPriceBound(model));
    const indexOf = new Map(held.map(({ slug }, index) => [slug, index]));
    return [wallet, ...others].map((some) =>
      pricer.price(
        some.map((slug) => indexOf.get(slug)!).toSorted((left, right) => left - right),
        null,
        -Infinity,
      ),
    );
  }

  /** The pool's wallet with the greatest lead at a value, if any leads. */
  function findLeader(value: number): readonly string[] | null {
    const [own, ...usd] = priceAt(value, pool);
    let leader: readonly string[] | null = null;
    let leadUsd = MARGIN_USD;
    for (const [at, objectiveUsd] of usd.entries()) {
      if (objectiveUsd - own! > leadUsd) {
        leadUsd = objectiveUsd - own!;
        leader = pool[at]!;
      }
    }
    return leader;
  }

  /** The best wallet of all at a value, if it is better than the proposed one. */
  function searchLeader(value: number): readonly string[] | null {
    const { profile, factors } = whatIf.apply(value);
    const finder = createWalletFinder(cards, profile, rules, { factors, prices: search.prices });
    const seed = wallet.map((slug) => cards.findIndex((card) => card.slug === slug));
    const [best] = finder.findBest({ seeds: [seed], climb: false }).best;
    if (!best) return null;
    const slugs = best.members.map((card) => cards[card]!.slug);
    if (slugs.join() === wallet.join()) return null;
    const [own, other] = priceAt(value, [slugs]);
    return other! - own! > MARGIN_USD ? slugs : null;
  }

  /** The value between two at which the rival, ahead at `far`, draws level: regula falsi, which is quick on straight pieces. */
  function findRoot(near: number, far: number, rival: readonly string[]): number {
    const leadAt = (value: number) => {
      const [own, other] = priceAt(value, [rival]);
      return other! - own! - MARGIN_USD;
    };
    let low = near;
    let high = far;
    let lowUsd = leadAt(low);
    let highUsd = leadAt(high);
    if (lowUsd > 0) return low;
    for (let round = 0; round < ROOT_ROUNDS && Math.abs(high - low) > TOLERANCE * Math.max(1, from); round += 1) {
      const middle = round % 4 === 3 ? (low + high) / 2 : low + ((high - low) * -lowUsd) / (highUsd - lowUsd);
      const usd = leadAt(middle);
      if (Math.abs(usd) < LEVEL_USD) return middle;
      if (usd > 0) {
        high = middle;
        highUsd = usd;
      } else {
        low = middle;
        lowUsd = usd;
      }
    }
    return high;
  }

  let near = from;
  let far = end;
  let rival: readonly string[] | null = null;
  for (const step of STEPS) {
    far = from + step * (end - from);
    rival = findLeader(far);
    if (rival) break;
    near = far;
  }
  rival ??= searchLeader(end);
  let found: { at: number; to: readonly string[] } | null = null;
  for (let round = 0; rival && round < ROOT_ROUNDS; round += 1) {
    const at = findRoot(from === near ? from : near, far, rival);
    found = { at, to: rival };
    if (at === from) break;
    // Just before the flip the proposed wallet must still be the best of all.
    far = at - (at - from) * 1e-3;
    near = from;
    rival = searchLeader(far);
  }
  if (!found) return null;
  const flipAt = found.at;
  const [ownFrom] = priceAt(from, []);
  const [ownMiddle] = priceAt((from + found.at) / 2, []);
  const [ownAt] = priceAt(found.at, []);
  const bendsBetween = bends.some((bend) => (bend - from) * (bend - flipAt) < 0);
  const isStraight = Math.abs((ownFrom! + ownAt!) / 2 - ownMiddle!) < LINE_SLACK_USD;
  const sure = whatIf.isLinear && isStraight && !bendsBetween ? "exact" : "step";
  return { what, direction, from, at: found.at, to: found.to, sure };
}
