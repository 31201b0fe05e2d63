/** The answer of the rewards calculator: what each card is worth by itself, and all of them held together. */
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import type { ValueOptions } from "../../rewards/value-options.ts";
import { valueWallet, type WalletValue } from "../../rewards/value-wallet.ts";
import { type CardLabels, type ToolCard, toCardLabels } from "../tool-card.ts";

/** One wallet in both kinds of year. */
export interface TwoYears {
  readonly firstYear: WalletValue;
  readonly ongoing: WalletValue;
}

export interface CardFigures extends TwoYears {
  readonly slug: string;
}

export interface CalculatorResult {
  readonly labels: CardLabels;
  /** In the order chosen. */
  readonly cards: readonly CardFigures[];
  /** Null for fewer than two cards. */
  readonly together: TwoYears | null;
  readonly monthlyUsd: number;
}

export function calculateRewards(cards: readonly ToolCard[], options: ValueOptions): CalculatorResult {
  const toTwoYears = (held: readonly ToolCard[]): TwoYears => ({
    firstYear: valueWallet(held, { ...options, horizon: "first-year" }),
    ongoing: valueWallet(held, { ...options, horizon: "ongoing" }),
  });
  return {
    labels: toCardLabels(
      cards,
      cards.map((card) => card.slug),
    ),
    cards: cards.map((card) => ({ slug: card.slug, ...toTwoYears([card]) })),
    together: cards.length > 1 ? toTwoYears(cards) : null,
    monthlyUsd: totalMonthlyUsd(options.lines),
  };
}
