import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

interface HtmlNode {
  readonly tagName: string;
  properties: { className?: string[] };
}

/** An amount, rate, share or count by itself, with its unit. */
const FIGURE = /^[+−-]?\$?\d[\d,.]*(?:%|x| cents?| points?| a year)?$/;
/** What stands in a column of figures where there is none. */
const NO_FIGURE = /^(?:none|–)?$/i;

const listElements = (node: HtmlNode, names: readonly string[]): HtmlNode[] => {
  const found: HtmlNode[] = [];
  visit(node as never, "element", (element: HtmlNode) => {
    if (names.includes(element.tagName)) found.push(element);
  });
  return found;
};

/** Columns of figures in a text's tables stand to the right, so that digits line up; the first column names the rows. */
export function alignFigures(tree: object): void {
  visit(tree as never, "element", (table: HtmlNode) => {
    if (table.tagName !== "table") return;
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
