import { expect, test } from "vitest";

import { nameTables } from "./name-tables.ts";

const cell = (text: string) => ({
  type: "element",
  tagName: "th",
  properties: {} as { scope?: string },
  children: text === "" ? [] : [{ type: "text", value: text }],
});
const makeTable = (...columns: string[]) => ({
  type: "element",
  tagName: "table",
  properties: {} as { "aria-label"?: string },
  children: columns.map(cell),
});

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
  expect(table.children.map(({ tagName }) => tagName)).toEqual(["td", "th", "th"]);
  expect(table.children.map(({ properties }) => properties.scope)).toEqual([undefined, "col", "col"]);
  expect(table.properties["aria-label"]).toBe("Table: This year, Next year");
});
