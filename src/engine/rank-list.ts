/**
 * The order of a list. It takes neither links nor issuers, so the order cannot depend on who pays. Model: "Ratings and
 * rankings".
 */
import type { NetParts, RankedCard } from "./computed-card.ts";
import { compareSlugs } from "./value/wallet-card.ts";

/** The mix, as the page states it; the weights add up to 1. */
export const RANKING_WEIGHTS = { rating: 0.5, netValue: 0.5 } as const;
const RATING_SCALE = 10;

/**
 * Score = 0.5 x rating / 10 + 0.5 x share of net value, where the best net of the list is 1 and the worst 0. Ties:
 * higher net, then slug.
 * @param cards with the dollars of a year for the list's reader
 */
export function rankByMix(
  cards: readonly { readonly slug: string; readonly rating: number; readonly parts: NetParts }[],
): RankedCard[] {
  const nets = cards.map(({ parts }) => parts.netUsd);
  const worstUsd = Math.min(...nets);
  const rangeUsd = Math.max(...nets) - worstUsd;
  const scoreOf = ({ rating, parts }: (typeof cards)[number]) =>
    (RANKING_WEIGHTS.rating * rating) / RATING_SCALE +
    RANKING_WEIGHTS.netValue * (rangeUsd > 0 ? (parts.netUsd - worstUsd) / rangeUsd : 0);
  return cards
    .toSorted(
      (left, right) =>
        scoreOf(right) - scoreOf(left) || right.parts.netUsd - left.parts.netUsd || compareSlugs(left, right),
    )
    .map(({ slug, rating, parts }, index) => ({ rank: index + 1, slug, rating, parts }));
}

/**
 * Of cards that lend at 0%: the longer of the two periods, then the shorter, then the lower fee of a transfer (one that is
 * not known comes last), then the lower annual fee, then the slug. Never rewards.
 */
export function rankByMonths(
  cards: readonly {
    readonly slug: string;
    readonly rating: number;
    readonly feeUsd: number;
    readonly purchaseMonths: number;
    readonly transferMonths: number;
    readonly transferFeePercent: number | null;
  }[],
): RankedCard[] {
  const longest = ({ purchaseMonths, transferMonths }: (typeof cards)[number]) =>
    Math.max(purchaseMonths, transferMonths);
  const shortest = ({ purchaseMonths, transferMonths }: (typeof cards)[number]) =>
    Math.min(purchaseMonths, transferMonths);
  return cards
    .toSorted(
      (left, right) =>
        longest(right) - longest(left) ||
        shortest(right) - shortest(left) ||
        compareFees(left.transferFeePercent, right.transferFeePercent) ||
        left.feeUsd - right.feeUsd ||
        compareSlugs(left, right),
    )
    .map(({ slug, rating }, index) => ({ rank: index + 1, slug, rating, parts: null }));
}

function compareFees(left: number | null, right: number | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left - right;
}
