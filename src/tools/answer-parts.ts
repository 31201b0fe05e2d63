/**
 * What the tools' JSON answers have in common: schemas, the type that follows
 * from a schema, and the functions that make the parts. Amounts are whole cents.
 */
import * as v from "valibot";

import { SPEND_CATEGORIES, type SpendCategory } from "../catalog/card.ts";
import { REDEEM_MODES } from "../rewards/value-options.ts";
import type { SpendProfile } from "./spend/spend-query.ts";

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
/** The answer that a schema describes. */
export type Answer<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

/** To whole cents; never minus zero. */
export function roundUsd(amountUsd: number): number {
  return Math.round(amountUsd * 100) / 100 + 0;
}

export const slug = v.string();
export const slugs = v.array(slug);
export const usd = v.number();
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const category = v.picklist(SPEND_CATEGORIES);
export const textOrNull = v.nullable(v.string());

export const spendAnswer = v.strictObject({
  monthlyUsd: v.strictObject(
    Object.fromEntries(SPEND_CATEGORIES.map((key) => [key, usd])) as Record<SpendCategory, typeof usd>,
  ),
  brands: v.record(v.string(), usd),
  foreignPercent: v.number(),
  value: v.picklist(REDEEM_MODES),
  perksPercent: v.number(),
});

/** The spend as it was understood. */
export function toSpendAnswer(profile: SpendProfile): Answer<typeof spendAnswer> {
  return {
    monthlyUsd: profile.monthlyUsd,
    brands: profile.brandsMonthlyUsd,
    foreignPercent: profile.foreignPercent,
    value: profile.redeem,
    perksPercent: profile.perkPercent,
  };
}

/** A value and what it is made of. */
export const worthEntries = { netUsd: usd, rewardsUsd: usd, perksUsd: usd, feesUsd: usd, bonusesUsd: usd };
type Worth = Readonly<Record<keyof typeof worthEntries, number>>;

export function toWorthAnswer({ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd }: Worth): Worth {
  return {
    netUsd: roundUsd(netUsd),
    rewardsUsd: roundUsd(rewardsUsd),
    perksUsd: roundUsd(perksUsd),
    feesUsd: roundUsd(feesUsd),
    bonusesUsd: roundUsd(bonusesUsd),
  };
}
