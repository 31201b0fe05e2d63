/** Brands that a rate, a credit or a card can be tied to, under the one name that the card files use. */
import brands from "./brands.json" with { type: "json" };
import type { SpendCategory } from "./card.ts";
import type { Part } from "./parts.ts";

export const BRAND_KINDS = ["airline", "hotel", "travel-agency", "merchant"] as const;

export interface Brand {
  readonly name: string;
  readonly kind: (typeof BRAND_KINDS)[number];
  readonly aliases: readonly string[];
  /** Where spend at the brand counts. */
  readonly category: SpendCategory;
  readonly part: Part | null;
  /** Its own points program, as the card files name it. */
  readonly program: string | null;
}

export const BRANDS = brands as readonly Brand[];
