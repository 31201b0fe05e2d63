/** The parts of the catalog's shapes that the money maths takes: no issuer, links or words. */
import type { CapPeriod, SpendCategory } from "../../catalog/card.ts";
import type { Part } from "./parts.ts";
import type { IssuerRuleRecord } from "./to-bonus-rules.ts";
import type { ProgramRecord, RedemptionRecord } from "./to-card-points.ts";
import type { Brand, CardBonus, PerkKind, WalletPerk } from "./wallet-card.ts";

export interface CapRecord {
  readonly amountUsd: number;
  readonly period: CapPeriod;
  readonly categories: readonly SpendCategory[] | null;
}

/** The fields of a catalog card that count. */
export interface CardRecord {
  readonly slug: string;
  readonly issuingBank: string;
  readonly cardType: "Personal" | "Business";
  readonly status: "open" | "closed";
  readonly brandOf?: string;
  readonly requires?: { kind: "membership" | "relationship"; name: string; key: string; usdPerYear?: number };
  readonly annualFee: { readonly ongoingUsd: number; readonly firstYearUsd: number };
  readonly foreignTransactionFeePercent: number;
  readonly creditScore: { readonly floor: number; readonly isEstimated?: boolean; readonly newToCredit?: boolean };
  readonly rewardProgram: string | null;
  readonly signUpBonus: {
    readonly kind: CardBonus["kind"];
    readonly state: CardBonus["state"] | "none";
    readonly points: number | null;
    readonly minSpendUsd: number | null;
    readonly durationDays: number | null;
    readonly estimatedValueUsd: number | null;
    readonly tiers?: readonly { afterUsd: number; months: number; points?: number; usd?: number }[];
  };
  readonly rewards: readonly {
    readonly id: string;
    readonly multiplier: number;
    readonly leastMultiplier?: number;
    readonly category: SpendCategory;
    readonly brands: readonly string[] | null;
    readonly subcategory: string | null;
    readonly base: boolean;
    readonly afterCapMultiplier: number | null;
    readonly cap: CapRecord | null;
  }[];
  readonly redemption: RedemptionRecord;
  readonly perks: readonly {
    readonly id: string;
    readonly type: string;
    readonly valueUsd: number | null;
    readonly frequency: string | null;
    readonly lapsed?: boolean;
  }[];
}

export interface PerkUseRecord extends Pick<
  WalletPerk,
  | "share"
  | "onlyWhenTicked"
  | "points"
  | "fits"
  | "merchant"
  | "portions"
  | "visits"
  | "airline"
  | "program"
  | "companion"
  | "years"
  | "needs"
  | "resets"
  | "from"
> {
  readonly kind: PerkKind;
}

export interface OptionRecord {
  readonly id: string;
  readonly label: string;
  readonly parts: readonly Part[];
  readonly categories: readonly SpendCategory[];
  readonly rewardId?: string;
  readonly capUsd?: number;
  readonly period?: CapPeriod;
}

export interface ChoiceRecord {
  readonly slug: string;
  readonly mode: string;
  readonly rewardId?: string | null;
  readonly choices?: number | null;
  readonly rate?: number;
  readonly after?: number | null;
  readonly capUsd?: number | null;
  readonly period?: CapPeriod | null;
  readonly sharedWith?: readonly string[];
  readonly estimate?: { readonly shareOfLine: number; readonly maxUsdAYear?: number };
  readonly options?: readonly OptionRecord[];
  readonly always?: readonly OptionRecord[];
}

export interface CatalogRecords {
  readonly cards: readonly CardRecord[];
  /** By card and perk. */
  readonly perkUse: Readonly<Record<string, Readonly<Record<string, PerkUseRecord>>>>;
  readonly brands: readonly Brand[];
  readonly choices: readonly ChoiceRecord[];
  readonly programs: readonly ProgramRecord[];
  readonly rules: readonly IssuerRuleRecord[];
  readonly changes: readonly { readonly from: string; readonly to: string; readonly confidence: string }[];
  /** Parts that a subcategory covers wholly. */
  readonly findCoveredParts: (category: SpendCategory, subcategory: string) => readonly Part[] | undefined;
}
