/**
 * From what a visitor says to what the maths uses: preset, shares of parts,
 * brands and defaults, each assumption in words. Model: "Spend". What it is
 * given has been parsed: categories and parts are known and amounts are 0 or more.
 */
import { SPEND_CATEGORIES, type SpendCategory } from "../../catalog/card.ts";
import { CATEGORY_OF_PART, findShares, type Part, PARTS, type Shares } from "./parts.ts";
import { findPreset } from "./presets.ts";
import { listSpendCells, PROFILE_DEFAULTS, type Profile, type ProfileInput, type SpendLine } from "./profile.ts";
import type { Brand } from "./wallet-card.ts";

export interface ResolvedProfile {
  readonly profile: Profile;
  /** What was taken for granted, in sentences. */
  readonly assumptions: readonly string[];
}

/** A household that spends less than this a year on flights and hotels counts points at their cash value. */
export const CASH_BELOW_TRAVEL_USD = 1_000;

const toLineKey = (category: SpendCategory, part: Part | null) => `${category}/${part ?? ""}`;

/** Dollars a month by category and part, the category's rest under an empty part. */
function divideSpend(
  spend: Readonly<Partial<Record<SpendCategory, number>>>,
  named: Readonly<Partial<Record<Part, number>>>,
  shares: Shares,
  own: Shares,
): Map<string, { category: SpendCategory; part: Part | null; monthlyUsd: number }> {
  const amounts = new Map<string, { category: SpendCategory; part: Part | null; monthlyUsd: number }>();
  for (const category of SPEND_CATEGORIES) {
    const totalUsd = spend[category] ?? 0;
    const parts: readonly Part[] = category in PARTS ? PARTS[category as keyof typeof PARTS] : [];
    let percentLeft = 100;
    for (const part of parts) {
      // A part that is named stands beside the rest, which then has none of it.
      const percent =
        named[part] !== undefined && own[part] === undefined ? 0 : Math.min(percentLeft, shares[part] ?? 0);
      percentLeft -= percent;
      const monthlyUsd = (totalUsd * percent) / 100 + (named[part] ?? 0);
      amounts.set(toLineKey(category, part), { category, part, monthlyUsd });
    }
    amounts.set(toLineKey(category, null), { category, part: null, monthlyUsd: (totalUsd * percentLeft) / 100 });
  }
  return amounts;
}

/** Shares of the visitor replace the published ones of every category that they name. */
function mergeShares(published: Shares, own: Shares): Shares {
  const renamed = new Set((Object.keys(own) as Part[]).map((part) => CATEGORY_OF_PART[part]));
  const kept = Object.entries(published).filter(([part]) => !renamed.has(CATEGORY_OF_PART[part as Part]));
  return { ...Object.fromEntries(kept), ...own };
}

function isTravel({ category, part }: Pick<SpendLine, "category" | "part">): boolean {
  return category === "travel_portal" || part === "flights" || part === "hotels";
}

/** @param brands the table of brands; a brand that is not in it has no line */
export function resolveProfile(input: ProfileInput, brands: readonly Brand[]): ResolvedProfile {
  const assumptions: string[] = [];
  const preset = input.preset === undefined ? undefined : findPreset(input.preset);
  const type = input.type ?? preset?.type ?? PROFILE_DEFAULTS.type;
  const foreignPercent = input.foreignPercent ?? preset?.foreignPercent ?? 0;
  const spend = { ...preset?.spend, ...input.spend };
  const shares = mergeShares(findShares(type), input.shares ?? {});
  const amounts = divideSpend(spend, input.parts ?? {}, shares, input.shares ?? {});

  const byName = new Map(brands.map((brand) => [brand.name, brand]));
  const lines: SpendLine[] = [];
  const spentAt = Object.entries(input.brands ?? {}).filter(([, monthlyUsd]) => monthlyUsd > 0);
  const add = (line: Omit<SpendLine, "foreignPercent">) => {
    if (line.monthlyUsd > 0) lines.push({ ...line, foreignPercent });
  };

  // A brand without an amount has half of what is spent on its part; brands of one part share that half.
  const used = input.brandsUsed ?? [];
  const unpriced = used === "any" ? [] : used.filter((name) => !spentAt.some(([spent]) => spent === name));
  const byKey = Map.groupBy(
    // Nobody knows how much of a category goes to a warehouse club or an agency.
    unpriced.flatMap((name) => byName.get(name) ?? []).filter(({ part }) => part !== null),
    ({ category, part }) => toLineKey(category, part),
  );
  const brandLines: Omit<SpendLine, "foreignPercent">[] = [];
  for (const [key, ofPart] of byKey) {
    const amount = amounts.get(key);
    if (!amount || amount.monthlyUsd <= 0) continue;
    const eachUsd = amount.monthlyUsd / 2 / ofPart.length;
    for (const { name, category, part } of ofPart)
      brandLines.push({ category, part, brand: name, monthlyUsd: eachUsd });
    amount.monthlyUsd /= 2;
    const names = ofPart
      .map(({ name }) => name)
      .join(", ")
      .replace(/, (?=[^,]*$)/, " and ");
    assumptions.push(`Half of the spend on ${amount.part ?? amount.category} is counted at ${names}.`);
  }

  for (const { category, part, monthlyUsd } of amounts.values()) add({ category, part, brand: null, monthlyUsd });
  for (const line of brandLines) add(line);
  for (const [name, monthlyUsd] of spentAt) {
    const brand = byName.get(name);
    if (brand) add({ category: brand.category, part: brand.part, brand: name, monthlyUsd });
  }

  const travelUsd = listSpendCells(lines)
    .filter(isTravel)
    .reduce((sum, { annualUsd }) => sum + annualUsd, 0);
  // A firm's books do not show how its owner travels (docs/decisions/011).
  const hardlyTravels = travelUsd < CASH_BELOW_TRAVEL_USD;
  const value = input.value ?? (hardlyTravels && type !== "business" ? "cash" : "typical");
  if (input.value === undefined && hardlyTravels) {
    assumptions.push(
      value === "cash"
        ? "Less than $1,000 a year goes to flights and hotels, so points count at their cash value."
        : "The firm hardly travels, but its owner may: points count as if somebody will fly or stay on them.",
    );
  }
  if (input.trips === undefined && !preset) assumptions.push("No trips were given, so lounges and bags count nothing.");

  const { preset: _preset, spend: _spend, parts: _parts, shares: _shares, brands: _brands, ...given } = input;
  return {
    profile: {
      ...PROFILE_DEFAULTS,
      ...Object.fromEntries(Object.entries(given).filter(([, setting]) => setting !== undefined)),
      lines,
      trips: input.trips ?? preset?.trips ?? PROFILE_DEFAULTS.trips,
      travelers: input.travelers ?? preset?.travelers ?? PROFILE_DEFAULTS.travelers,
      score: input.score ?? preset?.score ?? PROFILE_DEFAULTS.score,
      has: input.has ?? preset?.has ?? PROFILE_DEFAULTS.has,
      brandsUsed: used === "any" ? used : [...new Set([...used, ...spentAt.map(([name]) => name)])],
      type,
      value,
    },
    assumptions,
  };
}
