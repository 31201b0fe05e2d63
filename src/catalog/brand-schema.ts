import * as v from "valibot";

import { ALL_PARTS } from "./parts.ts";
import { text } from "./provenance-schema.ts";
import { spendCategory } from "./reward-schema.ts";

const BRAND_KINDS = ["airline", "hotel", "travel-agency", "merchant"] as const;

export const part = v.picklist(ALL_PARTS, `one of ${ALL_PARTS.join(", ")}`);

/** `brands.json`: a name or alias occurs once. */
export const brandsSchema = v.pipe(
  v.array(
    v.strictObject({
      name: text,
      kind: v.picklist(BRAND_KINDS, `one of ${BRAND_KINDS.join(", ")}`),
      aliases: v.array(text),
      /** Where spend at the brand counts. */
      category: spendCategory,
      part: v.nullable(part),
      /** Its own points program, as the card files name it. */
      program: v.nullable(text),
    }),
  ),
  v.check((brands) => {
    const names = brands.flatMap(({ name, aliases }) => [
      ...new Set([name, ...aliases].map((word) => word.toLowerCase())),
    ]);
    return new Set(names).size === names.length;
  }, "names and aliases that occur once"),
);
