import * as v from "valibot";

import { part } from "./brand-schema.ts";
import { kebab, text } from "./provenance-schema.ts";
import { spendCategory, usd } from "./reward-schema.ts";

const PERK_USE_KINDS = [
  "points",
  "cash-like",
  "portal",
  "credit",
  "access",
  "certificate",
  "once-in-years",
  "service",
  "status",
  "unpriced",
] as const;
const PERK_RESETS = ["calendar-month", "quarter", "half", "year", "card-year"] as const;
const PERK_STARTS = ["opening", "first-anniversary", "spend"] as const;

const SHARE = "a share from 0 to 1";
const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));
const isOneOf = (kind: string, kinds: readonly string[]) => kinds.includes(kind);

export const perkUse = v.pipe(
  v.strictObject({
    kind: v.picklist(PERK_USE_KINDS, `one of ${PERK_USE_KINDS.join(", ")}`),
    /** What somebody who does use it gets of the face value. */
    share: v.pipe(v.number(SHARE), v.minValue(0, SHARE), v.maxValue(1, SHARE)),
    /** Kind points: how many, of the card's program. */
    points: v.exactOptional(count),
    fits: v.exactOptional(
      v.strictObject({
        categories: v.exactOptional(v.array(spendCategory)),
        parts: v.exactOptional(v.array(part)),
        /** Names of `brands.json`. */
        brands: v.exactOptional(v.array(text)),
      }),
    ),
    /** The merchant or service: counted once per wallet. */
    merchant: v.exactOptional(kebab),
    /** Equal portions a year; what a portion does not use is lost. */
    portions: v.exactOptional(count),
    /** Access: visits allowed a year; null: no limit. */
    visits: v.exactOptional(v.nullable(count)),
    /** The airline whose club or bags it is: a name of `brands.json`. */
    airline: v.exactOptional(text),
    /** Program of a status. */
    program: v.exactOptional(text),
    /** A companion certificate: needs two travelers. */
    companion: v.exactOptional(v.boolean("true or false")),
    /** Once in how many years. */
    years: v.exactOptional(count),
    needs: v.exactOptional(
      v.strictObject({
        /** Dollars a year on this card. */
        spendUsd: v.exactOptional(usd),
        /** One of these cards held besides. */
        card: v.exactOptional(v.array(kebab)),
        firstYearOnly: v.exactOptional(v.boolean("true or false")),
        fromYear: v.exactOptional(count),
      }),
    ),
    resets: v.exactOptional(v.picklist(PERK_RESETS, `one of ${PERK_RESETS.join(", ")}`)),
    from: v.exactOptional(v.picklist(PERK_STARTS, `one of ${PERK_STARTS.join(", ")}`)),
    /** Counts only for somebody who ticks it, whatever they spend there. */
    onlyWhenTicked: v.exactOptional(v.boolean("true or false")),
    reason: text,
  }),
  v.check((use) => use.kind !== "points" || use.points !== undefined, "points where kind is points"),
  v.check((use) => use.kind !== "once-in-years" || use.years !== undefined, "years where kind is once-in-years"),
  v.check((use) => !isOneOf(use.kind, ["portal"]) || use.fits !== undefined, "fits where kind is portal"),
);

/** `perk-use.json`: by card, then by the perk's id. */
export const perkUsesSchema = v.record(kebab, v.record(kebab, perkUse));
