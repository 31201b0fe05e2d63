import type { Card, CardCategory } from "./card.ts";

/** Whether one of the nine lists has the card: a household's lists leave business cards to the list of their own. */
export const isOnList = (card: Pick<Card, "cardType" | "categories" | "status">, category: CardCategory): boolean =>
  card.status !== "replaced" &&
  card.categories.includes(category) &&
  (category === "business" || card.cardType === "Personal");
