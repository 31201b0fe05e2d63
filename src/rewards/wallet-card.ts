import type { Card, Perk, Reward, SignUpBonus } from "../catalog/card.ts";

/** A welcome offer as far as the money maths asks; without a state it is open. */
export type WalletBonus = Omit<SignUpBonus, "state" | "asOf" | "confidence" | "kind"> &
  Partial<Pick<SignUpBonus, "state" | "kind">>;
export type WalletPerk = Pick<Perk, "type" | "description" | "valueUsd" | "frequency">;
export type WalletReward = Omit<Reward, "id">;

/**
 * What the money maths may see of a card. There is no issuer and no link in
 * it, so nothing that pays the site can change a figure.
 */
export interface WalletCard extends Pick<
  Card,
  "slug" | "cardType" | "status" | "annualFee" | "foreignTransactionFeePercent" | "rewardProgram" | "redemption"
> {
  readonly signUpBonus: WalletBonus;
  readonly rewards: readonly WalletReward[];
  readonly perks: readonly WalletPerk[];
}
