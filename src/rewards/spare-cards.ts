/**
 * Cards that a wallet can spare: whatever such a card earns, the others earn
 * at rates without a limit, and it brings nothing else. The wallet without it
 * is worth as much or more and has fewer cards, so it stands first: of all
 * wallets with a card to spare, only those of the best plus one card can be
 * among the best.
 */
import type { SearchModel } from "./search-model.ts";

export interface SpareTest {
  /**
   * Whether every wallet of `others` and any further cards that lift no points
   * stands before the same wallet with `card`. No false `true`.
   */
  readonly isSpare: (card: number, others: readonly number[], rowOf: Int32Array) => boolean;
  /** Whether one of these cards is spare beside the others; `must` is not asked about. */
  readonly holdsSpare: (wallet: readonly number[], must: readonly number[], rowOf: Int32Array) => boolean;
}

/** @param most what each row could earn at most; see `listMostValues` */
export function createSpareTest(model: SearchModel, most: Float64Array): SpareTest {
  const { lineCount, openValues, fixedUsd, bonusUsd, levelOf } = model;

  const isSpare: SpareTest["isSpare"] = (card, others, rowOf) => {
    const row = rowOf[card]!;
    if (fixedUsd[card]! > 0 || levelOf[card]! > 0 || bonusUsd[row]! > 0) return false;
    for (let line = 0; line < lineCount; line += 1) {
      const mostUsd = most[row * lineCount + line]!;
      if (mostUsd > 0 && !others.some((other) => openValues[rowOf[other]! * lineCount + line]! >= mostUsd))
        return false;
    }
    return true;
  };

  return {
    isSpare,
    holdsSpare: (wallet, must, rowOf) =>
      wallet.some(
        (card) =>
          !must.includes(card) &&
          isSpare(
            card,
            wallet.filter((other) => other !== card),
            rowOf,
          ),
      ),
  };
}
