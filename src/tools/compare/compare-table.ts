import type { CsvCell } from "../shared/csv.ts";
import type { Answer } from "../shared/answer-parts.ts";
import type { compareAnswer } from "./compare-answer.ts";

/** The comparison as a table: a line a row, a column a card. */
export function toCompareTable({ cards, groups }: Answer<typeof compareAnswer>): readonly (readonly CsvCell[])[] {
  return [
    ["group", "key", "label", "isSame", ...cards.map(({ slug }) => slug)],
    ...groups.flatMap((group) =>
      group.rows.map(({ key, label, isSame, cells }) => [
        group.key,
        key,
        label,
        isSame,
        ...cells.map(({ text, note }) => (note === null ? text : `${text} (${note})`)),
      ]),
    ),
  ];
}
