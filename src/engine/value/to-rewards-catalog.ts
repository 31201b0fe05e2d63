/**
 * From the catalog to what the money maths may see: the shapes that catalog-records.ts
 * takes become cards without issuer, links and words. Model: "Cents per point".
 */
import { countedMultiplier, PERIODS_A_YEAR, type RewardCap, type SpendCategory } from "../../catalog/card.ts";
import type { CatalogRecords, ChoiceRecord, CountedCard } from "./catalog-records.ts";
import { toCardChoices } from "./to-card-choices.ts";
import { toCardPoints } from "./to-card-points.ts";
import { DIRECT_PART, type Part } from "./parts.ts";
import {
  type CardBonus,
  type EarnCap,
  type EarnEntry,
  type RewardsCatalog,
  type WalletCard,
  type WalletPerk,
  compareSlugs,
} from "./wallet-card.ts";
import { toBonusRules } from "./bonus-rules.ts";

function toCap(cap: RewardCap | null, id: string): EarnCap | null {
  if (!cap) return null;
  const limitUsd = cap.amountUsd * PERIODS_A_YEAR[cap.period];
  // A limit without categories is this entry's alone.
  const pool = cap.categories ? `${cap.amountUsd} a ${cap.period} on ${cap.categories.toSorted().join(" ")}` : id;
  return { limitUsd, pool };
}

function toEarns(
  { rewards }: CountedCard,
  choices: readonly ChoiceRecord[],
  findCoveredParts: CatalogRecords["findCoveredParts"],
): EarnEntry[] {
  const chosen = new Set(
    choices.flatMap(({ rewardId, options }) => [rewardId, ...options.map((option) => option.rewardId)]),
  );
  return rewards
    .filter(({ id, base }) => base || !chosen.has(id))
    .flatMap((reward): EarnEntry[] => {
      const entry = {
        id: reward.id,
        multiplier: countedMultiplier(reward),
        category: reward.category,
        parts: reward.subcategory === null ? null : (findCoveredParts(reward.category, reward.subcategory) ?? []),
        brands: reward.brands,
        base: reward.base,
        foreignOnly: reward.subcategory === "foreign_purchases",
        cap: toCap(reward.cap, reward.id),
        afterCap: reward.afterCapMultiplier ?? 0,
      };
      return [entry, ...listElsewhere(entry, reward)];
    });
}

const PORTAL_PARTS = Object.entries(DIRECT_PART) as [Part, Part][];

/** The same rate in the bank's portal too, and in further categories; what is limited shares its limit. */
function listElsewhere(entry: EarnEntry, { channels, alsoIn }: CountedCard["rewards"][number]): EarnEntry[] {
  const inPortal = PORTAL_PARTS.flatMap(([portal, direct]) => (entry.parts?.includes(direct) ? [portal] : []));
  const isBoth = entry.category === "travel_other" && channels?.includes("portal");
  return [
    ...(isBoth ? [{ ...entry, category: "travel_portal" as const, parts: entry.parts && inPortal }] : []),
    ...(alsoIn ?? []).map((category): EarnEntry => ({ ...entry, category, parts: null })),
  ];
}

const DAYS_A_MONTH = 30;

export function toCardBonus({ signUpBonus }: Pick<CountedCard, "signUpBonus">): CardBonus {
  const { kind, state, counted, points, minSpendUsd, durationDays, estimatedValueUsd, tiers } = signUpBonus;
  const { basis, lastSeen } = counted;
  if (basis !== "none" && basis !== "read" && lastSeen !== null) {
    const { points: counting, cashUsd: usd, spendUsd: afterUsd, days } = counted;
    const tier = { afterUsd, months: days / DAYS_A_MONTH, points: counting, usd };
    return {
      kind: "fixed",
      state: "open",
      ...(basis !== "seen" && { past: { basis, lastSeen } }),
      tiers: [tier],
    };
  }
  if (kind === "none" || state === "none") return { kind: "none", state: "ended", tiers: [] };
  const months = (durationDays ?? 90) / DAYS_A_MONTH;
  // Points are worth what the visitor's points are worth; the estimate is for bonuses in cash.
  const single = {
    afterUsd: minSpendUsd ?? 0,
    months,
    points: points ?? 0,
    usd: points === null ? (estimatedValueUsd ?? 0) : 0,
  };
  return {
    kind,
    // A record that was read after the build's day is no offer of that day.
    state: state === "open" && basis === "none" && kind !== "up-to" ? "stale" : state,
    tiers: (tiers ? tiers.map((tier) => ({ points: 0, usd: 0, ...tier })) : [single]).toSorted(
      (left, right) => left.afterUsd - right.afterUsd,
    ),
  };
}

function toPerks({ slug, perks }: CountedCard, perkUse: CatalogRecords["perkUse"]): WalletPerk[] {
  return perks.flatMap((perk): WalletPerk[] => {
    const use = perkUse[slug]?.[perk.id];
    if (!use) return [];
    const oneTime = perk.frequency === "one_time";
    const bags = perk.freeBags && !perk.lapsed ? { freeBags: perk.freeBags } : {};
    return [{ ...use, ...bags, id: perk.id, type: perk.type, faceUsd: perk.lapsed ? 0 : perk.valueUsd, oneTime }];
  });
}

const ESTIMATED_FLOOR = { low: 700, high: 720, fromFeeUsd: 250 };

export function toRewardsCatalog(records: CatalogRecords, categoryOf: (part: Part) => SpendCategory): RewardsCatalog {
  const { programs, perkUse, findCoveredParts } = records;
  const cards = records.cards.map((card): WalletCard => {
    const choiceRecords = records.choices.filter(({ slug }) => slug === card.slug);
    const earns = toEarns(card, choiceRecords, findCoveredParts);
    const { choices, always } = toCardChoices(choiceRecords, earns, categoryOf);
    const { requires, creditScore } = card;
    const estimated =
      card.annualFee.ongoingUsd >= ESTIMATED_FLOOR.fromFeeUsd ? ESTIMATED_FLOOR.high : ESTIMATED_FLOOR.low;
    return {
      slug: card.slug,
      cardType: card.cardType === "Business" ? "business" : "personal",
      status: card.status === "open" ? "open" : "closed",
      fees: { firstYearUsd: card.annualFee.firstYearUsd, laterUsd: card.annualFee.ongoingUsd },
      isSecured: card.deposit !== undefined,
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
