/**
 * The wallet worth most for a visitor's spend, proved best: checks the
 * request, runs the branch and bound (`search-wallets.ts`) and gives the
 * answer its detail. Model: "Best wallet". Synchronous and pure: the clock,
 * progress and cancellation come in as parameters.
 */
import { checkWalletRequest, DEFAULT_WALLET_CARDS, listEligibleCards, type WalletRequest } from "./check-request.ts";
import type { InputError } from "./input-error.ts";
import { compileSearch } from "./search-model.ts";
import { searchWallets } from "./search-wallets.ts";
import { valueWallet, type WalletValue } from "./value-wallet.ts";
import type { WalletCard } from "./wallet-card.ts";
import type { RankedWallet } from "./wallet-order.ts";

export const RUNNERS_UP = 4;

export interface SearchProgress {
  /** Different wallets priced so far. */
  readonly examined: number;
  /** All wallets there are; see `WalletProof`. */
  readonly wallets: number;
  /** 0 to 1, never falling; an estimate of the work done. */
  readonly fraction: number;
}

export interface SearchHooks {
  readonly onProgress?: (progress: SearchProgress) => void;
  /** Asked every few nodes; true ends the search with `canceled`. */
  readonly shouldStop?: () => boolean;
  /** Read where `shouldStop` is asked. */
  readonly signal?: Pick<AbortSignal, "aborted">;
  /** Milliseconds of a clock that never goes back, such as `performance.now`. */
  readonly now?: () => number;
}

export interface WalletSummary {
  /** Sorted by slug. */
  readonly cards: readonly string[];
  readonly netUsd: number;
  readonly feesUsd: number;
}

export interface FrontierStep extends WalletSummary {
  /** The best wallet of at most this many cards. */
  readonly maxCards: number;
}

export interface WalletProof {
  readonly optimal: true;
  /** Wallets of up to `maxCards` eligible cards that hold all must-haves, the empty one included. */
  readonly wallets: number;
  /** Of these, how many were priced one by one; bounds ruled out the rest. */
  readonly examined: number;
  /** Null without `now`. */
  readonly elapsedMs: number | null;
}

export interface BestWallet {
  readonly ok: true;
  /** The cards of the wallet, sorted by slug, as they were given. */
  readonly cards: readonly WalletCard[];
  readonly wallet: WalletValue;
  /** The next wallets in order, at most four. */
  readonly runnersUp: readonly WalletSummary[];
  /** For each number of cards from the must-haves (or 1) to `maxCards`. */
  readonly frontier: readonly FrontierStep[];
  readonly proof: WalletProof;
}

export type BestWalletResult =
  | BestWallet
  | { readonly ok: false; readonly canceled: false; readonly errors: readonly InputError[] }
  | { readonly ok: false; readonly canceled: true; readonly errors: readonly [] };

/** How many wallets of up to `maxCards` cards there are, `mustCount` of them given. */
export function countWallets(cardCount: number, maxCards: number, mustCount = 0): number {
  let ways = 1;
  let total = 1;
  for (let added = 1; added <= maxCards - mustCount; added += 1) {
    ways = (ways * (cardCount - mustCount - added + 1)) / added;
    total += ways;
  }
  return total;
}

/**
 * @param cards the catalog; slugs in the request must be in it
 * @example findBestWallet(cards, { lines: DEFAULT_LINES, maxCards: 3 })
 */
export function findBestWallet(
  cards: readonly WalletCard[],
  request: WalletRequest,
  hooks: SearchHooks = {},
): BestWalletResult {
  const errors = checkWalletRequest(cards, request);
  if (errors.length > 0) return { ok: false, canceled: false, errors };

  const { onProgress, shouldStop, signal, now } = hooks;
  const startMs = now?.() ?? 0;
  const maxCards = request.maxCards ?? DEFAULT_WALLET_CARDS;
  const eligible = listEligibleCards(cards, request);
  const must = [...eligible.keys()].filter((index) => request.mustHave?.includes(eligible[index]!.slug));
  const wallets = countWallets(eligible.length, maxCards, must.length);

  const outcome = searchWallets(compileSearch(eligible, request, request.maxAnnualFeesUsd ?? Infinity), {
    maxCards,
    keep: 1 + RUNNERS_UP,
    must,
    poll: (examined, fraction) => {
      onProgress?.({ examined, wallets, fraction });
      return signal?.aborted === true || shouldStop?.() === true;
    },
  });
  if (!outcome) return { ok: false, canceled: true, errors: [] };

  const summarize = ({ members }: RankedWallet): WalletSummary => {
    const held = members.map((index) => eligible[index]!);
    // Valued again in full, so that a figure is the same wherever it stands.
    const { netUsd, feesUsd } = valueWallet(held, request);
    return { cards: held.map((card) => card.slug), netUsd, feesUsd };
  };
  const [winner, ...others] = outcome.best;
  const held = winner!.members.map((index) => eligible[index]!);
  return {
    ok: true,
    cards: held,
    wallet: valueWallet(held, request),
    runnersUp: others.map(summarize),
    frontier: outcome.bestUpTo.flatMap((wallet, k) => (wallet ? [{ maxCards: k, ...summarize(wallet) }] : [])),
    proof: {
      optimal: true,
      wallets,
      examined: outcome.examined,
      elapsedMs: now ? now() - startMs : null,
    },
  };
}
