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

  const allocation: Placement[] = [];
  const caps: CapUse[] = [];
  const perks: CountedPerk[] = [];
  const notEarned: NotEarnedPerk[] = [];
  const leftUsd = [...cellUsd];
  const slugs = planned.map(({ rows }) => rows.card.slug);
  const held = new Set(slugs);

  // Of a group only the highest counts, the first by slug where two are equal.
  const leaders = new Map<string, { usd: number; card: string; perk: string }>();
  for (const { rows, row } of planned) {
    for (const { perk, term } of row.perks) {
      if (term.kind !== "once" || term.usd <= (leaders.get(term.group)?.usd ?? 0)) continue;
      leaders.set(term.group, { usd: term.usd, card: rows.card.slug, perk: perk.id });
    }
  }

  let firstPool = 0;
  const cards = planned.map(({ rows, row }, index): CardPlan => {
    const { card, enablers, lifts } = rows;
    const { slug } = card;
    let rewardsUsd = 0;
    let spendUsd = 0;
    const place = (
      cell: number,
      usd: number,
      rate: number,
      multiplier: number | null,
      source: { perk: string | null; pool: string | null },
    ) => {
      const valueUsd = usd * rate;
      allocation.push({ ...cells[cell]!, annualUsd: usd, card: slug, multiplier, ...source, valueUsd });
      leftUsd[cell]! -= usd;
      spendUsd += usd;
      if (multiplier !== null) rewardsUsd += valueUsd;
      return valueUsd;
    };
    for (const cell of cells.keys()) {
      const usd = split.openUsd[index * cells.length + cell]!;
      if (usd > DUST_USD) place(cell, usd, row.open[cell]!, row.multipliers[cell]!, { perk: null, pool: null });
    }
    const creditUsd = new Map<string, number>();
    for (const [at, pool] of row.pools.entries()) {
      const flow = split.poolUsd[firstPool + at]!;
      let usedUsd = 0;
      for (const cell of cells.keys()) {
        const usd = flow[cell]!;
        if (usd <= DUST_USD) continue;
        usedUsd += usd;
        const source = pool.isCredit ? { perk: pool.id, pool: null } : { perk: null, pool: pool.id };
        const valueUsd = place(cell, usd, pool.rates[cell]!, pool.multipliers?.[cell] ?? null, source);
        if (pool.isCredit) creditUsd.set(pool.id, (creditUsd.get(pool.id) ?? 0) + valueUsd);
      }
      const applies = pool.rates.some((rate) => rate > -Infinity);
      if (!pool.isCredit && pool.limitUsd < Infinity && applies) {
        caps.push({ card: slug, pool: pool.id, usedUsd, limitUsd: pool.limitUsd });
      }
    }
    firstPool += row.pools.length;

    for (const { perk, term } of row.perks) {
      const leader = term.kind === "once" ? leaders.get(term.group)! : null;
      if (leader && (leader.card !== slug || leader.perk !== perk.id)) {
        notEarned.push({
          card: slug,
          perk: perk.id,
          usd: toMostUsd(term),
          needs: toNeeds(perk),
          why: "once-per-wallet",
        });
        continue;
      }
      const usd = term.kind === "credit" ? (creditUsd.get(perk.id) ?? 0) : term.usd;
      if (usd <= DUST_USD) continue;
      perks.push({
        card: slug,
        perk: perk.id,
        usd,
        faceUsd: perk.faceUsd ?? usd,
        needs: toNeeds(perk),
        usedFor: term.usedFor,
      });
    }
    notEarned.push(...listMissed({ rows, row }, visit));

    return {
      slug,
      choices: row.choices,
      centsPerPoint: row.cpp,
      enabledBy: lifts ? (enablers[0]!.find((enabler) => enabler !== slug && held.has(enabler)) ?? null) : null,
      feeUsd: row.feeUsd,
      firstYearFeeUsd: feeOfYear(card, visit, "first"),
      laterFeeUsd: feeOfYear(card, visit, "later"),
      spendUsd,
      rewardsUsd,
      perksUsd: sum(perks.filter((perk) => perk.card === slug).map(({ usd }) => usd)),
      neededSpendUsd: row.minSpendUsd,
    };
  });

  const rewardsUsd = sum(cards.map((card) => card.rewardsUsd));
  const perksUsd = sum(cards.map((card) => card.perksUsd));
  const feesUsd = sum(cards.map((card) => card.feeUsd));
  const effortUsd = profile.effortUsd * Math.max(0, cards.length - 1);
  const netUsd = rewardsUsd + perksUsd - feesUsd;
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

function cellOrder({ category, part, brand, foreign }: Placement, cells: Visit["cells"]): number {
  return cells.findIndex(
    (cell) => cell.category === category && cell.part === part && cell.brand === brand && cell.foreign === foreign,
  );
}
