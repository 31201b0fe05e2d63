import type { Card } from "../catalog/card.ts";
import type { WalletCard } from "../rewards/wallet-card.ts";

/** What the tools know of a card: what the maths needs, and what names it. The browser's records have it too. */
export type ToolCard = WalletCard & Pick<Card, "name" | "issuer" | "image">;

/** The cards of some slugs, in the order of the slugs; unknown ones are left out. */
export function pickCards<Card extends { readonly slug: string }>(
  cards: readonly Card[],
  slugs: readonly string[],
): Card[] {
  return slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []);
}
