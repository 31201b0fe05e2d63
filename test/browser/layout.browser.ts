/** Nothing moves by itself, nothing scrolls sideways, nothing hides what has the focus. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { holdPictures, loadTypefaces, waitForHeader } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";
import { listSitePaths, PAGE_KINDS, sampleAlike } from "../support/site-routes.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

/** For a test that opens every page of the site. */
const WHOLE_SITE_MS = 900_000;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Cumulative layout shift so far, as the web vitals define it: shifts within half a second of an input are wanted ones. */
const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as LayoutShift[]) if (!entry.hadRecentInput) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

describe("layout shift", () => {
  test.each(PAGE_KINDS)("%s does not shift while it loads and comes to life", async (path) => {
    const { page } = await openPage({ viewport: { width: 375, height: 800 } });
    await loadTypefaces(page, site);
    const release = await holdPictures(page);
    await page.goto(site + path, { waitUntil: "domcontentloaded" });
    await waitForHeader(page);
    await page.evaluate(() => document.fonts.ready);
    release();
    await page.waitForLoadState("load");
    expect(await readShift(page)).toBe(0);
  });

  test.each(["/", "/cards/marriott-bonvoy-boundless", "/rewards"])(
    "%s does not shift when its typefaces come late",
    async (path) => {
      const { page } = await openPage({ viewport: { width: 375, height: 800 } });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site + path, { waitUntil: "domcontentloaded" });
      // Longer than a browser waits for a typeface before it writes in another.
      await page.waitForFunction(() => performance.now() > 1_000);
      release();
      await waitForHeader(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await readShift(page)).toBe(0);
    },
  );

  test.each([1280, 375])("search and menu do not move the page at %i px", async (width) => {
    const { page } = await openPage({ viewport: { width, height: 800 } });
    await page.goto(`${site}/about/contact`);
    await waitForHeader(page);
    await page.evaluate(() => document.fonts.ready);
    await page.fill(".header-search input", "amex");
    await page.waitForSelector('.search-results [role="option"]');
    await page.keyboard.press("Escape");
    if (width < 1100) await page.locator(".menu-toggle").first().click();
    await page.click('.site-menu button[data-toggle="Tools"]');
    expect(await readShift(page)).toBe(0);
  });
});

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
});

test("neither the sticky header nor the jump links hide what has the focus", async () => {
  const { page } = await openPage({
    viewport: { width: 1280, height: 700 },
    reducedMotion: "reduce",
  });
  await page.goto(`${site}/cards/amex-gold`);
  await waitForHeader(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator(".site-footer a").first().focus();
  const hidden: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const fault = await page.evaluate(() => {
      const active = document.activeElement;
      const bars = [...document.querySelectorAll(".site-header, .jump-links")];
      if (!active || bars.some((bar) => bar.contains(active))) return undefined;
      const edge = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
      return active.getBoundingClientRect().bottom <= edge ? active.textContent : undefined;
    });
    if (fault) hidden.push(fault);
  }
  expect(hidden).toEqual([]);
});

test("a review prints light and whole, whatever the screen shows", async () => {
  const { page } = await openPage({ viewport: { width: 673, height: 900 }, colorScheme: "dark" });
  await page.goto(`${site}/cards/marriott-bonvoy-boundless`);
  const look = () =>
    page.evaluate(() => ({
      paper: getComputedStyle(document.documentElement).backgroundColor,
      headings: getComputedStyle(document.querySelector("#earning thead")!).position,
      isHeaderShown: document.querySelector(".site-header")!.getClientRects().length > 0,
      answers: [...document.querySelectorAll("#questions details p")].map((answer) =>
        answer.checkVisibility({
          contentVisibilityAuto: true,
        }),
      ),
    }));
  const onScreen = await look();
  expect(onScreen.paper).not.toBe("rgb(255, 255, 255)");
  expect(onScreen.answers).toContain(false);
  await page.emulateMedia({ media: "print" });
  const onPaper = await look();
  expect(onPaper).toMatchObject({ paper: "rgb(255, 255, 255)", headings: "static", isHeaderShown: false });
  expect(onPaper.answers.length).toBeGreaterThan(1);
  expect(onPaper.answers).not.toContain(false);
});

describe("pictures and tables", () => {
  test.each([320, 375, 768])("letters of pictures keep their size at %i px", async (width) => {
    const { page } = await openPage({ viewport: { width, height: 800 } });
    const small: string[] = [];
    for (const path of [
      "/cards/marriott-bonvoy-boundless",
      "/rewards",
      "/compare/amex-gold-vs-chase-sapphire-preferred",
    ]) {
      await page.goto(site + path);
      const found = await page.evaluate(() => {
        // What a letter measures on the screen: its font times how much the picture is stretched.
        const texts = [...document.querySelectorAll<SVGTextElement>(".chart text")];
        const words = [...document.querySelectorAll<HTMLElement>(".bars span")];
        return [
          ...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 0)),
          ...words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)),
        ];
      });
      expect(found.length, path).toBeGreaterThan(8);
      small.push(...found.filter((size) => size < 12).map((size) => `${path}: ${size} px`));
    }
    expect(small).toEqual([]);
  });

  test("no table cuts off a column and no card's picture covers a word, at any width", async () => {
    const { page } = await openPage({ bypassCSP: true });
    const cut: string[] = [];
    const covered: string[] = [];
    for (const path of [
      ...PAGE_KINDS,
      "/guides/business-cards-for-side-income",
      "/guides/when-cash-back-beats-points",
    ]) {
      await showPage(page, path);
      for (const width of [320, 701, 768, 1099, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const excess = await page.evaluate(() =>
          [...document.querySelectorAll(".table-region.stacked, .table-region.compact")].map(
            (region) => region.scrollWidth - region.clientWidth,
          ),
        );
        cut.push(...excess.filter((pixels) => pixels > 0).map((pixels) => `${path} at ${width} px: ${pixels} px`));
        const words = await page.evaluate(listCoveredWords);
        covered.push(...words.map((word) => `${path} at ${width} px: ${word}`));
      }
    }
    expect(cut).toEqual([]);
    expect(covered).toEqual([]);
  });
});

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
