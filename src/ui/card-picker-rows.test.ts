/** Rows of the card picker as its fields change. */
import { describe, expect, test } from "vitest";

import { findRowCard, type PickerRow, removeRow, takeTyped, toRows, writeRow } from "./card-picker-rows.ts";

const GOLD = { slug: "gold", name: "Gold Card" };
const list = [{ text: "Nonsense" }, { text: "Gold Card", card: GOLD }, { text: "Green Card" }];
const NONE = [] as const;
const LIMITS = { max: 5, minRows: 1 };
const read = (rows: readonly PickerRow[]) => rows.map(({ text }) => text);
const isUnique = (rows: readonly PickerRow[]) => new Set(rows.map(({ key }) => key)).size === rows.length;

describe("rows of a list", () => {
  test("are as many as there are from the start, and never more than may be chosen", () => {
    expect(read(toRows(NONE, { max: 4, minRows: 2 }))).toEqual(["", ""]);
    expect(read(toRows(list, { max: 3, minRows: 1 }))).toEqual(["Nonsense", "Gold Card", "Green Card"]);
    // A list that is too long stays whole, so that its message can be read beside it.
    expect(read(toRows(list, { max: 2, minRows: 1 }))).toHaveLength(3);
  });
});

describe("a row that is written", () => {
  test("is followed by an empty one as long as more may be chosen", () => {
    const [first] = toRows(NONE, { max: 2, minRows: 1 });
    const one = writeRow([first!], first!.key, " Gold ", { max: 2 });
    expect(read(one)).toEqual(["Gold", ""]);
    expect(isUnique(one)).toBe(true);
    expect(read(writeRow(one, one[1]!.key, "Green", { max: 2 }))).toEqual(["Gold", "Green"]);
    expect(read(writeRow(one, one[0]!.key, "Golden", { max: 2 }))).toEqual(["Golden", ""]);
  });

  test("is its card while the name stands there whole, however it is written", () => {
    const [first] = writeRow(toRows(NONE, LIMITS), 1, "gold card", { max: 5, card: GOLD });
    expect(findRowCard(first!)).toEqual(GOLD);
    const [half] = writeRow([first!], 1, "gold car", { max: 5 });
    expect(findRowCard(half!)).toBeUndefined();
    const [again] = writeRow([half!], 1, "Gold Card", { max: 5 });
    expect(findRowCard(again!)).toEqual(GOLD);
  });
});

describe("a row that is taken out", () => {
  test("goes, and the others keep what is theirs", () => {
    const rows = toRows(list, LIMITS);
    const left = removeRow(rows, rows[1]!.key, LIMITS);
    expect(left).toEqual([rows[0], rows[2], rows[3]]);
  });

  test("makes room for an empty one where the list was full", () => {
    const full = { max: 3, minRows: 1 };
    const rows = toRows(list, full);
    const left = removeRow(rows, rows[0]!.key, full);
    expect(read(left)).toEqual(["Gold Card", "Green Card", ""]);
    expect(isUnique(left)).toBe(true);
  });

  test("is only emptied where it is the last", () => {
    const full = { max: 3, minRows: 1 };
    const rows = toRows(list, full);
    const left = removeRow(rows, rows[2]!.key, full);
    expect(read(left)).toEqual(["Nonsense", "Gold Card", ""]);
    expect(left[2]!.key).toBe(rows[2]!.key);
  });

  test("leaves as many fields as there are from the start", () => {
    const limits = { max: 4, minRows: 2 };
    const rows = toRows([{ text: "Gold Card", card: GOLD }], limits);
    const left = removeRow(rows, rows[0]!.key, limits);
    expect(read(left)).toEqual(["", ""]);
    expect(isUnique(left)).toBe(true);
  });
});

describe("what was typed before the script came", () => {
  test("counts, and an empty row follows it", () => {
    expect(read(takeTyped(toRows(NONE, LIMITS), [" Gold "], 5))).toEqual(["Gold", ""]);
    expect(read(takeTyped(toRows(NONE, LIMITS), [], 5))).toEqual([""]);
  });

  test("adds no row to a list as the page came", () => {
    const full = { max: 3, minRows: 1 };
    const rows = toRows(list, full);
    expect(takeTyped(rows, read(rows), 5)).toEqual(rows);
  });
});
