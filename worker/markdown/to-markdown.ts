/** A page's HTML as Markdown: its main part, without what only works in a browser. Loaded on first use. */
import type { Element, ElementContent, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown as writeMarkdown } from "mdast-util-to-markdown";

/** Forms and drawings say nothing in a text; the way back to the home page is not part of it. */
const DROPPED: ReadonlySet<string> = new Set([
  "button",
  "form",
  "nav",
  "picture",
  "script",
  "select",
  "style",
  "svg",
  "template",
]);

const isElement = (node: Nodes): node is Element => node.type === "element";
const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties["className"]) && properties["className"].includes(name);

/** The first element of that name, in the order of the document. */
function findElement(node: Nodes, name: string): Element | undefined {
  if (isElement(node) && node.tagName === name) return node;
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Without what is dropped, with absolute links, and pictures by their words alone. */
function tidy(node: ElementContent, origin: string): ElementContent[] {
  if (!isElement(node)) return node.type === "comment" ? [] : [node];
  if (DROPPED.has(node.tagName) || node.properties["hidden"] === true || hasClass(node, "visually-hidden")) return [];
  if (node.tagName === "img") return [];
  const children = separate(node.children.flatMap((child) => tidy(child, origin)));
  // What opens a fold is its heading, in words that stand out.
  if (node.tagName === "summary")
    return [toParagraph([{ type: "element", tagName: "strong", properties: {}, children }])];
  const href = node.properties["href"];
  const properties =
    typeof href === "string" && href.startsWith("/") ? { ...node.properties, href: origin + href } : node.properties;
  // A list of terms reads as one paragraph each: Markdown has no form of its own for it.
  if (
    node.tagName === "dl" ||
    (node.tagName === "div" && children.some((child) => isElement(child) && child.tagName === "dt"))
  )
    return toTerms(children);
  return [{ ...node, properties, children }];
}

const toParagraph = (children: ElementContent[]): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children,
});

/** Pieces that only the style sheet sets apart. */
function separate(children: readonly ElementContent[]): ElementContent[] {
  const isSpan = (child: ElementContent | undefined) =>
    child !== undefined && isElement(child) && child.tagName === "span";
  return children.flatMap((child, index) =>
    isSpan(child) && isSpan(children[index - 1]) ? [{ type: "text", value: " · " }, child] : [child],
  );
}

/** `dt` and the `dd`s after it as one line: "**Annual fee:** $95". */
function toTerms(children: readonly ElementContent[]): ElementContent[] {
  const lines: Element[] = [];
  for (const child of children) {
    if (!isElement(child)) continue;
    if (child.tagName === "dt") {
      const term: Element = { type: "element", tagName: "strong", properties: {}, children: child.children };
      lines.push(toParagraph([term]));
    } else if (child.tagName === "dd" && lines.length > 0) {
      lines.at(-1)?.children.push({ type: "text", value: ": " }, ...child.children);
    } else lines.push(child);
  }
  return lines;
}

/**
 * @param html a whole document
 * @param origin of the site, for links
 */
export function toMarkdown(html: string, origin: string): string {
  const main = findElement(fromHtml(html), "main");
  if (!main) throw new Error("The page has no main part");
  const body: Element = { ...main, children: main.children.flatMap((child) => tidy(child, origin)) };
  const tree = toMdast(body, { document: true });
  return writeMarkdown(tree, {
    bullet: "-",
    rule: "-",
    extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()],
  });
}
