import { pickAffordable } from "./pick-top.ts";
import type { BoundNode, TightBound } from "./tighten-prices.ts";

/**
 * Candidates that could still be in one of the best wallets of a node, those
 * that add most first. With one card in the wallet, the others share the room
 * and the fees that it leaves.
 * @param isUseful whether a wallet with the card, worth at most so much, would be of interest
 */
export function listUseful(
  { candidates, room, feeUsd, feesLeftUsd }: BoundNode,
  { baseUsd, boundUsd, surpluses }: TightBound,
  isUseful: (card: number, boundUsd: number) => boolean,
): number[] {
  const besideUsd = new Map<number, number>();
  return candidates
    .filter((card) => {
      const leftUsd = feesLeftUsd - feeUsd[card]!;
      let othersUsd = besideUsd.get(leftUsd);
      if (othersUsd === undefined) {
        othersUsd = pickAffordable(candidates, surpluses, room - 1, feeUsd, leftUsd).sumUsd;
        besideUsd.set(leftUsd, othersUsd);
      }
      return isUseful(card, Math.min(boundUsd, baseUsd + surpluses[card]! + othersUsd));
    })
    .toSorted((one, other) => surpluses[other]! - surpluses[one]! || one - other);
}
