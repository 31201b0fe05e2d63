/**
 * The questions of the card finder and their parameters: four of its own, and the visitor's profile as every tool
 * reads it. An answer that is left out or empty is the default; without amounts the spend of a named profile holds.
 */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { findPreset, type Preset, PRESETS } from "../../engine/value/presets.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { parseProfile, type ProfileQuery } from "../profile/parse-profile.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import { toPresetProfile, toProfileInput, type VisitorProfile } from "../profile/visitor-profile.ts";
import { createQueryReader, toQueryString } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import type { ToolRecords } from "../shared/tool-records.ts";

export const MATTERS = ["value", "perks", "bonus", "simple"] as const;
export type Matter = (typeof MATTERS)[number];

/** Whom the card is for; `any`: a business that would take a personal card too. */
export const HOLDERS = ["personal", "student", "business", "any"] as const;
export type Holder = (typeof HOLDERS)[number];

/** Highest annual fee in US dollars; empty: no limit. */
export const FEE_CEILINGS = ["", "0", "100", "250", "500"] as const;

/** How many cards are shown. */
export const PICK_COUNT = 3;

export interface FinderAnswers {
  readonly matters: Matter;
  readonly holder: Holder;
  readonly carriesBalance: boolean;
  /** Null: no limit. */
  readonly maxFeeUsd: number | null;
}

/** Plain data: it travels to the browser with the page. */
export interface FinderQuery {
  readonly answers: FinderAnswers;
  readonly visitor: ProfileQuery;
  /** False: the amounts are those of the holder's preset, because none were given. */
  readonly hasOwnSpend: boolean;
  /** Of all fields. */
  readonly errors: FieldErrors;
}

const PRESET_OF: Readonly<Record<Holder, string>> = {
  personal: "household",
  student: "student",
  business: "small-business",
  any: "small-business",
};

/** What student cards ask for: who says that he studies has it. */
const STUDENT = "student";

/** Whose spend holds where none is given. */
export const findOwnPreset = (holder: Holder): Preset => findPreset(PRESET_OF[holder])!;

/** Ready-made profiles that fit the holder; the first is their own. */
export function listPresets(holder: Holder): readonly Preset[] {
  const own = findOwnPreset(holder);
  if (holder === "student") return [own];
  return [own, ...PRESETS.filter((preset) => preset !== own && preset.type === own.type && preset.score === null)];
}

const isAmount = (name: string) =>
  (SPEND_CATEGORIES as readonly string[]).includes(name) || name.startsWith("part.") || name.startsWith("brand.");

export function parseFinderQuery(parameters: URLSearchParams, { context }: Pick<ToolRecords, "context">): FinderQuery {
  const given = new URLSearchParams([...parameters].filter(([, text]) => text.trim() !== ""));
  const reader = createQueryReader(given);
  const named = given.get("preset");
  const implied = named === "student" ? "student" : named === "small-business" ? "business" : "personal";
  const holder = reader.readChoice("type", HOLDERS, implied);
  const own = findOwnPreset(holder);

  const said = new URLSearchParams(given);
  said.set("type", holder === "student" ? "personal" : holder);
  // Whoever studies and doesn't know of a score has none.
  if (holder === "student" && !said.has("score")) said.set("score", "none");
  if (holder === "student") said.append("has", STUDENT);
  const presets = [own, ...context.presets.filter(({ slug }) => slug !== own.slug)];
  const visitor = parseProfile(said, { ...context, presets });
  const hasAmounts = [...given.keys()].some(isAmount) || given.getAll("brand").some((entry) => entry.includes(":"));
  const hasOwnSpend = hasAmounts || (named !== null && visitor.preset !== own.slug);
  const fee = reader.readChoice("fee", FEE_CEILINGS, "");
  const answers: FinderAnswers = {
    matters: reader.readChoice("matters", MATTERS, "value"),
    holder,
    carriesBalance: reader.readChoice("balance", ["no", "yes"], "no") === "yes",
    maxFeeUsd: fee === "" ? null : Number(fee),
  };
  const blank = Object.fromEntries([...SPEND_CATEGORIES, "foreign"].map((name) => [name, given.get(name) ?? ""]));
  return {
    answers,
    // Amounts that nobody gave stay out of the form: sent again they would count as the visitor's own.
    visitor: hasOwnSpend ? visitor : { ...visitor, texts: { ...visitor.texts, ...blank } },
    hasOwnSpend,
    errors: { ...visitor.errors, ...reader.errors },
  };
}

/** What the engine takes, and what was assumed on the way. One card is looked for, so no effort is counted. */
export function toFinderProfile(
  { answers, visitor }: Pick<FinderQuery, "answers" | "visitor">,
  { rewards }: Pick<ToolRecords, "rewards">,
): { readonly profile: Profile; readonly assumptions: readonly string[] } {
  const limits = { maxCards: 1, effortUsd: 0, maxAnnualFeesUsd: answers.maxFeeUsd };
  const input = { ...toProfileInput(visitor.profile), ...limits };
  if (answers.matters !== "simple" || input.value !== undefined) return resolveProfile(input, rewards.brands);
  const { profile, assumptions } = resolveProfile({ ...input, value: "cash" }, rewards.brands);
  return {
    profile,
    assumptions: [...assumptions, "Little effort means no transfers, so points count at their cash value."],
  };
}

type Pair = [name: string, value: string];

/** The profile's part of the shortest parameters; only spend of the holder's own kind has a name. */
function toVisitorParameters(profile: VisitorProfile, holder: Holder, today: string): Pair[] {
  const pairs = toProfileParameters(profile, { presets: listPresets(holder), today });
  return pairs.filter(([name]) => name !== "type");
}

/** What was said besides the profile. */
export function toAnswerParameters({ matters, carriesBalance, maxFeeUsd }: FinderAnswers): Pair[] {
  const given: Pair[] = [
    ["matters", matters === "value" ? "" : matters],
    ["balance", carriesBalance ? "yes" : ""],
    ["fee", maxFeeUsd === null ? "" : String(maxFeeUsd)],
  ];
  return given.filter(([, value]) => value !== "");
}

/** The shortest parameters of the profile, the holder first. */
export function toHolderParameters(
  { answers, visitor }: Pick<FinderQuery, "answers" | "visitor">,
  today: string,
): Pair[] {
  const { holder } = answers;
  const type: Pair[] = holder === "personal" ? [] : [["type", holder]];
  return [...type, ...toVisitorParameters(visitor.profile, holder, today)];
}

function withProfile(query: FinderQuery, changed: Partial<VisitorProfile>): FinderQuery {
  return { ...query, visitor: { ...query.visitor, profile: { ...query.visitor.profile, ...changed } } };
}

/** The same answers with the amounts and trips of a ready-made profile. */
export function withPreset(query: FinderQuery, preset: Preset): FinderQuery {
  const { spend, parts, shares, brands, foreignPercent, trips, travelers } = toPresetProfile(preset);
  return withProfile(query, { spend, parts, shares, brands, foreignPercent, trips, travelers });
}

/** The same answers without any amount of the visitor's. */
export function withoutOwnSpend(query: FinderQuery): FinderQuery {
  const { trips, travelers } = query.visitor.profile;
  return withProfile(withPreset(query, findOwnPreset(query.answers.holder)), { trips, travelers });
}

/** The shortest query string of the same result. */
export function toFinderQueryString(
  query: Pick<FinderQuery, "answers" | "visitor">,
  { context }: { readonly context: Pick<ToolRecords["context"], "today"> },
): string {
  return toQueryString([...toAnswerParameters(query.answers), ...toHolderParameters(query, context.today)]);
}
