import type { CardRow } from "../value/list-rows.ts";
import type { SearchModel } from "./search-model.ts";

/**
 * Finds the same way to hold a card in a table of other amounts; -1: it is not there. Where less spend does not reach all
 * of a bonus in its window, it is the way with the most of it.
 */
export function createRowFinder({ cardRows }: Pick<SearchModel, "cardRows">): (card: number, row: CardRow) => number {
  let first = 0;
  const firstRows = cardRows.map(({ rows }) => {
    first += rows.length;
    return first - rows.length;
  });
  return (card, row) => {
    const { rows } = cardRows[card]!;
    let found = -1;
    let mostUsd = -Infinity;
    for (const [at, one] of rows.entries()) {
      const isSame =
        one.mask === row.mask &&
        one.minSpendUsd === row.minSpendUsd &&
        one.isMatch === row.isMatch &&
        one.choices.join() === row.choices.join();
      if (!isSame || one.bonusUsd > row.bonusUsd || one.bonusUsd <= mostUsd) continue;
      found = firstRows[card]! + at;
      mostUsd = one.bonusUsd;
    }
    return found;
  };
}
