/**
 * What the tools' JSON answers have in common: schemas, the type that follows
 * from a schema, and the functions that make the parts. Amounts are whole cents.
 */
import * as v from "valibot";

import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import type { DataOf } from "../../catalog/data-of.ts";

/** The answer that a schema describes. */
export type Answer<Schema extends v.GenericSchema> = DataOf<Schema>;

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
