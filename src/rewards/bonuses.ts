/**
 * What sign-up bonuses add in the first year. Model: "What a wallet is
 * worth", bonuses(S). A bonus must be reachable by itself in time, and the
 * year's spend must carry all bonuses that are earned.
 */
import type { SignUpBonus } from "../catalog/card.ts";
import { toBonusMonths } from "./bonus-months.ts";
import { pickBonuses } from "./pick-bonuses.ts";
import { MONTHS_A_YEAR } from "./spend.ts";
import type { WalletCard } from "./wallet-card.ts";

/**
 * `earned`: counts. `unreachable`: its spend cannot be met in time.
 * `crowded-out`: reachable, but the year's spend is worth more on the other
 * bonuses. `owned`: the card is held already.
 */
export type BonusStatus = "earned" | "unreachable" | "crowded-out" | "owned";

export interface CardBonus {
  readonly slug: string;
  readonly valueUsd: number;
  readonly minSpendUsd: number;
  readonly status: BonusStatus;
}

/** Far below a cent: keeps 3 x 1000.1 from missing a minimum of 3000.30. */
const SPEND_SLACK_USD = 1e-6;

/** A bonus in US dollars: the estimate, or else points at `cpp`; null when the card has none. */
export function bonusValueUsd(bonus: SignUpBonus, cpp: number): number | null {
  if (bonus.estimatedValueUsd !== null) return bonus.estimatedValueUsd;
  return bonus.points === null ? null : (bonus.points * cpp) / 100;
}

export function isBonusReachable(bonus: SignUpBonus, monthlyUsd: number): boolean {
  const months = toBonusMonths(bonus.durationDays);
  return (bonus.minSpendUsd ?? 0) <= monthlyUsd * months + SPEND_SLACK_USD;
}

/** Spend of the year that the minimums of all earned bonuses must fit in, in US dollars. */
export function bonusBudgetUsd(monthlyUsd: number): number {
  return monthlyUsd * MONTHS_A_YEAR + SPEND_SLACK_USD;
}

/** The bonuses of a wallet, cards without one left out, in the order of `cards`. */
export function valueBonuses(
  cards: readonly (Pick<WalletCard, "slug" | "signUpBonus"> & { readonly cpp: number; readonly isOwned: boolean })[],
  monthlyUsd: number,
): CardBonus[] {
  const offers = cards.flatMap(({ slug, signUpBonus, cpp, isOwned }) => {
    const valueUsd = bonusValueUsd(signUpBonus, cpp);
    if (valueUsd === null) return [];
    const isReachable = !isOwned && isBonusReachable(signUpBonus, monthlyUsd);
    return [{ slug, valueUsd, minSpendUsd: signUpBonus.minSpendUsd ?? 0, isOwned, isReachable }];
  });
  const reachable = offers.filter((offer) => offer.isReachable);
  const picked = pickBonuses(
    reachable.map(({ valueUsd }) => valueUsd),
    reachable.map(({ minSpendUsd }) => minSpendUsd),
    bonusBudgetUsd(monthlyUsd),
  );
  const earned = new Set(reachable.filter((_, index) => picked.includes(index)));
  return offers.map((offer) => {
    const { slug, valueUsd, minSpendUsd, isOwned, isReachable } = offer;
    const missed = isReachable ? "crowded-out" : "unreachable";
    return { slug, valueUsd, minSpendUsd, status: isOwned ? "owned" : earned.has(offer) ? "earned" : missed };
  });
}
