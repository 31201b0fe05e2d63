/** The rows of a card picker: what stands in them, and which card that is. */
import type { NamedCard } from "../catalog/card.ts";

export interface PickerRow {
  /** Stays with the row when others above it go. */
  readonly key: number;
  /** What the field came with. */
  readonly filled: string;
  readonly text: string;
  /** The card that was last known by its name in this row. */
  readonly card?: NamedCard;
}

export interface RowLimits {
  readonly max: number;
  readonly minRows: number;
}

export const isNameOf = (card: NamedCard, text: string) => card.name.toLowerCase() === text.trim().toLowerCase();

/** The row's card, where its text is exactly that card's name. */
export function findRowCard({ text, card }: PickerRow): NamedCard | undefined {
  return card && isNameOf(card, text) ? card : undefined;
}

const toEmptyRow = (key: number): PickerRow => ({ key, filled: "", text: "" });

/** @param filled what an address filled in, with the cards that are known */
export function toRows(
  filled: readonly { readonly text: string; readonly card?: NamedCard | undefined }[],
  { max, minRows }: RowLimits,
): readonly PickerRow[] {
  const rows = filled.map(({ text, card }, index): PickerRow => ({
    key: index + 1,
    filled: text,
    text,
    ...(card && { card }),
  }));
  const count = Math.max(filled.length, Math.min(max, Math.max(minRows, filled.length + 1)));
  return [...rows, ...Array.from({ length: count - rows.length }, (_, index) => toEmptyRow(rows.length + index + 1))];
}

/** As long as more may be chosen, an empty row stands at the end. */
function addEmptyRow(rows: readonly PickerRow[], max: number): readonly PickerRow[] {
  if (rows.at(-1)?.text === "" || rows.length >= max) return rows;
  return [...rows, toEmptyRow(Math.max(0, ...rows.map(({ key }) => key)) + 1)];
}

/** @param card which card the text is, where that is known by now */
export function writeRow(
  rows: readonly PickerRow[],
  key: number,
  text: string,
  { max, card }: { readonly max: number; readonly card?: NamedCard | undefined },
): readonly PickerRow[] {
  const written = rows.map((row) => (row.key === key ? { ...row, text: text.trim(), ...(card ? { card } : {}) } : row));
  return addEmptyRow(written, max);
}

/** Without the row; the last one is only emptied. */
export function removeRow(rows: readonly PickerRow[], key: number, { max, minRows }: RowLimits): readonly PickerRow[] {
  if (rows.at(-1)?.key === key) return writeRow(rows, key, "", { max });
  let left = addEmptyRow(
    rows.filter((row) => row.key !== key),
    max,
  );
  while (left.length < Math.min(minRows, max))
    left = [...left, toEmptyRow(Math.max(key, ...left.map((row) => row.key)) + 1)];
  return left;
}

/** What the browser brought into the fields before the script was there counts, too. */
export function takeTyped(rows: readonly PickerRow[], typed: readonly string[], max: number): readonly PickerRow[] {
  const taken = rows.map((row, index) => ({ ...row, text: (typed[index] ?? row.text).trim() }));
  const last = taken.at(-1);
  return last && last.text !== last.filled ? addEmptyRow(taken, max) : taken;
}
