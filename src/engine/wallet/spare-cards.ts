/**
 * Cards that a wallet can spare: whatever such a card earns, the others earn
 * at rates without a limit, and it brings nothing else. The wallet without it
 * is worth as much or more and has fewer cards, so it stands first: of all
 * wallets with a card to spare, only those of the best plus one card can be
 * among the best. With a price on every card kept, ties of this kind are rare;
 * at a price of 0 there can be a hundred thousand: who holds forty cards then
 * gets no best year of them within the work for one without this test.
 */
import { TOLERANCE } from "../tolerances.ts";
import type { SearchModel } from "./search-model.ts";

export interface SpareTest {
  /** Where a card kept has a price, bounds see by themselves that it is spare. */
  readonly isOff: boolean;
  /**
   * Whether every wallet of `others` and any further cards stands before the
   * same wallet with `card`. No false `true`.
   */
  readonly isSpare: (card: number, others: readonly number[]) => boolean;
  /** Whether one of these cards is spare beside the others; `must` is not asked about. */
  readonly holdsSpare: (wallet: readonly number[], must: readonly number[]) => boolean;
}

/** @param most what each card could earn at most; see `listMostValues` */
export function createSpareTest(model: SearchModel, most: Float64Array): SpareTest {
  const { cards, lineCount, lineUsd, open, fixedUsd, rowsOf, isEnabler, effortUsd } = model;
  const isOff = effortUsd > TOLERANCE.leadUsd;
  const least = new Float64Array(isOff ? 0 : cards.length * lineCount).fill(Infinity);
  const mayBeSpare = new Uint8Array(cards.length);
  for (let card = 0; card < cards.length && !isOff; card += 1) {
    mayBeSpare[card] = isEnabler[card] === 1 ? 0 : 1;
    for (const row of rowsOf[card]!.flatMap((rows) => [...rows])) {
      if (fixedUsd[row]! > 0) mayBeSpare[card] = 0;
      for (let line = 0; line < lineCount; line += 1) {
        const at = card * lineCount + line;
        least[at] = Math.min(least[at]!, open[row * lineCount + line]! * lineUsd[line]!);
      }
    }
  }

  const isSpare: SpareTest["isSpare"] = (card, others) => {
    if (mayBeSpare[card] === 0) return false;
    for (let line = 0; line < lineCount; line += 1) {
      const mostUsd = most[card * lineCount + line]!;
      if (mostUsd > 0 && !others.some((other) => least[other * lineCount + line]! >= mostUsd)) return false;
    }
    return true;
  };

  return {
    isOff,
    isSpare,
    holdsSpare: (wallet, must) =>
      !isOff &&
      wallet.some(
        (card) =>
          !must.includes(card) &&
          isSpare(
            card,
            wallet.filter((other) => other !== card),
          ),
      ),
  };
}
