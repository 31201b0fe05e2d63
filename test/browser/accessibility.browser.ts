/** Every kind of page in a browser: what axe finds, what the console says, whether the islands live. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { ISLANDS } from "../../src/islands/registry.ts";
import { paths } from "../../src/paths.ts";
import { findAxeViolations } from "../support/find-axe-violations.ts";
import { makeClient } from "../support/newsletter-visitor.ts";
import { FIELD, openHeader, TOGGLE, toGroup } from "../support/drive-header.ts";
import { resizePage, waitForHeader, wakeIsland, wakeIslands } from "../support/drive-page.ts";
import { keepSpend } from "../support/open-tool.ts";
import { useBrowser } from "../support/use-browser.ts";
import { FORM_ERRORS, PAGE_KINDS } from "../support/site-routes.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

/** As a bar and as a column; what is between them is for `reflow.browser.ts`. */
const WIDTHS = [1280, 320];

async function expectNoFaults(page: Page, width: number, rules?: "size"): Promise<void> {
  await resizePage(page, width, 800);
  // Where a fragment or waking its islands has left the page, a bar that stays in sight covers what can be scrolled from under it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findAxeViolations(page, rules), `${width} px`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function expectNoFaultsAtAnyWidth(page: Page): Promise<void> {
  await expectNoFaults(page, 1280);
  await expectNoFaults(page, 320, "size");
}

/** Tools with a result, which their own addresses do not show. */
const RESULTS = [
  `${paths.compare()}?cards=amex-gold,chase-sapphire-preferred`,
  `${paths.finder()}?matters=bonus&type=business`,
  `${paths.analyzer()}?dining=500&groceries=700&maxCards=2`,
  `${paths.planner()}?dining=500&apply=1`,
  `${paths.calculator()}?cards=amex-gold&dining=1200`,
];
const seenIslands = new Set<string>();

/**
 * A console that stays empty says more than it seems: what React has to correct in an island that it takes over, and
 * what the security policy stops, stand there as errors. Loading is what costs, so all of it shares one visit, of somebody
 * who keeps a spend: some islands live for those only.
 */
describe("every kind of page passes axe, does not scroll sideways and leaves the console empty", () => {
  test.each([...PAGE_KINDS, ...RESULTS])("%s", async (path) => {
    const { page, complaints } = await openPage({ viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });
    await keepSpend(page, site, "dining=500");
    const response = await page.goto(site + path);
    await waitForHeader(page);
    await wakeIslands(page);
    for (const island of await page.locator("[data-island]").all()) {
      seenIslands.add((await island.getAttribute("data-island")) ?? "");
    }
    await expectNoFaults(page, 320);
    await expectNoFaults(page, 1280, "size");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeViolations(page, "color"), colorScheme).toEqual([]);
    }
    expect(complaints.filter((text) => response?.status() !== 404 || !text.includes("404"))).toEqual([]);
  });

  test("those pages have every island there is", () => {
    expect([...seenIslands].toSorted()).toEqual(Object.keys(ISLANDS).toSorted());
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
    const { page, complaints } = await openPage({ reducedMotion: "reduce" });
    await page.goto(site + path);
    await page.waitForSelector(".error-summary");
    await waitForHeader(page);
    await wakeIslands(page);
    await expectNoFaultsAtAnyWidth(page);
    // The console also says that it is answered with a 422, and that what has the focus by the address keeps it.
    expect(complaints.filter((text) => !/status of 4|Autofocus processing was blocked/.test(text))).toEqual([]);
  });

  test("the newsletter's", async () => {
    const { page, context } = await openPage({ reducedMotion: "reduce" });
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": makeClient() });
    await page.goto(`${site}/subscribe`);
    await wakeIsland(page, "subscribe");
    await page.fill("#subscribe-email", "ann@localhost");
    await page.click('main button:has-text("Subscribe")');
    await page.waitForSelector("#subscribe-email-error");
    await expectNoFaultsAtAnyWidth(page);
  });
});

test("panes of code are no landmarks: the developers' page has few", async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site}/developers`);
  expect(await page.locator(".code-block").count()).toBeGreaterThan(10);
  expect(await page.getByRole("region", { includeHidden: true }).count()).toBeLessThan(12);
});
