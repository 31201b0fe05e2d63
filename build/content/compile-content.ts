/**
 * One MDX file to its front matter and its body, ready to be shown. Everything that can
 * be wrong in a text is found here, at build time, with file and line: front
 * matter, unknown components and cards, figures that the catalog does not
 * hold, and figures typed by hand where a tag exists.
 */
import { createProcessor } from "@mdx-js/mdx";
import { toString } from "mdast-util-to-string";
import rehypeSlug from "rehype-slug";
import { SKIP, visit } from "unist-util-visit";

import type { Card } from "../../src/catalog/card.ts";
import { BLOCK_NAMES, type FactTableName, findBlockFaults, type ModelTableName } from "../../src/content/blocks.ts";
import type { ArticleBody } from "../../src/content/article-body.ts";
import { fillFigures, findTypedFigure } from "./fill-figures.ts";
import type { FigureAttributes, FigureContext } from "./card-figures.ts";
import { FIGURE_NAMES, toFigureText } from "./figures.ts";
import type { ContentKind, Heading, TextMeta } from "../../src/content/front-matter.ts";
import { findListPath } from "../../src/pages/category/find-list-path.ts";
import { alignFigures, nameTables } from "./text-tables.ts";
import { listRates } from "./known-rates.ts";
import { makeFactTable } from "./fact-tables.ts";
import { makeModelTable, type ModelTable, type TableCell } from "./model-tables.ts";
import { parseText } from "./parse-text.ts";
import { renderBody } from "./render-body.ts";
import { readFrontMatter } from "./read-front-matter.ts";

export interface ContentSource {
  /** As shown in messages. */
  readonly file: string;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly source: string;
}

export interface CompiledContent {
  readonly meta: TextMeta;
  readonly body: ArticleBody;
}

interface Node {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  depth?: number;
  children?: Node[];
  attributes?: { type: string; name?: string; value?: string | { value: string } | null }[];
  position?: { start: { line: number } };
}

