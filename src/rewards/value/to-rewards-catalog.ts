/**
 * From the catalog to what the money maths may see. The only file of this room
 * that knows the catalog's shapes; it takes their parts that it needs and
 * leaves out issuer, links and words. Model: "Cents per point", "Choice cards".
 */
import { type CapPeriod, PERIODS_A_YEAR, type SpendCategory } from "../../catalog/card.ts";
import { toBonusRules, type IssuerRuleRecord } from "./to-bonus-rules.ts";
import { toCardPoints, type ProgramRecord, type RedemptionRecord } from "./to-card-points.ts";
import type { Part } from "./parts.ts";
import { compareSlugs } from "./compare-slugs.ts";
import type {
  Brand,
  CardBonus,
  CardChoice,
  EarnCap,
  EarnEntry,
  PerkKind,
  RewardsCatalog,
  WalletCard,
  WalletPerk,
} from "./wallet-card.ts";

interface CapRecord {
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

interface OptionRecord {
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

function toCap(cap: CapRecord | null, id: string): EarnCap | null {
  if (!cap) return null;
  const limitUsd = cap.amountUsd * PERIODS_A_YEAR[cap.period];
  // A limit without categories is this entry's alone.
  const pool = cap.categories ? `${cap.amountUsd} a ${cap.period} on ${cap.categories.toSorted().join(" ")}` : id;
  return { limitUsd, pool };
}

function toEarns(
  { rewards }: CardRecord,
  choices: readonly ChoiceRecord[],
  findCoveredParts: CatalogRecords["findCoveredParts"],
): EarnEntry[] {
  const chosen = new Set(
    choices.flatMap(({ rewardId, options = [] }) => [rewardId, ...options.map((option) => option.rewardId)]),
  );
  return rewards
    .filter(({ id, base }) => base || !chosen.has(id))
    .map((reward): EarnEntry => ({
      id: reward.id,
      multiplier: reward.multiplier,
      category: reward.category,
      parts: reward.subcategory === null ? null : (findCoveredParts(reward.category, reward.subcategory) ?? []),
      brands: reward.brands,
      base: reward.base,
      foreignOnly: reward.subcategory === "foreign_purchases",
      cap: toCap(reward.cap, reward.id),
      afterCap: reward.afterCapMultiplier ?? 0,
    }));
}

function toCovers({ parts, categories }: OptionRecord, categoryOf: (part: Part) => SpendCategory) {
  return [
    ...categories.map((category) => ({ category, parts: null })),
    ...parts.map((part) => ({ category: categoryOf(part), parts: [part] })),
  ];
}

function toChoices(
  card: CardRecord,
  choices: readonly ChoiceRecord[],
  earns: readonly EarnEntry[],
  categoryOf: (part: Part) => SpendCategory,
): { choices: CardChoice[]; always: EarnEntry[] } {
  const always: EarnEntry[] = [];
  const converted = choices.flatMap((choice): CardChoice[] => {
    const { rewardId, rate, capUsd, period, estimate, options = [] } = choice;
    if (rate === undefined || options.length === 0) return [];
    for (const option of choice.always ?? []) {
      for (const coverage of toCovers(option, categoryOf)) {
        always.push({
          id: `${rewardId}-${option.id}`,
          multiplier: rate,
          ...coverage,
          brands: null,
          base: false,
          foreignOnly: false,
          cap: null,
          afterCap: 0,
        });
      }
    }
    const mode = choice.mode === "rotating" || choice.mode === "mobile-wallet" ? choice.mode : "chosen";
    const id = rewardId ?? `${card.slug}-${choice.mode}`;
    const limitUsd = estimate?.maxUsdAYear ?? (capUsd ? capUsd * PERIODS_A_YEAR[period ?? "year"] : null);
    const sharing = earns.find((entry) => !entry.base && entry.cap && choice.sharedWith?.includes(entry.category));
    return [
      {
        id,
        mode,
        choices: choice.choices ?? options.length,
        multiplier: rate,
        afterCap: choice.after ?? 1,
        cap: limitUsd === null ? null : { limitUsd, pool: sharing?.cap?.pool ?? id },
        options: options.map((option) => ({
          id: option.id,
          label: option.label,
          covers: toCovers(option, categoryOf),
        })),
      },
    ];
  });
  return { choices: converted, always };
}

export function toCardBonus({ signUpBonus }: Pick<CardRecord, "signUpBonus">): CardBonus {
  const { kind, state, points, minSpendUsd, durationDays, estimatedValueUsd, tiers } = signUpBonus;
  if (kind === "none" || state === "none") return { kind: "none", state: "ended", tiers: [] };
  const months = (durationDays ?? 90) / 30;
  // Points are worth what the visitor's points are worth; the estimate is for bonuses in cash.
  const single = {
    afterUsd: minSpendUsd ?? 0,
    months,
    points: points ?? 0,
    usd: points === null ? (estimatedValueUsd ?? 0) : 0,
  };
  return {
    kind,
    state,
    tiers: (tiers ? tiers.map((tier) => ({ points: 0, usd: 0, ...tier })) : [single]).toSorted(
      (left, right) => left.afterUsd - right.afterUsd,
    ),
  };
}

function toPerks({ slug, perks }: CardRecord, perkUse: CatalogRecords["perkUse"]): WalletPerk[] {
  return perks.flatMap((perk): WalletPerk[] => {
    const use = perkUse[slug]?.[perk.id];
    if (!use) return [];
    const oneTime = perk.frequency === "one_time";
    return [{ ...use, id: perk.id, type: perk.type, faceUsd: perk.lapsed ? 0 : perk.valueUsd, oneTime }];
  });
}

const ESTIMATED_FLOOR = { low: 700, high: 720, fromFeeUsd: 250 };

export function toRewardsCatalog(records: CatalogRecords, categoryOf: (part: Part) => SpendCategory): RewardsCatalog {
  const { programs, perkUse, findCoveredParts } = records;
  const cards = records.cards.map((card): WalletCard => {
    const choiceRecords = records.choices.filter(({ slug }) => slug === card.slug);
    const earns = toEarns(card, choiceRecords, findCoveredParts);
    const { choices, always } = toChoices(card, choiceRecords, earns, categoryOf);
    const { requires, creditScore } = card;
    const estimated =
      card.annualFee.ongoingUsd >= ESTIMATED_FLOOR.fromFeeUsd ? ESTIMATED_FLOOR.high : ESTIMATED_FLOOR.low;
    return {
      slug: card.slug,
      cardType: card.cardType === "Business" ? "business" : "personal",
      status: card.status,
      fees: { firstYearUsd: card.annualFee.firstYearUsd, laterUsd: card.annualFee.ongoingUsd },
      foreignFeePercent: card.foreignTransactionFeePercent,
      score: {
        floor: creditScore.floor > 0 ? creditScore.floor : estimated,
        isEstimated: creditScore.isEstimated ?? false,
        newToCredit: creditScore.newToCredit ?? false,
      },
      brandOf: card.brandOf ?? null,
      requires: requires ? { ...requires, usdPerYear: requires.usdPerYear ?? 0 } : null,
      points: toCardPoints(card, programs),
      earns: [...earns, ...always],
      choices,
      perks: toPerks(card, perkUse),
      bonus: toCardBonus(card),
    };
  });
  return {
    cards: cards.toSorted(compareSlugs),
    brands: records.brands,
    rules: toBonusRules(records.rules, records.cards),
    changes: Object.fromEntries(
      [
        ...Map.groupBy(
          records.changes.filter(({ confidence }) => confidence === "high"),
          ({ from }) => from,
        ),
      ].map(([from, edges]) => [from, edges.map(({ to }) => to)]),
    ),
  };
}
