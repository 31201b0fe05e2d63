import * as v from "valibot";

import { describe } from "./describe.ts";
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
export type PerkReset = (typeof PERK_RESETS)[number];
const PERK_STARTS = ["opening", "first-anniversary", "spend"] as const;

const SHARE = "a share from 0 to 1";
const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));
const isOneOf = (kind: string, kinds: readonly string[]) => kinds.includes(kind);

export const perkUse = v.pipe(
  v.strictObject({
    kind: describe(v.picklist(PERK_USE_KINDS, `one of ${PERK_USE_KINDS.join(", ")}`), "Kind of use."),
    share: describe(
      v.pipe(v.number(SHARE), v.minValue(0, SHARE), v.maxValue(1, SHARE)),
      "Part of the face value that people who use it get, 0 to 1.",
      0.8,
    ),
    points: describe(v.exactOptional(count), "How many points of the card's program.", 10000),
    fits: describe(
      v.exactOptional(
        v.strictObject({
          categories: describe(v.exactOptional(v.array(spendCategory)), "Spend categories that it pays for.", [
            "dining",
          ]),
          parts: describe(v.exactOptional(v.array(part)), "Parts of categories.", ["flights"]),
          /** Names of `brands.json`. */
          brands: describe(v.exactOptional(v.array(text)), "Brands where it can be used.", ["Marriott"]),
        }),
      ),
      "What it pays for.",
    ),
    merchant: describe(v.exactOptional(kebab), "Merchant or service; counts once even with several cards.", "uber"),
    portions: describe(v.exactOptional(count), "Equal portions a year; what you do not use of one is lost.", 12),
    visits: describe(v.exactOptional(v.nullable(count)), "Visits a year; null for no limit.", 4),
    /** The airline whose club or bags it is: a name of `brands.json`. */
    airline: describe(v.exactOptional(text), "Airline whose lounge or bags it is about.", "Delta"),
    program: describe(v.exactOptional(text), "Program that the status is of.", "Hilton Honors"),
    companion: describe(v.exactOptional(v.boolean("true or false")), "Needs two travelers."),
    years: describe(v.exactOptional(count), "Once in how many years.", 4),
    needs: describe(
      v.exactOptional(
        v.strictObject({
          spendUsd: describe(v.exactOptional(usd), "Spending on the card, US dollars a year.", 15000),
          card: describe(v.exactOptional(v.array(kebab)), "Also one of these cards.", ["chase-sapphire-preferred"]),
          firstYearOnly: describe(v.exactOptional(v.boolean("true or false")), "Counts in the first year only."),
          fromYear: describe(v.exactOptional(count), "First year in which it counts.", 2),
        }),
      ),
      "What it needs; null or missing for nothing.",
    ),
    resets: describe(
      v.exactOptional(v.picklist(PERK_RESETS, `one of ${PERK_RESETS.join(", ")}`)),
      "When unused portions are lost.",
    ),
    from: describe(v.exactOptional(v.picklist(PERK_STARTS, `one of ${PERK_STARTS.join(", ")}`)), "When it starts."),
    onlyWhenTicked: describe(
      v.exactOptional(v.boolean("true or false")),
      "Counts only for people who say that they use it.",
    ),
    enroll: describe(
      v.exactOptional(v.boolean("true or false")),
      "The terms ask the holder to enroll or register first.",
    ),
    reason: describe(text, "Why, in words.", "Used by most people who travel with the airline"),
  }),
  v.check((use) => use.kind !== "points" || use.points !== undefined, "points where kind is points"),
  v.check((use) => use.kind !== "once-in-years" || use.years !== undefined, "years where kind is once-in-years"),
  v.check((use) => !isOneOf(use.kind, ["portal"]) || use.fits !== undefined, "fits where kind is portal"),
);

/** `perk-use.json`: by card, then by the perk's id. */
export const perkUsesSchema = v.record(kebab, v.record(kebab, perkUse));
