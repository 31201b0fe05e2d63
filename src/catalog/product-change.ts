/** Which card an issuer turns into which other one: no application, no bonus. */
import changes from "./product-changes.json" with { type: "json" };
import type { Confidence } from "./provenance.ts";

export interface ProductChange {
  readonly from: string;
  readonly to: string;
  /** Months the card is held first. */
  readonly minMonths: number;
  /** High: planned. Medium: named with "ask the issuer". */
  readonly confidence: Confidence;
}

export const PRODUCT_CHANGES = changes.edges as readonly ProductChange[];
