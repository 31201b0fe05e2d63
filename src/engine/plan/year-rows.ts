/** The rows of the ongoing model for a card's first year and for later ones, by what the plan's other cards allow; and when a perk comes again. */
import type { CardRow, CardRows } from "../value/list-rows.ts";
import type { WalletPerk } from "../value/wallet-card.ts";

export interface YearRows {
  /** By mask: the ways to hold the card, one for each choice of categories. */
  readonly variants: readonly (readonly CardRow[])[];
  /** The same by the card's `unlocks`, with the perks that so much spend a year earns. */
  readonly unlocked: readonly (readonly (readonly CardRow[])[])[];
}

export const listUnlocks = (years: readonly CardRows[]): number[] =>
  [...new Set(years.flatMap(({ rows }) => rows.map(({ minSpendUsd }) => minSpendUsd)))]
    .filter((usd) => usd > 0)
    .toSorted((left, right) => left - right);

export function toYearRows({ rows, enablers }: CardRows, unlocks: readonly number[]): YearRows {
  const byMask = (mostUsd: number) =>
    Array.from({ length: 1 << enablers.length }, (_, mask) => {
      const counted = rows.filter((row) => row.mask === mask && row.minSpendUsd <= mostUsd);
      const levelUsd = Math.max(...counted.map(({ minSpendUsd }) => minSpendUsd));
      return counted.filter(({ minSpendUsd }) => minSpendUsd === levelUsd);
    });
  return { variants: byMask(0), unlocked: unlocks.map(byMask) };
}

export function mergeRows(rows: CardRows, leaders: Int32Array): CardRows {
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

/** The first year's rows by the masks of later years: what a bit means must not depend on the year. */
export function alignMasks(first: CardRows, later: CardRows): CardRow[] {
  const bitOf = first.enablers.map((slugs) => later.enablers.findIndex((other) => other.join() === slugs.join()));
  return Array.from({ length: 1 << later.enablers.length }, (_, mask) => {
    const own = bitOf.reduce((bits, bit, at) => (bit >= 0 && (mask >> bit) % 2 === 1 ? bits | (1 << at) : bits), 0);
    return first.rows.filter((row) => row.mask === own).map((row) => ({ ...row, mask }));
  }).flat();
}

const RESET_MONTHS = { "calendar-month": 1, quarter: 3, half: 6, year: 12, "card-year": 12 } as const;

export interface PerkTiming {
  /** Months of a portion. */
  readonly length: number;
  readonly isCalendar: boolean;
  /** Comes with the first renewal. */
  readonly isFromAnniversary: boolean;
}

/** How a perk comes by months; null: its year's worth evenly over the months held. */
export function findTiming({ kind, resets, from, needs }: WalletPerk): PerkTiming | null {
  if (kind === "access" || kind === "service" || kind === "status" || kind === "once-in-years") return null;
  return {
    length: resets ? RESET_MONTHS[resets] : 12,
    isCalendar: resets !== undefined && resets !== "card-year",
    isFromAnniversary: from === "first-anniversary" || (needs?.fromYear ?? 1) > 1,
  };
}
