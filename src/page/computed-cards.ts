/** Reads what the build computed for the default spend. */
import lines from "virtual:computed-cards";

import type { Card, CardCategory } from "../catalog/card.ts";
import { openRecords } from "../catalog/keyed-records.ts";
import type { ComputedCard } from "../engine/computed-card.ts";
import type { PricedPick, RankedCard } from "../engine/computed-card.ts";

const computed = openRecords<unknown>(lines);

export function getComputed(card: Pick<Card, "slug">): ComputedCard {
  const found = computed.find(`cards/${card.slug}`);
  if (!found) throw new Error(`The build computed nothing for ${card.slug}`);
  return found as ComputedCard;
}

/** The picks of a list that is ranked by dollars, each for the reader of its label, in the order of its text. */
export function getPicks(category: CardCategory): readonly PricedPick[] {
  return (computed.find(`picks/${category}`) ?? []) as readonly PricedPick[];
}

/** The open cards of a category, best first. */
export function getRanking(category: CardCategory): readonly RankedCard[] {
  return (computed.find(`rankings/${category}`) ?? []) as readonly RankedCard[];
}
