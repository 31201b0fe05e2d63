/** The lines of a search's table: cells of spend that every row treats alike, then perks that count once per wallet. */
import type { CardRow, CardRows } from "../value/list-rows.ts";
import { type CellPart, keepLines, mergeCells, type MergedCells } from "./merge-cells.ts";
import type { SearchModel } from "./search-model.ts";

export interface ModelLines extends MergedCells {
  /** Groups of perks, a line each behind those of spend. */
  readonly onceGroups: readonly string[];
  /** The table that these lines are taken from, if they could be: its rows may be copied. */
  readonly known: SearchModel | null;
}

/** @param like a table of the same cells: its lines are kept if the rows that it does not know tell no more cells apart */
export function layOutLines(
  cardRows: readonly CardRows[],
  rows: readonly CardRow[],
  parts: readonly CellPart[],
  like: SearchModel | undefined,
): ModelLines {
  const groups = listOnceGroups(rows);
  // Fewer cards have fewer perks of this kind; a line that nobody is on does no harm.
  if (like && groups.every((group) => like.onceGroups.includes(group))) {
    const newRows = cardRows.flatMap((some) => (like.cardRows.includes(some) ? [] : some.rows));
    const kept = keepLines(like, parts, newRows);
    if (kept) return { ...kept, onceGroups: like.onceGroups, known: like };
  }
  return { ...mergeCells(parts, rows), onceGroups: groups, known: null };
}

function listOnceGroups(rows: readonly CardRow[]): string[] {
  const groups = new Set<string>();
  for (const { perks } of rows) for (const { term } of perks) if (term.kind === "once") groups.add(term.group);
  return [...groups];
}
