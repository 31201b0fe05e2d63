/**
 * What a wallet is worth with every part of the sum: which spend goes where,
 * which perks the plan earns, and which it does not. Its rows have been chosen
 * (`price-wallet.ts`); the split is solved again here on the spend as the
 * visitor gave it, so that every figure is reachable as printed.
 */
import type { CardRow, CardRows } from "./list-rows.ts";
import { feeOfYear } from "./list-rows.ts";
import { type SplitPool, splitSpend } from "./split-spend.ts";
import { type PerkTerm, valuePerk } from "./value-perk.ts";
import type { Visit } from "./visit.ts";
import type { WalletPerk } from "./wallet-card.ts";
import type { CapUse, CardPlan, CountedPerk, NotEarnedPerk, Placement, WalletPlan } from "./wallet-plan.ts";

/** Dollars below this are rounding. */
const DUST_USD = 1e-7;

export interface PlannedCard {
  readonly rows: CardRows;
  readonly row: CardRow;
}

function toSplitPool({ limitUsd, share, rates }: CardRow["pools"][number], cellUsd: readonly number[]): SplitPool {
  const lines = [...rates.keys()].filter((cell) => rates[cell]! > -Infinity);
  return {
    limitUsd,
    lines,
    rates: lines.map((cell) => rates[cell]!),
    capsUsd: lines.map((cell) => share * cellUsd[cell]!),
  };
}

