/** What a value takes for granted, as data: `src/words/assumptions.ts` says it to people. */
import type { SpendCategory } from "../../catalog/card.ts";
import type { Part } from "./parts.ts";

export type Assumption =
  /** All that is spent on a part is spent at the brands that are used. */
  | { readonly kind: "brands-have-all"; readonly spend: Part | SpendCategory; readonly brands: readonly string[] }
  | { readonly kind: "no-trips" }
  | { readonly kind: "no-cash-value" | "rotating-estimate" | "score-estimate"; readonly cards: readonly string[] }
  | { readonly kind: "mobile-wallet"; readonly cards: readonly string[]; readonly percent: number };
