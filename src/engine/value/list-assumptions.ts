/** What the value of these cards takes for granted, in sentences for the reader. */
import type { Profile } from "./profile.ts";
import type { WalletCard } from "./wallet-card.ts";

export function listAssumptions(cards: readonly WalletCard[], profile: Profile): string[] {
  const notes: string[] = [];
  const name = (some: readonly WalletCard[]) => some.map(({ slug }) => slug).join(", ");
  const worthless = cards.filter(({ points }) => points.cash === null && profile.cpp[points.program] === undefined);
  if (profile.value === "cash" && worthless.length > 0) {
    notes.push(`No cash value is on record for the points of ${name(worthless)}, so they count nothing.`);
  }
  const rotating = cards.filter(({ choices }) => choices.some(({ mode }) => mode === "rotating"));
  if (rotating.length > 0 && profile.rotating) {
    notes.push(`The rotating categories of ${name(rotating)} are an estimate: an eighth of each line's year.`);
  }
  const mobile = cards.filter(({ choices }) => choices.some(({ mode }) => mode === "mobile-wallet"));
  if (mobile.length > 0) {
    notes.push(`${profile.mobileWalletPercent}% of the spend in shops is counted as paid by phone (${name(mobile)}).`);
  }
  const estimated = cards.filter(({ score }) => score.isEstimated);
  if (estimated.length > 0 && profile.score !== null) {
    notes.push(`No credit score is stated for ${name(estimated)}; the floor is our estimate.`);
  }
  if (profile.horizon === "first-year") {
    notes.push(
      "A welcome bonus counts if your spend can reach its minimum in its own time, and all the minimums together in a year. Month by month you may not get them all.",
    );
  }
  return notes;
}