function toNeeds({ needs }: WalletPerk): CountedPerk["needs"] {
  if (!needs?.spendUsd && !needs?.card?.length) return null;
  return {
    ...(needs.spendUsd ? { spendUsd: needs.spendUsd } : {}),
    ...(needs.card?.length ? { card: needs.card } : {}),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The most that a perk could be worth. */
const toMostUsd = (term: PerkTerm) => (term.kind === "credit" ? term.limitUsd * term.rate : term.usd);

/** Perks the visitor would use that the plan does not earn. */
function listMissed({ rows: { card }, row }: PlannedCard, visit: Visit): NotEarnedPerk[] {
  const held = new Set(row.perks.map(({ perk }) => perk));
  return card.perks.flatMap((perk): NotEarnedPerk[] => {
    if (held.has(perk)) return [];
    const term = valuePerk(card, perk, visit, row.cpp);
    if (!term) return [];
    const why = (perk.needs?.spendUsd ?? 0) > row.minSpendUsd ? "spend" : "card";
    return [{ card: card.slug, perk: perk.id, usd: toMostUsd(term), needs: toNeeds(perk), why }];
  });
}

/** A plan on its way: what has been written down of it. */
interface Draft {
  readonly visit: Visit;
  readonly allocation: Placement[];
  readonly caps: CapUse[];
  readonly perks: CountedPerk[];
  readonly notEarned: NotEarnedPerk[];
  /** By cell, dollars that no card has yet. */
  readonly leftUsd: number[];
  /** By perk that counts once: whose it is. */
  readonly leaders: ReadonlyMap<string, Leader>;
}

interface Leader {
  readonly usd: number;
  readonly card: string;
  readonly perk: string;
}

/** Null: the rows cannot be had together. @param planned the cards in the order of their slugs, each with its row */
export function planWallet(planned: readonly PlannedCard[], visit: Visit): WalletPlan | null {
  const { cells, profile } = visit;
  const cellUsd = cells.map(({ annualUsd }) => annualUsd);
  const split = splitSpend(
    planned.map(({ row }) => ({
      open: row.open,
      from: 0,
      pools: row.pools.map((pool) => toSplitPool(pool, cellUsd)),
      minSpendUsd: row.minSpendUsd,
    })),
    cellUsd,
    cells.length,
  );
  if (!split) return null;
  const leaders = findLeaders(planned);
  const draft: Draft = { visit, allocation: [], caps: [], perks: [], notEarned: [], leftUsd: [...cellUsd], leaders };
  const held = new Set(planned.map(({ rows }) => rows.card.slug));
  let firstPool = 0;
  const cards = planned.map((one, index): CardPlan => {
    const openUsd = split.openUsd.subarray(index * cells.length, (index + 1) * cells.length);
    const poolUsd = split.poolUsd.slice(firstPool, firstPool + one.row.pools.length);
    firstPool += one.row.pools.length;
    return planCard(draft, one, { openUsd, poolUsd, held });
  });
  const rewardsUsd = sum(cards.map((card) => card.rewardsUsd));
  const perksUsd = sum(cards.map((card) => card.perksUsd));
  const feesUsd = sum(cards.map((card) => card.feeUsd));
  const effortUsd = profile.effortUsd * Math.max(0, cards.length - 1);
  const netUsd = rewardsUsd + perksUsd - feesUsd;
  const { allocation, leftUsd, perks, notEarned, caps } = draft;
  return {
    cards,
    netUsd,
    rewardsUsd,
    perksUsd,
    bonusesUsd: 0,
    feesUsd,
    effortUsd,
    objectiveUsd: netUsd - effortUsd,
    allocation: allocation.toSorted((left, right) => cellOrder(left, cells) - cellOrder(right, cells)),
    unplaced: cells.flatMap((cell, at) => (leftUsd[at]! > DUST_USD ? [{ ...cell, annualUsd: leftUsd[at]! }] : [])),
    perks,
    notEarned,
    caps,
  };
}

/** Of a group only the highest counts, the first by slug where two are equal. */
function findLeaders(planned: readonly PlannedCard[]): ReadonlyMap<string, Leader> {
  const leaders = new Map<string, Leader>();
  for (const { rows, row } of planned) {
    for (const { perk, term } of row.perks) {
      if (term.kind !== "once" || term.usd <= (leaders.get(term.group)?.usd ?? 0)) continue;
      leaders.set(term.group, { usd: term.usd, card: rows.card.slug, perk: perk.id });
    }
  }
  return leaders;
}

/** What the split puts on one card. */
interface OwnSplit {
  readonly openUsd: Float64Array;
  readonly poolUsd: readonly Float64Array[];
  readonly held: ReadonlySet<string>;
}

function planCard(draft: Draft, planned: PlannedCard, split: OwnSplit): CardPlan {
  const { rows, row } = planned;
  const { card, enablers, lifts } = rows;
  const { slug } = card;
  const placed = placeSpend(draft, planned, split);
  listEarned(draft, planned, placed.creditUsd);
  draft.notEarned.push(...listMissed(planned, draft.visit));
  return {
    slug,
    choices: row.choices,
    centsPerPoint: row.cpp,
    enabledBy: lifts ? (enablers[0]!.find((enabler) => enabler !== slug && split.held.has(enabler)) ?? null) : null,
    feeUsd: row.feeUsd,
    firstYearFeeUsd: feeOfYear(card, draft.visit, "first"),
    laterFeeUsd: feeOfYear(card, draft.visit, "later"),
    spendUsd: placed.spendUsd,
    rewardsUsd: placed.rewardsUsd,
    perksUsd: sum(draft.perks.filter((perk) => perk.card === slug).map(({ usd }) => usd)),
    neededSpendUsd: row.minSpendUsd,
  };
}

interface PlacedSpend {
  readonly spendUsd: number;
  readonly rewardsUsd: number;
  /** By credit, what it pays. */
  readonly creditUsd: ReadonlyMap<string, number>;
}

function placeSpend(draft: Draft, { rows, row }: PlannedCard, { openUsd, poolUsd }: OwnSplit): PlacedSpend {
  const { cells } = draft.visit;
  const { slug } = rows.card;
  let spendUsd = 0;
  let rewardsUsd = 0;
  const place = (way: Pick<Placement, "multiplier" | "perk" | "pool">, cell: number, usd: number, rate: number) => {
    const valueUsd = usd * rate;
    draft.allocation.push({ ...cells[cell]!, annualUsd: usd, card: slug, ...way, valueUsd });
    draft.leftUsd[cell]! -= usd;
    spendUsd += usd;
    if (way.multiplier !== null) rewardsUsd += valueUsd;
    return valueUsd;
  };
  for (const cell of cells.keys()) {
    const usd = openUsd[cell]!;
    const way = { multiplier: row.multipliers[cell]!, perk: null, pool: null };
    if (usd > DUST_USD) place(way, cell, usd, row.open[cell]!);
  }
  const creditUsd = new Map<string, number>();
  for (const [at, { id, isCredit, limitUsd, rates, multipliers }] of row.pools.entries()) {
    const source = isCredit ? { perk: id, pool: null } : { perk: null, pool: id };
    let usedUsd = 0;
    for (const cell of cells.keys()) {
      const usd = poolUsd[at]![cell]!;
      if (usd <= DUST_USD) continue;
      usedUsd += usd;
      const valueUsd = place({ multiplier: multipliers?.[cell] ?? null, ...source }, cell, usd, rates[cell]!);
      if (isCredit) creditUsd.set(id, (creditUsd.get(id) ?? 0) + valueUsd);
    }
    const applies = rates.some((rate) => rate > -Infinity);
    if (!isCredit && limitUsd < Infinity && applies) draft.caps.push({ card: slug, pool: id, usedUsd, limitUsd });
  }
  return { spendUsd, rewardsUsd, creditUsd };
}

/** Perks that the card's row has, those that another card's makes idle aside. */
function listEarned(
  { leaders, perks, notEarned }: Draft,
  { rows, row }: PlannedCard,
  creditUsd: ReadonlyMap<string, number>,
): void {
  const { slug } = rows.card;
  for (const { perk, term } of row.perks) {
    const needs = toNeeds(perk);
    const leader = term.kind === "once" ? leaders.get(term.group)! : null;
    if (leader && (leader.card !== slug || leader.perk !== perk.id)) {
      notEarned.push({ card: slug, perk: perk.id, usd: toMostUsd(term), needs, why: "once-per-wallet" });
      continue;
    }
    const usd = term.kind === "credit" ? (creditUsd.get(perk.id) ?? 0) : term.usd;
    if (usd <= DUST_USD) continue;
    perks.push({ card: slug, perk: perk.id, usd, faceUsd: perk.faceUsd ?? usd, needs, usedFor: term.usedFor });
  }
}

function cellOrder({ category, part, brand, foreign }: Placement, cells: Visit["cells"]): number {
  return cells.findIndex(
    (cell) => cell.category === category && cell.part === part && cell.brand === brand && cell.foreign === foreign,
  );
}
