/** Nothing moves by itself, nothing scrolls sideways, nothing hides what has the focus. */
import { readdirSync } from "node:fs";

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

test("the sticky header never hides what has the focus", async () => {
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
      const header = document.querySelector(".site-header");
      if (!active || !header || header.contains(active)) return undefined;
      const box = active.getBoundingClientRect();
      return box.bottom <= header.getBoundingClientRect().bottom ? active.textContent : undefined;
    });
    if (fault) hidden.push(fault);
  }
  expect(hidden).toEqual([]);
  await context.close();
});

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

  test("is not part of the built site", async () => {
    expect((await fetch(`${site}/ui-examples`)).status).toBe(404);
  });
});
