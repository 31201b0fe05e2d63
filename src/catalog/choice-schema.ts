import * as v from "valibot";

import { part } from "./brand-schema.ts";
import { confidence, kebab, text } from "./provenance-schema.ts";
import { spendCategory } from "./reward-schema.ts";

const CHOICE_MODES = ["chosen", "automatic", "rotating", "mobile-wallet"] as const;

const positive = v.pipe(v.number("a number above 0"), v.gtValue(0, "a number above 0"));
const period = v.picklist(["month", "quarter", "year"], "month, quarter or year");
const share = v.pipe(v.number("a share"), v.minValue(0, "a share from 0 to 1"), v.maxValue(1, "a share from 0 to 1"));

const option = v.strictObject({
  id: kebab,
  label: text,
  /** Parts and categories that the option covers wholly; both may be empty. */
  parts: v.array(part),
  categories: v.array(spendCategory),
  /** Where the option has an entry of its own in the card file. */
  rewardId: v.exactOptional(kebab),
  capUsd: v.exactOptional(positive),
  period: v.exactOptional(period),
});

/** `choices.json` */
export const choicesSchema = v.array(
  v.strictObject({
    slug: kebab,
    mode: v.picklist(CHOICE_MODES, `one of ${CHOICE_MODES.join(", ")}`),
    /** The entry of the card file that the choice is about. */
    rewardId: kebab,
    /** How many options count at once; null: all of them. */
    choices: v.nullable(v.pipe(positive, v.integer("a whole number"))),
    rate: positive,
    after: positive,
    /** Dollars a `period`; null: no cap. */
    capUsd: v.nullable(positive),
    period: v.nullable(period),
    options: v.pipe(v.array(option), v.minLength(1, "at least one option")),
    /** Options that count besides, without being chosen. */
    always: v.exactOptional(v.array(option)),
    sharedCap: v.exactOptional(v.boolean("true or false")),
    /** Other entries of the card that use the same cap. */
    sharedWith: v.exactOptional(v.array(kebab)),
    /** Nothing is earned without activating. */
    activation: v.exactOptional(v.boolean("true or false")),
    /** How much of a line's year counts by default, and at most how many dollars: our estimate. */
    estimate: v.exactOptional(v.strictObject({ shareOfLine: share, maxUsdAYear: v.exactOptional(positive) })),
    /** Closed to new applications: only for somebody who holds it. */
    ownedOnly: v.exactOptional(v.boolean("true or false")),
    firstYearRate: v.exactOptional(positive),
    /** How often the choice may be changed, in words. */
    change: v.exactOptional(text),
    /** Over which period the issuer measures, in words. */
    measured: v.exactOptional(text),
    confidence,
  }),
);
