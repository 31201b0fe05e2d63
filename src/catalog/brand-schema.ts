import * as v from "valibot";

import { BRAND_KINDS } from "./brand.ts";
import { ALL_PARTS } from "./parts.ts";
import { text } from "./provenance-schema.ts";
import { spendCategory } from "./reward-schema.ts";

export const part = v.picklist(ALL_PARTS, `one of ${ALL_PARTS.join(", ")}`);

/** `brands.json`: a name or alias occurs once. */
export const brandsSchema = v.pipe(
  v.array(
    v.strictObject({
      name: text,
      kind: v.picklist(BRAND_KINDS, `one of ${BRAND_KINDS.join(", ")}`),
      aliases: v.array(text),
      category: spendCategory,
      part: v.nullable(part),
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
