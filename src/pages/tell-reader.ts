/** Whom dollars are for, in the words of the profile that was priced. Browser-safe. */
import type { SpendCategory } from "../catalog/card.ts";
import type { Part } from "../catalog/parts.ts";
import { findPreset, type Preset, PRESETS } from "../engine/value/presets.ts";
import type { ProfileInput } from "../engine/value/profile.ts";
import { formatUsd, joinNames, lowerFirst, spellCount } from "../words/format.ts";
import { PART_LABELS } from "../words/profile-labels.ts";

const SPENT_ON: Readonly<Record<SpendCategory, string>> = {
  dining: "restaurants",
  groceries: "groceries",
  gas: "gas",
  transit: "transit",
  travel_portal: "the issuer's travel site",
  travel_other: "travel",
  streaming: "streaming",
  other: "other purchases",
};
const VALUES: Readonly<Record<string, string>> = { cash: "redeems for cash", transfer: "transfers points" };

/** @param perks names of those that they say they use @returns as a sentence goes on: "a household that takes 4 trips a year with Delta" */
export function tellReader(input: ProfileInput, perks: readonly string[] = []): string {
  const preset = findPreset(input.preset ?? "") ?? PRESETS[0]!;
  const travelers = input.travelers ?? preset.travelers;
  const fee = input.maxAnnualFeesUsd ?? null;
  const clauses = [
    tellTrips(input, preset),
    tellBags(input.bags ?? 0, travelers),
    tellSpend(input),
    tellPerks(perks),
    VALUES[input.value ?? ""],
    fee === null ? null : fee === 0 ? "wants no fee" : `pays at most ${formatUsd(fee)} in annual fees`,
    typeof input.score === "number" ? `has a score of ${input.score} or more` : null,
  ].filter((clause) => typeof clause === "string");
  return `${tellWho(input, preset, travelers)} ${joinClauses(clauses)}`;
}

/** With a comma before the last of three or more: a clause may have an "and" of its own. */
const joinClauses = (clauses: readonly string[]): string =>
  clauses.length < 3 ? joinNames(clauses) : `${clauses.slice(0, -1).join(", ")}, and ${clauses.at(-1)}`;

function tellWho({ has, score }: ProfileInput, preset: Preset, travelers: number): string {
  const party = spellCount(travelers);
  switch (preset.slug) {
    case "student":
      if ((has ?? preset.has).includes("student")) return "a student who";
      return typeof score === "number" ? "someone on a student's budget who" : "someone without a credit history who";
    case "frequent-flyer":
      return travelers > 1 ? "a frequent flyer with company who" : "a frequent flyer who";
    case "road-warrior":
      return "a road warrior who";
    case "small-business":
      return `a small business ${travelers > 1 ? `with ${party} travelers ` : ""}that`;
    default:
      return `a ${preset.slug}${travelers > 1 ? ` of ${party}` : ""} that`;
  }
}

function tellTrips({ trips: said, brandsUsed = [] }: ProfileInput, preset: Preset): string {
  const trips = said ?? preset.trips;
  const brands = brandsUsed === "any" ? "" : joinNames(brandsUsed);
  if (trips === 0) return "does not travel";
  return `takes ${trips === 1 ? "one trip" : `${trips} trips`} a year${brands && ` with ${brands}`}`;
}

function tellBags(bags: number, travelers: number): string | null {
  if (bags === 0) return null;
  return `checks ${bags === 1 ? "a bag" : `${spellCount(bags)} bags`}${travelers > 1 ? " per person" : ""}`;
}

/** Only what differs from the spend that the first words stand for. */
function tellSpend({ spend = {}, parts = {} }: ProfileInput): string | null {
  const amounts = [
    ...Object.entries(spend).map(([name, usd]) => [SPENT_ON[name as SpendCategory], usd] as const),
    ...Object.entries(parts).map(([name, usd]) => [lowerFirst(PART_LABELS[name as Part]), usd] as const),
  ].filter(([, usd]) => usd > 0);
  const told = amounts.map(([name, usd], at) => `${formatUsd(usd)}${at === 0 ? " a month" : ""} on ${name}`);
  return told.length > 0 ? `spends ${joinNames(told)}` : null;
}

/** `uses the airline and hotel credits and Global Entry or TSA PreCheck`. */
function tellPerks(labels: readonly string[]): string | null {
  if (labels.length === 0) return null;
  const isCredit = (label: string) => label.endsWith(" credit");
  const credits = [...new Set(labels.filter(isCredit))].map((label) => label.slice(0, -" credit".length));
  const credited = credits.length > 0 ? [`${joinNames(credits)} credit${credits.length > 1 ? "s" : ""}`] : [];
  return `uses the ${joinNames([...credited, ...labels.filter((label) => !isCredit(label))])}`;
}
