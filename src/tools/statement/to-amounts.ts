/** What a month's spend is by field of a form, with each merchant where the visitor says it belongs. */
import { CATEGORY_OF_PART, type Part } from "../../engine/value/parts.ts";
import { toSlug } from "../../asking/vocabulary.ts";
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

/** More would make the search for the best wallet slow. */
const MOST_BRANDS = 6;

/** A name of the profile: what is booked on a bank's own travel site is travel. */
function toName(target: string): string {
  const category = target.startsWith("part.") ? CATEGORY_OF_PART[target.slice(5) as Part] : target;
  return category === "travel_portal" || target === "travel_other" ? "travel" : target;
}

/** The amounts as the profile has them, dollars a month: brands with most spent keep theirs, others join their category. */
export function toSpendPairs(statement: Statement, corrections: Corrections): [name: string, value: string][] {
  const all = new Set(statement.merchants.map(({ name, target }) => corrections.get(name) ?? target));
  const byTarget = toMonthlyAmounts(statement, corrections, all);
  const brands = new Set(
    [...byTarget]
      .filter(([target]) => target.startsWith("brand."))
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_BRANDS)
      .map(([target]) => target),
  );
  const own = new Set([...all].filter((target) => !target.startsWith("brand.") || brands.has(target)));
  const sums = new Map<string, number>();
  for (const [target, usd] of toMonthlyAmounts(statement, corrections, own)) {
    const name = target.startsWith("brand.") ? `brand.${toSlug(target.slice(6))}` : toName(target);
    sums.set(name, (sums.get(name) ?? 0) + usd);
  }
  return [...sums].flatMap(([name, usd]) => (usd > 0 ? [[name, String(usd)]] : []));
}
