/**
 * From what a visitor says to what the maths uses: preset, shares of parts,
 * brands and defaults, each assumption in words. Model: "Spend". What it is
 * given has been parsed: categories and parts are known and amounts are 0 or more.
 */
import { SPEND_CATEGORIES, type SpendCategory } from "../../catalog/card.ts";
import { CATEGORY_OF_PART, findShares, type Part, PARTS, type Shares } from "./parts.ts";
import { findPreset } from "./presets.ts";
import { PROFILE_DEFAULTS, type Profile, type ProfileInput, type SpendLine } from "./profile.ts";
import type { Brand } from "./wallet-card.ts";
import type { Assumption } from "./list-assumptions.ts";

export interface ResolvedProfile {
  readonly profile: Profile;
  /** What was taken for granted. */
  readonly assumptions: readonly Assumption[];
}

/** Dollars a month on a part, or on a category's rest. */
interface Amount {
  readonly category: SpendCategory;
  readonly part: Part | null;
  monthlyUsd: number;
}

type Line = Omit<SpendLine, "foreignPercent">;

const toLineKey = (category: SpendCategory, part: Part | null) => `${category}/${part ?? ""}`;

/** Dollars a month by category and part, the category's rest under an empty part. */
function divideSpend(
  spend: Readonly<Partial<Record<SpendCategory, number>>>,
  named: Readonly<Partial<Record<Part, number>>>,
  shares: Shares,
  own: Shares,
): Map<string, Amount> {
  const amounts = new Map<string, Amount>();
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

/**
 * Lines of brands. One without an amount has all that is spent on its part, and brands of one part share it equally:
 * whoever flies Delta flies Delta, unless they say how much.
 * @param amounts what is left of a part when its brands have theirs, changed in place
 */
function takeForBrands(
  { brandsUsed = [], brands: spent = {} }: ProfileInput,
  brands: readonly Brand[],
  amounts: ReadonlyMap<string, Amount>,
): { lines: Line[]; assumptions: Assumption[] } {
  const spentAt = Object.entries(spent).filter(([, monthlyUsd]) => monthlyUsd > 0);
  const isPriced = (name: string) => spentAt.some(([spentName]) => spentName === name);
  const unpriced = brandsUsed === "any" ? [] : brandsUsed.filter((name) => !isPriced(name));
  const byName = new Map(brands.map((brand) => [brand.name, brand]));
  const byKey = Map.groupBy(
    // Nobody knows how much of a category goes to a warehouse club or an agency.
    unpriced.flatMap((name) => byName.get(name) ?? []).filter(({ part }) => part !== null),
    ({ category, part }) => toLineKey(category, part),
  );
  const lines: Line[] = [];
  const assumptions: Assumption[] = [];
  for (const [key, ofPart] of byKey) {
    const amount = amounts.get(key);
    if (!amount || amount.monthlyUsd <= 0) continue;
    const monthlyUsd = amount.monthlyUsd / ofPart.length;
    for (const { name, category, part } of ofPart) lines.push({ category, part, brand: name, monthlyUsd });
    amount.monthlyUsd = 0;
    const names = ofPart.map(({ name }) => name);
    assumptions.push({ kind: "brands-have-all", spend: amount.part ?? amount.category, brands: names });
  }
  for (const [name, monthlyUsd] of spentAt) {
    const brand = byName.get(name);
    if (brand) lines.push({ category: brand.category, part: brand.part, brand: name, monthlyUsd });
  }
  return { lines, assumptions };
}

/** @param brands the table of brands; a brand that is not in it has no line */
export function resolveProfile(input: ProfileInput, brands: readonly Brand[]): ResolvedProfile {
  const preset = input.preset === undefined ? undefined : findPreset(input.preset);
  const type = input.type ?? preset?.type ?? PROFILE_DEFAULTS.type;
  const foreignPercent = input.foreignPercent ?? preset?.foreignPercent ?? 0;
  const shares = mergeShares(findShares(type), input.shares ?? {});
  const spend = { ...preset?.spend, ...input.spend };
  const amounts = divideSpend(spend, { ...preset?.parts, ...input.parts }, shares, input.shares ?? {});
  const ofBrands = takeForBrands(input, brands, amounts);
  const ofParts = [...amounts.values()].map((amount): Line => ({ ...amount, brand: null }));
  const lines = [...ofParts, ...ofBrands.lines]
    .filter(({ monthlyUsd }) => monthlyUsd > 0)
    .map((line): SpendLine => ({ ...line, foreignPercent }));

  const trips = input.trips ?? preset?.trips ?? PROFILE_DEFAULTS.trips;
  // Who makes no trips uses no miles; a business likewise.
  const value = input.value ?? (trips === 0 ? "cash" : "typical");
  const assumptions = [...ofBrands.assumptions];
  if (input.value === undefined && trips === 0) {
    assumptions.push({ kind: "no-trips" });
  }

  const { preset: _preset, spend: _spend, parts: _parts, shares: _shares, brands: _brands, ...given } = input;
  const used = input.brandsUsed ?? [];
  const spentAt = Object.entries(input.brands ?? {}).flatMap(([name, monthlyUsd]) => (monthlyUsd > 0 ? [name] : []));
  return {
    profile: {
      ...PROFILE_DEFAULTS,
      ...Object.fromEntries(Object.entries(given).filter(([, setting]) => setting !== undefined)),
      lines,
      trips,
      travelers: input.travelers ?? preset?.travelers ?? PROFILE_DEFAULTS.travelers,
      score: input.score ?? preset?.score ?? PROFILE_DEFAULTS.score,
      has: input.has ?? preset?.has ?? PROFILE_DEFAULTS.has,
      brandsUsed: used === "any" ? used : [...new Set([...used, ...spentAt])],
      type,
      value,
    },
    assumptions,
  };
}
