/**
 * A compiled MDX text to what a page needs of it, once per build: its words as HTML.
 * As code, texts were the largest part of what a starting Worker reads, and every
 * page built the same elements anew (docs/performance.md).
 */
import { run } from "@mdx-js/mdx";
import type { MDXComponents } from "mdx/types";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";

import { paths } from "../../src/paths.ts";
import { type ArticleBody, BODY_BLOCK_NAMES, type BodyBlock } from "../../src/content/article-body.ts";
import type { ToolName } from "../../src/content/blocks.ts";

interface Children {
  readonly children?: ReactNode;
}

const TOOL_PATHS: Readonly<Record<ToolName, string>> = {
  analyzer: paths.analyzer(),
  calculator: paths.calculator(),
  compare: paths.compare(),
  finder: paths.finder(),
};

const box = (className: string, kicker: string | undefined) =>
  function Box({ title, children }: Children & { readonly title: string }) {
    const head = createElement("p", { className: "callout-title" }, title);
    const above = kicker && createElement("p", { className: "kicker" }, kicker);
    return createElement("div", { className }, above, head, ...[children].flat());
  };

const WORDS: MDXComponents = {
  Callout: box("callout", undefined),
  WorkedExample: box("worked-example", "Worked example"),
  Term: ({ name, children }: Children & { readonly name: string }) =>
    createElement("a", { href: paths.glossaryTerm(name) }, children),
  ToolLink: ({ to, children }: Children & { readonly to: ToolName }) =>
    createElement("a", { href: TOOL_PATHS[to] }, children),
  table: ({ children, "aria-label": label }: Children & { readonly "aria-label"?: string }) =>
    createElement(
      "section",
      { className: "table-region", "aria-label": label, tabIndex: 0 },
      createElement("table", null, children),
    ),
};

/** Stands where a block belongs. Texts hold no HTML of their own, so nothing else can look like it. */
const GAP = "article-gap";

/** @param code of `@mdx-js/mdx` with the output format `function-body` */
export async function renderBody(code: string): Promise<ArticleBody> {
  const blocks: BodyBlock[] = [];
  const gaps = BODY_BLOCK_NAMES.map((name) => {
    const Gap = (attributes: BodyBlock["attributes"]) => {
      blocks.push({ name, attributes });
      return createElement(GAP);
    };
    return [name, Gap] as const;
  });
  const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url });
  const html = renderToStaticMarkup(createElement(Content, { components: { ...WORDS, ...Object.fromEntries(gaps) } }));
  const pieces = html.split(`<${GAP}></${GAP}>`);
  return pieces.flatMap((piece, index) => [piece, blocks[index] ?? ""]).filter((part) => part !== "");
}
