/**
 * One value of the premises, asked at any amount: what wallets are worth there,
 * who leads, and where a rival draws level. `find-flips.ts` puts these together.
 */
import type { CardRows } from "../value/list-rows.ts";
import type { Profile } from "../value/profile.ts";
import { toVisit, type Visit } from "../value/visit.ts";
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";
import type { WorkBudget } from "../work-budget.ts";
import { type Crossing, findCrossing } from "./find-crossing.ts";
import { listAble, pickFirstLeader, type PoolWallet } from "./known-leaders.ts";
import type { BoundPrices } from "./lift-prices.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./compile-search.ts";
import type { SearchModel } from "./search-model.ts";
import { createWalletFinder } from "./wallet-finder.ts";
import type { WhatIf } from "./what-if.ts";

/** A cent more is more. */
export const MARGIN_USD = 0.01;

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
  readonly prices: BoundPrices | null;
  readonly work: WorkBudget;
}

/** Prices a wallet in a table of any cards and whole cells; today's prices bound the ways to hold it. */
export function priceSlugs(
  { prices }: FlipSearch,
  model: SearchModel,
  slugs: readonly string[],
  floorUsd = -Infinity,
  pricer = createWalletPricer(model, createPriceBound(model)),
): { readonly usd: number; readonly rows: readonly number[] } {
  const members = slugs.map((slug) => model.cards.findIndex((card) => card.slug === slug));
  const lines = prices?.lines.length === model.lineCount ? prices.lines : null;
  const usd = pricer.price(members, lines, floorUsd);
  return { usd, rows: pricer.lastRows() };
}

export interface FlipQuestion {
  readonly ownAt: (value: number) => number;
  /** How much more a rival is worth than the proposed wallet, less the cent that it must be. */
  readonly leadAt: (value: number, rival: readonly string[]) => number;
  /** Of the known wallets that lead at a value, the one that seems to have drawn level first. */
  readonly findKnownLeader: (value: number) => readonly string[] | null;
  /** The best wallet of all at a value, if it leads. */
  readonly findLeader: (value: number) => readonly string[] | null;
  /** From `near`, where the rival does not lead, to `far`, where it does. */
  readonly findCrossing: (near: number, far: number, rival: readonly string[]) => Crossing;
  readonly keep: (rival: readonly string[]) => void;
}

export interface Premises {
  readonly profile: Profile;
  readonly visit: Visit;
  /** Today's rows where they hold at this value too. */
  readonly rowsOfBefore: (card: WalletCard) => CardRows | undefined;
  /** Today's table where its lines hold at this value too. */
  readonly like: SearchModel | undefined;
}

/** What holds at a value: worked out once for all who ask. */
export function createPremises(today: SearchModel, { apply, touches }: WhatIf): (value: number) => Premises {
  const rowsOf = new Map(today.cardRows.map((rows) => [rows.card, rows]));
  const known = new Map<number, Premises>();
  return (value) => {
    const before = known.get(value);
    if (before) return before;
    const { profile, factors } = apply(value);
    const visit = toVisit(profile, factors);
    const isAlike = visit.cellsKey === today.visit.cellsKey;
    const rowsOfBefore = (card: WalletCard) => (isAlike && !touches(card) ? rowsOf.get(card) : undefined);
    const premises = { profile, visit, rowsOfBefore, like: isAlike ? today : undefined };
    known.set(value, premises);
    return premises;
  };
}

export function createFlipQuestion(search: FlipSearch, whatIf: WhatIf): FlipQuestion {
  const { cards, rules, wallet, pool, todayUsd, model: today } = search;
  const { from } = whatIf;
  const premisesAt = createPremises(today, whatIf);
  const changing = cards.filter((card) => whatIf.shape === "concave" || whatIf.touches(card));
  const touched = new Set(changing.map(({ slug }) => slug));
  const own = new Map<number, number>();
  const leads = new Map<string, number>();

  /** Prices wallets of the given cards at a value. */
  function pricerAt(value: number, slugs: ReadonlySet<string>) {
    const held = cards.filter(({ slug }) => slugs.has(slug));
    const { profile, ...premises } = premisesAt(value);
    const model = compileSearch(held, profile, rules, premises);
    const pricer = createWalletPricer(model, createPriceBound(model));
    return (some: readonly string[], floorUsd?: number) => priceSlugs(search, model, some, floorUsd, pricer).usd;
  }

  function ownAt(value: number, price = pricerAt): number {
    const known = own.get(value) ?? price(value, new Set(wallet))(wallet);
    own.set(value, known);
    return known;
  }

  function leadAt(value: number, rival: readonly string[]): number {
    const key = `${value} ${rival.join()}`;
    const before = leads.get(key);
    if (before !== undefined) return before;
    // Both wallets in one table: to make it costs more than to price in it.
    const price = pricerAt(value, new Set(own.has(value) ? rival : [...rival, ...wallet]));
    const leadUsd = price(rival) - ownAt(value, () => price) - MARGIN_USD;
    leads.set(key, leadUsd);
    return leadUsd;
  }

  function keep(rival: readonly string[]): void {
    if (pool.some(({ slugs }) => slugs.join() === rival.join())) return;
    pool.push({ slugs: rival, behindUsd: Math.max(0, -leadAt(from, rival)) });
  }

  return {
    ownAt,
    leadAt,
    keep,
    findKnownLeader(value) {
      const ownUsd = ownAt(value) + MARGIN_USD;
      const able = listAble(pool, touched, value > from, todayUsd, ownUsd);
      return pickFirstLeader(able, pricerAt(value, new Set(able.flatMap(({ slugs }) => slugs))), ownUsd);
    },
    findLeader(value) {
      const { profile, ...premises } = premisesAt(value);
      const finder = createWalletFinder(cards, profile, rules, {
        ...premises,
        prices: search.prices,
        work: search.work,
      });
      const [best] = finder.findBest({ aboveUsd: ownAt(value) + MARGIN_USD, climb: false }).best;
      if (!best) return null;
      const slugs = best.members.map((card) => cards[card]!.slug);
      keep(slugs);
      return slugs;
    },
    findCrossing: (near, far, rival) => findCrossing((value) => leadAt(value, rival), near, far, whatIf.step),
  };
}
