/**
 * A profile's parameters to a `VisitorProfile`, with errors by field. Parsed once, for the page, the API (GET and
 * POST) and the browser's worker alike. A wrong value becomes an error beside its field; the rest of the form holds.
 */
import { SPEND_CATEGORIES, type SpendCategory } from "../../catalog/card.ts";
import { MONTHS_A_YEAR, type PerkKey } from "../../engine/value/profile.ts";
import { parseAmount, type ParsedNumber, parsePercent, toFieldText } from "../../asking/parse-amount.ts";
import { createQueryReader, hasErrors, type QueryReader } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import {
  listEntries,
  type Parsed,
  parseBrandsUsed,
  parseHistory,
  parseKeys,
  parsePerkKeys,
  toNamedEntries,
} from "./parse-named-lists.ts";
import type { ProfileContext } from "../shared/profile-context.ts";
import {
  MAX_BAGS,
  MAX_MONTHLY_USD,
  MAX_TRAVELERS,
  MAX_TRIPS,
  MAX_VISIT_USD,
  PERK_MODES,
  PROFILE_CARD_TYPES,
  SCORE_CHOICES,
  SPEND_PERIODS,
  VALUE_WAYS,
} from "./profile-parameters.ts";
import { listNames, readBrands, readCentsPerPoint, readParts, readShares } from "./read-named-amounts.ts";
import { findPreset, UNSAID, type VisitorProfile } from "./visitor-profile.ts";

export interface ProfileQuery {
  readonly profile: VisitorProfile;
  /** By parameter: what its field shows, right or wrong. */
  readonly texts: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** What was ignored, and why. */
  readonly notes: readonly string[];
  /** Slug of the preset whose amounts these are; null for the visitor's own. */
  readonly preset: string | null;
}

const EMPTY_SPEND_MESSAGE = "Enter at least one amount above $0.";

/**
 * Without any amount the first preset holds, or the one that is named; amounts given beside a preset replace its own.
 * With amounts and no preset, what is not given is 0.
 */
