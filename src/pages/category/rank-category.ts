import type { Card, CardCategory } from "../../catalog/card.ts";
import { getCard } from "../../catalog/queries.ts";
import { getRanking } from "../computed-cards.ts";

/** The open cards of a category in the order of the published rule (`rewards/rank-cards.ts`). */
export function rankCategory(category: CardCategory): readonly Card[] {
  return getRanking(category).map((ranked) => getCard(ranked.slug));
}
