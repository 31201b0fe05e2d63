/** What the value of these cards takes for granted. */
import type { Profile } from "./profile.ts";
import type { CardChoice, WalletCard } from "./wallet-card.ts";
import type { SpendCategory } from "../../catalog/card.ts";
import type { Part } from "./parts.ts";

export function listAssumptions(cards: readonly WalletCard[], profile: Profile): Assumption[] {
  const slugsOf = (isMeant: (card: WalletCard) => boolean) => cards.filter(isMeant).map(({ slug }) => slug);
  const hasMode = (mode: CardChoice["mode"]) =>
    slugsOf(({ choices }) => choices.some((choice) => choice.mode === mode));
  const worthless = slugsOf(({ points }) => points.cash === null && profile.cpp[points.program] === undefined);
  const rotating = hasMode("rotating");
  const mobile = hasMode("mobile-wallet");
  const estimated = slugsOf(({ score }) => score.isEstimated);
  const when = (isSo: boolean, assumption: Assumption) => (isSo ? [assumption] : []);
  return [
    ...when(profile.value === "cash" && worthless.length > 0, { kind: "no-cash-value", cards: worthless }),
    ...when(profile.rotating && rotating.length > 0, { kind: "rotating-estimate", cards: rotating }),
    ...when(mobile.length > 0, { kind: "mobile-wallet", cards: mobile, percent: profile.mobileWalletPercent }),
    ...when(profile.score !== null && estimated.length > 0, { kind: "score-estimate", cards: estimated }),
  ];
}

export type Assumption =
  /** All that is spent on a part is spent at the brands that are used. */
  | { readonly kind: "brands-have-all"; readonly spend: Part | SpendCategory; readonly brands: readonly string[] }
  | { readonly kind: "no-trips" }
  | { readonly kind: "no-cash-value" | "rotating-estimate" | "score-estimate"; readonly cards: readonly string[] }
  | { readonly kind: "mobile-wallet"; readonly cards: readonly string[]; readonly percent: number };
