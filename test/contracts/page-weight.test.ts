/** What a text weighs on its way to a reader: its HTML, compressed as an edge compresses it. */
import { brotliCompressSync, constants } from "node:zlib";

import { expect, test } from "vitest";

import { listCards } from "../../src/catalog/queries.ts";
import { listArticles } from "../../src/content/content-index.ts";
import { paths } from "../../src/paths.ts";
import { readSiteText } from "../support/read-site-page.ts";

/** Edges compress pages on the fly at about this level; a higher one would flatter the result. */
const EDGE_QUALITY = 5;

async function weighPage(path: string): Promise<number> {
  return brotliCompressSync(await readSiteText(path), { params: { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY } })
    .byteLength;
}

test.each([
  // A hero with two readers, and a step picture of offers with its table: the longest has both.
  ["review", 16_300, listCards().map((card) => paths.review(card.slug))],
  ["article", 20_000, listArticles().map((article) => paths.article(article.kind, article.slug))],
])("the HTML of every %s is under %d bytes", async (_, maxBytes, pages) => {
  const heavy: string[] = [];
  for (const path of pages) {
    const bytes = await weighPage(path);
    if (bytes >= maxBytes) heavy.push(`${path}: ${bytes} bytes`);
  }
  expect(heavy).toEqual([]);
});
