/** The browser takes each island over as the server wrote it: there is nothing for React to correct. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { openBrowser, openPage } from "../support/open-browser.ts";

const site = inject("siteUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

/** Each island of the registry on some page, tools with and without a result. */
const PAGES = [
  "/",
  "/subscribe",
  "/compare",
  "/compare?cards=amex-gold,chase-sapphire-preferred",
  "/card-finder",
  "/card-finder?matters=value&trips=3",
  "/rewards",
  "/rewards?dining=500&groceries=700&max=2",
  "/rewards?dining=-1",
  "/rewards-compare",
  "/rewards-compare?cards=amex-gold&dining=1200",
];

test.each(PAGES)("%s", async (path) => {
  const { page, context, complaints } = await openPage(browser);
  await page.goto(site + path);
  const count = await page.locator('[data-island]:not([data-when="spend-kept"])').count();
  expect(count).toBeGreaterThan(0);
  // What waits to be seen is brought into view, one after the other.
  for (let index = 0; index < count; index += 1) {
    const island = page.locator('[data-island]:not([data-when="spend-kept"])').nth(index);
    await island.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await island.and(page.locator('[data-live="true"]')).waitFor({ state: "attached" });
  }
  // React reports what it has to correct as an error of the page. (A form sent with bad input is answered with a 400.)
  expect(complaints.filter((complaint) => !complaint.includes("status of 400"))).toEqual([]);
  await context.close();
});
