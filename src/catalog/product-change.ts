/** Which card an issuer turns into which other one: no application, no bonus. */
import type { DataOf } from "./data-of.ts";
import type { productChangesSchema } from "./product-change-schema.ts";
import changes from "./product-changes.json" with { type: "json" };

export type ProductChange = DataOf<typeof productChangesSchema>["edges"][number];

export const PRODUCT_CHANGES = changes.edges as readonly ProductChange[];
