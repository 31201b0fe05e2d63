/** How a wallet is to be valued: spend, way of redeeming, perks, horizon. */
import type { PerkUse } from "./perks.ts";
import type { SpendLine } from "./spend.ts";

export const REDEEM_MODES = ["program", "cash", "portal", "transfer"] as const;
/** How the visitor turns points into money; it decides the cents per point. */
export type RedeemMode = (typeof REDEEM_MODES)[number];

export const HORIZONS = ["ongoing", "first-year"] as const;
/** `first-year` counts sign-up bonuses and first-year fees, `ongoing` neither. */
export type Horizon = (typeof HORIZONS)[number];

export interface ValueOptions {
  readonly lines: readonly SpendLine[];
  /** Default `program`. */
  readonly redeem?: RedeemMode;
  /** Default: half of every perk's face value. */
  readonly perks?: PerkUse;
  /** Default `ongoing`. */
  readonly horizon?: Horizon;
  /** Slugs of cards already held: no bonus, and the ongoing fee in every year. */
  readonly owned?: readonly string[];
}
