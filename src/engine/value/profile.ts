/**
 * What a visitor says (`ProfileInput`, everything optional) and what the maths
 * uses (`Profile`, every default spelled out). Model: "Spend", "Perks" and
 * "Eligible". `resolve-profile.ts` makes the second from the first.
 */
import type { SpendCategory } from "../../catalog/card.ts";
import type { Part, Shares } from "./parts.ts";

export type RedeemWay = "typical" | "cash" | "portal" | "transfer";

export interface PerkKey {
  readonly card: string;
  readonly perk: string;
}

/** Months are counted back from today: 0 is this month. */
export interface DatedCard {
  readonly slug: string;
  readonly monthsAgo: number | null;
}

export interface ProfileInput extends Partial<Omit<Profile, "lines">> {
  readonly preset?: string;
  /** Dollars a month by category; a named part is beside its category's amount. */
  readonly spend?: Readonly<Partial<Record<SpendCategory, number>>>;
  readonly parts?: Readonly<Partial<Record<Part, number>>>;
  /** Percent of a category's amount by part; a category named here replaces its published shares. */
  readonly shares?: Shares;
  /** Dollars a month by canonical brand. */
  readonly brands?: Readonly<Record<string, number>>;
  readonly foreignPercent?: number;
}

/** Spending at one brand, in one part, or in the rest of a category. */
export interface SpendLine {
  readonly category: SpendCategory;
  readonly part: Part | null;
  readonly brand: string | null;
  readonly monthlyUsd: number;
  /** 0 to 100. */
  readonly foreignPercent: number;
}

/** The domestic or the foreign side of a line, never empty. */
export interface SpendCell {
  readonly category: SpendCategory;
  readonly part: Part | null;
  readonly brand: string | null;
  readonly foreign: boolean;
  readonly annualUsd: number;
}

export interface Profile {
  readonly lines: readonly SpendLine[];
  readonly trips: number;
  readonly travelers: number;
  /** Bags that each traveler checks: 0, 1 or 2. */
  readonly bags: number;
  /** Brands named or spent at, or all. */
  readonly brandsUsed: readonly string[] | "any";
  readonly has: readonly string[];
  readonly perks: "used" | "none" | "face";
  readonly use: readonly PerkKey[];
  readonly skip: readonly PerkKey[];
  readonly visitUsd: number;
  /** Lounge visits a year that count, at most. */
  readonly visits: number;
  readonly value: RedeemWay;
  /** Cents per point by program. */
  readonly cpp: Readonly<Record<string, number>>;
  /** Whether the visitor activates rotating categories. */
  readonly rotating: boolean;
  readonly mobileWalletPercent: number;
  readonly type: "personal" | "business" | "any";
  /** Lowest score the visitor is sure of; `none`: no history; null: not asked. */
  readonly score: number | "none" | null;
  readonly maxCards: number;
  readonly owned: readonly string[];
  readonly mustHave: readonly string[];
  readonly exclude: readonly string[];
  readonly maxAnnualFeesUsd: number | null;
  readonly effortUsd: number;
  readonly opened: readonly DatedCard[];
  readonly had: readonly DatedCard[];
}

export const MONTHS_A_YEAR = 12;
export const MAX_WALLET_CARDS = 5;

/** Everything that a caller may leave out, but the spend. */
export const PROFILE_DEFAULTS: Omit<Profile, "lines"> = {
  trips: 0,
  travelers: 1,
  bags: 0,
  brandsUsed: [],
  has: [],
  perks: "used",
  use: [],
  skip: [],
  visitUsd: 25,
  // The twentieth visit is not worth what the first is.
  visits: 10,
  value: "typical",
  cpp: {},
  rotating: true,
  mobileWalletPercent: 10,
  type: "personal",
  score: null,
  maxCards: 3,
  owned: [],
  mustHave: [],
  exclude: [],
  maxAnnualFeesUsd: null,
  effortUsd: 20,
  opened: [],
  had: [],
};

export function listSpendCells(lines: readonly SpendLine[]): SpendCell[] {
  return lines.flatMap(({ category, part, brand, monthlyUsd, foreignPercent }) => {
    const annualUsd = monthlyUsd * MONTHS_A_YEAR;
    const foreignUsd = (annualUsd * foreignPercent) / 100;
    return [
      { category, part, brand, foreign: false, annualUsd: annualUsd - foreignUsd },
      { category, part, brand, foreign: true, annualUsd: foreignUsd },
    ].filter((cell) => cell.annualUsd > 0);
  });
}

export const FLAT_PERCENT = 2;

/** What it earns a year, by the same rules as every card: rent earns nothing on it. */
export const toFlatUsd = ({ lines }: Pick<Profile, "lines">): number =>
  lines.reduce((sum, { part, monthlyUsd }) => (part === "rent" ? sum : sum + monthlyUsd), 0) *
  MONTHS_A_YEAR *
  (FLAT_PERCENT / 100);

/** The same habits with every amount `factor` times as large. */
export function scaleProfile(profile: Profile, factor: number): Profile {
  const lines = profile.lines.map((line) => ({ ...line, monthlyUsd: line.monthlyUsd * factor }));
  return { ...profile, lines: lines.filter(({ monthlyUsd }) => monthlyUsd > 0) };
}

export const sumMonthlyUsd = ({ lines }: Profile): number => lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0);
