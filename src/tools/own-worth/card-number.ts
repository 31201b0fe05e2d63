/** What one card is worth for one profile, against the best card without a fee: "your number" of a review. */
import { compareWithNoFeeCard } from "../../rewards/break-even.ts";
import type { ValueOptions } from "../../rewards/value-options.ts";
import { valueWallet } from "../../rewards/value-wallet.ts";
import type { ToolCard } from "../tool-card.ts";

export interface CardNumber {
  readonly firstYearUsd: number;
  /** Part of the first year; 0 for a card without a bonus, or one that the spend does not reach. */
  readonly bonusUsd: number;
  readonly ongoingUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly feeUsd: number;
  /** The best open card without a fee for the same spend; null when there is no other. */
  readonly noFee: {
    readonly slug: string;
    readonly name: string;
    /** In later years: this card less that one. */
    readonly differenceUsd: number;
  } | null;
}

export function findCardNumber(card: ToolCard, cards: readonly ToolCard[], options: ValueOptions): CardNumber {
  const ongoing = valueWallet([card], { ...options, horizon: "ongoing" });
  const firstYear = valueWallet([card], { ...options, horizon: "first-year" });
  const noFee = compareWithNoFeeCard(card, cards, options);
  const name = cards.find((other) => other.slug === noFee?.slug)?.name;
  return {
    firstYearUsd: firstYear.netUsd,
    bonusUsd: firstYear.bonusesUsd,
    ongoingUsd: ongoing.netUsd,
    rewardsUsd: ongoing.rewardsUsd,
    perksUsd: ongoing.perksUsd,
    feeUsd: ongoing.feesUsd,
    noFee: noFee && name !== undefined ? { slug: noFee.slug, name, differenceUsd: noFee.differenceUsd } : null,
  };
}
