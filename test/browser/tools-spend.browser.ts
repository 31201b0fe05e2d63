/** The visitor's own spend: kept in this browser when asked to, used by every tool, review and list, seen and deleted. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { loadToolRecords } from "../../build/tool-records.ts";
import { formatUsd } from "../../src/words/format.ts";
import { paths } from "../../src/paths.ts";
import { findCardWorths } from "../../src/own-worth/card-worths.ts";
import { waitForHeader, wakeIsland } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";
import { keepSpend, openTool, waitForAddress } from "../support/open-tool.ts";

const site = inject("siteUrl");
const CATEGORY = paths.category("travel");
const REVIEW = "/cards/amex-gold";
const SPEND = "dining=900&groceries=300&perks=30";
const openPage = useBrowser();

const readKept = (page: Page) => page.evaluate(() => localStorage.getItem("waycard.spend"));

/** How long rows are held out of sight for the visitor's order, whatever the machine's speed. */
async function setHold(page: Page, length: "endless" | "over at once"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: length === "endless" ? 0.0001 : 100_000 });
}

/** Yearly value of each card in the order of the table, as the page shows it. */
const readWorths = (page: Page) =>
  page
    .locator("[data-worth]")
    .evaluateAll((cells) =>
      cells.map((cell) => [cell.getAttribute("data-worth") ?? "", cell.textContent ?? ""] as const),
    );

/** Later years of cards held alone, computed here for the kept profile. */
function findNets(slugs: readonly string[], spend: string): Record<string, string> {
  const { netsUsd } = findCardWorths(slugs, new URLSearchParams(spend), loadToolRecords());
  return Object.fromEntries(Object.entries(netsUsd).map(([slug, usd]) => [slug, formatUsd(usd)]));
}

async function openWithSpend(path: string) {
  const opened = await openPage({ reducedMotion: "reduce" });
  await keepSpend(opened.page, site, SPEND);
  const requests: string[] = [];
  opened.page.on("request", (request) => requests.push(request.url()));
  await opened.page.goto(site + path);
  return { ...opened, requests };
}

