/** Rules for what a card earns, pays once, and gives besides: reward entries, welcome offer, perks. */
import * as v from "valibot";

import { BONUS_KINDS, SPEND_CATEGORIES } from "./card.ts";
import { day, kebab, ownProvenanceFields, text } from "./provenance-schema.ts";

const atLeast = (least: number, what: string) =>
  v.pipe(v.number(`${what}, ${least} or more`), v.minValue(least, `${what}, ${least} or more`));
export const usd = atLeast(0, "US dollars");
const multiplier = v.pipe(v.number("points per dollar"), v.gtValue(0, "points per dollar, more than 0"));
export const spendCategory = v.picklist(SPEND_CATEGORIES, `one of ${SPEND_CATEGORIES.join(", ")}`);

export const cap = v.strictObject({
  amountUsd: v.pipe(v.number("US dollars"), v.gtValue(0, "US dollars, more than 0")),
  period: v.picklist(["month", "quarter", "year"], "month, quarter or year"),
  categories: v.nullable(v.pipe(v.array(spendCategory), v.minLength(1, "at least one category"))),
});

export const rewardFields = v.strictObject({
  id: kebab,
  multiplier,
  leastMultiplier: v.optional(multiplier),
  category: spendCategory,
  brands: v.nullable(v.array(text)),
  subcategory: v.nullable(v.pipe(v.string("text"), v.regex(/^[a-z_]+$/, "lower-case words joined by _"))),
  base: v.boolean("true or false"),
  notes: text,
  afterCapMultiplier: v.nullable(multiplier),
  cap: v.nullable(cap),
  endsOn: v.optional(day),
  ...ownProvenanceFields,
});

export const reward = v.pipe(
  rewardFields,
  v.check(
    (entry) => (entry.cap === null) === (entry.afterCapMultiplier === null),
    "a cap with its afterCapMultiplier, or neither",
  ),
  v.check(
    ({ multiplier: most, leastMultiplier: least }) => least === undefined || least < most,
    "a leastMultiplier below the multiplier",
  ),
  v.check(
    (entry) => !entry.base || (entry.category === "other" && !entry.brands && !entry.subcategory && !entry.endsOn),
    "the base entry of category other, without brands, subcategory or end",
  ),
);

export const perk = v.strictObject({
  id: kebab,
  type: v.pipe(v.string("text"), v.regex(/^[a-z][a-z0-9_]*$/, "lower-case words joined by _")),
  description: text,
  valueUsd: v.nullable(usd),
  frequency: v.nullable(
    v.picklist(["annual", "per_stay", "every_4_years", "one_time"], "annual, per_stay, every_4_years or one_time"),
  ),
  endsOn: v.optional(day),
  ...ownProvenanceFields,
});

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));

export const bonusTier = v.pipe(
  v.strictObject({
    afterUsd: usd,
    months: count,
    points: v.optional(count),
    usd: v.optional(usd),
    extras: v.optional(v.array(text)),
  }),
  v.check((tier) => (tier.points ?? tier.usd ?? tier.extras) !== undefined, "points, dollars or extras"),
);

export const signUpBonusFields = v.strictObject({
  kind: v.picklist(BONUS_KINDS, `one of ${BONUS_KINDS.join(", ")}`),
  points: v.nullable(count),
  description: text,
  minSpendUsd: v.nullable(usd),
  durationDays: v.nullable(v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days, 0 or more"))),
  estimatedValueUsd: v.nullable(usd),
  endsOn: v.optional(day),
  tiers: v.optional(v.pipe(v.array(bonusTier), v.minLength(1, "at least one tier"))),
});

type BonusFields = v.InferOutput<typeof signUpBonusFields>;
const isPromised = ({ points, estimatedValueUsd }: BonusFields) => points !== null || estimatedValueUsd !== null;

export const signUpBonus = v.pipe(
  signUpBonusFields,
  v.check(
    (bonus) => (bonus.kind === "none" || bonus.kind === "up-to") === !isPromised(bonus),
    "an amount (points or estimatedValueUsd) unless kind is none or up-to",
  ),
  v.check(
    (bonus) => !isPromised(bonus) || (bonus.minSpendUsd !== null && bonus.durationDays !== null),
    "minSpendUsd and durationDays beside the amount",
  ),
  v.check(
    (bonus) => bonus.kind !== "none" || (bonus.minSpendUsd === null && bonus.durationDays === null && !bonus.endsOn),
    "no minimum, window or end where kind is none",
  ),
);
