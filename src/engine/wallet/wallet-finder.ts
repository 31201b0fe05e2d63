/**
 * One compiled profile and the questions that are asked of it again and again:
 * the best wallet with and without certain cards. Every answer is proved, or
 * says that the budget of work ended first.
 */
import type { Profile } from "../value/profile.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import type { SearchModel } from "./search-model.ts";
import { type SearchLimits, type SearchOutcome, searchWallets } from "./search-wallets.ts";
import type { BoundPrices } from "./node-rows.ts";

export interface FindOptions extends Partial<
  Pick<SearchLimits, "maxCards" | "aboveUsd" | "besides" | "seeds" | "climb">
> {
  /** Beside the visitor's must-haves. */
  readonly must?: readonly number[];
  readonly maxFeesUsd?: number;
}

export interface WalletFinder {
  readonly model: SearchModel;
  readonly must: readonly number[];
  readonly free: readonly number[];
  /** The best wallet and those near it, with the best of each smaller size. */
  readonly findAll: (keep: number, withinUsd: number) => SearchOutcome;
  /** The best wallet alone. */
  readonly findBest: (options?: FindOptions) => SearchOutcome;
}

export interface FinderOptions {
  /** Slugs of cards that only `must` may bring in. */
  readonly outside?: ReadonlySet<string>;
  /** Those of a search of the same cards and lines, a good start. */
  readonly prices?: BoundPrices | null;
  /** Default: no limit. */
  readonly work?: WorkBudget;
}

export function createWalletFinder(
  model: SearchModel,
  { mustHave, maxCards: mostCards }: Pick<Profile, "mustHave" | "maxCards">,
  { outside = new Set<string>(), prices = null, work = startWork() }: FinderOptions = {},
): WalletFinder {
  const indexes = [...model.cards.keys()];
  const must = indexes.filter((index) => mustHave.includes(model.cards[index]!.slug));
  const free = indexes.filter((index) => !must.includes(index) && !outside.has(model.cards[index]!.slug));
  let known = prices?.lines.length === model.lineCount ? prices : null;
  return {
    model,
    must,
    free,
    findAll(keep, withinUsd) {
      const limits = { maxCards: mostCards, keep, withinUsd, must, free, everySize: true, work };
      const outcome = searchWallets(model, limits, known);
      known = outcome.prices;
      return outcome;
    },
    findBest({ must: extra = [], maxCards = mostCards, maxFeesUsd = Infinity, ...how } = {}) {
      const all = [...new Set([...must, ...extra])];
      const limits = {
        maxCards,
        keep: 1,
        withinUsd: 0,
        must: all,
        free: free.filter((card) => !all.includes(card)),
        everySize: false,
        work,
        ...how,
      };
      return searchWallets({ ...model, feeLimitUsd: Math.min(model.feeLimitUsd, maxFeesUsd) }, limits, known);
    },
  };
}
