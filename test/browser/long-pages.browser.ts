/** Pages that would be dozens of screens on a phone show a part first, and all of it without a script. */
import { expect, inject, test } from "vitest";

import { CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { paths } from "../../src/paths.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();
const PHONE = { javaScriptEnabled: false, viewport: { width: 375, height: 800 } };

test.each([
  [paths.cards(), 30],
  [paths.category("travel"), 10],
])("%s shows %i rows, then all, on every width; a short list shows all at once", async (path, count) => {
  const { page } = await openPage(PHONE);
  await page.goto(site + path);
  const shown = page.locator("tbody > tr:visible");
  const all = await page.locator("tbody > tr").count();
  expect(all).toBeGreaterThan(count);
  const more = page.getByRole("checkbox", { name: `Show all ${all} cards` });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => shown.count()).toBe(count);
    await more.press("Space");
    await expect.poll(() => shown.count()).toBe(all);
    await more.press("Space");
    await expect.poll(() => shown.count()).toBe(count);
  }
  await page.goto(site + paths.cards({ issuer: "Citi" }));
  await expect.poll(() => shown.count()).toBe(await page.locator("tbody > tr").count());
});

test("a phone's pages are as long as they need to be", async () => {
  // Under a finger links and boxes are larger: what counts is what a visitor scrolls.
  const { page } = await openPage({ ...PHONE, hasTouch: true, isMobile: true });
  const limits: readonly (readonly [path: string, limitPx: number])[] = [
    ...CARD_CATEGORIES.map((key) => [paths.category(key), 12_000] as const),
    ...["chase-sapphire-preferred", "amex-platinum", "amex-gold"].map((slug) => [paths.review(slug), 12_000] as const),
    [paths.cards(), 9_000],
    [paths.cards({ type: "business" }), 9_000],
    [paths.analyzer(), 7_000],
    [paths.calculator(), 7_000],
    [paths.comparePair("amex-gold", "chase-sapphire-preferred"), 9_000],
  ];
  const heights: Record<string, number> = {};
  for (const [path, limitPx] of limits) {
    await page.goto(site + path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > limitPx) heights[path] = height;
  }
  expect(heights).toEqual({});
});

test.each([
  [paths.analyzer(), ".wallet-art"],
  [paths.calculator(), ".wallet-art"],
  [paths.comparePair("amex-gold", "chase-sapphire-preferred"), ".facing"],
  [paths.planner(), ".wallet-art"],
])("the answer of %s begins on a phone's first screen, before its form", async (path, answer) => {
  const { page } = await openPage({ ...PHONE, viewport: { width: 375, height: 812 } });
  await page.goto(site + path);
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  for (const part of ["#result", answer, "main .big-number, .facing .figures"])
    expect(await topOf(part)).toBeLessThan(812);
  expect(await topOf("main form")).toBeGreaterThan(await topOf(answer));
});

test("the finder's questions take little of a phone's height, and its first card follows them", async () => {
  const { page } = await openPage(PHONE);
  await page.goto(site + paths.finder());
  const boxes = await page.evaluate(() =>
    [".question-rows", "#finder", "#result"].map((part) => document.querySelector(part)!.getBoundingClientRect()),
  );
  expect(boxes[0]!.height).toBeLessThan(600);
  expect(boxes[2]!.top - boxes[1]!.bottom).toBeLessThan(60);
  expect(boxes[2]!.top).toBeLessThan(1_500);
});

test("on a phone a link to a part of a review opens it; where there is room all parts are open", async () => {
  const { page } = await openPage(PHONE);
  await page.goto(site + paths.review("amex-gold"));
  const rates = page.locator("#earning table");
  expect(await rates.isVisible()).toBe(false);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Earning" }).click();
  await rates.waitFor();
  await page.goto(site + paths.review("amex-gold"));
  await page.setViewportSize({ width: 1280, height: 800 });
  await rates.waitFor();
  expect(await page.getByRole("heading", { name: "Earning", exact: true }).count()).toBe(1);
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
