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
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";
import type { Flip } from "./answer.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch, type SearchModel } from "./search-model.ts";
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

export interface PoolWallet {
  readonly slugs: readonly string[];
  /** Today's best objective less this wallet's. */
  readonly behindUsd: number;
}

export interface FlipSearch {
  /** The eligible cards, sorted by slug. */
  readonly cards: readonly WalletCard[];
  readonly rules: readonly BonusRule[];
  /** The proposed wallet and its objective. */
  readonly wallet: readonly string[];
  readonly todayUsd: number;
  /** Wallets that come near; good ones save searches. Those that a search finds are added. */
  readonly pool: PoolWallet[];
  /** Today's rows: a card that a value does not touch keeps them. */
  readonly model: SearchModel;
  /** Those of today's proof, a good start for the next. */
  readonly prices: Float64Array | null;
}

type Direction = Flip["direction"];

export function findFlip(search: FlipSearch, whatIf: WhatIf, direction: Direction): Flip | null {
  const { cards, rules, wallet, pool, todayUsd } = search;
  const rowsOf = new Map(search.model.cardRows.map((rows) => [rows.card, rows]));
  const { from, what, bends } = whatIf;
  const end = direction === "below" ? whatIf.least : whatIf.most;
  if (Math.abs(end - from) < 1e-9) return null;

  const isTouched = new Set(cards.filter(whatIf.touches).map(({ slug }) => slug));
  const rowsOfBefore = (card: WalletCard) => (whatIf.touches(card) ? undefined : rowsOf.get(card));

  /** Prices wallets of the given cards, and the proposed one, at a value. */
  function pricerAt(value: number, others: readonly (readonly string[])[]) {
    const slugs = new Set([wallet, ...others].flat());
    const held = cards.filter(({ slug }) => slugs.has(slug));
    const { profile, factors } = whatIf.apply(value);
    const model = compileSearch(held, profile, rules, factors, rowsOfBefore);
    const pricer = createWalletPricer(model, createPriceBound(model));
    const indexOf = new Map(held.map(({ slug }, index) => [slug, index]));
    return (some: readonly string[], floorUsd = -Infinity) => {
      const members = some.map((slug) => indexOf.get(slug)!).toSorted((left, right) => left - right);
      return pricer.price(members, null, floorUsd);
    };
  }

  const ownAt = (value: number) => pricerAt(value, [])(wallet);

  /** How much more a rival is worth than the proposed wallet. */
  function leadAt(value: number, rival: readonly string[]): number {
    const price = pricerAt(value, [rival]);
    return price(rival) - price(wallet) - MARGIN_USD;
  }

  /** Of the pool's wallets that lead at a value, the one that seems to have drawn level first. */
  function findLeader(value: number): readonly string[] | null {
    const ownUsd = ownAt(value) + MARGIN_USD;
    // What a value does not touch stays as it is, and what falls was worth more before.
    const able = pool.filter(
      ({ slugs, behindUsd }) =>
        (direction === "above" && slugs.some((slug) => isTouched.has(slug))) || todayUsd - behindUsd > ownUsd,
    );
    const price = pricerAt(
      value,
      able.map(({ slugs }) => slugs),
    );
    let leader: readonly string[] | null = null;
    let nearest = Infinity;
    for (const { slugs, behindUsd } of able) {
      const leadUsd = price(slugs, ownUsd) - ownUsd;
      const share = behindUsd / (behindUsd + leadUsd);
      if (leadUsd <= 0 || share >= nearest) continue;
      nearest = share;
      leader = slugs;
    }
    return leader;
  }

  function isStraight(to: number): boolean {
    const bendsBetween = bends.some((bend) => (bend - from) * (bend - to) < 0);
    if (!whatIf.isLinear || bendsBetween) return false;
    return Math.abs((ownAt(from) + ownAt(to)) / 2 - ownAt((from + to) / 2)) < LINE_SLACK_USD;
  }

  /** The best wallet of all at a value, if it is better than the proposed one. */
  function searchLeader(value: number): readonly string[] | null {
    const { profile, factors } = whatIf.apply(value);
    const finder = createWalletFinder(cards, profile, rules, { factors, prices: search.prices, rowsOfBefore });
    const seed = wallet.map((slug) => cards.findIndex((card) => card.slug === slug));
    const [best] = finder.findBest({ seeds: [seed], climb: false }).best;
    if (!best) return null;
    const slugs = best.members.map((card) => cards[card]!.slug);
    if (slugs.join() === wallet.join()) return null;
    if (leadAt(value, slugs) <= 0) return null;
    if (!pool.some((known) => known.slugs.join() === slugs.join())) {
      pool.push({ slugs, behindUsd: Math.max(0, -leadAt(from, slugs)) });
    }
    return slugs;
  }

  /** The value at which a rival that is ahead at `far` draws level: regula falsi, which is quick on straight pieces. */
  function findRoot(far: number, rival: readonly string[]): number {
    let low = from;
    let high = far;
    let lowUsd = leadAt(low, rival);
    let highUsd = leadAt(high, rival);
    if (lowUsd > 0) return low;
    for (let round = 0; round < ROOT_ROUNDS && Math.abs(high - low) > TOLERANCE * Math.max(1, from); round += 1) {
      const middle = round % 4 === 3 ? (low + high) / 2 : low + ((high - low) * -lowUsd) / (highUsd - lowUsd);
      const usd = leadAt(middle, rival);
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

  let far = end;
  let rival: readonly string[] | null = null;
  const isStraightToEnd = isStraight(end);
  // Straight lines that cross on the way have crossed at the end.
  for (const step of isStraightToEnd ? [1] : STEPS) {
    far = from + step * (end - from);
    rival = findLeader(far);
    if (rival) break;
  }
  rival ??= searchLeader(end);
  let found: { at: number; to: readonly string[] } | null = null;
  for (let round = 0; rival && round < ROOT_ROUNDS; round += 1) {
    const at = findRoot(far, rival);
    found = { at, to: rival };
    if (at === from) break;
    // Just before the flip the proposed wallet must still be the best of all.
    far = at - (at - from) * 1e-3;
    rival = searchLeader(far);
  }
  if (!found) return null;
  const sure = isStraightToEnd || isStraight(found.at) ? "exact" : "step";
  return { what, direction, from, at: found.at, to: found.to, sure };
}
