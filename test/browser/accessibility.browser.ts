import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { findAxeViolations } from "../support/find-axe-violations.ts";
import { makeClient } from "../support/newsletter-visitor.ts";
import { FIELD, openHeader, TOGGLE, toGroup } from "../support/drive-header.ts";
import { resizePage, waitForHeader } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";
import { FORM_ERRORS, PAGE_KINDS } from "../support/site-routes.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

const WIDTHS = [1280, 1099, 375, 320];

async function expectNoFaults(page: Page, width: number, rules: "size" | undefined): Promise<void> {
  await resizePage(page, width, 800);
  expect(await findAxeViolations(page, rules), `${width} px`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function expectNoFaultsAtAnyWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) await expectNoFaults(page, width, width === 1280 || width === 375 ? undefined : "size");
}

// A page is loaded for wide and for narrow windows, and then pulled narrower: loading is what costs.
describe.each([
  { wide: 1280, narrow: 1099 },
  { wide: 375, narrow: 320 },
] as const)("at $wide and $narrow px", ({ wide, narrow }) => {
  test.each(PAGE_KINDS)("%s passes axe, does not scroll sideways and leaves the console empty", async (path) => {
    const { page, complaints } = await openPage({ viewport: { width: wide, height: 800 }, reducedMotion: "reduce" });
    const response = await page.goto(site + path);
    await waitForHeader(page);
    await expectNoFaults(page, wide, undefined);
    await expectNoFaults(page, narrow, "size");
    if (wide === WIDTHS[0]) {
      await resizePage(page, wide, 800);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findAxeViolations(page, "color"), "dark").toEqual([]);
    }
    expect(complaints.filter((text) => response?.status() !== 404 || !text.includes("404"))).toEqual([]);
  });
});

describe("open parts pass axe at every width", () => {
  test.each(["amex", "zzzz"])("what a search for %s shows", async (text) => {
    const { page } = await openHeader(openPage, { reducedMotion: "reduce" });
    await page.fill(FIELD, text);
    await page.waitForSelector(".search-results:not([hidden])");
    await page.waitForFunction(() => document.getElementById("announcer")?.textContent !== "");
    await expectNoFaultsAtAnyWidth(page);
    expect(await page.locator(".search-results").isVisible()).toBe(true);
  });

  test("the menu with a group open", async () => {
    const { page } = await openHeader(openPage, { reducedMotion: "reduce" }, "/guides");
    for (const width of WIDTHS) {
      await resizePage(page, width, 800);
      if (width < 1100) await page.locator(TOGGLE).first().click();
      await page.click(toGroup("Blog"));
      await page.waitForSelector("#menu-blog");
      expect(await findAxeViolations(page), `${width} px`).toEqual([]);
      await page.keyboard.press("Escape");
      await page.waitForSelector("#menu-blog", { state: "hidden" });
      await page.keyboard.press("Escape");
      if (width < 1100) await page.waitForSelector(".site-menu", { state: "hidden" });
    }
  });
});

describe("forms with errors pass axe at every width", () => {
  test.each(FORM_ERRORS)("%s", async (path) => {
    const { page } = await openPage({ reducedMotion: "reduce" });
    await page.goto(site + path);
    await page.waitForSelector(".error-summary");
    await expectNoFaultsAtAnyWidth(page);
  });

  test("the newsletter's", async () => {
    const { page, context } = await openPage({ reducedMotion: "reduce" });
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": makeClient() });
    await page.goto(`${site}/subscribe`);
    await page.waitForSelector('[data-island="subscribe"][data-live="true"]');
    await page.fill("#subscribe-email", "ann@localhost");
    await page.click('main button:has-text("Subscribe")');
    await page.waitForSelector("#subscribe-email-error");
    await expectNoFaultsAtAnyWidth(page);
  });
});