/** The cards that a text's tags name, its own included. */
export function listNamedCards({ slug, source }: ContentSource, cards: ReadonlyMap<string, Card>): readonly Card[] {
  const named = [...source.matchAll(/(?:cards?=\\?"|@)([\w,\s-]+)/g)].flatMap((match) => (match[1] ?? "").split(","));
  return [...new Set([slug, ...named])].flatMap((name) => cards.get(name.trim()) ?? []);
}

interface HtmlNode {
  tagName: string;
  properties: { id?: string };
}

const WORDS_A_MINUTE = 230;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/**
 * @throws Error whose message is one line per fault: `file:line: what is wrong`
 */
export async function compileContent(
  content: ContentSource,
  cards: ReadonlyMap<string, Card>,
  guides?: ReadonlySet<string>,
): Promise<CompiledContent> {
  const faults: string[] = [];
  const card = content.kind === "reviews" ? cards.get(content.slug) : undefined;
  const context = {
    cards,
    rates: listRates(listNamedCards(content, cards)),
    ...(card ? { card } : {}),
    ...(guides ? { guides } : {}),
  };
  const fail = (line: number | undefined, message: string) => faults.push(`${content.file}:${line ?? 1}: ${message}`);
  if (content.kind === "reviews" && !card) fail(1, `no card has the slug "${content.slug}"`);

  const headings: Heading[] = [];
  let frontMatter: unknown;
  let words = 0;

  const replaceFigures = () => (tree: Node) => {
    visit(tree as never, (node: Node, index: number | undefined, parent: Node | undefined) => {
      const line = node.position?.start.line;
      if (node.type === "yaml") frontMatter = readFrontMatter(node.value ?? "", content.kind, context, fail);
      if (/^mdx(jsEsm|FlowExpression|TextExpression)$/i.test(node.type)) fail(line, "code is not allowed in texts");
      if (node.type === "text") {
        const typed = findTypedFigure(node.value ?? "");
        if (typed) fail(line, `"${typed}" is typed by hand; use a figure tag, <Stated>, <Assume> or <ContactAddress/>`);
        if (node.value?.startsWith("|")) fail(line, "a row of a table stands apart from it; take the empty line away");
      }
      if (node.type === "tableCell" && /^[\d.]+$/.test(toString(node))) {
        fail(line, `"${toString(node)}" is typed by hand in a table; use a figure tag, <Count> or <SubScore>`);
      }
      // A list is linked without its year, which changes; readers get the address of today.
      if (node.type === "link" && node.url) node.url = findListPath(node.url) ?? node.url;
      if (!node.type.startsWith("mdxJsx") || !node.name) return undefined;
      const attributes = readAttributes(node);
      if (FIGURE_NAMES.includes(node.name)) {
        try {
          const value = toFigureText(node.name, { ...attributes, children: toString(node) }, context);
          const linked = node.name === "CardLink" ? (attributes["card"] ?? content.slug) : undefined;
          const figure: Node = linked
            ? { type: "link", url: `/cards/${linked}`, children: [{ type: "text", value }] }
            : { type: "figureText", value };
          const block = node.type === "mdxJsxFlowElement";
          parent?.children?.splice(index ?? 0, 1, block ? { type: "paragraph", children: [figure] } : figure);
          return [SKIP, (index ?? 0) + 1];
        } catch (error) {
          fail(line, `<${node.name}>: ${error instanceof Error ? error.message : String(error)}`);
        }
        return undefined;
      }
      if (!BLOCK_NAMES.includes(node.name)) {
        fail(line, `<${node.name}> is not a component; there are ${[...BLOCK_NAMES, ...FIGURE_NAMES].join(", ")}`);
        return undefined;
      }
      const blockFaults = findBlockFaults(node.name, attributes, cards);
      for (const fault of blockFaults) fail(line, fault);
      if ((node.name === "ModelTable" || node.name === "FactTable") && blockFaults.length === 0) {
        const table =
          node.name === "ModelTable"
            ? makeModelTable(attributes["of"] as ModelTableName, cards)
            : makeFactTable(attributes["of"] as FactTableName, cards);
        parent?.children?.splice(index ?? 0, 1, toTableNode(table));
        return [SKIP, (index ?? 0) + 1];
      }
      fillAttributes(node, context, (message) => fail(line, message));
      return undefined;
    });
    // A figure's text is the catalog's, so it is let past the search for typed figures.
    visit(tree as never, (node: Node) => {
      if (node.type === "figureText") node.type = "text";
      if (node.type === "text") words += countWords(node.value ?? "");
    });
  };

  /** A review stands in a section of its page, so its headings lie one level below that section's. */
  const nestHeadings = () => (tree: { children: unknown[] }) => {
    if (content.kind !== "reviews") return;
    visit(tree as never, "element", (node: HtmlNode) => {
      if (/^h[2-5]$/.test(node.tagName)) node.tagName = `h${Number(node.tagName[1]) + 1}`;
    });
  };

  const collectHeadings = () => (tree: { children: unknown[] }) => {
    visit(tree as never, "element", (node: HtmlNode) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        const depth = Number(node.tagName[1]);
        if (depth === 1) fail(1, "texts start at ##: the page's h1 is its title");
        headings.push({ id: node.properties.id ?? "", text: toString(node), depth });
      }
    });
  };

  const processor = createProcessor({
    remarkPlugins: [replaceFigures],
    rehypePlugins: [rehypeSlug, nestHeadings, collectHeadings, () => nameTables, () => alignFigures],
    outputFormat: "function-body",
    elementAttributeNameCase: "react",
  });
  const toCode = async () => processor.stringify(await processor.run(parseText(content.source)));
  const code = await toCode().catch((error: { line?: number; reason?: string; message: string }) => {
    fail(error.line, error.reason ?? error.message);
  });
  if (frontMatter === undefined && code) fail(1, "the file has no front matter");
  if (faults.length > 0 || !code) throw new Error(faults.join("\n"));

  const { questions = [] } = frontMatter as {
    readonly questions?: readonly { readonly q: string; readonly a: string }[];
  };
  const questionWords = questions.reduce((sum, { q, a }) => sum + countWords(q) + countWords(a), 0);
  const facts = {
    kind: content.kind,
    slug: content.slug,
    words,
    readingMinutes: Math.max(1, Math.round((words + questionWords) / WORDS_A_MINUTE)),
    headings,
  };
  return {
    meta: { ...(frontMatter as object), ...facts } as unknown as TextMeta,
    body: await renderBody(code),
  };
}

/** A table from the catalog, like those typed in Markdown. */
function toTableNode({ columns, rows, fold }: ModelTable): Node {
  const toText = (value: string): Node => ({ type: "figureText", value });
  const toLinks = (cards: readonly Card[]): Node[] =>
    cards.flatMap(({ slug, shortName }, index) => [
      ...(index > 0 ? [toText(", ")] : []),
      { type: "link", url: `/cards/${slug}`, children: [toText(shortName)] },
    ]);
  const toCell = (cell: TableCell): Node => ({
    type: "tableCell",
    children: typeof cell === "string" ? [toText(cell)] : toLinks(cell),
  });
  const table: Node = {
    type: "table",
    children: [columns, ...rows].map((cells) => ({ type: "tableRow", children: cells.map(toCell) })),
  };
  if (fold === undefined) return table;
  const toElement = (name: string, children: Node[], className?: string): Node => ({
    type: "mdxJsxFlowElement",
    name,
    attributes: className === undefined ? [] : [{ type: "mdxJsxAttribute", name: "className", value: className }],
    children,
  });
  return toElement("details", [toElement("summary", [toText(fold)]), table], "disclosure");
}

/** Titles and captions are prose too: their tags are filled, and no figure is typed in them. */
function fillAttributes(node: Node, context: FigureContext, fail: (message: string) => void): void {
  for (const attribute of node.attributes ?? []) {
    if (typeof attribute.value === "string") attribute.value = fillFigures(attribute.value, context, fail);
  }
}

function readAttributes(node: Node): FigureAttributes {
  const entries = (node.attributes ?? []).map((attribute) => {
    const { value } = attribute;
    return [attribute.name ?? "", typeof value === "object" && value ? value.value : (value ?? "")] as const;
  });
  return Object.fromEntries(entries);
}
