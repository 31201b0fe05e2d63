/** The comparison as a table: a column for each card. */
import type { CsvRow } from "../../csv.ts";
import type { CompareAnswer } from "./compare-answer.ts";

export function toCompareTable({ cards, rows }: CompareAnswer): CsvRow[] {
  return [
    ["", ...cards.map(({ name }) => name)],
    ["Left in a later year", ...cards.map(({ netUsd }) => netUsd)],
    ["Left in the first year", ...cards.map(({ firstYear }) => firstYear.netUsd)],
    ...rows.map(({ label, cells }): CsvRow => [label, ...cells.map(({ text }) => text)]),
  ];
}
