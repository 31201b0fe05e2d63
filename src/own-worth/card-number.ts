/** What one card is worth for one visitor, against the best card without a fee: "your number" of a review. */
import { findBestNoFee } from "../engine/readers/best-no-fee.ts";
import { valueFirstYear } from "../engine/readers/first-year.ts";
import { valueWallet } from "../engine/wallet/value-wallet.ts";
import type { WalletPlan } from "../engine/value/wallet-plan.ts";
import type { PastOffer } from "../engine/value/wallet-card.ts";
import { resolveProfile } from "../engine/value/resolve-profile.ts";
import { askSearch, PROFILE_QUESTION, toInput } from "../tools/shared/tool.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";

export interface CardNumber {
  readonly firstYearUsd: number;
  /** Part of the first year; 0 for a card without an open offer, or one that the spend does not reach. */
  readonly bonusUsd: number;
  /** Taken off the first year: what the bonus's minimum spending would have earned more on a flat card. */
  readonly forgoneUsd: number;
  /** Where that is an offer of before. */
  readonly pastBasis: PastOffer["basis"] | undefined;
  readonly ongoingUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  /** What the perks that begin with the second year add. */
  readonly lateUsd: number;
  readonly feeUsd: number;
  /** A later year with no perk counted, and with all of them at face value. */
  readonly withoutPerksUsd: number;
  readonly faceValueUsd: number;
  /** The best open card of the same type without a fee for the same spend; null when there is no other. */
  readonly noFee: {
    readonly slug: string;
    readonly name: string;
    /** In later years: this card less that one. */
    readonly differenceUsd: number;
  } | null;
}

type Earned = Pick<WalletPlan, "rewardsUsd" | "perksUsd">;

/** What a perk pays for earns nothing. */
export const toLateUsd = (later: Earned, first: Earned): number =>
  later.rewardsUsd + later.perksUsd - first.rewardsUsd - first.perksUsd;

/** @param parameters of the visitor's profile; null for an unknown card */
export function findCardNumber(slug: string, parameters: URLSearchParams, records: ToolRecords): CardNumber | null {
  const { rewards, labels } = records;
  const card = rewards.cards.find((other) => other.slug === slug);
  if (!card) return null;
  const input = toInput(askSearch(PROFILE_QUESTION, parameters, records).values, records);
  // Whoever reads the review of a brand's card is thought to use the brand.
  const used = input.brandsUsed === "any" ? [] : (input.brandsUsed ?? []);
  const brandsUsed =
    card.brandOf === null || input.brandsUsed === "any" ? input.brandsUsed : [...new Set([...used, card.brandOf])];
  const { profile } = resolveProfile({ ...input, ...(brandsUsed ? { brandsUsed } : {}) }, rewards.brands);
  const value = (held: typeof card, asked: typeof profile) => valueWallet([held], asked);
  const ongoing = value(card, profile);
  const firstYear = valueFirstYear(card, profile, rewards.rules);
  const noFee = findBestNoFee(card, ongoing.netUsd, profile, rewards);
  const name = noFee ? labels[noFee.slug]?.name : undefined;
  return {
    firstYearUsd: firstYear.netUsd,
    bonusUsd: firstYear.bonusesUsd,
    forgoneUsd: firstYear.forgoneUsd,
    pastBasis: card.bonus.past?.basis,
    ongoingUsd: ongoing.netUsd,
    rewardsUsd: ongoing.rewardsUsd,
    perksUsd: ongoing.perksUsd,
    lateUsd: toLateUsd(ongoing, firstYear),
    feeUsd: ongoing.feesUsd,
    withoutPerksUsd: value(card, { ...profile, perks: "none" }).netUsd,
    faceValueUsd: value(card, { ...profile, perks: "face" }).netUsd,
    noFee: noFee && name !== undefined ? { ...noFee, name } : null,
  };
}

declare module "../tools/live/tool-messages.ts" {
  interface ToolJobs {
    readonly "card-number": CardNumber | null;
  }
}
