/**
 * The cards that a plan may open, keep or change into, as the rows of the
 * ongoing model: one set for a new card's first year and one for later years.
 * Compiled once for a profile. Perks that ask for a year's spend on the card
 * are not counted in a plan; the answer says so.
 */
import { listEligibleCards } from "../value/eligible-cards.ts";
import { type CardRow, type CardRows, feeOfYear, listCardRows } from "../value/list-rows.ts";
import { centsPerPoint } from "../value/points.ts";
import type { Profile, SpendCell } from "../value/profile.ts";
import { toVisit } from "../value/visit.ts";
import type { RewardsCatalog, WalletCard } from "../value/wallet-card.ts";
import type { SpendCategory } from "../../catalog/card.ts";
import { mergeCells } from "../search/merge-cells.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { MONTHS_A_YEAR, type PlanSettings } from "./plan-settings.ts";

/** Spend to reach, and what it brings: the tiers up to one of them. */
export interface BonusLevel {
  readonly afterUsd: number;
  /** Whole months, the month of opening included. */
  readonly months: number;
  readonly points: number;
  readonly usd: number;
}

export interface YearRows {
  /** By mask: the ways to hold the card, one for each choice of categories. */
  readonly variants: readonly (readonly CardRow[])[];
}

export interface PlanCard {
  readonly index: number;
  readonly card: WalletCard;
  readonly isOwned: boolean;
  /** May be opened by the plan. */
  readonly isCandidate: boolean;
  readonly enablers: readonly (readonly number[])[];
  readonly lifts: boolean;
  readonly first: YearRows;
  readonly later: YearRows;
  readonly firstFeeUsd: number;
  readonly laterFeeUsd: number;
  /** Without the level that earns nothing. Empty: no bonus counts. */
  readonly levels: readonly BonusLevel[];
  readonly isMatch: boolean;
  /** Of an owned card: the month of its next fee; 0 where the visitor does not say. */
  readonly firstRenewal: number;
  /** Indexes of the cards it may be changed into with high confidence. */
  readonly changes: readonly number[];
  /** Cents per point with and without what lets it transfer. */
  readonly cpp: (canTransfer: boolean) => number;
}

export interface PlanModel {
  readonly profile: Profile;
  readonly settings: PlanSettings;
  readonly catalog: PlanCatalog;
  readonly cards: readonly PlanCard[];
  /** Kinds of spend. For the search those that no card tells apart are one, named by the first of them. */
  readonly cells: readonly SpendCell[];
  /** Dollars a month by cell. */
  readonly monthlyUsd: Float64Array;
  /** Cell in which a one-off amount of a category stands; missing: nothing is spent there. */
  readonly cellOf: ReadonlyMap<SpendCategory, number>;
}

function toYearRows({ rows, enablers }: CardRows): YearRows {
  const counted = rows.filter(({ minSpendUsd, isMatch, bonusUsd }) => minSpendUsd === 0 && !isMatch && bonusUsd === 0);
  return {
    variants: Array.from({ length: 1 << enablers.length }, (_, mask) => counted.filter((row) => row.mask === mask)),
  };
}

function toLevels({ slug, bonus }: WalletCard, { offers }: PlanCatalog): BonusLevel[] {
  const { kind, state, tiers } = bonus;
  if (state === "ended" || (kind !== "fixed" && kind !== "on-approval")) return [];
  const lowest = offers[slug]?.lowestPoints ?? null;
  let points = 0;
  let usd = 0;
  let months = Infinity;
  return tiers.map((tier) => {
    points += lowest === null ? tier.points : Math.min(tier.points, lowest);
    usd += tier.usd;
    months = Math.min(months, Math.max(1, Math.floor(tier.months + 1e-9)));
    return { afterUsd: tier.afterUsd, months, points, usd };
  });
}

const bySlug = (left: WalletCard, right: WalletCard) => (left.slug < right.slug ? -1 : 1);

