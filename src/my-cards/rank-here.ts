/** The order of a visitor's cards at a shop, with what has gone toward their limits taken into account. */
import type { HereCard, HereRate } from "./card-here.ts";
import type { HeldRecord, RateRecord } from "./held-record.ts";
import type { CapSpending } from "./kept-cards.ts";
import { addMonths, monthOf, type Period, addDays } from "./periods.ts";

export interface Limit {
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

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The calendar's period of a limit. */
function findLimitPeriod(period: NonNullable<RateRecord["cap"]>["period"], today: string): Period {
  const months = MONTHS[period];
  const month = monthOf(today);
  const start = addMonths(month, -((Number(month.slice(5)) - 1) % months));
  return { start: `${start}-01`, end: addDays(`${addMonths(start, months)}-01`, -1) };
}

function findLimit(rate: HereRate, record: HeldRecord, caps: readonly CapSpending[], today: string): Limit | null {
  const cap = record.rates[rate.id]?.cap;
  if (rate.pool === null || !cap) return null;
  const period = findLimitPeriod(cap.period, today);
  const spentUsd = caps
    .filter(
      (one) => one.card === record.slug && one.rate === rate.pool && one.on >= period.start && one.on <= period.end,
    )
    .reduce((sum, { usd }) => sum + usd, 0);
  return { usd: cap.usd, period, spentUsd };
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
