/** What a welcome bonus leaves after what it costs: the first year's fee, and what its minimum spending would have earned on a flat card. */
import type { FirstYear } from "../../engine/readers/first-year.ts";

export interface BonusWorth {
  /** US dollars; 0 where no bonus counts. */
  readonly usd: number;
  readonly feeUsd: number;
  /** Of the minimum spend, against a flat card. */
  readonly lossUsd: number;
  /** The bonus less both; 0 where no bonus counts. */
  readonly netUsd: number;
}

export function toBonusWorth({ bonusesUsd: usd, feesUsd: feeUsd, forgoneUsd: lossUsd }: FirstYear): BonusWorth {
  return usd > 0
    ? { usd, feeUsd, lossUsd, netUsd: usd - feeUsd - lossUsd }
    : { usd: 0, feeUsd: 0, lossUsd: 0, netUsd: 0 };
}
