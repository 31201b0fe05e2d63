/** What a visitor told a tool, checked and spelled out; every tool's parameters become one of these. */
import type { SpendCategory } from "../../catalog/card.ts";
import type { Part, Shares } from "../../engine/value/parts.ts";
import type { Preset } from "../../engine/value/presets.ts";
import type { DatedCard, PerkKey, ProfileInput, RedeemWay } from "../../engine/value/profile.ts";
import { isSame } from "../../asking/preset.ts";
import type { SpendPeriod } from "./profile-parameters.ts";

export const MAX_FEE_BUDGET_USD = 100_000;
export const MAX_EFFORT_USD = 1_000;

export interface VisitorProfile {
  /** Dollars a month, all eight categories. */
  readonly spend: Readonly<Record<SpendCategory, number>>;
  /** Dollars a month beside the categories' amounts; above 0 only. */
  readonly parts: Readonly<Partial<Record<Part, number>>>;
  /** Percent by part, for the categories whose published shares were changed. */
  readonly shares: Shares;
  /** Dollars a month by brand; above 0 only. */
  readonly brands: Readonly<Record<string, number>>;
  readonly foreignPercent: number;
  readonly period: SpendPeriod;
  readonly trips: number;
  readonly travelers: number;
  readonly bags: number;
  readonly brandsUsed: readonly string[] | "any";
  readonly perks: "used" | "none" | "face";
  readonly use: readonly PerkKey[];
  readonly skip: readonly PerkKey[];
  readonly visitUsd: number;
  /** Null: typical, or cash for whoever hardly travels. */
  readonly value: RedeemWay | null;
  readonly cpp: Readonly<Record<string, number>>;
  readonly rotating: boolean;
  readonly mobileWalletPercent: number;
  readonly type: "personal" | "business" | "any";
  readonly score: number | "none" | null;
  readonly has: readonly string[];
  readonly opened: readonly DatedCard[];
  readonly had: readonly DatedCard[];
}

/** What holds unless a parameter or preset says otherwise, beside the amounts. */
export const UNSAID = {
  bags: 0,
  brandsUsed: [],
  perks: "used",
  use: [],
  skip: [],
  visitUsd: 25,
  value: null,
  cpp: {},
  rotating: true,
  mobileWalletPercent: 10,
  has: [],
  opened: [],
  had: [],
} as const satisfies Partial<VisitorProfile>;

export function toPresetProfile(preset: Preset, period: SpendPeriod = "month"): VisitorProfile {
  const { spend, parts, foreignPercent, trips, travelers, type, score, has } = preset;
  const said = { spend, parts, foreignPercent, trips, travelers, type, score, has };
  return { ...UNSAID, ...said, shares: {}, brands: {}, period };
}

/** The preset with these very amounts and foreign share whose relationships the visitor has, if nothing narrower is said about the spend. */
export function findPreset(profile: VisitorProfile, presets: readonly Preset[]): Preset | undefined {
  const { spend, parts, shares, brands, foreignPercent, has } = profile;
  if ([shares, brands].some((narrower) => Object.keys(narrower).length > 0)) return undefined;
  return presets.find(
    (preset) =>
      preset.foreignPercent === foreignPercent &&
      preset.has.every((key) => has.includes(key)) &&
      isSame(preset.parts, parts) &&
      Object.entries(preset.spend).every(([category, usd]) => spend[category as SpendCategory] === usd),
  );
}

/** What the engine takes. */
export function toProfileInput({ period: _period, value, ...profile }: VisitorProfile): ProfileInput {
  return value === null ? profile : { ...profile, value };
}
