/** The order of a visitor's cards at a shop, with what has gone toward their limits taken into account. */
import type { HereCard, HereRate } from "./card-here.ts";
import type { HeldRecord } from "./held-record.ts";
import type { CapSpending } from "./kept-cards.ts";
import { findCalendarPeriod, type Period } from "./periods.ts";

export interface Limit {
  /** Rates that share it. */
  readonly pool: string;
  readonly usd: number;
  readonly period: Period;
  readonly spentUsd: number;
}

export interface RankedHere {
  readonly slug: string;
  readonly rate: HereRate;
  /** After the fee on purchases abroad. */
  readonly centsPerDollar: number;
  /** The terms of the rate. */
  readonly why: string;
  readonly limit: Limit | null;
  /** What it earns there once the limit is used up; null: no limit. */
  readonly after: HereRate | null;
  /** A higher rate that holds only sometimes. */
  readonly maybe: HereRate | null;
  readonly gap: string | null;
}

function findLimit(rate: HereRate, record: HeldRecord, caps: readonly CapSpending[], today: string): Limit | null {
  const cap = record.rates[rate.id]?.cap;
  if (rate.pool === null || !cap) return null;
  const period = findCalendarPeriod(cap.period, today);
  const spentUsd = caps
    .filter(
      (one) => one.card === record.slug && one.rate === rate.pool && one.on >= period.start && one.on <= period.end,
    )
    .reduce((sum, { usd }) => sum + usd, 0);
  return { pool: rate.pool, usd: cap.usd, period, spentUsd };
}

/** Best first; cards that the page does not know are left out. */
export function rankHere(
  cards: readonly HereCard[],
  records: Readonly<Record<string, HeldRecord>>,
  caps: readonly CapSpending[],
  today: string,
): RankedHere[] {
  return cards
    .flatMap((card): RankedHere[] => {
      const record = records[card.slug];
      if (!record) return [];
      const sure = card.rates.filter(({ holds }) => holds !== "sometimes");
      const isUsedUp = (rate: HereRate) => {
        const limit = findLimit(rate, record, caps, today);
        return limit !== null && limit.spentUsd >= limit.usd;
      };
      const rate = sure.find((one) => !isUsedUp(one));
      if (!rate) return [];
      const limit = findLimit(rate, record, caps, today);
      const maybe = card.rates.find(({ holds, multiplier }) => holds === "sometimes" && multiplier > rate.multiplier);
      return [
        {
          slug: card.slug,
          rate,
          centsPerDollar: rate.centsPerDollar - card.foreignFeeCents,
          why: record.rates[rate.id]?.text ?? rate.option ?? "",
          limit,
          after: limit ? (sure.find((one) => one !== rate && one.pool !== rate.pool) ?? null) : null,
          maybe: maybe ?? null,
          gap: card.gap,
        },
      ];
    })
    .toSorted((left, right) => right.centsPerDollar - left.centsPerDollar || (left.slug < right.slug ? -1 : 1));
}
