import type { Card } from "../../../src/catalog/card.ts";

/** Slug of the copy of a card in a catalog that was multiplied; the first round keeps its slugs. */
export const toCopySlug = (slug: string, round: number) => (round === 0 ? slug : `${slug}-${round + 1}`);

/** The catalog as it might be: the same cards over and over, under new slugs and names, until there are `size`. */
export function multiplyCards(cards: readonly Card[], size: number): Card[] {
  return Array.from({ length: size }, (_, index) => {
    const card = cards[index % cards.length] as Card;
    const round = Math.floor(index / cards.length);
    if (round === 0) return card;
    const slug = toCopySlug(card.slug, round);
    return {
      ...card,
      slug,
      name: `${card.name} ${round + 1}`,
      reviewLink: card.reviewLink && card.reviewLink.replace(card.slug, slug),
    };
  });
}
