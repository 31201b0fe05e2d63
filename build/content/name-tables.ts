import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

interface HtmlNode {
  tagName: string;
  properties: { "aria-label"?: string; scope?: "col" };
}

/**
 * Makes the tables of a text known to people who hear it: each scrolling region gets a
 * name of its own, from its columns, and the empty corner above a column of row names
 * is a cell, because a header without words says nothing.
 */
export function nameTables(tree: object): void {
  const timesUsed = new Map<string, number>();
  visit(tree as never, "element", (table: HtmlNode) => {
    if (table.tagName !== "table") return;
    const columns: string[] = [];
    visit(table as never, "element", (cell: HtmlNode) => {
      if (cell.tagName !== "th") return;
      const text = toString(cell).trim();
      if (text === "") {
        cell.tagName = "td";
        return;
      }
      // Beside a plain cell a header must say which way it points (WCAG technique H63).
      cell.properties.scope = "col";
      columns.push(text);
    });
    const name = `Table: ${columns.join(", ")}`;
    const times = (timesUsed.get(name) ?? 0) + 1;
    timesUsed.set(name, times);
    table.properties["aria-label"] = times === 1 ? name : `${name} (${times})`;
  });
}
