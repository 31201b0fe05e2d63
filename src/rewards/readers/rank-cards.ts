/** The order of a list, by a stated rule. It sees a rating and a figure, no link and no issuer. */

/** The mix, as the page states it; the weights add up to 1. */
export const RANKING_WEIGHTS = { rating: 0.5, netValue: 0.5 } as const;
const RATING_SCALE = 10;

export interface RankableCard {
  readonly slug: string;
  readonly rating: number;
  /** A year for the list's reader, this card alone. */
  readonly netUsd: number;
}

export interface RankedCard extends RankableCard {
  /** From 1. */
  readonly rank: number;
  /** 0 to 1. */
  readonly score: number;
}

/**
 * Score = 0.5 x rating / 10 + 0.5 x share of net value, where the best net of
 * the list is 1 and the worst 0. Ties: higher net, then slug.
 */
export function rankCards(cards: readonly RankableCard[]): RankedCard[] {
  const nets = cards.map(({ netUsd }) => netUsd);
  const worstUsd = Math.min(...nets);
  const rangeUsd = Math.max(...nets) - worstUsd;
  return cards
    .map((card) => {
      const netShare = rangeUsd > 0 ? (card.netUsd - worstUsd) / rangeUsd : 0;
      const score = (RANKING_WEIGHTS.rating * card.rating) / RATING_SCALE + RANKING_WEIGHTS.netValue * netShare;
      return { ...card, score };
    })
    .toSorted(
      (left, right) => right.score - left.score || right.netUsd - left.netUsd || (left.slug < right.slug ? -1 : 1),
    )
    .map((card, index) => ({ rank: index + 1, ...card }));
}
