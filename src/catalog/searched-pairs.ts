/** The pairs that people search for: their pages are listed, open with "choose one if", and are linked from reviews. */
import type { DataOf } from "./data-of.ts";
import type { pairsSchema } from "./pairs-schema.ts";
import pairs from "./pairs.json" with { type: "json" };

/** Slugs in alphabetical order; what is searched most stands first. */
export const SEARCHED_PAIRS = pairs as unknown as DataOf<typeof pairsSchema>;
