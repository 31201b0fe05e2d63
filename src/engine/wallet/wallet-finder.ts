/**
 * One compiled profile and the questions that are asked of it again and again:
 * the best wallet with and without certain cards. Every answer is proved, or
 * says that the budget of work ended first.
 */
import type { Profile } from "../value/profile.ts";
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";
import type { BoundPrices } from "./lift-prices.ts";
import { type CompileOptions, compileSearch } from "./compile-search.ts";
import type { SearchModel } from "./search-model.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import { type SearchOutcome, searchWallets } from "./search-wallets.ts";

export interface FindOptions {
  readonly must?: readonly number[];
  readonly without?: readonly number[];
  readonly maxCards?: number;
  readonly maxFeesUsd?: number;
  readonly seeds?: readonly (readonly number[])[];
  readonly climb?: boolean;
  /** Only a wallet worth more than this, and not this one. */
  readonly aboveUsd?: number;
  readonly besides?: readonly number[];
}

export interface WalletFinder {
  readonly model: SearchModel;
  readonly work: WorkBudget;
  readonly must: readonly number[];
  readonly free: readonly number[];
  /** The best wallet and those near it, with the best of each smaller size. */
  readonly findAll: (keep: number, withinUsd: number) => SearchOutcome;
  /** The best wallet alone. */
  readonly findBest: (options?: FindOptions) => SearchOutcome;
}

interface FinderOptions extends Pick<CompileOptions, "factors" | "visit" | "rowsOfBefore" | "like"> {
  readonly outside?: ReadonlySet<string>;
  readonly prices?: BoundPrices | null;
  /** Default: no limit. */
  readonly work?: WorkBudget;
}

/** @param cards sorted by slug @param outside slugs of cards that only `must` may bring in */
export function createWalletFinder(
  cards: readonly WalletCard[],
  profile: Profile,
  rules: readonly BonusRule[],
  { outside = new Set<string>(), prices = null, work = startWork(), ...options }: FinderOptions = {},
): WalletFinder {
  const model = compileSearch(cards, profile, rules, options);
  const indexes = [...cards.keys()];
  const must = indexes.filter((index) => profile.mustHave.includes(cards[index]!.slug));
  const free = indexes.filter((index) => !must.includes(index) && !outside.has(cards[index]!.slug));
  let known = prices;
  return {
    model,
    work,
    must,
    free,
    findAll(keep, withinUsd) {
      const limits = { maxCards: profile.maxCards, keep, withinUsd, must, free, everySize: true, work };
      const outcome = searchWallets(model, limits, known);
      known = outcome.prices;
      return outcome;
    },
    findBest({
      must: extra = [],
      without = [],
      maxCards = profile.maxCards,
      maxFeesUsd,
      seeds = [],
      climb = true,
      ...interest
    } = {}) {
      const all = [...new Set([...must, ...extra])];
      const limits = {
        maxCards,
        keep: 1,
        withinUsd: 0,
        must: all,
        free: free.filter((card) => !all.includes(card) && !without.includes(card)),
        everySize: false,
        work,
        seeds,
        climb,
        ...interest,
      };
      const limited = maxFeesUsd === undefined ? model : { ...model, feeLimitUsd: maxFeesUsd };
      return searchWallets(limited, limits, known?.lines.length === model.lineCount ? known : null);
    },
  };
}