describe("a kept spend", () => {
  test("is kept only when asked to, fills the other tools, can be seen, and is gone when deleted", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/rewards`);
    await page.fill("#analyzer-dining", "$1,234");
    await waitForAddress(page, "dining=1234");
    expect(await readKept(page)).toBeNull();
    await page.getByRole("button", { name: "Save my spending in this browser" }).click();
    expect(await readKept(page)).toContain("dining=1234");

    await page.goto(`${site}/rewards-compare`);
    await waitForAddress(page, "dining=1234");
    expect(await page.inputValue("#calculator-dining")).toBe("1234");
    await page.goto(`${site}/compare/amex-gold-vs-chase-sapphire-preferred`);
    await waitForAddress(page, "dining=1234");
    expect(await page.inputValue("#compare-dining")).toBe("1234");

    await page.goto(`${site}/rewards`);
    await waitForAddress(page, "dining=1234");
    await page.locator("summary", { hasText: "See or delete it" }).click();
    expect(await page.textContent(".kept-lines")).toContain("Dining: $1,234");
    await page.getByRole("button", { name: "Delete it from this browser" }).click();
    expect(await readKept(page)).toBeNull();
    await page.goto(`${site}/rewards`);
    await waitForHeader(page);
    expect(page.url()).toBe(`${site}/rewards`);
    expect(complaints).toEqual([]);
  });

  test("gives way to a spend in the address, and never travels by itself", async () => {
    const { page, requests } = await openWithSpend("/rewards?dining=50");
    await waitForHeader(page);
    await wakeIsland(page, "analyzer");
    expect(page.url()).toBe(`${site}/rewards?dining=50`);
    expect(await page.inputValue("#analyzer-dining")).toBe("50");
    await page.goto(site + REVIEW);
    await page.waitForSelector(".your-number.is-own");
    expect(requests.filter((url) => url.includes("dining=900"))).toEqual([]);
  });
});

describe("the number of a review", () => {
  test("is worked out for the kept spend, and goes back to the default one when that is deleted", async () => {
    const { page, complaints } = await openWithSpend(REVIEW);
    await page.waitForSelector(".your-number.is-own");
    const nets = findNets(["amex-gold"], SPEND);
    expect(await page.locator(".number-facts .big-number").nth(1).textContent()).toBe(nets["amex-gold"]);
    await page.getByRole("button", { name: "Delete it from this browser" }).click();
    await page.waitForSelector(".your-number:not(.is-own)");
    expect(await readKept(page)).toBeNull();
    expect(complaints).toEqual([]);
  });
});

describe("the table of a category page", () => {
  test("says what each card is worth for the kept spend", async () => {
    const { page, complaints } = await openWithSpend(CATEGORY);
    await page.locator(".own-worth", { hasText: "your own spending, $1,200 a month and" }).waitFor();
    const slugs = (await readWorths(page)).map(([slug]) => slug);
    // The table stands outside of the island, and follows it.
    await expect.poll(async () => Object.fromEntries(await readWorths(page))).toEqual(findNets(slugs, SPEND));
    expect(complaints).toEqual([]);
  });

  test("is in the visitor's own order before it is seen, with its ranks, and gives ours back", async () => {
    const { page } = await openPage();
    await keepSpend(page, site, SPEND);
    await setHold(page, "endless");
    await page.goto(site + CATEGORY);
    const back = page.getByRole("button", { name: "Back to our order" });
    await back.waitFor();
    const ranks = await page.locator("[data-rank]").allTextContents();
    expect(ranks).toEqual(ranks.map((_, index) => `${index + 1}. `));
    const seen = await readWorths(page);
    expect(await page.locator("[data-order] tbody").isVisible()).toBe(true);
    await back.click();
    const button = page.getByRole("button", { name: "Sort by it" });
    await button.waitFor();
    const ours = (await readWorths(page)).map(([slug]) => slug);
    expect(ours).not.toEqual(seen.map(([slug]) => slug));
    await button.click();
    const toNumber = (text: string) => Number(text.replace("−", "-").replaceAll(/[$,]/g, ""));
    await page.getByRole("button", { name: "Back to our order" }).waitFor();
    await expect.poll(async () => (await readWorths(page)).map(([slug]) => slug)).not.toEqual(ours);
    const own = await readWorths(page);
    expect(own.map(([, text]) => toNumber(text))).toEqual(
      own.map(([, text]) => toNumber(text)).toSorted((left, right) => right - left),
    );
    expect(await page.locator("th[aria-sort]").allTextContents()).toEqual(["Yearly value"]);

    await page.locator("summary", { hasText: "See or delete it" }).click();
    expect(await page.textContent(".kept-lines")).toContain("Dining: $900");
    await page.getByRole("button", { name: "Delete it from this browser" }).click();
    await page.getByRole("link", { name: "Use my own spending" }).waitFor();
    const { page: other } = await openPage({ javaScriptEnabled: false });
    await other.goto(site + CATEGORY);
    const published = await readWorths(other);
    expect(published.map(([slug]) => slug)).toEqual(ours);
    await expect.poll(() => readWorths(page)).toEqual(published);
  });

  test("stays in our order where the visitor's own takes too long, and offers it", async () => {
    const { page } = await openPage();
    await keepSpend(page, site, SPEND);
    await setHold(page, "over at once");
    await page.goto(site + CATEGORY);
    await page.getByRole("button", { name: "Sort by it" }).waitFor();
    const { page: other } = await openPage({ javaScriptEnabled: false });
    await other.goto(site + CATEGORY);
    const toSlugs = async (of: Page) => (await readWorths(of)).map(([slug]) => slug);
    expect(await toSlugs(page)).toEqual(await toSlugs(other));
  });

  test("follows a spend that is kept in another tab", async () => {
    const { page, context } = await openPage();
    await page.goto(site + CATEGORY);
    const other = await context.newPage();
    await keepSpend(other, site, SPEND);
    await page.getByRole("button", { name: "Sort by it" }).waitFor();
  });

  test.each([CATEGORY, REVIEW])("%s downloads nothing for it when no spend is kept", async (path) => {
    const { page } = await openPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(site + path);
    await waitForHeader(page);
    await page.locator('[data-when="kept"]').hover();
    await page.locator('[data-when="kept"] a').last().focus();
    // Behind the loader's own idle work, if it has any.
    await page.evaluate(async () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_500 })));
    expect(requests.filter((url) => /own-worth|your-number|kept-|rewards-worker|cards-.*\.json/.test(url))).toEqual([]);
    expect(await page.locator('[data-when="kept"][data-live]').count()).toBe(0);
  });
});