export function compilePlan(
  rewards: RewardsCatalog,
  catalog: PlanCatalog,
  profile: Profile,
  settings: PlanSettings,
  { isMerged = false }: { readonly isMerged?: boolean } = {},
): PlanModel {
  const { cards: eligible } = listEligibleCards(rewards.cards, profile);
  const owned = new Set(profile.owned);
  const known = new Map(rewards.cards.map((card) => [card.slug, card]));
  const openable = new Set(eligible.filter(({ slug, status }) => !owned.has(slug) && status === "open"));
  const held = profile.owned.flatMap((slug) => known.get(slug) ?? []);
  const listTargets = ({ slug }: WalletCard) =>
    (catalog.changes[slug] ?? []).flatMap(({ to, confidence }) => (confidence === "high" ? (known.get(to) ?? []) : []));
  const isLong = settings.months > MONTHS_A_YEAR;
  const targets = [...held, ...(isLong ? openable : [])].flatMap(listTargets);
  const all = [...new Set([...held, ...openable, ...targets])].toSorted(bySlug);
  const indexOf = new Map(all.map(({ slug }, index) => [slug, index]));

  const firstVisit = toVisit({ ...profile, horizon: "first-year", owned: [] });
  const laterVisit = toVisit({ ...profile, horizon: "ongoing" });
  const rowsOf = all.map((card) => {
    const [first, later] = [listCardRows(card, firstVisit, false), listCardRows(card, laterVisit, false)];
    return { first, later };
  });
  const { cells } = laterVisit;
  const merged = isMerged
    ? mergeCells(
        cells,
        rowsOf.flatMap(({ first, later }) => [...first.rows, ...later.rows]),
      )
    : {
        leaders: Int32Array.from(cells.keys()),
        lineOf: Int32Array.from(cells.keys()),
        lineUsd: Float64Array.from(cells, ({ annualUsd }) => annualUsd),
      };
  const toLines = (rows: CardRows): CardRows => (isMerged ? mergeRows(rows, merged.leaders) : rows);
  const cards = all.map((card, index): PlanCard => {
    const first = toLines(rowsOf[index]!.first);
    const later = toLines(rowsOf[index]!.later);
    const { slug, points, bonus } = card;
    const given = profile.cpp[points.program];
    return {
      index,
      card,
      isOwned: owned.has(slug),
      isCandidate: openable.has(card),
      // The same cards enable in both years, but a perk that needs another card may count in one of them only.
      enablers: later.enablers.map((slugs) => slugs.flatMap((other) => indexOf.get(other) ?? [])),
      lifts: later.lifts,
      first: toYearRows({ ...first, enablers: later.enablers, rows: alignMasks(first, later) }),
      later: toYearRows(later),
      firstFeeUsd: feeOfYear(card, firstVisit, "first"),
      laterFeeUsd: feeOfYear(card, laterVisit, "later"),
      levels: toLevels(card, catalog),
      isMatch: bonus.kind === "match" && bonus.state !== "ended",
      firstRenewal: settings.renews[slug] ?? 0,
      changes: listTargets(card).flatMap((target) => indexOf.get(target.slug) ?? []),
      cpp: (canTransfer) => centsPerPoint(points, profile.value, canTransfer || points.transfersAlone, given),
    };
  });
  return {
    profile,
    settings,
    catalog,
    cards,
    cells: Array.from(merged.leaders, (cell) => cells[cell]!),
    monthlyUsd: merged.lineUsd.map((usd) => usd / MONTHS_A_YEAR),
    cellOf: findOneOffCells(cells, merged.lineOf),
  };
}

function mergeRows(rows: CardRows, leaders: Int32Array): CardRows {
  const pick = (values: Float64Array) => Float64Array.from(leaders, (cell) => values[cell]!);
  return {
    ...rows,
    rows: rows.rows.map((row) => ({
      ...row,
      open: pick(row.open),
      multipliers: pick(row.multipliers),
      pools: row.pools.map((pool) => ({
        ...pool,
        rates: pick(pool.rates),
        multipliers: pool.multipliers && pick(pool.multipliers),
      })),
    })),
  };
}

/** The rest of a category at home, or its first part where everything of it has a name. */
function findOneOffCells(cells: readonly SpendCell[], lineOf: Int32Array): Map<SpendCategory, number> {
  const found = new Map<SpendCategory, { cell: number; isRest: boolean }>();
  for (const [cell, { category, part, brand, foreign }] of cells.entries()) {
    if (foreign || part === "rent") continue;
    const isRest = part === null && brand === null;
    if (!found.has(category) || (isRest && !found.get(category)!.isRest)) found.set(category, { cell, isRest });
  }
  return new Map([...found].map(([category, { cell }]) => [category, lineOf[cell]!]));
}

/** The first year's rows by the masks of later years: what a bit means must not depend on the year. */
function alignMasks(first: CardRows, later: CardRows): CardRow[] {
  const bitOf = first.enablers.map((slugs) => later.enablers.findIndex((other) => other.join() === slugs.join()));
  return Array.from({ length: 1 << later.enablers.length }, (_, mask) => {
    const own = bitOf.reduce((bits, bit, at) => (bit >= 0 && (mask >> bit) % 2 === 1 ? bits | (1 << at) : bits), 0);
    return first.rows.filter((row) => row.mask === own).map((row) => ({ ...row, mask }));
  }).flat();
}
