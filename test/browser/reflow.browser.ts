/** Nothing scrolls sideways, nothing is cut off, no picture covers a word and no label breaks one, however narrow the window and wide the letters. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";

import { CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { paths } from "../../src/paths.ts";
import { takeSample } from "../support/sample-size.ts";
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

const readExcess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test(
  "no page scrolls sideways at 320 px, of most kinds some",
  async () => {
    // The policy would not let a document be put into another one.
    const { page } = await openPage({ viewport: { width: 320, height: 256 }, bypassCSP: true });
    await page.route("**/assets/*.js", (route) => route.abort());
    const wide: string[] = [];
    for (const path of takeSample(sampleAlike(listSitePaths()), 2)) {
      await showPage(page, path);
      const excess = await readExcess(page);
      if (excess > 0) wide.push(`${path}: ${excess} px`);
    }
    expect(wide).toEqual([]);
  },
  WHOLE_SITE_MS,
);

test(
  "no kind of page scrolls sideways, with letters twice as large (WCAG 1.4.4) or far apart (WCAG 1.4.12) either; no table cuts off a column, no card's picture covers a word and no label breaks one",
  async () => {
    const { page } = await openPage({ bypassCSP: true });
    const wide: string[] = [];
    const cut: string[] = [];
    const covered: string[] = [];
    const broken: string[] = [];
    const lists = CARD_CATEGORIES.map((key) => paths.category(key));
    const guides = ["/guides/business-cards-for-side-income", "/guides/when-cash-back-beats-points"];
    for (const path of new Set([...PAGE_KINDS, ...lists, ...guides])) {
      await showPage(page, path);
      const measure = async (width: number, letters: string) => {
        await page.setViewportSize({ width, height: 800 });
        const excess = await readExcess(page);
        if (excess > 0) wide.push(`${path} at ${width} px, ${letters}: ${excess} px`);
      };
      for (const width of [320, 701, 768, 1100]) {
        await measure(width, "as they are");
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
      if (!PAGE_KINDS.includes(path)) continue;
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const width of [375, 768, 1280]) await measure(width, "twice as large");
      await page.evaluate(() => (document.documentElement.style.fontSize = ""));
      // In the body, which goes with its page: the head stays when the next one has the same style sheets.
      await page.evaluate((content) => {
        document.body.append(Object.assign(document.createElement("style"), { textContent: content }));
      }, SPACING);
      await measure(320, "far apart");
    }
    expect(wide).toEqual([]);
    expect(cut).toEqual([]);
    expect(covered).toEqual([]);
    expect(broken).toEqual([]);
  },
  WHOLE_SITE_MS,
);

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
