/**
 * What is possible but unusual in a card file: for the editor to look at twice,
 * never a reason to refuse it. Ranges as seen in the market the site began with.
 */
import type { CardRecord } from "./card.ts";

const USUAL_CAPS_USD = new Set([
  500, 1_000, 1_500, 2_000, 2_500, 5_000, 6_000, 7_000, 8_000, 15_000, 25_000, 50_000, 100_000, 150_000, 500_000,
  1_000_000, 2_000_000,
]);

/** One line each, `field: what is unusual`. */
export function listCardWarnings(card: CardRecord): string[] {
  const { annualFee, signUpBonus, redemption, rewards, foreignTransactionFeePercent: foreignPercent } = card;
  const warnings: string[] = [];
  const warn = (isUnusual: boolean, text: string) => {
    if (isUnusual) warnings.push(text);
  };
  warn(annualFee.ongoingUsd > 1_000, `annualFee.ongoingUsd: $${annualFee.ongoingUsd} is above $1,000`);
  warn(annualFee.firstYearUsd > annualFee.ongoingUsd, "annualFee.firstYearUsd: more than the later fee");
  warn(![0, 2.7, 3].includes(foreignPercent), `foreignTransactionFeePercent: ${foreignPercent} is not 0, 2.7 or 3`);
  warn(card.rating < 5.4 || card.rating > 9.4, `rating: ${card.rating} is outside 5.4 to 9.4`);
  const days = signUpBonus.durationDays;
  warn(days !== null && ![0, 90, 120, 180, 365].includes(days), `signUpBonus.durationDays: ${days}`);
  for (const { id, multiplier, cap } of rewards) {
    warn(
      (multiplier > 0 && multiplier < 1) || multiplier > 14,
      `rewards ${id}: ${multiplier} points per dollar is outside 1 to 14`,
    );
    warn(cap !== null && !USUAL_CAPS_USD.has(cap.amountUsd), `rewards ${id}: a cap of $${cap?.amountUsd}`);
  }
  for (const [way, cpp] of Object.entries(redemption)) {
    warn(cpp < 0.4 || cpp > 2, `redemption.${way}: ${cpp} cents per point is outside 0.4 to 2`);
  }
  return warnings;
}
