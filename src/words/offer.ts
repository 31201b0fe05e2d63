/**
 * Welcome offers in words and dollars, the same on every page: what one counts (`engine/value/counted-bonus.ts`), and
 * whether that is the offer itself or one of those before it.
 */
import type { Card } from "../catalog/card.ts";
import { SEEN_MONTHS, toReadAmount } from "../engine/value/counted-bonus.ts";
import type { CardBonus, CardPoints, PastOffer } from "../engine/value/wallet-card.ts";
import { formatDate, formatNumber, formatUsd } from "./format.ts";
import { toPointUnit } from "./point-unit.ts";

/** What an offer in words is made of: the offer, and the program that names its points. */
export type OfferingCard = Pick<Card, "signUpBonus" | "rewardProgram">;

/** What an offer adds to a sum or an order of cards, in US dollars. */
export const countedBonusUsd = ({ signUpBonus }: Pick<Card, "signUpBonus">): number => signUpBonus.counted.usd;

/** `60,000 points`, `$200`, `30,000 miles and $300`. */
const toAmountText = (points: number, usd: number, program: string | null): string =>
  [
    ...(points > 0 ? [`${formatNumber(points)} ${toPointUnit(program)}`] : []),
    ...(usd > 0 || points === 0 ? [formatUsd(usd)] : []),
  ].join(" and ");

/** The amount that counts: the offer's own, or that of one of those before it, with what comes besides in its words. */
export function toCountedText({ signUpBonus: { counted }, rewardProgram }: OfferingCard): string {
  const { points, cashUsd, besides } = counted;
  if (!besides) return toAmountText(points, cashUsd, rewardProgram);
  const paidUsd = cashUsd - besides.usd;
  return points > 0 || paidUsd > 0
    ? `${toAmountText(points, paidUsd, rewardProgram)} with ${besides.text}`
    : besides.text;
}

/**
 * What is on offer, or the usual offer where nobody has read today's: `60,000 points`, `$200`, `First-year match`,
 * `Amount shown when you apply`, `None`. An offer that ended keeps its words: it is struck through.
 */
export function toOfferText(card: OfferingCard): string {
  const { kind, state, counted } = card.signUpBonus;
  if (counted.basis === "seen" || (counted.basis === "usual" && state !== "ended")) return toCountedText(card);
  if (kind === "none") return "None";
  if (kind === "match") return "First-year match";
  if (kind === "up-to") return "Amount shown when you apply";
  const { points, usd } = toReadAmount(card.signUpBonus);
  return toAmountText(points, usd, card.rewardProgram);
}

/**
 * What stands beside it: `ended May 15, 2025`, `last seen June 2026`, `lowest in 18 months: 60,000 points`; null for an
 * offer that counts as it was read and for none.
 */
export function toOfferMark(card: OfferingCard): string | null {
  const { state, endsOn, asOf, counted } = card.signUpBonus;
  const { basis, lastSeen } = counted;
  const amount = toCountedText(card);
  const seen = `last seen ${formatDate((lastSeen ?? asOf).slice(0, 7))}`;
  if (basis === "seen") return seen.replace("last ", "");
  if (state === "ended") {
    const ended = `ended ${formatDate(endsOn ?? asOf)}`;
    return basis === "usual" ? `${ended}; ${amount} ${seen}` : ended;
  }
  if (basis === "ceiling") return `lowest in ${SEEN_MONTHS} months: ${amount}`;
  return basis === "usual" || state === "stale" ? seen : null;
}

/** `includes an earlier offer of $810`: what stands beside a sum that counts an offer of before; null where it has none. */
export function toPastPart(basis: PastOffer["basis"] | undefined, usd: number): string | null {
  if (basis === undefined || usd <= 0) return null;
  return `includes ${basis === "usual" ? "an earlier offer of" : "the lowest offer seen,"} ${formatUsd(usd)}`;
}

interface PastBonusCard {
  readonly bonus: Pick<CardBonus, "past" | "tiers">;
  readonly points: Pick<CardPoints, "program">;
}

/**
 * How much of a sum is an offer that nobody has read lately, and what to hold the one shown against; null where the
 * sum has none. `This is an earlier offer, last seen June 2026; apply only if you are shown at least …`
 * @param usd the bonus in that sum
 * @param sum what the sentence calls it; absent: it is the bonus alone, just named
 */
export function toPastBonusNote(
  { bonus: { past, tiers }, points }: PastBonusCard,
  usd: number,
  sum?: string,
): string | null {
  if (!past || usd <= 0) return null;
  const total = (of: (tier: (typeof tiers)[number]) => number) => tiers.reduce((sum, tier) => sum + of(tier), 0);
  const amount = toAmountText(
    total(({ points }) => points),
    total((tier) => tier.usd),
    points.program,
  );
  const seen = formatDate(past.lastSeen.slice(0, 7));
  const what = past.basis === "usual" ? `an earlier offer, last seen ${seen}` : `the lowest offer seen, in ${seen}`;
  return `${sum === undefined ? "This" : `${formatUsd(usd)} of ${sum}`} is ${what}; apply only if you are shown at least ${amount}.`;
}
