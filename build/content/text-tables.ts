/** The tables of a text: names for those who hear them, and columns of figures. */
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

interface HtmlNode {
  tagName: string;
  properties: { "aria-label"?: string; scope?: "col"; className?: string[] };
}

function visitElements(tree: object, names: readonly string[], look: (element: HtmlNode) => void): void {
  visit(tree as never, "element", (element: HtmlNode) => {
    if (names.includes(element.tagName)) look(element);
  });
}

/**
 * Makes the tables of a text known to people who hear it: each scrolling region gets a
 * name of its own, from its columns, and the empty corner above a column of row names
 * is a cell, because a header without words says nothing.
 */
export function nameTables(tree: object): void {
  const timesUsed = new Map<string, number>();
  visitElements(tree, ["table"], (table) => {
    const columns: string[] = [];
    visitElements(table, ["th"], (cell) => {
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

/** An amount, rate, share or count by itself, with its unit. */
const FIGURE = /^[+−-]?\$?\d[\d,.]*(?:%|x| cents?| points?| a year)?$/;
/** What stands in a column of figures where there is none. */
const NO_FIGURE = /^(?:none|–)?$/i;

const listElements = (node: HtmlNode, names: readonly string[]): HtmlNode[] => {
  const found: HtmlNode[] = [];
  visitElements(node, names, (element) => found.push(element));
  return found;
};

/** Columns of figures in a text's tables stand to the right, so that digits line up; the first column names the rows. */
export function alignFigures(tree: object): void {
  visitElements(tree, ["table"], (table) => {
    const [head = [], ...body] = listElements(table, ["tr"]).map((row) => listElements(row, ["th", "td"]));
    for (const [index, heading] of head.entries()) {
      const cells = body.flatMap((row) => row[index] ?? []);
      const texts = cells.map((cell) => toString(cell).trim());
      const isFigures =
        texts.some((text) => FIGURE.test(text)) && texts.every((text) => FIGURE.test(text) || NO_FIGURE.test(text));
      if (index === 0 || !isFigures) continue;
      for (const cell of [heading, ...cells]) cell.properties.className = ["is-number"];
    }
  });
}
