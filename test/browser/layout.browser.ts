/** Nothing moves by itself, nothing scrolls sideways, nothing hides what has the focus. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { ExamplesPage } from "../../src/pages/examples-page.tsx";
import { findAxeViolations } from "../support/find-axe-violations.ts";
import { openBrowser, openPage, waitForHeader } from "../support/open-browser.ts";
import { listSitePaths, PAGE_KINDS } from "../support/site-routes.ts";

const site = inject("siteUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

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
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

describe("layout shift", () => {
  test.each(PAGE_KINDS)("%s does not shift while it loads and comes to life", async (path) => {
    const { page, context } = await openPage(browser, { viewport: { width: 375, height: 800 } });
    await page.goto(site + path);
    await waitForHeader(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await readShift(page)).toBe(0);
    await context.close();
  });

  test.each([1280, 375])("search and menu do not move the page at %i px", async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(`${site}/about/contact`);
    await waitForHeader(page);
    await page.evaluate(() => document.fonts.ready);
    await page.fill(".header-search input", "amex");
    await page.waitForSelector('.search-results [role="option"]');
    await page.keyboard.press("Escape");
    if (width < 1100) await page.locator(".menu-toggle").first().click();
    await page.click('.site-menu button[data-toggle="Tools"]');
    expect(await readShift(page)).toBe(0);
    await context.close();
  });
});

describe("reflow", () => {
  test("no page scrolls sideways at 320 px", async () => {
    const { page, context } = await openPage(browser, {
      viewport: { width: 320, height: 256 },
      javaScriptEnabled: true,
    });
    await page.route("**/assets/*.js", (route) => route.abort());
    const wide: string[] = [];
    for (const path of listSitePaths()) {
      await page.goto(site + path, { waitUntil: "domcontentloaded" });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) wide.push(`${path}: ${excess} px`);
    }
    expect(wide).toEqual([]);
    await context.close();
  });

  test("text spacing of WCAG 1.4.12 cuts nothing off and scrolls nothing sideways", async () => {
    const { page, context } = await openPage(browser, { viewport: { width: 320, height: 800 }, bypassCSP: true });
    for (const path of PAGE_KINDS) {
      await page.goto(site + path);
      await page.addStyleTag({
        content:
          "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
});

test("neither the sticky header nor the jump links hide what has the focus", async () => {
  const { page, context } = await openPage(browser, {
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
  await context.close();
});

test("a review prints light and whole, whatever the screen shows", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 673, height: 900 }, colorScheme: "dark" });
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
  await context.close();
});

describe("pictures and tables", () => {
  test.each([320, 375, 768])("letters of pictures keep their size at %i px", async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 } });
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
    await context.close();
  });

  test.each([320, 701, 768, 1099])("no table cuts off a column at %i px", async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 } });
    const cut: string[] = [];
    for (const path of PAGE_KINDS) {
      await page.goto(site + path);
      const excess = await page.evaluate(() =>
        [...document.querySelectorAll(".table-region.stacked, .table-region.compact")].map(
          (region) => region.scrollWidth - region.clientWidth,
        ),
      );
      cut.push(...excess.filter((pixels) => pixels > 0).map((pixels) => `${path}: ${pixels} px`));
    }
    expect(cut).toEqual([]);
    await context.close();
  });
});

/** Parts of the frame around every page, looked at there. */
const FRAME_PIECES = ["consent-bar.tsx", "site-footer.tsx"];

describe("the page of examples", () => {
  const styles = readdirSync("dist/client/assets").filter((file) => file.endsWith(".css"));
  const html = `<!DOCTYPE html><html lang="en"><head><title>Examples</title>${styles
    .map((file) => `<link rel="stylesheet" href="/assets/${file}">`)
    .join("")}</head><body><main id="main">${renderToStaticMarkup(createElement(ExamplesPage))}</main></body></html>`;

  test.each([
    [1280, "light"],
    [320, "light"],
    [1280, "dark"],
  ] as const)("passes axe at %i px, %s, and fits", async (width, colorScheme) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 }, colorScheme });
    await page.route("**/ui-examples", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto(`${site}/ui-examples`);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });

  test.each(["light", "dark"] as const)("shows hover and focus of every control, %s", async (colorScheme) => {
    const { page, context } = await openPage(browser, {
      viewport: { width: 1280, height: 800 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.route("**/ui-examples", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto(`${site}/ui-examples`);
    const ringless: string[] = [];
    const controls = await page
      .locator("main :is(.btn, .tile a, .tabs a, .pagination a, summary, th a, input, select):not([disabled]):visible")
      .all();
    expect(controls.length).toBeGreaterThan(30);
    // A key pressed before tells the browser to show the focus of what is focused by script.
    await page.keyboard.press("Tab");
    for (const control of controls) {
      await control.focus();
      const ring = await control.evaluate((element) => {
        const seen = element.closest(".tile") ?? element;
        const style = getComputedStyle(seen);
        return style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
      });
      if (ring < 2) ringless.push(await control.evaluate((element) => element.outerHTML.slice(0, 80)));
    }
    expect(ringless).toEqual([]);
    for (const name of [".btn-primary", ".btn-secondary", ".btn-quiet", ".tabs a:not([aria-current])", ".tile a"]) {
      await page.locator(`main ${name}`).first().hover();
      expect(await findAxeViolations(page), name).toEqual([]);
    }
    await context.close();
  });

  test("holds every piece of src/ui", () => {
    const seen = new Set<string>();
    const collect = (file: string) => {
      for (const [, name] of readFileSync(file, "utf8").matchAll(
        /from "(?:\.\.\/)*(?:\.\/)?(?:ui\/)?([a-z-]+\.tsx)"/g,
      )) {
        const piece = `src/ui/${name}`;
        if (seen.has(piece) || !existsSync(piece)) continue;
        seen.add(piece);
        collect(piece);
      }
    };
    collect("src/pages/examples-page.tsx");
    for (const file of readdirSync("src/pages/examples")) collect(`src/pages/examples/${file}`);
    const missing = readdirSync("src/ui").filter((file) => file.endsWith(".tsx") && !seen.has(`src/ui/${file}`));
    expect(missing).toEqual(FRAME_PIECES);
  });

  test("is not part of the built site", async () => {
    expect((await fetch(`${site}/ui-examples`)).status).toBe(404);
  });
});
