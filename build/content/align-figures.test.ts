import { expect, test } from "vitest";

import { alignFigures } from "./align-figures.ts";

const toElement = (tagName: string, children: readonly object[]) => ({
  type: "element",
  tagName,
  properties: {} as { className?: string[] },
  children,
});

function align(rows: readonly (readonly string[])[]) {
  const cells = rows.map((row, index) =>
    row.map((value) => toElement(index === 0 ? "th" : "td", [{ type: "text", value }])),
  );
  const table = toElement(
    "table",
    cells.map((row) => toElement("tr", row)),
  );
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
