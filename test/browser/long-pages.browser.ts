/** Pages that would be dozens of screens on a phone show a part first, and all of it without a script. */
import { expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();
const PHONE = { javaScriptEnabled: false, viewport: { width: 375, height: 800 } };

test("a phone shows 30 cards of the list, then all; a wide window and a short list show all at once", async () => {
  const { page } = await openPage(PHONE);
  await page.goto(site + paths.cards());
  const shown = page.locator("tbody > tr:visible");
  const all = await page.locator("tbody > tr").count();
  const more = page.getByRole("checkbox", { name: `Show all ${all} cards` });
  await expect.poll(() => shown.count()).toBe(30);
  await more.press("Space");
  await expect.poll(() => shown.count()).toBe(all);
  await more.press("Space");
  await expect.poll(() => shown.count()).toBe(30);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => shown.count()).toBe(all);
  expect(await more.isVisible()).toBe(false);
  await page.setViewportSize(PHONE.viewport);
  await page.goto(site + paths.cards({ issuer: "Citi" }));
  await expect.poll(() => shown.count()).toBe(await page.locator("tbody > tr").count());
});

test("links to resources open their folds, with the line above in sight; the page has a few screens", async () => {
  const { page } = await openPage(PHONE);
  await page.goto(site + paths.developers());
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000);
  await page.goto(`${site}${paths.developers()}#finder`);
  const fold = page.locator("details.api-fold", { has: page.locator("#finder") });
  await fold.locator("pre").first().waitFor();
  const header = await page.locator(".site-header").evaluate((box) => box.getBoundingClientRect().bottom);
  const top = await fold.locator("summary").evaluate((box) => box.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(header - 1);
  expect(top).toBeLessThan(400);
});

test("paper has every resource open", async () => {
  const { page } = await openPage(PHONE);
  await page.goto(site + paths.developers());
  await page.emulateMedia({ media: "print" });
  const last = page.locator("details.api-fold:not([open]) > [id]").last();
  expect(await last.evaluate((box) => box.getBoundingClientRect().height)).toBeGreaterThan(40);
});
