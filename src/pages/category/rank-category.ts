import type { CardCategory } from "../../catalog/card.ts";
import { getCard, listCardsInCategory } from "../../catalog/queries.ts";
import records from "virtual:tool-records";
import { toZeroMonths } from "../../words/apr.ts";
import { getRanking } from "../../page/computed-cards.ts";
import type { ListedCard } from "./category-sorts.ts";
import type { ListReader } from "./list-reader.ts";
import { rankForReader } from "./rank-for-reader.ts";

/** The open cards of a category in the order of the published rule (`engine/rank-list.ts`). */
export function rankCategory(category: CardCategory, reader?: ListReader): readonly ListedCard[] {
  const ranking = reader?.isOwn
    ? rankForReader(category, reader, listCardsInCategory(category), records.rewards)
    : getRanking(category);
  return ranking.map(({ rank, slug, parts }) => {
    const card = getCard(slug);
    return { rank, card, parts, ...toZeroMonths(card.introApr) };
  });
}
