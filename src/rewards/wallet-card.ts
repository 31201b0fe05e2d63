import type { Card } from "../catalog/card.ts";

/**
 * What the money maths may see of a card. There is no issuer and no link in
 * it, so nothing that pays the site can change a figure.
 */
export type WalletCard = Pick<
  Card,
  | "slug"
  | "cardType"
  | "status"
  | "annualFee"
  | "foreignTransactionFeePercent"
  | "rewardProgram"
  | "signUpBonus"
  | "rewards"
  | "redemption"
  | "perks"
>;
