/** What a month's spend is by field of a form, with each merchant where the visitor says it belongs. */
import { CATEGORY_OF_PART, type Part } from "../../engine/value/parts.ts";
import type { Statement, Target } from "./statement.ts";

/** By the name of the merchant; what is not here is as we guessed it. */
export type Corrections = ReadonlyMap<string, Target>;

/** Where a brand's purchases count in a form that has no field for it. */
const CATEGORY_OF_BRAND: readonly (readonly [RegExp, string])[] = [
  [/^(?:Uber|Lyft)$/, "transit"],
  [/^(?:DoorDash|Grubhub)$/, "dining"],
  [/^(?:Instacart|Whole Foods)$/, "groceries"],
  [/^(?:Disney streaming)$/, "streaming"],
  [
    /^(?:United|Delta|Southwest|American Airlines|Alaska Airlines|Hawaiian Airlines|JetBlue|Air Canada|British Airways|Emirates|Lufthansa|Marriott|Hilton|Hyatt|IHG|Wyndham|Choice|Expedia|Hotels\.com|Vrbo|Avis)$/,
    "travel_other",
  ],
];

/** The field that a target is written into: its own, or that of what it belongs to. */
export function toField(target: Target, fields: ReadonlySet<string>): string | null {
  if (target === "skip") return null;
  if (fields.has(target)) return target;
  if (target.startsWith("part.")) return CATEGORY_OF_PART[target.slice(5) as Part] ?? "other";
  if (target.startsWith("brand.")) {
    const brand = target.slice(6);
    return CATEGORY_OF_BRAND.find(([names]) => names.test(brand))?.[1] ?? "other";
  }
  return target;
}

/** Whole dollars a month by field; those of the statement's categories that got nothing are 0. */
export function toMonthlyAmounts(
  { merchants, months }: Statement,
  corrections: Corrections,
  fields: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { name, target, totalUsd } of merchants) {
    const field = toField(corrections.get(name) ?? target, fields);
    if (field !== null) sums.set(field, (sums.get(field) ?? 0) + totalUsd / months);
  }
  return new Map([...sums].map(([field, usd]) => [field, Math.round(usd)]));
}
