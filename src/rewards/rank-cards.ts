/**
 * The order of cards on a category page: a published mix of rating and net
 * value for a stated spend. It takes a type without apply link, rates link or
 * issuer, so the order cannot depend on who pays. Model: "Ratings and ranking".
 */
import type { Card } from "../catalog/card.ts";
import { DEFAULT_LINES } from "./spend-presets.ts";
import type { ValueOptions } from "./value-options.ts";
import { valueWallet } from "./value-wallet.ts";
import type { WalletCard } from "./wallet-card.ts";

export type RankableCard = WalletCard & Pick<Card, "rating">;

/** The mix, as the page states it; the weights add up to 1. */
export const RANKING_WEIGHTS = { rating: 0.5, netValue: 0.5 } as const;
const RATING_SCALE = 10;

export interface RankedCard {
  /** From 1. */
  readonly rank: number;
  readonly slug: string;
  /** 0 to 1. */
  readonly score: number;
  readonly rating: number;
  /** A year at the stated spend, this card alone. */
  readonly netUsd: number;
}

export interface Ranking {
  readonly ranked: readonly RankedCard[];
  readonly leftOut: readonly { readonly slug: string; readonly reason: string }[];
}

/**
 * Score = 0.5 x rating / 10 + 0.5 x share of net value, where the best net of
 * the page's cards is 1 and the worst 0. Ties: higher net, then slug.
 * @param options the page's stated spend; the site's default when left out
 */
export function rankCards(cards: readonly RankableCard[], options: ValueOptions = { lines: DEFAULT_LINES }): Ranking {
  const open = cards
    .filter((card) => card.status === "open")
    .map(({ rating, ...card }) => ({ slug: card.slug, rating, netUsd: valueWallet([card], options).netUsd }));
  const nets = open.map(({ netUsd }) => netUsd);
  const worstUsd = Math.min(...nets);
  const rangeUsd = Math.max(...nets) - worstUsd;
  const ranked = open
    .map((card) => {
      const netShare = rangeUsd > 0 ? (card.netUsd - worstUsd) / rangeUsd : 0;
      const score = (RANKING_WEIGHTS.rating * card.rating) / RATING_SCALE + RANKING_WEIGHTS.netValue * netShare;
      return { ...card, score };
    })
    .toSorted(
      (left, right) => right.score - left.score || right.netUsd - left.netUsd || (left.slug < right.slug ? -1 : 1),
    )
    .map((card, index) => ({ rank: index + 1, ...card }));
  const leftOut = cards
    .filter((card) => card.status === "closed")
    .map(({ slug }) => ({ slug, reason: "Closed to new applications" }));
  return { ranked, leftOut };
}
