import * as v from "valibot";

import { part } from "./brand-schema.ts";
import { CHOICE_MODES } from "./choice.ts";
import { confidence, kebab, text } from "./provenance-schema.ts";
import { spendCategory } from "./reward-schema.ts";

const positive = v.pipe(v.number("a number above 0"), v.gtValue(0, "a number above 0"));
const period = v.picklist(["month", "quarter", "year"], "month, quarter or year");
const share = v.pipe(v.number("a share"), v.minValue(0, "a share from 0 to 1"), v.maxValue(1, "a share from 0 to 1"));

const option = v.strictObject({
  id: kebab,
  label: text,
  parts: v.array(part),
  categories: v.array(spendCategory),
  rewardId: v.optional(kebab),
  capUsd: v.optional(positive),
  period: v.optional(period),
});

/** `choices.json` */
export const choicesSchema = v.array(
  v.strictObject({
    slug: kebab,
    mode: v.picklist(CHOICE_MODES, `one of ${CHOICE_MODES.join(", ")}`),
    rewardId: kebab,
    choices: v.nullable(v.pipe(positive, v.integer("a whole number"))),
    rate: positive,
    after: positive,
    capUsd: v.nullable(positive),
    period: v.nullable(period),
    options: v.pipe(v.array(option), v.minLength(1, "at least one option")),
    always: v.optional(v.array(option)),
    sharedCap: v.optional(v.boolean("true or false")),
    sharedWith: v.optional(v.array(kebab)),
    activation: v.optional(v.boolean("true or false")),
    estimate: v.optional(v.strictObject({ shareOfLine: share, maxUsdAYear: v.optional(positive) })),
    ownedOnly: v.optional(v.boolean("true or false")),
    firstYearRate: v.optional(positive),
    change: v.optional(text),
    measured: v.optional(text),
    confidence,
  }),
);
