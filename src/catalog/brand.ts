/** Brands that a rate, a credit or a card can be tied to, under the one name that the card files use. */
import type { brandsSchema } from "./brand-schema.ts";
import brands from "./brands.json" with { type: "json" };
import type { DataOf } from "./data-of.ts";

export type Brand = DataOf<typeof brandsSchema>[number];

export const BRANDS = brands as readonly Brand[];
