/**
 * The answer of the RewardMax analyzer, for pages, the API and the browser's
 * worker alike: the best wallet with its proof, what each card does in it, and
 * what it is compared with. Pure; the clock and the stop come in as hooks.
 */
import { type BestWallet, type FrontierStep, findBestWallet, type SearchHooks } from "../../rewards/best-wallet.ts";
import { MAX_WALLET_CARDS, type WalletRequest } from "../../rewards/check-request.ts";
import { type CardRole, explainWallet } from "../../rewards/explain-wallet.ts";
import { createFlatCard } from "../../rewards/flat-card.ts";
import type { InputError } from "../../rewards/input-error.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { valueWallet, type WalletValue } from "../../rewards/value-wallet.ts";
import type { Horizon } from "../../rewards/value-options.ts";
import { listUnmetPerks, type UnmetPerk } from "./unmet-perks.ts";
import { type CardLabels, pickCards, type ToolCard, toCardLabels } from "../tool-card.ts";

/** The yardstick: a card without a fee that pays this much back on everything. */
export const FLAT_PERCENT = 2;

export interface PresentWallet {
  readonly cards: readonly string[];
  readonly netUsd: number;
}

export interface AnalyzerResult {
  /** Every card that the result speaks of. */
  readonly labels: CardLabels;
  readonly horizon: Horizon;
  /** In the horizon that was asked for; `ongoing` and `firstYear` say both. */
  readonly wallet: WalletValue;
  readonly ongoing: WalletValue;
  readonly firstYear: WalletValue;
  readonly roles: readonly CardRole[];
  /** Perks in the wallet's value whose own condition this spend does not meet. */
  readonly unmetPerks: readonly UnmetPerk[];
  readonly runnersUp: BestWallet["runnersUp"];
  /** From the must-haves (or 1) to five cards, or to the number asked for where five took too long. */
  readonly frontier: readonly FrontierStep[];
  readonly proof: BestWallet["proof"];
  /** What the visitor holds now; null when nothing was said about it. */
  readonly present: PresentWallet | null;
  readonly flatNetUsd: number;
  readonly monthlyUsd: number;
}

export type AnalyzerOutcome =
  | { readonly ok: true; readonly result: AnalyzerResult }
  | { readonly ok: false; readonly isStopped: true }
  | { readonly ok: false; readonly isStopped: false; readonly errors: readonly InputError[] };

export interface AnalyzerHooks {
  readonly shouldStop?: () => boolean;
  readonly now?: () => number;
  readonly onProgress?: (fraction: number) => void;
  /** Look beyond `maxCards` up to five, so that the frontier is complete. Default true. */
  readonly isFrontierFull?: boolean;
}

/** Share of the work of the asked-for search when the frontier is looked for afterwards. */
const FIRST_SHARE = 0.4;

export function analyzeWallet(
  cards: readonly ToolCard[],
  request: WalletRequest & { readonly maxCards: number },
  hooks: AnalyzerHooks = {},
): AnalyzerOutcome {
  const { onProgress, isFrontierFull = true, shouldStop, now } = hooks;
  const needsMore = isFrontierFull && request.maxCards < MAX_WALLET_CARDS;
  const share = needsMore ? FIRST_SHARE : 1;
  const toHooks = (from: number, part: number): SearchHooks => ({
    ...(shouldStop ? { shouldStop } : {}),
    ...(now ? { now } : {}),
    onProgress: ({ fraction }) => onProgress?.(from + fraction * part),
  });
  const best = findBestWallet(cards, request, toHooks(0, share));
  if (!best.ok)
    return best.canceled ? { ok: false, isStopped: true } : { ok: false, isStopped: false, errors: best.errors };
  const wider = needsMore
    ? findBestWallet(cards, { ...request, maxCards: MAX_WALLET_CARDS }, toHooks(share, 1 - share))
    : best;
  return { ok: true, result: toResult(cards, request, best, wider.ok ? wider.frontier : best.frontier) };
}

function toResult(
  cards: readonly ToolCard[],
  request: WalletRequest,
  best: BestWallet,
  frontier: readonly FrontierStep[],
): AnalyzerResult {
  const { owned = [], horizon = "ongoing" } = request;
  const held = pickCards(
    cards,
    best.cards.map((card) => card.slug),
  );
  const present = pickCards(cards, owned);
  const slugs = [...held, ...present].map((card) => card.slug);
  const mentioned = [
    ...slugs,
    ...best.runnersUp.flatMap((other) => other.cards),
    ...frontier.flatMap((step) => step.cards),
  ];
  return {
    labels: toCardLabels(cards, mentioned),
    horizon,
    wallet: best.wallet,
    ongoing: valueWallet(held, { ...request, horizon: "ongoing" }),
    firstYear: valueWallet(held, { ...request, horizon: "first-year" }),
    roles: explainWallet(held, request, best.wallet),
    unmetPerks: listUnmetPerks(held, best.wallet),
    runnersUp: best.runnersUp,
    frontier,
    proof: best.proof,
    present:
      present.length > 0
        ? { cards: present.map((card) => card.slug), netUsd: valueWallet(present, request).netUsd }
        : null,
    flatNetUsd: valueWallet([createFlatCard(FLAT_PERCENT)], request).netUsd,
    monthlyUsd: totalMonthlyUsd(request.lines),
  };
}
