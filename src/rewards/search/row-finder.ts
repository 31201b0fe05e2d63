import type { CardRow } from "../value/list-rows.ts";
import type { SearchModel } from "./search-model.ts";

/** Finds the same way to hold a card in a table of other amounts; -1: it is not there. */
export function createRowFinder({ cardRows }: SearchModel): (card: number, row: CardRow) => number {
  let first = 0;
  const firstRows = cardRows.map(({ rows }) => {
    first += rows.length;
    return first - rows.length;
  });
  return (card, row) => {
    const { rows } = cardRows[card]!;
    const same = rows.indexOf(row);
    const at =
      same >= 0
        ? same
        : rows.findIndex(
            (one) =>
              one.mask === row.mask &&
              one.minSpendUsd === row.minSpendUsd &&
              one.isMatch === row.isMatch &&
              one.bonusUsd === row.bonusUsd &&
              one.choices.join() === row.choices.join(),
          );
    return at < 0 ? -1 : firstRows[card]! + at;
  };
}
