/**
 * Some chosen cards, and every way to keep only some of them: what each is worth. Meant for few cards, since their
 * parts double with each one.
 */
import { feeSurchargeUsd } from "../wallet/fee-surcharge.ts";
import { createPriceBound } from "../wallet/price-bound.ts";
import { createWalletPricer } from "../wallet/price-wallet.ts";
import { compileSearch } from "../wallet/search-model.ts";
import type { Profile } from "../value/profile.ts";
import { type WalletCard, compareSlugs } from "../value/wallet-card.ts";

export interface WalletPart {
  /** Sorted. */
  readonly slugs: readonly string[];
  readonly netUsd: number;
  /** Net less the effort of every card beyond the first. */
  readonly objectiveUsd: number;
  /** That less what its cards with a fee must earn beyond their fees. */
  readonly pickUsd: number;
  /** Of a later year. */
  readonly feesUsd: number;
}

const toCents = (usd: number) => Math.round(usd * 100);

/**
 * By the measure of our pick (`fee-surcharge.ts`), best first; of equal ones that with fewer cards, then lower later
 * fees. The empty wallet is among them, worth 0.
 */
export function listWalletParts(cards: readonly WalletCard[], profile: Profile): readonly WalletPart[] {
  const sorted = cards.toSorted(compareSlugs);
  const model = compileSearch(sorted, profile);
  const pricer = createWalletPricer(model, createPriceBound(model));
  const sumOf = (members: readonly number[], toUsd: (card: number) => number) =>
    members.reduce((sum, card) => sum + toUsd(card), 0);
  const feeOf = (card: number) => model.laterFeeUsd[card]!;
  return Array.from({ length: 2 ** sorted.length }, (_, bits) => {
    const members = [...sorted.keys()].filter((card) => (bits & (1 << card)) !== 0);
    const objectiveUsd = pricer.price(members, null, -Infinity);
    return {
      slugs: members.map((card) => sorted[card]!.slug),
      netUsd: objectiveUsd + profile.effortUsd * Math.max(0, members.length - 1),
      objectiveUsd,
      pickUsd: objectiveUsd - sumOf(members, (card) => feeSurchargeUsd(sorted[card]!, feeOf(card))),
      feesUsd: sumOf(members, feeOf),
    };
  }).toSorted(
    (left, right) =>
      toCents(right.pickUsd) - toCents(left.pickUsd) ||
      left.slugs.length - right.slugs.length ||
      left.feesUsd - right.feesUsd ||
      (left.slugs.join() < right.slugs.join() ? -1 : 1),
  );
}
