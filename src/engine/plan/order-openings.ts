/**
 * The best order and months in which one person opens given cards, all of them,
 * with the issuers' rules between each two. What they add up to without those
 * rules bounds what is left of an order.
 */
import { assignOpenings } from "./assign-openings.ts";
import type { PairRules } from "./pair-rules.ts";
import { countOperations } from "../work-budget.ts";

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
