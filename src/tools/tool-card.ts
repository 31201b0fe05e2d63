/** The cards of some slugs, in the order of the slugs; unknown ones are left out. */
export function pickCards<Card extends { readonly slug: string }>(
  cards: readonly Card[],
  slugs: readonly string[],
): Card[] {
  return slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []);
}
