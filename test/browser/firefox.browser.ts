/** The main journeys in Firefox, where one is installed (find-firefox.ts): another engine than all other tests have. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";

import { findFirefox } from "../support/find-firefox.ts";
import { makeAddress } from "../support/newsletter-visitor.ts";
import { waitForLink } from "../support/newsletter-site.ts";
import { type Firefox, type FirefoxPage, findPuppeteer, openFirefox } from "../support/open-firefox.ts";

const site = inject("siteUrl");
const executablePath = findFirefox();
const puppeteer = findPuppeteer();

describe.skipIf(!executablePath || !puppeteer)("in Firefox", () => {
  let browser: Firefox;
  let page: FirefoxPage;
  let complaints: string[];
  beforeAll(async () => {
    if (executablePath && puppeteer) browser = await openFirefox(puppeteer, executablePath);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    const context = await browser.createBrowserContext();
    page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    complaints = [];
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
  });
  afterEach(async () => {
    await page.browserContext().close();
    expect(complaints).toEqual([]);
  });

  const open = (path: string) => page.goto(site + path);
  const untilLive = (selector: string) => page.waitForSelector(`${selector}[data-live="true"]`);
  async function openHeader(path: string): Promise<void> {
    await open(path);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await untilLive('[data-island="site-header"]');
  }

  test.each(["/", "/cards", "/cards/amex-gold", "/rewards", "/guides", "/developers"])(
    "%s comes to life without a word in the console, as wide as its window",
    async (path) => {
      await openHeader(path);
      for (const island of await page.$$("main [data-island]"))
        await island.evaluate((element) => element.dispatchEvent(new Event("focusin")));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );

  test("a search by keys leads to a review", async () => {
    await openHeader("/about/contact");
    await page.type(".header-search input", "sapphire reserve");
    await page.waitForSelector('.search-results [role="option"]');
    await page.keyboard.press("ArrowDown");
    await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
    expect(new URL(page.url()).pathname).toBe("/cards/chase-sapphire-reserve");
    expect(await page.$eval("h1", (element) => element.textContent)).toContain("Sapphire Reserve");
  });

  test("a group of the menu opens, and Escape closes it and gives the focus back", async () => {
    await openHeader("/about/contact");
    await page.click(".site-menu button[data-toggle]");
    await page.waitForSelector('.site-menu button[aria-expanded="true"]');
    await page.keyboard.press("Escape");
    await page.waitForSelector('.site-menu button[data-toggle][aria-expanded="false"]');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-toggle"))).toBe(true);
  });

  test("the analyzer answers a changed amount without loading the page, as its API does", async () => {
    await open("/rewards");
    await page.$eval("main [data-island]", (element) => element.dispatchEvent(new Event("focusin")));
    await untilLive("main [data-island]");
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.$eval("#analyzer-maxCards", (element) => {
      (element as HTMLInputElement).value = "2";
      for (const kind of ["input", "change"]) element.dispatchEvent(new Event(kind, { bubbles: true }));
    });
    await page.waitForFunction(() => location.search.includes("maxCards=2"));
    const shown = await page.$eval(".wallet-headline .big-number", (element) => element.textContent);
    const answer = (await (await fetch(page.url().replace("/rewards", "/api/analyzer"))).json()) as {
      pick: { netUsd: number };
    };
    expect(shown).toBe(`$${Math.round(answer.pick.netUsd).toLocaleString("en-US")}`);
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });

  test("a subscription by the form is confirmed by the mailed link, and signs the browser in", async () => {
    const address = makeAddress();
    await openHeader("/subscribe");
    await page.type('main input[type="email"]', address);
    await page.click('main form [type="submit"]');
    const link = await waitForLink(address);
    await open(link);
    await page.click('main form [type="submit"]');
    await page.waitForFunction(() => document.body.textContent.includes("Unsubscribe"));
  });
});
