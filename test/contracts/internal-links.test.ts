/** How the pages hang together: found by crawling from the home page, as a visitor or a search engine would. */
import { beforeAll, describe, expect, test } from "vitest";

import { listCards } from "../../src/catalog/queries.ts";
import { listIndexedPages } from "../../src/pages/indexed-pages.ts";
import { paths } from "../../src/paths.ts";
import { readSiteText } from "../support/read-site-page.ts";
import { decodeEntities } from "../support/visible-text.ts";

const MAX_CLICKS = 3;
const MIN_REFERRERS = 3;

const indexed = new Set(listIndexedPages().map((page) => page.path));
/** Clicks from the home page, and the pages that link to each page. */
const clicks = new Map<string, number>([[paths.home(), 0]]);
const referrers = new Map<string, Set<string>>();

beforeAll(async () => {
  const queue: string[] = [paths.home()];
  for (const path of queue) {
    const html = await readSiteText(path);
    for (const target of listLinks(html)) {
      if (target === path) continue;
      referrers.set(target, (referrers.get(target) ?? new Set()).add(path));
      if (clicks.has(target)) continue;
      clicks.set(target, (clicks.get(path) ?? 0) + 1);
      queue.push(target);
    }
  }
});

/** Links to other pages of the site that search engines may list, index pages by topic and number included. */
function listLinks(html: string): string[] {
  const targets = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map((match) => decodeEntities(match[1] ?? ""));
  return [...new Set(targets)].filter((path) => indexed.has(path) || /^\/(?:blog|guides|news|gear)\?/.test(path));
}

describe("a crawl from the home page", () => {
  test("comes to every indexed page in three clicks", () => {
    const far = [...indexed].filter((path) => (clicks.get(path) ?? Infinity) > MAX_CLICKS);
    expect(far).toEqual([]);
  });

  test("comes to no page of an index that is deeper", () => {
    const far = [...clicks].filter(([, depth]) => depth > MAX_CLICKS);
    expect(far).toEqual([]);
  });

  test("finds every review linked from at least three other pages", () => {
    const lonely = listCards()
      .map((card) => [card.slug, referrers.get(paths.review(card.slug))?.size ?? 0] as const)
      .filter(([, count]) => count < MIN_REFERRERS);
    expect(lonely).toEqual([]);
  });

  test("finds every review named in the text of another page, not in lists of cards alone", () => {
    const LISTS = new Set([paths.cards(), paths.compare(), paths.analyzer(), paths.calculator()]);
    const lonely = listCards()
      .map((card) => {
        const pages = [...(referrers.get(paths.review(card.slug)) ?? [])].filter((path) => !LISTS.has(path));
        return [card.slug, pages.length] as const;
      })
      .filter(([, count]) => count < MIN_REFERRERS);
    expect(lonely).toEqual([]);
  });

  test("finds every article linked from another page than the lists of articles", () => {
    const articles = [...indexed].filter((path) => /^\/(?:guides|news|gear|learn|about)\//.test(path));
    const lonely = articles.filter((path) => {
      const pages = [...(referrers.get(path) ?? [])].filter(
        (page) => !/^\/(?:blog|guides|news|gear)(?:\?|$)/.test(page),
      );
      return pages.length === 0;
    });
    expect(lonely).toEqual([]);
  });
});
