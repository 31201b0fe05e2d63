/** Rows of a table that are no purchase, or not quite one. */
import { expect, test } from "vitest";

import { readStatement } from "./read-statement.ts";

const read = (...rows: string[]) =>
  readStatement(["Date,Description,Debit,Credit,Category", ...rows].join("\n")).merchants.map(
    ({ name, totalUsd, target }) => `${name} ${totalUsd} ${target}`,
  );

test("rows without an amount, with none, or without a text are left out", () => {
  expect(
    read(
      "09/01/2026,Acorn,5.00,,Dining",
      "09/02/2026,Total,,,",
      "09/03/2026,Nothing,0.00,,",
      "09/04/2026, ,7.00,,",
      "09/05/2026,Acorn,,-2.00,Dining",
      "09/06/2026,Short",
      "Balance",
    ),
  ).toEqual(["Acorn 3 dining"]);
});

test("debits and credits count by their column, whatever their sign", () => {
  expect(read("09/01/2026,Acorn,-5.00,,", "09/01/2026,Birch,5.00,,", "09/02/2026,Birch,,1.00,")).toEqual([
    "Acorn 5 other",
    "Birch 4 other",
  ]);
});

test("a text has no blanks around it, and an unreadable date counts all the same", () => {
  expect(read("soon,  Acorn  ,5.00,,", "09/02/2026,Acorn,6.00,,")).toEqual(["Acorn 11 other"]);
});

test.each(["%PDF-1.7", "PK\u0000\u0001"])("%j is no table", (text) => {
  expect(() => readStatement(text)).toThrow(`Look for "Download" or "Export" on your bank's site, and choose CSV.`);
});
