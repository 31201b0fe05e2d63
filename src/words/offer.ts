/**
 * Welcome offers in words and dollars, the same on every page: an offer that
 * has ended, or was last seen too long ago, counts 0 and says so.
 */
import type { Card, SignUpBonus } from "../catalog/card.ts";
import { typicalCents } from "./typical-cents.ts";
import { formatDate, formatNumber, formatUsd } from "./format.ts";

/** What an offer adds to a sum or an order of cards, in US dollars. */
export function countedBonusUsd(
  card: Pick<Card, "slug" | "brandOf" | "rewardProgram" | "signUpBonus" | "redemption">,
): number {
  const { state, points, estimatedValueUsd } = card.signUpBonus;
  if (state !== "open") return 0;
  return points === null ? (estimatedValueUsd ?? 0) : (points * typicalCents(card)) / 100;
}

/** `60,000 points`, `$200`, `First-year match`, `Amount shown on applying`, `None`. */
export function toOfferText({ kind, points, estimatedValueUsd }: SignUpBonus): string {
  if (kind === "none") return "None";
  if (kind === "match") return "First-year match";
  if (kind === "up-to") return "Amount shown on applying";
  return points === null ? formatUsd(estimatedValueUsd ?? 0) : `${formatNumber(points)} points`;
}

/** Why it does not count: `ended May 15, 2025`, `last seen May 2025`; null for an open offer and for none. */
export function toOfferMark({ state, endsOn, asOf }: SignUpBonus): string | null {
  if (state === "ended") return `ended ${formatDate(endsOn ?? asOf)}`;
  return state === "stale" ? `last seen ${formatDate(asOf)}` : null;
}
