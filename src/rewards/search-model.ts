/**
 * The eligible cards and the visitor's spend as flat number tables, so that
 * the search can price a wallet in under a microsecond. Compiled once for a
 * request; it holds no rules of its own, only what `earn-rates`, `perks`,
 * `fees`, `bonuses` and `cents-per-point` say.
 *
 * Perks that count once per wallet are lines too: their "spend" is one unit
 * and a card's value on them is the perk, so the best card takes them.
 * A row is one card at one level of cents per point of its program.
 */
import { bonusBudgetUsd, bonusValueUsd, isBonusReachable } from "./bonuses.ts";
import { ownCentsPerPoint } from "./cents-per-point.ts";
import { findEarnRate, listEarnPools } from "./earn-rates.ts";
import { cardFeeUsd } from "./fees.ts";
import { foldRoomyPools } from "./fold-roomy-pools.ts";
import { isOncePerWallet, ONCE_PER_WALLET_PERKS, yearlyPerkUsd } from "./perks.ts";
import { listSpendParts, totalMonthlyUsd } from "./spend.ts";
import { dollarRate } from "./split-spend.ts";
import type { ValueOptions } from "./value-options.ts";
import type { WalletCard } from "./wallet-card.ts";

/** A limited pool of one row; arcs are the lines it pays more on than the row's open value. */
export interface RowPool {
  readonly limitUsd: number;
  readonly lines: Int32Array;
  /** Dollars for the whole line, beside the open value in `openValues`. */
  readonly values: Float64Array;
}

export interface SearchModel {
  readonly cards: readonly WalletCard[];
  /** Spend parts first, then once-per-wallet perks. */
  readonly lineCount: number;
  readonly lineSpendUsd: Float64Array;
  readonly programOf: Int32Array;
  readonly programCount: number;
  /** Level of the card's own cents per point among those of its program, 0 the lowest. */
  readonly levelOf: Int32Array;
  /** Row of card i at level l: `firstRowOf[i] + l`. */
  readonly firstRowOf: Int32Array;
  /** Dollars a year of a row for a whole line at its open rate, at `row * lineCount + line`; never below 0. */
  readonly openValues: Float64Array;
  readonly poolsOfRow: readonly (readonly RowPool[])[];
  /** Perks that always count, less the fee. */
  readonly fixedUsd: Float64Array;
  readonly feeUsd: Float64Array;
  /** By row; 0 when there is none to earn. */
  readonly bonusUsd: Float64Array;
  readonly minSpendUsd: Float64Array;
  readonly bonusBudgetUsd: number;
  readonly feeBudgetUsd: number;
}

/** @param cards the eligible cards, sorted by slug */
export function compileSearch(cards: readonly WalletCard[], options: ValueOptions, feeBudgetUsd: number): SearchModel {
  const { redeem = "program", perks = {}, horizon = "ongoing", owned = [] } = options;
  const parts = listSpendParts(options.lines);
  const monthlyUsd = totalMonthlyUsd(options.lines);
  const lineCount = parts.length + ONCE_PER_WALLET_PERKS.length;
  const lineSpendUsd = new Float64Array(lineCount).fill(1);
  for (const [line, part] of parts.entries()) lineSpendUsd[line] = part.annualUsd;

  // Cards without a program pool with nobody: each is a program of its own.
  const programs = [...new Set(cards.map(({ rewardProgram, slug }) => rewardProgram ?? `only ${slug}`))];
  const programOf = Int32Array.from(cards, ({ rewardProgram, slug }) =>
    programs.indexOf(rewardProgram ?? `only ${slug}`),
  );
  const ownCpp = cards.map((card) => ownCentsPerPoint(card.redemption, redeem).cpp);
  const levels = programs.map((_, program) =>
    [...new Set(ownCpp.filter((_cpp, card) => programOf[card] === program))].toSorted((left, right) => left - right),
  );

  const firstRowOf = new Int32Array(cards.length);
  const openValues: number[] = [];
  const poolsOfRow: RowPool[][] = [];
  const bonusUsd: number[] = [];
  const fixedUsd = new Float64Array(cards.length);
  const feeUsd = new Float64Array(cards.length);
  const minSpendUsd = new Float64Array(cards.length);

  for (const [index, card] of cards.entries()) {
    const isOwned = owned.includes(card.slug);
    feeUsd[index] = cardFeeUsd(card, horizon, isOwned);
    minSpendUsd[index] = card.signUpBonus.minSpendUsd ?? 0;
    const alwaysUsd = card.perks.reduce(
      (sum, perk) => sum + (isOncePerWallet(perk.type) ? 0 : yearlyPerkUsd(perk, perks)),
      0,
    );
    fixedUsd[index] = alwaysUsd - feeUsd[index];
    const onceUsd = ONCE_PER_WALLET_PERKS.map((type) =>
      Math.max(0, ...card.perks.filter((perk) => perk.type === type).map((perk) => yearlyPerkUsd(perk, perks))),
    );

    const pools = listEarnPools(card);
    const ratesOfLine = new Map(options.lines.map((line) => [line, findEarnRate(card, line, pools)]));
    const rates = foldRoomyPools(
      parts.map(({ line }) => ratesOfLine.get(line)!),
      parts.map(({ annualUsd }) => annualUsd),
      pools.map(({ limitUsd }) => limitUsd),
    );
    const hasBonus = horizon === "first-year" && !isOwned && isBonusReachable(card.signUpBonus, monthlyUsd);

    firstRowOf[index] = poolsOfRow.length;
    for (const cpp of levels[programOf[index]!]!) {
      const valueOf = (line: number, multiplier: number) => {
        const { annualUsd, foreign } = parts[line]!;
        return Math.max(0, dollarRate(multiplier, cpp, foreign ? card.foreignTransactionFeePercent : 0) * annualUsd);
      };
      for (const [line, rate] of rates.entries()) openValues.push(valueOf(line, rate.openMultiplier));
      openValues.push(...onceUsd);
      poolsOfRow.push(
        pools.flatMap(({ limitUsd }, pool) => {
          const arcs = rates.flatMap(({ pooled }, line) =>
            pooled
              .filter((rate) => rate.pool === pool)
              .map(({ multiplier }) => ({ line, value: valueOf(line, multiplier) })),
          );
          if (arcs.length === 0) return [];
          return [
            {
              limitUsd,
              lines: Int32Array.from(arcs, (arc) => arc.line),
              values: Float64Array.from(arcs, (arc) => arc.value),
            },
          ];
        }),
      );
      bonusUsd.push(hasBonus ? (bonusValueUsd(card.signUpBonus, cpp) ?? 0) : 0);
    }
  }

  return {
    cards,
    lineCount,
    lineSpendUsd,
    programOf,
    programCount: programs.length,
    levelOf: Int32Array.from(ownCpp, (cpp, card) => levels[programOf[card]!]!.indexOf(cpp)),
    firstRowOf,
    openValues: Float64Array.from(openValues),
    poolsOfRow,
    fixedUsd,
    feeUsd,
    bonusUsd: Float64Array.from(bonusUsd),
    minSpendUsd,
    bonusBudgetUsd: bonusBudgetUsd(monthlyUsd),
    feeBudgetUsd,
  };
}
