import * as v from "valibot";

import { confidence, kebab, month, source } from "./provenance-schema.ts";

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(0, "0 or more"));

/** `product-changes.json` */
export const productChangesSchema = v.strictObject({
  asOf: month,
  source,
  edges: v.array(
    v.pipe(
      v.strictObject({
        from: kebab,
        to: kebab,
        /** Months the card is held first. */
        minMonths: count,
        /** High: planned. Medium: named with "ask the issuer". */
        confidence,
      }),
      v.check((edge) => edge.from !== edge.to, "two different cards"),
    ),
  ),
  noneKnown: v.array(kebab),
});
