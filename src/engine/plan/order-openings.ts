/**
 * The best order and months in which one person opens given cards, all of them,
 * with the issuers' rules between each two. What they add up to without those
 * rules bounds what is left of an order.
 */
import { countOperations } from "../work-budget.ts";
import type { PairRules } from "./judge-plan.ts";

/** What opening a card is worth by month; -Infinity: not possible. */
export interface CardWorth {
  readonly card: number;
  readonly best: Float64Array;
  /** Without its bonus. */
  readonly plain: Float64Array;
}

export interface Opening {
  readonly card: number;
  readonly month: number;
  /** No card before it takes its bonus. */
  readonly mayEarn: boolean;
}

export interface OrderedOpenings {
  readonly usd: number;
  readonly openings: readonly Opening[];
}

export interface Calendar {
  readonly months: number;
  /** From one application to the next. */
  readonly gapMonths: number;
  /** Whether the work allowed is over: the best so far then ends it. */
  readonly isOver: () => boolean;
}

interface Try extends Opening {
  readonly usd: number;
  /** With the most that the cards after it may add. */
  readonly mostUsd: number;
  readonly rest: number;
}

const SAME_USD = 1e-9;

/** @returns null where no order is worth more than the floor */
export function orderOpenings(
  worths: readonly CardWorth[],
  { months, gapMonths, isOver }: Calendar,
  rules: PairRules,
  floorUsd = -Infinity,
): OrderedOpenings | null {
  const most = assignOpenings(
    worths.map(({ best }) => best),
    months,
    gapMonths,
  );
  let found: OrderedOpenings | null = null;
  let leastUsd = floorUsd;

  function walk(mask: number, from: number, usd: number, before: readonly Opening[]): void {
    if (mask === 0) {
      if (usd > leastUsd) [found, leastUsd] = [{ usd, openings: before }, usd + SAME_USD];
      return;
    }
    const tries: Try[] = [];
    countOperations(Math.max(0, months - from) * worths.length);
    for (const [at, { card, best, plain }] of worths.entries()) {
      const rest = mask ^ (1 << at);
      if (rest > mask) continue;
      for (let month = from; month < months; month += 1) {
        const restUsd = usd + most(rest, month + gapMonths);
        if (!(restUsd + best[month]! > leastUsd)) continue;
        let mayOpen = true;
        let mayEarn = true;
        for (const one of before) {
          const verdict = rules(one.card, card, month - one.month);
          mayOpen &&= verdict.mayOpen;
          mayEarn &&= verdict.mayEarn;
        }
        const ownUsd = mayEarn ? best[month]! : plain[month]!;
        if (!mayOpen || !(restUsd + ownUsd > leastUsd)) continue;
        tries.push({ card, month, mayEarn, usd: usd + ownUsd, mostUsd: restUsd + ownUsd, rest });
      }
    }
    tries.sort((one, other) => other.mostUsd - one.mostUsd);
    for (const { card, month, mayEarn, usd: nextUsd, mostUsd, rest } of tries) {
      if (!(mostUsd > leastUsd) || isOver()) return;
      walk(rest, month + gapMonths, nextUsd, [...before, { card, month, mayEarn }]);
    }
  }

  walk((1 << worths.length) - 1, 0, 0, []);
  return found;
}

/** The most that the cards of `mask`, all of them, add up to when opened in `month` or later. */
type OpeningTable = (mask: number, month: number) => number;

/** @param worth by card and month of opening; -Infinity: not possible */
export function assignOpenings(worth: readonly Float64Array[], months: number, gapMonths: number): OpeningTable {
  const sets = 1 << worth.length;
  const width = months + gapMonths + 1;
  const table = new Float64Array(sets * width).fill(-Infinity);
  table.fill(0, 0, width);
  countOperations(2 * sets * months * worth.length);
  for (let mask = 1; mask < sets; mask += 1) {
    for (let month = months - 1; month >= 0; month -= 1) {
      let most = table[mask * width + month + 1]!;
      for (let card = 0; card < worth.length; card += 1) {
        const bit = 1 << card;
        if ((mask & bit) === 0) continue;
        most = Math.max(most, worth[card]![month]! + table[(mask ^ bit) * width + month + gapMonths]!);
      }
      table[mask * width + month] = most;
    }
  }
  return (mask, month) => table[mask * width + Math.min(month, width - 1)]!;
}
