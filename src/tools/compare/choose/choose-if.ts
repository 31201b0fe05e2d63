/**
 * "Choose one if … choose the other if …" for a pair: what has to be true of somebody for whom each card is the better
 * one. Computed from the cards' terms and by the engine, for the reader of the pair's own page; nothing is typed by hand.
 */
import { BRANDS } from "../../../catalog/brand.ts";
import type { Card } from "../../../catalog/card.ts";
import { formatUsd, joinNames, subtractShown } from "../../../words/format.ts";
import { valueFirstYear } from "../../../engine/readers/first-year.ts";
import { resolveProfile } from "../../../engine/value/resolve-profile.ts";
import type { ToolRecords } from "../../shared/tool-records.ts";
import { findPreset } from "../../../engine/value/presets.ts";
import { findOwnPreset } from "../compare-question.ts";
import { listFactConditions } from "./fact-conditions.ts";
import { listCreditConditions, listTripConditions } from "./habit-conditions.ts";
import { listPlaceConditions } from "./place-conditions.ts";
import { type Condition, createNetFor, type Side, type Weighing } from "./pair-side.ts";
import { valueWallet } from "../../../engine/wallet/value-wallet.ts";
import { sumMonthlyUsd } from "../../../engine/value/profile.ts";

export interface Choice {
  readonly slug: string;
  /** As people call it. */
  readonly name: string;
  /** Nobody can choose it any more. */
  readonly isClosed: boolean;
  /** Of a year, for the reader. */
  readonly netUsd: number;
  /** Each goes on after "if". */
  readonly conditions: readonly string[];
}

export interface ChooseIf {
  /** Whose figures they are, as a sentence. */
  readonly reader: string;
  readonly choices: readonly [Choice, Choice];
}

const MAX_CONDITIONS = 3;

/** The weightiest of different kinds; of spend by category and of perks at most two together. */
function selectConditions(conditions: readonly Condition[]): string[] {
  const taken: Condition[] = [];
  const familyOf = ({ kind }: Condition) => kind.replace(/-.*/, "").replace("rate", "spend");
  for (const condition of conditions.toSorted((left, right) => right.weight - left.weight)) {
    const isKnown = taken.some(({ kind }) => kind === condition.kind);
    const family = taken.filter((other) => familyOf(other) === familyOf(condition)).length;
    if (!isKnown && family < 2 && taken.length < MAX_CONDITIONS) taken.push(condition);
  }
  return taken.map(({ text }) => text);
}

/** For a card that nothing else speaks for. */
function toLastCondition(gapUsd: number, own: Side, other: Side): string {
  return gapUsd > 0
    ? `your spending is close to typical: ${own.name} is worth ${formatUsd(gapUsd)} more a year than ${other.name}`
    : `you have reasons of your own: at typical spending ${own.name} is worth ${formatUsd(-gapUsd)} less a year than ${other.name}`;
}

const BRAND_VERBS = { airline: "flies", hotel: "stays at", "travel-agency": "books on", merchant: "shops at" } as const;

/** `flies Delta and United`; of two kinds of brands one each. */
function listBrandHabits(names: readonly string[]): string[] {
  const toVerb = (name: string) => BRAND_VERBS[BRANDS.find((brand) => brand.name === name)?.kind ?? "merchant"];
  return [...Map.groupBy(names, toVerb)].map(([verb, group]) => `${verb} ${group.join(" and ")}`);
}

function toSide(card: Card, records: ToolRecords, profile: Weighing["profile"]): Side {
  const rewards = records.rewards.cards.find(({ slug }) => slug === card.slug);
  if (!rewards) throw new Error(`The records have no card ${card.slug}`);
  const [plan] = valueWallet([rewards], profile).cards;
  return { card, rewards, name: card.shortName, centsPerPoint: plan?.centsPerPoint ?? 0 };
}

export function toChooseIf(pair: readonly [Card, Card], records: ToolRecords): ChooseIf {
  const held = records.rewards.cards.filter(({ slug }) => pair.some((card) => card.slug === slug));
  const preset = findPreset(findOwnPreset(held))!;
  const brandsUsed = [...new Set(held.flatMap(({ brandOf }) => brandOf ?? []))];
  const input = { preset: preset.slug, brandsUsed };
  const { profile } = resolveProfile(input, records.rewards.brands);
  const sides = [toSide(pair[0], records, profile), toSide(pair[1], records, profile)] as const;
  const netFor = createNetFor(input, records);
  const firstYearOf = ({ rewards }: Side) => valueFirstYear(rewards, profile, records.rewards.rules).netUsd;
  const weigh = (own: Side, other: Side): Choice => {
    // With nothing changed it is what lies between the two amounts that the page shows.
    const gap: Weighing["gap"] = (change) =>
      (change ? (left: number, right: number) => left - right : subtractShown)(
        netFor(own.rewards, change),
        netFor(other.rewards, change),
      );
    const firstYearGapUsd = subtractShown(firstYearOf(own), firstYearOf(other));
    const weighing: Weighing = { own, other, profile, gap, firstYearGapUsd };
    const conditions = selectConditions([
      ...listFactConditions(weighing),
      ...listPlaceConditions(weighing, records.rewards.brands),
      ...listTripConditions(weighing),
      ...listCreditConditions(weighing),
    ]);
    return {
      slug: own.card.slug,
      name: own.name,
      isClosed: own.card.status === "closed",
      netUsd: netFor(own.rewards, {}),
      conditions: conditions.length > 0 ? conditions : [toLastCondition(gap(), own, other)],
    };
  };
  const noun = preset.type === "business" ? "business" : "household";
  const who = noun === "business" ? "a small business" : "a household";
  const habits = [
    `spends ${formatUsd(sumMonthlyUsd(profile))} a month`,
    `takes ${profile.trips} trips a year`,
    ...listBrandHabits(brandsUsed),
  ];
  return {
    reader: `These amounts are for ${who} that ${joinNames(habits)}. For each reason, we change one thing about this ${noun} and count only the perks it would use.`,
    choices: [weigh(sides[0], sides[1]), weigh(sides[1], sides[0])],
  };
}
