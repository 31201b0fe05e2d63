/**
 * Rates for categories that somebody or something chooses: the holder, the
 * statement, the issuer's calendar, or the way of paying.
 */
import type { choicesSchema } from "./choice-schema.ts";
import choices from "./choices.json" with { type: "json" };
import type { DataOf } from "./data-of.ts";

export type Choice = DataOf<typeof choicesSchema>[number];

export const CHOICES = choices as readonly Choice[];
