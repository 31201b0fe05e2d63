/**
 * The spend form of the tools: GET parameters to a checked profile with errors
 * by field, a profile to the shortest parameters, and a profile to the engine's
 * spend lines. A wrong value becomes an error beside its field; the rest holds.
 */
import { SPEND_CATEGORIES, type SpendCategory } from "../../catalog/card.ts";
import { DEFAULT_PERK_PERCENT } from "../../rewards/perks.ts";
import { MONTHS_A_YEAR, type SpendLine } from "../../rewards/spend.ts";
import { MAX_MONTHLY_USD } from "../../rewards/spend-lines.ts";
import { DEFAULT_SPEND, SPEND_PRESETS, type SpendPreset } from "../../rewards/spend-presets.ts";
import { REDEEM_MODES, type RedeemMode, type ValueOptions } from "../../rewards/value-options.ts";
import { parseAmount, type ParsedNumber, parsePercent, toFieldText } from "./parse-amount.ts";
import { createQueryReader, type FieldErrors, hasErrors, type QueryReader } from "../tool-query.ts";

export const SPEND_PERIODS = ["month", "year"] as const;
/** What the amounts of the form are for; the profile itself is always by month. */
export type SpendPeriod = (typeof SPEND_PERIODS)[number];

/** What a visitor spends and how rewards are to be valued, checked. */
export interface SpendProfile {
  readonly monthlyUsd: Readonly<Record<SpendCategory, number>>;
  /** By brand as the catalog writes it; beside the categories, not inside them. Amounts above 0 only. */
  readonly brandsMonthlyUsd: Readonly<Record<string, number>>;
  readonly foreignPercent: number;
  readonly redeem: RedeemMode;
  readonly perkPercent: number;
  readonly period: SpendPeriod;
}

export interface SpendQuery {
  readonly profile: SpendProfile;
  /** By parameter: what its field shows, right or wrong. */
  readonly texts: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** The preset that the profile equals, `default` included; null for figures of the visitor's own. */
  readonly preset: string | null;
}

/** Brand names with the category their spend belongs to; `listBrandCategories(cards)` gives it. */
export type BrandCategories = ReadonlyMap<string, SpendCategory>;

/** The parameters that every tool's page owns, besides those that start with `BRAND_PREFIX`. */
export const SPEND_PARAMETERS = [...SPEND_CATEGORIES, "foreign", "value", "perks", "period", "preset"] as const;
export const BRAND_PREFIX = "brand.";
export const isSpendParameter = (name: string): boolean =>
  (SPEND_PARAMETERS as readonly string[]).includes(name) || name.startsWith(BRAND_PREFIX);
/** More lines would make the search for the best wallet slow; nobody is loyal to more. */
export const MAX_BRAND_LINES = 6;

const EMPTY_SPEND_MESSAGE = "Enter at least one amount above $0.";

const PRESETS: readonly SpendPreset[] = [DEFAULT_SPEND, ...SPEND_PRESETS];

export const DEFAULT_PROFILE: SpendProfile = toPresetProfile(DEFAULT_SPEND);

export function toPresetProfile(
  { monthlyUsd, foreignPercent }: SpendPreset,
  rest: Partial<Pick<SpendProfile, "redeem" | "perkPercent" | "period">> = {},
): SpendProfile {
  return {
    monthlyUsd,
    foreignPercent,
    brandsMonthlyUsd: {},
    redeem: "program",
    perkPercent: DEFAULT_PERK_PERCENT,
    period: "month",
    ...rest,
  };
}

/**
 * Without any amount the default spend holds, or the preset that is named;
 * amounts given beside a preset replace its own. With amounts and no preset,
 * what is not given is 0.
 * @param brands the brands that may be named
 */
export function parseSpendQuery(parameters: URLSearchParams, brands: BrandCategories): SpendQuery {
  const reader = createQueryReader(parameters);
  const period = reader.readChoice("period", SPEND_PERIODS, "month");
  const redeem = reader.readChoice("value", REDEEM_MODES, "program");
  const base = readBase(parameters, reader);
  const texts: Record<string, string> = { period, value: redeem };
  const times = period === "year" ? MONTHS_A_YEAR : 1;

  const read = (name: string, fallback: number, parse: (text: string) => ParsedNumber) => {
    const text = reader.readText(name);
    texts[name] = text ?? toFieldText(fallback);
    if (text === null) return fallback;
    const parsed = parse(text);
    if (!parsed.ok) reader.addError(name, parsed.code, parsed.message);
    return parsed.ok ? parsed.value : 0;
  };
  const readMonthly = (name: string, monthlyUsd: number) =>
    read(name, monthlyUsd * times, (text) => parseAmount(text, MAX_MONTHLY_USD * times)) / times;

  const monthlyUsd = Object.fromEntries(
    SPEND_CATEGORIES.map((category) => [category, readMonthly(category, base.monthlyUsd[category])]),
  ) as Record<SpendCategory, number>;
  const brandsMonthlyUsd: Record<string, number> = {};
  for (const name of listBrandParameters(parameters)) {
    const brand = name.slice(BRAND_PREFIX.length);
    const amountUsd = readMonthly(name, 0);
    if (!brands.has(brand)) reader.addError(name, "unknown-value", "We don't know this brand.");
    else if (amountUsd > 0) brandsMonthlyUsd[brand] = amountUsd;
  }
  if (Object.keys(brandsMonthlyUsd).length > MAX_BRAND_LINES) {
    reader.addError(
      "brand",
      "too-many",
      `Give amounts for ${MAX_BRAND_LINES} brands at most; put the rest under travel.`,
    );
  }
  const amounts = [...Object.values(monthlyUsd), ...Object.values(brandsMonthlyUsd)];
  if (!hasErrors(reader.errors) && amounts.every((amountUsd) => amountUsd === 0)) {
    // Beside the first field: all of them are to blame.
    reader.addError(SPEND_CATEGORIES[0], "missing", EMPTY_SPEND_MESSAGE);
  }
  const foreignPercent = read("foreign", base.foreignPercent, (text) => parsePercent(text, 0));
  const perkPercent = read("perks", DEFAULT_PERK_PERCENT, (text) => parsePercent(text, DEFAULT_PERK_PERCENT));
  const profile = { monthlyUsd, brandsMonthlyUsd, foreignPercent, redeem, perkPercent, period };
  return { profile, texts, errors: reader.errors, preset: findPreset(profile)?.slug ?? null };
}

