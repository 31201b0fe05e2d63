/**
 * The simple answer: of the wallets whose objective is within $50 of the best,
 * the one with the fewest cards, then the lowest later fees, then the highest
 * objective. Model: "How sure is it".
 */
import type { WalletFinder } from "./wallet-finder.ts";
import type { RankedWallet } from "./wallet-order.ts";
import { toCents } from "./wallet-order.ts";
import type { SearchOutcome } from "./search-wallets.ts";

export const SIMPLE_WITHIN_USD = 50;
const CENT_USD = 0.01;
/** Saving so much in fees a year, it is what one would tell a friend first. Why: docs/decisions/018. */
export const ADVISED_SAVING_USD = 200;

interface Weighed {
  readonly objectiveUsd: number;
  /** Of a later year. */
  readonly feesUsd: number;
}

/** The best of those with far lower fees than the best of all, if it is nearly as good. @param others best first */
export function findLowerFees<Item extends Weighed>(best: Weighed, others: readonly Item[]): Item | undefined {
  return others.find(
    ({ objectiveUsd, feesUsd }) =>
      objectiveUsd >= best.objectiveUsd - SIMPLE_WITHIN_USD && feesUsd <= best.feesUsd - ADVISED_SAVING_USD,
  );
}

export function findSimpleWallet(
  finder: Pick<WalletFinder, "model" | "findBest">,
  { best, bestUpTo }: SearchOutcome,
): RankedWallet {
  const [top] = best;
  if (!top) throw new Error("a search without a wallet");
  const floorCents = top.objectiveCents - toCents(SIMPLE_WITHIN_USD);
  // A must-have cannot be left out, the empty wallet can be best.
  let simple = bestUpTo.find((wallet) => wallet && wallet.objectiveCents >= floorCents) ?? top;
  const { members } = simple;
  // The same number of cards for lower fees, as long as there is one within reach.
  for (;;) {
    const maxFeesUsd = Math.min(finder.model.feeLimitUsd, simple.feesCents / 100 - CENT_USD);
    if (maxFeesUsd < 0) return simple;
    const [cheaper] = finder.findBest({ maxCards: members.length, maxFeesUsd }).best;
    if (!cheaper || cheaper.objectiveCents < floorCents) return simple;
    simple = cheaper;
  }
}
