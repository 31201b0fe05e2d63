import * as v from "valibot";

import { part } from "./brand-schema.ts";
import { PERK_RESETS, PERK_STARTS, PERK_USE_KINDS } from "./perk-use.ts";
import { kebab, text } from "./provenance-schema.ts";
import { spendCategory, usd } from "./reward-schema.ts";

const SHARE = "a share from 0 to 1";
const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));
const isOneOf = (kind: string, kinds: readonly string[]) => kinds.includes(kind);

export const perkUse = v.pipe(
  v.strictObject({
    kind: v.picklist(PERK_USE_KINDS, `one of ${PERK_USE_KINDS.join(", ")}`),
    share: v.pipe(v.number(SHARE), v.minValue(0, SHARE), v.maxValue(1, SHARE)),
    points: v.optional(count),
    fits: v.optional(
      v.strictObject({
        categories: v.optional(v.array(spendCategory)),
        parts: v.optional(v.array(part)),
        brands: v.optional(v.array(text)),
      }),
    ),
    merchant: v.optional(kebab),
    portions: v.optional(count),
    visits: v.optional(v.nullable(count)),
    airline: v.optional(text),
    program: v.optional(text),
    companion: v.optional(v.boolean("true or false")),
    years: v.optional(count),
    needs: v.optional(
      v.strictObject({
        spendUsd: v.optional(usd),
        card: v.optional(v.array(kebab)),
        firstYearOnly: v.optional(v.boolean("true or false")),
        fromYear: v.optional(count),
      }),
    ),
    resets: v.optional(v.picklist(PERK_RESETS, `one of ${PERK_RESETS.join(", ")}`)),
    from: v.optional(v.picklist(PERK_STARTS, `one of ${PERK_STARTS.join(", ")}`)),
    onlyWhenTicked: v.optional(v.boolean("true or false")),
    reason: text,
  }),
  v.check((use) => use.kind !== "points" || use.points !== undefined, "points where kind is points"),
  v.check((use) => use.kind !== "once-in-years" || use.years !== undefined, "years where kind is once-in-years"),
  v.check((use) => !isOneOf(use.kind, ["portal"]) || use.fits !== undefined, "fits where kind is portal"),
);

/** `perk-use.json`: by card, then by the perk's id. */
export const perkUsesSchema = v.record(kebab, v.record(kebab, perkUse));
