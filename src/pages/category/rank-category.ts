import type { Card, CardCategory } from "../../catalog/card.ts";
import { getCard } from "../../catalog/queries.ts";
import type { RankedCard } from "../../rewards/rank-list.ts";
import { parseIntroApr } from "../../tools/apr.ts";
import { getRanking } from "../computed-cards.ts";

/** A line of a list. */
export interface ListedCard extends Pick<RankedCard, "rank" | "parts"> {
  readonly card: Card;
  /** At 0%; 0 for a card without such an offer. */
  readonly purchaseMonths: number;
  readonly transferMonths: number;
}

/** The open cards of a category in the order of the published rule (`rewards/rank-list.ts`). */
export function rankCategory(category: CardCategory): readonly ListedCard[] {
  return getRanking(category).map(({ rank, slug, parts }) => {
    const card = getCard(slug);
    return { rank, card, parts, ...parseIntroApr(card.introApr) };
  });
}