const listBrandParameters = (parameters: URLSearchParams) =>
  [...new Set(parameters.keys())].filter((name) => name.startsWith(BRAND_PREFIX));

const NOTHING: Pick<SpendPreset, "monthlyUsd" | "foreignPercent"> = {
  monthlyUsd: Object.fromEntries(SPEND_CATEGORIES.map((category) => [category, 0])) as Record<SpendCategory, number>,
  foreignPercent: 0,
};

function readBase(
  parameters: URLSearchParams,
  reader: QueryReader,
): Pick<SpendPreset, "monthlyUsd" | "foreignPercent"> {
  const slugs = PRESETS.map((preset) => preset.slug);
  const named = reader.readChoice("preset", slugs, "");
  if (named !== "") return PRESETS.find((preset) => preset.slug === named) ?? NOTHING;
  const hasAmounts =
    SPEND_CATEGORIES.some((category) => parameters.has(category)) || listBrandParameters(parameters).length > 0;
  return hasAmounts ? NOTHING : DEFAULT_SPEND;
}

/** The preset with these very amounts and foreign share. */
export function findPreset(profile: SpendProfile): SpendPreset | undefined {
  if (Object.keys(profile.brandsMonthlyUsd).length > 0) return undefined;
  return PRESETS.find(
    (preset) =>
      preset.foreignPercent === profile.foreignPercent &&
      SPEND_CATEGORIES.every((category) => preset.monthlyUsd[category] === profile.monthlyUsd[category]),
  );
}

/** The shortest parameters that parse to the same profile; none at all for the default. */
export function toSpendParameters(profile: SpendProfile): [string, string][] {
  const { monthlyUsd, brandsMonthlyUsd, foreignPercent, redeem, perkPercent, period } = profile;
  const times = period === "year" ? MONTHS_A_YEAR : 1;
  const preset = findPreset(profile);
  const amounts: [string, number][] = [
    ...SPEND_CATEGORIES.map((category): [string, number] => [category, monthlyUsd[category]]),
    ...Object.entries(brandsMonthlyUsd)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([brand, usd]): [string, number] => [BRAND_PREFIX + brand, usd]),
  ];
  const given = amounts
    .filter(([, usd]) => usd > 0)
    .map(([name, usd]): [string, string] => [name, toFieldText(usd * times)]);
  const own: [string, string][] = [
    // Nothing at all must still be told from the default.
    ...(given.length > 0 ? given : [[SPEND_CATEGORIES[0], "0"] as [string, string]]),
    ...(foreignPercent > 0 ? [["foreign", toFieldText(foreignPercent)] as [string, string]] : []),
  ];
  const spend = preset ? (preset === DEFAULT_SPEND ? [] : [["preset", preset.slug] as [string, string]]) : own;
  return [
    ...spend,
    ...(redeem === "program" ? [] : [["value", redeem] as [string, string]]),
    ...(perkPercent === DEFAULT_PERK_PERCENT ? [] : [["perks", toFieldText(perkPercent)] as [string, string]]),
    ...(period === "month" ? [] : [["period", period] as [string, string]]),
  ];
}

/** The engine's lines for a checked profile; amounts of 0 make no line. */
export function toProfileLines(profile: SpendProfile, brands: BrandCategories): SpendLine[] {
  const { monthlyUsd, brandsMonthlyUsd, foreignPercent } = profile;
  const plain = SPEND_CATEGORIES.map((category) => ({ category, brand: null, monthlyUsd: monthlyUsd[category] }));
  const branded = Object.entries(brandsMonthlyUsd).flatMap(([brand, usd]) => {
    const category = brands.get(brand);
    return category ? [{ category, brand, monthlyUsd: usd }] : [];
  });
  return [...plain, ...branded]
    .filter((line) => line.monthlyUsd > 0)
    .map((line) => ({ ...line, subcategory: null, foreignPercent }));
}

/** What the engine needs of a profile. */
export function toValueOptions(profile: SpendProfile, brands: BrandCategories): ValueOptions {
  return {
    lines: toProfileLines(profile, brands),
    redeem: profile.redeem,
    perks: { percent: profile.perkPercent },
  };
}
