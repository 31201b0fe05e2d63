/** Reads what the build computed for the default spend. */
import computed from "virtual:computed-cards";

import type { Card, CardCategory } from "../catalog/card.ts";
import type { ComputedCard } from "../rewards/computed-card.ts";
import type { RankedCard } from "../rewards/rank-list.ts";

export function getComputed(card: Pick<Card, "slug">): ComputedCard {
  const found = computed.cards[card.slug];
  if (!found) throw new Error(`The build computed nothing for ${card.slug}`);
  return found;
}

/** The open cards of a category, best first. */
export function getRanking(category: CardCategory): readonly RankedCard[] {
  return computed.rankings[category] ?? [];
}