export function parseProfile(parameters: URLSearchParams, context: ProfileContext): ProfileQuery {
  const reader = createQueryReader(parameters);
  const texts: Record<string, string> = {};
  const notes: string[] = [];
  const period = reader.readChoice("period", SPEND_PERIODS, "month");
  const times = period === "year" ? MONTHS_A_YEAR : 1;

  const read = (name: string, fallback: number, parse: (text: string) => ParsedNumber) => {
    const text = reader.readText(name);
    texts[name] = text ?? toFieldText(fallback);
    if (text === null) return fallback;
    const parsed = parse(text);
    if (!parsed.ok) reader.addError(name, parsed.code, parsed.message);
    return parsed.ok ? parsed.value : fallback;
  };
  const readMonthly = (name: string, monthlyUsd: number) =>
    read(name, monthlyUsd * times, (text) => parseAmount(text, MAX_MONTHLY_USD * times)) / times;
  const take = <Value>(name: string, { value, error, notes: found = [] }: Parsed<Value>): Value => {
    if (error) reader.addError(name, error.code, error.message);
    notes.push(...found);
    return value;
  };

  const base = readBase(parameters, reader, context);
  const spend = Object.fromEntries(
    SPEND_CATEGORIES.map((category) => [category, readMonthly(category, base?.spend[category] ?? 0)]),
  ) as Record<SpendCategory, number>;
  const parts = { ...base?.parts, ...readParts(parameters, reader, readMonthly) };
  const brands = readBrands(parameters, reader, readMonthly, context);
  const amounts = [spend, parts, brands].flatMap((group) => Object.values(group));
  if (!hasErrors(reader.errors) && amounts.every((usd) => usd === 0)) {
    // Beside the first field: all of them are to blame.
    reader.addError(SPEND_CATEGORIES[0], "missing", EMPTY_SPEND_MESSAGE);
  }

  const value = readOptional(reader, "value", VALUE_WAYS);
  const score = readOptional(reader, "score", SCORE_CHOICES);
  const profile: VisitorProfile = {
    spend,
    parts,
    shares: readShares(parameters, reader),
    brands,
    foreignPercent: read("foreign", base?.foreignPercent ?? 0, (text) => parsePercent(text, 0)),
    period,
    trips: read("trips", base?.trips ?? 0, (text) => parseCount(text, 0, MAX_TRIPS)),
    travelers: read("travelers", base?.travelers ?? 1, (text) => parseCount(text, 1, MAX_TRAVELERS)),
    bags: read("bags", UNSAID.bags, (text) => parseCount(text, 0, MAX_BAGS)),
    brandsUsed: take("brands", parseBrandsUsed(listEntries(parameters, "brands"), context.brands)),
    perks: reader.readChoice("perks", PERK_MODES, "used"),
    use: take("use", parsePerkKeys(listEntries(parameters, "use"), context)),
    skip: take("skip", parsePerkKeys(listEntries(parameters, "skip"), context)),
    visitUsd: read("visit", UNSAID.visitUsd, (text) => parseAmount(text, MAX_VISIT_USD)),
    value,
    cpp: readCentsPerPoint(parameters, reader, context),
    rotating: reader.readChoice("rotating", ["yes", "no"], "yes") === "yes",
    mobileWalletPercent: read("mobile", UNSAID.mobileWalletPercent, (text) => parsePercent(text, 10)),
    type: reader.readChoice("type", PROFILE_CARD_TYPES, base?.type ?? "personal"),
    score: score === null ? (base?.score ?? null) : score === "none" ? "none" : Number(score),
    has: [
      ...new Set([
        ...(base?.has ?? []),
        ...take("has", parseKeys(listEntries(parameters, "has"), context.requirements)),
      ]),
    ].toSorted(),
    opened: take("opened", parseHistory(listEntries(parameters, "opened"), context, false)),
    had: take("had", parseHistory(listEntries(parameters, "had"), context, true)),
  };
  const both = profile.use.find((key) => profile.skip.some((other) => isSamePerk(key, other)));
  if (both) reader.addError("skip", "contradiction", toBothMessage(both, context));
  for (const name of ["opened", "had"]) texts[name] = toNamedEntries(listEntries(parameters, name), context).join(",");
  // Right ones are written anew from the profile.
  for (const name of ["of.", "cpp."].flatMap((prefix) => listNames(parameters, prefix))) {
    if (reader.errors[name]) texts[name] = listEntries(parameters, name).join(",");
  }
  return { profile, texts, errors: reader.errors, notes, preset: findPreset(profile, context.presets)?.slug ?? null };
}

const toBothMessage = ({ card, perk }: PerkKey, { cards }: ProfileContext) =>
  `“${perk.replaceAll("-", " ")}” of ${cards.find(({ slug }) => slug === card)?.name ?? card} is among the perks you would use and those you would not; keep one.`;

const isSamePerk = (left: { card: string; perk: string }, right: { card: string; perk: string }) =>
  left.card === right.card && left.perk === right.perk;

function readBase(parameters: URLSearchParams, reader: QueryReader, { presets }: ProfileContext) {
  const slugs = presets.map((preset) => preset.slug);
  const named = reader.readChoice("preset", slugs, "");
  if (named !== "") return presets.find((preset) => preset.slug === named);
  const hasAmounts =
    SPEND_CATEGORIES.some((category) => parameters.has(category)) ||
    [...parameters.keys()].some((name) => name.startsWith("part.") || name.startsWith("brand.")) ||
    listEntries(parameters, "brand").some((entry) => entry.includes(":"));
  return hasAmounts ? undefined : presets[0];
}

function readOptional<Choice extends string>(
  reader: QueryReader,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = reader.readText(name) ?? "";
  if (text === "") return null;
  return reader.readChoice(name, choices, choices[0]!);
}

function parseCount(text: string, min: number, max: number): ParsedNumber {
  if (text === "") return { ok: true, value: min };
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max
    ? { ok: true, value }
    : {
        ok: false,
        code: Number.isNaN(value) ? "invalid-number" : "out-of-range",
        message: `Enter a whole number from ${min} to ${max}.`,
      };
}
