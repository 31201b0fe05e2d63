import { expect, test } from "vitest";

import { alignFigures, nameTables } from "./text-tables.ts";

const toElement = (tagName: string, ...children: readonly object[]) => ({
  type: "element",
  tagName,
  properties: {} as { className?: string[]; scope?: string; "aria-label"?: string },
  children,
});
const toText = (value: string) => (value === "" ? [] : [{ type: "text", value }]);
const makeTable = (...columns: string[]) =>
  toElement("table", ...columns.map((column) => toElement("th", ...toText(column))));

test("tables with the same columns get names of their own", () => {
  const tables = [makeTable("Card", "Fee"), makeTable("Card", "Cap"), makeTable("Card", "Fee")];
  nameTables({ type: "root", children: tables });
  expect(tables.map((table) => table.properties["aria-label"])).toEqual([
    "Table: Card, Fee",
    "Table: Card, Cap",
    "Table: Card, Fee (2)",
  ]);
});

test("the empty corner of a table is no header and not in its name", () => {
  const table = makeTable("", "This year", "Next year");
  nameTables({ type: "root", children: [table] });
  const cells = table.children as readonly ReturnType<typeof toElement>[];
  expect(cells.map(({ tagName }) => tagName)).toEqual(["td", "th", "th"]);
  expect(cells.map(({ properties }) => properties.scope)).toEqual([undefined, "col", "col"]);
  expect(table.properties["aria-label"]).toBe("Table: This year, Next year");
});

function align(rows: readonly (readonly string[])[]) {
  const cells = rows.map((row, index) => row.map((value) => toElement(index === 0 ? "th" : "td", ...toText(value))));
  const table = toElement("table", ...cells.map((row) => toElement("tr", ...row)));
  alignFigures({ type: "root", children: [table] });
  return cells.map((row) => row.map((cell) => cell.properties.className?.[0] ?? "").join("|"));
}

test("a column of amounts, rates and gaps stands to the right, its heading too", () => {
  const rows = [
    ["Card", "Fee", "Rate", "Value"],
    ["Gold", "$325", "4x", "6.4 cents"],
    ["Bold", "$0", "1.5%", "none"],
  ];
  expect(align(rows)).toEqual(Array.from({ length: 3 }, () => "|is-number|is-number|is-number"));
});

test("words, gaps alone and the first column stay on the left", () => {
  const rows = [
    ["Spend", "Perk", "Cap"],
    ["$4,000", "$100 credit", "none"],
    ["$6,000", "$50", "none"],
  ];
  expect(align(rows)).toEqual(["||", "||", "||"]);
});
