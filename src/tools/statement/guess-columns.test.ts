/** Which column of an export is which. */
import { describe, expect, test } from "vitest";

import { guessColumns } from "./guess-columns.ts";

const rowsOf = (text: string) => text.split("\n").map((line) => line.split(","));
const NONE = { debit: -1, credit: -1, category: -1 };

describe("by its heading", () => {
  test.each([
    ["Post Date,Transaction Date,Memo,Description,Amount", { date: 1, text: 3, amount: 4, ...NONE }],
    ["Posted Date,Payee,Amount,Type", { date: 0, text: 1, amount: 2, ...NONE, category: 3 }],
    [
      "date,Merchant Name,Description,Debit,Credit,Category",
      { date: 0, text: 1, amount: -1, debit: 3, credit: 4, category: 5 },
    ],
    [" DATE , Name ,Withdrawals,Deposits", { date: 0, text: 1, amount: -1, debit: 2, credit: 3, category: -1 }],
    ["When,Date of it,Details,Total Amount", { date: 1, text: 2, amount: 3, ...NONE }],
  ])("%j", (heading, columns) => {
    expect(guessColumns(rowsOf(`${heading}\nx,x,x,x`))).toEqual({ ...columns, firstRow: 1 });
  });

  test("lines above the table are passed over, 24 of them", () => {
    const table = "Date,Description,Amount\n09/02/2026,A,5";
    const above = (count: number) => `${"Some Bank\n".repeat(count)}${table}`;
    expect(guessColumns(rowsOf(above(3)))).toMatchObject({ firstRow: 4 });
    expect(guessColumns(rowsOf(above(24)))).toMatchObject({ firstRow: 25 });
    expect(guessColumns(rowsOf(above(25)))).toBeUndefined();
  });

  test("a heading without a date, a text or an amount is none, nor is a row with a date in it", () => {
    expect(guessColumns(rowsOf("Day,Description,Amount"))).toBeUndefined();
    expect(guessColumns(rowsOf("Date,Who,Amount"))).toBeUndefined();
    expect(guessColumns(rowsOf("Date,Description,Credit"))).toBeUndefined();
    expect(guessColumns(rowsOf("Date,Description,Amount,09/02/2026"))).toBeUndefined();
  });
});

describe("by what stands in it", () => {
  const row = (day: string, amount: string, text: string) => `${day},1234,${amount},ab,${text}`;

  test("the first column of dates, the first of amounts with cents, and that with most words", () => {
    const rows = rowsOf([row("09/02/2026", "-5.00", "BLUE DOOR"), row("09/03/2026", "6.10", "SAFEWAY")].join("\n"));
    expect(guessColumns(rows)).toEqual({ date: 0, text: 4, amount: 2, ...NONE, firstRow: 0 });
  });

  test("more than four of five must be dates, and more than three of five amounts", () => {
    const days = (wrong: number, all: number) =>
      rowsOf(
        Array.from({ length: all }, (_, at) => row(at < wrong ? "soon" : "09/02/2026", "5.00", "CAFE")).join("\n"),
      );
    expect(guessColumns(days(1, 5))).toBeUndefined();
    expect(guessColumns(days(1, 6))).toMatchObject({ date: 0 });
    const amounts = (wrong: number, all: number) =>
      rowsOf(Array.from({ length: all }, (_, at) => row("09/02/2026", at < wrong ? "?" : "5.00", "CAFE")).join("\n"));
    expect(guessColumns(amounts(2, 5))).toBeUndefined();
    expect(guessColumns(amounts(1, 5))).toMatchObject({ amount: 2 });
  });

  test("without words, or without any row, nothing is known", () => {
    expect(guessColumns(rowsOf("09/02/2026,5.00,12"))).toBeUndefined();
    expect(guessColumns(rowsOf("09/02/2026,5.00,ab"))).toBeUndefined();
    expect(guessColumns([])).toBeUndefined();
  });
});
