/** Compiles texts of a test as the build compiles those of the site. */
import { readFileSync } from "node:fs";

import { compileContent } from "../../build/content/compile-content.ts";
import { loadCatalog } from "../../build/load-catalog.ts";
import type { ArticleBody } from "../../src/content/article-body.ts";
import type { ContentKind } from "../../src/content/front-matter.ts";

export const cards = loadCatalog();

/** A text of the site, as it is written. */
export const readText = (kind: ContentKind, slug: string) =>
  readFileSync(`${import.meta.dirname}/../../src/content/${kind}/${slug}.mdx`, "utf8");

/** The faults of a text, one line each; none when it compiles. */
export async function listFaults(kind: ContentKind, slug: string, source: string): Promise<readonly string[]> {
  try {
    await compileContent({ file: "text.mdx", kind, slug, source }, cards);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
}

/** A guide up to its first heading. */
export const GUIDE = `---
title: "A title of some length"
description: "A description that is as long as the front matter of an article wants it to be."
summary: "A summary that is as long as the front matter of an article wants it to be."
published: 2025-05-01
updated: 2025-05-02
---

## Heading

`;

export const listGuideFaults = (body: string) => listFaults("guides", "planted", GUIDE + body);

/** What a guide's body becomes. */
export async function compileBody(body: string): Promise<ArticleBody> {
  const source = `${GUIDE}${body}\n`;
  return (await compileContent({ file: "text.mdx", kind: "guides", slug: "x", source }, cards)).body;
}
