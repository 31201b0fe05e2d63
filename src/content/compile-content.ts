/**
 * One MDX file to its front matter and a JavaScript module. Everything that can
 * be wrong in a text is found here, at build time, with file and line: front
 * matter, unknown components and cards, figures that the catalogue does not
 * hold, and figures typed by hand where a tag exists.
 */
import { compile } from "@mdx-js/mdx";
import { toString } from "mdast-util-to-string";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { SKIP, visit } from "unist-util-visit";
import * as v from "valibot";
import { parse as parseYaml } from "yaml";

import type { Card } from "../catalogue/card.ts";
import { FIGURE_NAMES, type FigureAttributes, toFigureText } from "./figures.ts";
import {
  type ArticleMeta,
  articleSchema,
  type ContentKind,
  type Heading,
  type ReviewMeta,
  reviewSchema,
} from "./front-matter.ts";
import { findTypedFigure } from "./typed-figures.ts";

/** Components that pages provide; the build refuses any other. */
export const BLOCK_NAMES = [
  "CardFigure",
  "ComparisonTable",
  "CentsPerPointBars",
  "Callout",
  "WorkedExample",
  "Term",
  "ToolLink",
] as const;

export interface ContentSource {
  /** As shown in messages. */
  readonly file: string;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly source: string;
}

export interface CompiledContent {
  readonly meta: ReviewMeta | ArticleMeta;
  /** An ES module whose default export is the MDX component. */
  readonly code: string;
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

interface HtmlNode {
  tagName: string;
  properties: { id?: string; "aria-label"?: string };
}

/** What a table's scrolling region is called: the names of its columns. */
function listColumnNames(table: HtmlNode): string[] {
  const names: string[] = [];
  visit(table as never, "element", (node: HtmlNode) => {
    if (node.tagName === "th") names.push(toString(node));
  });
  return names;
}

/**
 * @throws Error whose message is one line per fault: `file:line: what is wrong`
 */
export async function compileContent(
  content: ContentSource,
  cards: ReadonlyMap<string, Card>,
): Promise<CompiledContent> {
  const faults: string[] = [];
  const card = content.kind === "reviews" ? cards.get(content.slug) : undefined;
  const context = { cards, ...(card ? { card } : {}) };
  const fail = (line: number | undefined, message: string) => faults.push(`${content.file}:${line ?? 1}: ${message}`);
  if (content.kind === "reviews" && !card) fail(1, `no card has the slug "${content.slug}"`);

  const headings: Heading[] = [];
  let frontMatter: unknown;
  let words = 0;

  const replaceFigures = () => (tree: Node) => {
    visit(tree as never, (node: Node, index: number | undefined, parent: Node | undefined) => {
      const line = node.position?.start.line;
      if (node.type === "yaml") frontMatter = readFrontMatter(node.value ?? "", content, context, fail);
      if (/^mdx(jsEsm|FlowExpression|TextExpression)$/i.test(node.type)) fail(line, "code is not allowed in texts");
      if (node.type === "text") {
        const typed = findTypedFigure(node.value ?? "");
        if (typed) fail(line, `"${typed}" is typed by hand; use a figure tag, <Stated> or <Assume>`);
      }
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
      } else if (!(BLOCK_NAMES as readonly string[]).includes(node.name)) {
        fail(line, `<${node.name}> is not a component; there are ${[...BLOCK_NAMES, ...FIGURE_NAMES].join(", ")}`);
      }
      for (const slug of (attributes["cards"] ?? attributes["card"] ?? "").split(",").filter(Boolean)) {
        if (!cards.has(slug)) fail(line, `<${node.name}>: no card has the slug "${slug}"`);
      }
      return undefined;
    });
    // A figure's text is the catalogue's, so it is let past the search for typed figures.
    visit(tree as never, (node: Node) => {
      if (node.type === "figureText") node.type = "text";
      if (node.type === "text") words += (node.value ?? "").split(/\s+/).filter((word) => /\w/.test(word)).length;
    });
  };

  const collectHeadings = () => (tree: { children: unknown[] }) => {
    visit(tree as never, "element", (node: HtmlNode) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        const depth = Number(node.tagName[1]);
        if (depth === 1) fail(1, "texts start at ##: the page's h1 is its title");
        headings.push({ id: node.properties.id ?? "", text: toString(node), depth });
      }
      if (node.tagName === "table") node.properties["aria-label"] = `Table: ${listColumnNames(node).join(", ")}`;
    });
  };

  const file = await compile(
    { value: content.source, path: content.file },
    {
      remarkPlugins: [remarkFrontmatter, remarkGfm, replaceFigures],
      rehypePlugins: [rehypeSlug, collectHeadings],
      jsxImportSource: "react",
      elementAttributeNameCase: "react",
    },
  );
  if (frontMatter === undefined) fail(1, "the file has no front matter");
  if (faults.length > 0) throw new Error(faults.join("\n"));

  const facts = {
    kind: content.kind,
    slug: content.slug,
    words,
    readingMinutes: Math.max(1, Math.round(words / 230)),
    headings,
  };
  return { meta: { ...(frontMatter as object), ...facts } as unknown as ReviewMeta | ArticleMeta, code: String(file) };
}

function readAttributes(node: Node): FigureAttributes {
  const entries = (node.attributes ?? []).map((attribute) => {
    const { value } = attribute;
    return [attribute.name ?? "", typeof value === "object" && value ? value.value : (value ?? "")] as const;
  });
  return Object.fromEntries(entries);
}

const TAG = /<([A-Z]\w*)((?:\s+[\w-]+=(?:"[^"]*"|\{[^}]*\}))*)\s*(?:\/>|>([^<]*)<\/\1>)/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|\{([^}]*)\})/g;

type Context = Parameters<typeof toFigureText>[2];
type Fail = (line: number | undefined, message: string) => void;

/** YAML to checked front matter, with every figure tag in its strings replaced. */
function readFrontMatter(yaml: string, content: ContentSource, context: Context, fail: Fail): unknown {
  const lineOf = (part: string) =>
    2 +
    Math.max(
      0,
      yaml.split("\n").findIndex((line) => line.includes(part)),
    );
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (value !== null && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    }
    if (typeof value !== "string") return value;
    const line = lineOf(value.slice(0, 30));
    const typed = /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : findTypedFigure(value.replace(TAG, ""));
    if (typed) fail(line, `"${typed}" is typed by hand; use a figure tag, <Stated> or <Assume>`);
    return value.replace(TAG, (_, name: string, attributes: string, children = "") => {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map((match) => [match[1] ?? "", match[2] ?? match[3] ?? ""]);
      try {
        return toFigureText(name, { ...Object.fromEntries(pairs), children }, context);
      } catch (error) {
        fail(line, `<${name}>: ${error instanceof Error ? error.message : String(error)}`);
        return "";
      }
    });
  };
  let parsed: unknown;
  try {
    parsed = fill(parseYaml(yaml));
  } catch (error) {
    fail(2, `front matter is not YAML: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    return {};
  }
  const result = v.safeParse(content.kind === "reviews" ? reviewSchema : articleSchema, parsed);
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? "front matter";
    fail(lineOf(`${path.split(".")[0]}:`), `${path}: ${issue.message} (received ${issue.received.slice(0, 60)})`);
  }
  const related = (result.output as { related?: string[] }).related ?? [];
  for (const slug of Array.isArray(related) ? related : []) {
    if (!context.cards.has(slug)) fail(lineOf("related"), `related: no card has the slug "${slug}"`);
  }
  return result.output;
}
