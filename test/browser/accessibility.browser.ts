import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { findAxeViolations } from "../support/find-axe-violations.ts";
import { openBrowser, openPage, waitForHeader } from "../support/open-browser.ts";
import { PAGE_KINDS } from "../support/site-routes.ts";

const site = inject("siteUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

describe.each([
  { width: 1280, scheme: "light" },
  { width: 1099, scheme: "light" },
  { width: 375, scheme: "light" },
  { width: 320, scheme: "light" },
  { width: 1280, scheme: "dark" },
] as const)("at $width px, $scheme", ({ width, scheme }) => {
  test.each(PAGE_KINDS)("%s passes axe, does not scroll sideways and leaves the console empty", async (path) => {
    const { page, context, complaints } = await openPage(browser, {
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: "reduce",
    });
    const response = await page.goto(site + path);
    await waitForHeader(page);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints.filter((text) => response?.status() !== 404 || !text.includes("404"))).toEqual([]);
    await context.close();
  });
});

describe("open parts pass axe", () => {
  test.each([1280, 375])("menu, results and no results at %i px", async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 }, reducedMotion: "reduce" });
    await page.goto(`${site}/about/contact`);
    await waitForHeader(page);
    await page.fill(".header-search input", "amex");
    await page.waitForSelector('.search-results [role="option"]');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.fill(".header-search input", "zzzz");
    await page.waitForSelector("text=No cards found.");
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    if (width < 1100) await page.locator(".menu-toggle").first().click();
    await page.click('.site-menu button[data-toggle="Tools"]');
    expect(await findAxeViolations(page)).toEqual([]);
    await context.close();
  });
});
