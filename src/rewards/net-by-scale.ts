import { ownCentsPerPoint } from "./cents-per-point.ts";
import { findEarnRate, listEarnPools } from "./earn-rates.ts";
import { cardFeeUsd } from "./fees.ts";
import { fillPools } from "./fill-pools.ts";
import { valuePerks } from "./perks.ts";
import { listSpendParts } from "./spend.ts";
import { dollarRate } from "./split-spend.ts";
import type { ValueOptions } from "./value-options.ts";
import type { WalletCard } from "./wallet-card.ts";

/**
 * The net of one card in an ongoing year as a function of how many times the
 * given profile is spent: what `valueWallet` says of the scaled profile, with
 * all that does not scale worked out once, because a search for a break-even
 * asks some hundred times.
 */
export function createNetByScale(card: WalletCard, options: ValueOptions): (scale: number) => number {
  const { redeem = "program", perks = {} } = options;
  const { cpp } = ownCentsPerPoint(card.redemption, redeem);
  const pools = listEarnPools(card);
  const parts = listSpendParts(options.lines).map(({ line, foreign, annualUsd }) => {
    const { openMultiplier, pooled } = findEarnRate(card, line, pools);
    const toRate = (multiplier: number) => dollarRate(multiplier, cpp, foreign ? card.foreignTransactionFeePercent : 0);
    const openRate = Math.max(0, toRate(openMultiplier));
    const gains = pools.map((_, pool) => {
      const rate = pooled.find((candidate) => candidate.pool === pool);
      return rate ? toRate(rate.multiplier) - openRate : 0;
    });
    return { annualUsd, openRate, gains };
  });
  const openUsd = parts.reduce((sum, { annualUsd, openRate }) => sum + annualUsd * openRate, 0);
  const [own] = valuePerks([card], perks);
  const fixedUsd = (own?.totalUsd ?? 0) - cardFeeUsd(card, "ongoing", false);
  const gains = pools.flatMap((_, pool) => parts.map((part) => part.gains[pool]!));
  const poolLimitsUsd = pools.map(({ limitUsd }) => limitUsd);

  return (scale) => {
    const lineSpendUsd = parts.map(({ annualUsd }) => annualUsd * scale);
    return fixedUsd + openUsd * scale + fillPools({ gains, poolLimitsUsd, lineSpendUsd }).gainUsd;
  };
}
