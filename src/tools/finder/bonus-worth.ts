/**
 * What a welcome bonus leaves after what it costs: the first year's fee, and what its minimum spend would have earned
 * elsewhere. "Elsewhere" is a flat card without a fee, the site's yardstick. Only an offer that is open, that the
 * spend reaches in time and that the visitor's history allows counts. Pure.
 */
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import type { Profile } from "../../engine/value/profile.ts";
import type { BonusRule, WalletCard } from "../../engine/value/wallet-card.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import { FLAT_CARD } from "../../engine/value/flat-card.ts";

export interface BonusWorth {
  /** US dollars; 0 where no bonus counts. */
  readonly usd: number;
  readonly feeUsd: number;
  /** Of the minimum spend, against a flat card. */
  readonly lossUsd: number;
  /** The bonus less both; 0 where no bonus counts. */
  readonly netUsd: number;
}

const NO_BONUS: BonusWorth = { usd: 0, feeUsd: 0, lossUsd: 0, netUsd: 0 };

/** @param firstYear the plan of the card alone */
export function valueBonus(
  card: WalletCard,
  firstYear: WalletPlan,
  profile: Profile,
  rules: readonly BonusRule[],
): BonusWorth {
  if (firstYear.bonusesUsd <= 0) return NO_BONUS;
  // Beside the flat card only the spend that the bonus needs goes to this one, and whatever earns more there.
  const both = valueWallet([card, FLAT_CARD], { ...profile, horizon: "first-year", perks: "none" }, rules);
  const own = both.cards.find(({ slug }) => slug === card.slug)!;
  const flat = valueWallet([FLAT_CARD], profile);
  const usd = own.bonusUsd;
  if (usd <= 0) return NO_BONUS;
  const lossUsd = Math.max(0, flat.rewardsUsd - both.rewardsUsd);
  return { usd, feeUsd: own.feeUsd, lossUsd, netUsd: usd - own.feeUsd - lossUsd };
}
