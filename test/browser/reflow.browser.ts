/** Nothing scrolls sideways, nothing is cut off, no picture covers a word and no label breaks one, however narrow the window and wide the letters. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { paths } from "../../src/paths.ts";
import { listSitePaths, PAGE_KINDS, sampleAlike } from "../support/site-routes.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

/** For a test that opens every page of the site. */
const WHOLE_SITE_MS = 900_000;

/**
 * Shows a page of the site, and stays in the document where it can: the next page has the
 * same style sheets, and opening hundreds takes minutes.
 */
async function showPage(page: Page, path: string): Promise<void> {
  const isShown = await page.evaluate(async (address) => {
    if (location.protocol === "about:") return false;
    const html = await (await fetch(address)).text();
    const next = new DOMParser().parseFromString(html, "text/html");
    const listSheets = (shown: Document) =>
      [...shown.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), ...shown.querySelectorAll("style")].map(
        (sheet) => ("href" in sheet ? sheet.getAttribute("href") : sheet.textContent),
      );
    if (listSheets(next).join() !== listSheets(document).join()) return false;
    document.body.replaceWith(document.adoptNode(next.body));
    return true;
  }, path);
  if (isShown) return;
  await page.goto(site + path, { waitUntil: "domcontentloaded" });
  // The document may be read before its styles have come.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((link) => link.sheet),
  );
}

/** WCAG 1.4.12. */
const SPACING =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

describe("reflow", () => {
  test(
    "no page scrolls sideways at 320 px, of reviews and comparisons some",
    async () => {
      const { page } = await openPage({
        viewport: { width: 320, height: 256 },
        // The policy would not let a document be put into another one.
        bypassCSP: true,
      });
      await page.route("**/assets/*.js", (route) => route.abort());
      const wide: string[] = [];
      for (const path of sampleAlike(listSitePaths())) {
        await showPage(page, path);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) wide.push(`${path}: ${excess} px`);
      }
      expect(wide).toEqual([]);
    },
    WHOLE_SITE_MS,
  );

  test("text spacing of WCAG 1.4.12 cuts nothing off and scrolls nothing sideways", async () => {
    const { page } = await openPage({ viewport: { width: 320, height: 800 }, bypassCSP: true });
    for (const path of PAGE_KINDS) {
      // What the spacing needs is put into the body: the head stays when the next page has the same style sheets.
      await showPage(page, path);
      await page.evaluate((content) => {
        document.body.append(Object.assign(document.createElement("style"), { textContent: content }));
      }, SPACING);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });

  test("letters twice as large (WCAG 1.4.4) scroll nothing sideways", async () => {
    const { page } = await openPage({ bypassCSP: true });
    const wide: string[] = [];
    for (const path of PAGE_KINDS) {
      await showPage(page, path);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) wide.push(`${path} at ${width} px: ${excess} px`);
      }
    }
    expect(wide).toEqual([]);
  });
});

test("no table cuts off a column, no card's picture covers a word and no label breaks one, at any width", async () => {
  const { page } = await openPage({ bypassCSP: true });
  const cut: string[] = [];
  const covered: string[] = [];
  const broken: string[] = [];
  const lists = CARD_CATEGORIES.map((key) => paths.category(key));
  const guides = ["/guides/business-cards-for-side-income", "/guides/when-cash-back-beats-points"];
  for (const path of new Set([...PAGE_KINDS, ...lists, ...guides])) {
    await showPage(page, path);
    for (const width of [320, 701, 768, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() =>
        [...document.querySelectorAll(".table-region.stacked, .table-region.compact")].map(
          (region) => region.scrollWidth - region.clientWidth,
        ),
      );
      cut.push(...excess.filter((pixels) => pixels > 0).map((pixels) => `${path} at ${width} px: ${pixels} px`));
      const words = await page.evaluate(listCoveredWords);
      covered.push(...words.map((word) => `${path} at ${width} px: ${word}`));
      broken.push(...(await page.evaluate(listBrokenWords)).map((word) => `${path} at ${width} px: ${word}`));
    }
  }
  expect(cut).toEqual([]);
  expect(covered).toEqual([]);
  expect(broken).toEqual([]);
});

/** In the page: words of a form's labels that go over two lines. */
function listBrokenWords(): string[] {
  const texts = [...document.querySelectorAll("main label")]
    .filter((label) => label.checkVisibility() && label.clientWidth > 1)
    .flatMap((label) => [...label.childNodes].filter((node) => node instanceof Text));
  return texts.flatMap((text) =>
    [...text.data.matchAll(/[\w']+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
    }),
  );
}

/** In the page: words below a card's picture, looked for in what the picture stands in. */
function listCoveredWords(): string[] {
  const places = new Set([...document.querySelectorAll("main .card-art")].map((art) => art.closest("li, tr, article")));
  return [...places].flatMap((place) => {
    if (!place) return [];
    const arts = [...place.querySelectorAll(".card-art")].map((art) => art.getBoundingClientRect());
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const isCovered = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
        arts.some(
          (art) => left + 1 < art.right && right - 1 > art.left && top + 1 < art.bottom && bottom - 1 > art.top,
        ),
      );
      if (isCovered && !texts.currentNode.parentElement?.closest(".visually-hidden"))
        covered.push(texts.currentNode.textContent ?? "");
    }
    return covered;
  });
}
