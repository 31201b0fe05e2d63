/** The home page's first screen: a few amounts, and the best wallet for them. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { keepSpend, waitForTool } from "../support/open-tool.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");

const readCards = (page: Page) => page.locator(".glance-names a").allTextContents();
const readWorth = (page: Page) => page.textContent(".glance-wallet .big-number");

interface Analysis {
  readonly pick: { readonly netUsd: number; readonly cards: readonly { readonly slug: string }[] };
}
const analyze = async (query: string) => (await (await fetch(`${site}/api/analyzer${query}`)).json()) as Analysis;
const toDollars = (usd: number) => `$${Math.round(usd).toLocaleString("en-US")}`;

async function openHome(page: Page): Promise<void> {
  await page.goto(`${site}/`);
  await waitForTool(page);
}

describe("the first screen", () => {
  test("shows the analyzer's own pick for a typical household", async () => {
    const { page, complaints } = await openPage({ reducedMotion: "reduce" });
    await openHome(page);
    const { pick } = await analyze("?preset=household");
    expect(await readWorth(page)).toBe(toDollars(pick.netUsd));
    expect(await page.locator(".glance-fan img").count()).toBe(pick.cards.length);
    expect(await page.textContent(".glance-wallet")).toContain("than a flat 2% card");
    // A bar without a color of ours is black.
    const fills = await page
      .locator(".glance-bars rect")
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
    expect(fills).toHaveLength(3);
    expect(fills).not.toContain("rgb(0, 0, 0)");
    expect(complaints).toEqual([]);
  });

  test("has the dollars of the wallet on a phone, too, before the wallet is there", async () => {
    const height = 700;
    const { page } = await openPage({ viewport: { width: 375, height }, reducedMotion: "reduce" });
    await openHome(page);
    const bar = page.locator(".result-bar");
    const readBottom = () => bar.evaluate((node) => Math.round(node.getBoundingClientRect().bottom));
    expect(await readBottom()).toBe(height);
    expect(await bar.textContent()).toContain(`${await readWorth(page)} a year`);
    await bar.getByRole("link").click();
    await page.waitForFunction(() => document.querySelector("#glance-title")!.getBoundingClientRect().bottom < 400);
    expect(await readBottom()).toBeLessThan(height);
  });

  test("deals other cards when the groceries change, says so, and leads to the whole answer", async () => {
    const { page, complaints } = await openPage({ reducedMotion: "reduce" });
    await openHome(page);
    const [cards, worth] = [await readCards(page), await readWorth(page)];
    await page.getByLabel("Groceries").fill("3500");
    await page.waitForFunction(
      (before) => document.querySelector(".glance-wallet .big-number")?.textContent !== before,
      worth,
    );
    expect(await readCards(page)).not.toEqual(cards);
    await page.waitForFunction(() => document.querySelector("#announcer")?.textContent?.startsWith("Our pick: "));
    expect(new URL(page.url()).search).toBe("");
    const shown = await readWorth(page);
    await page.getByRole("button", { name: "See the details" }).click();
    await page.waitForURL(/\/rewards\?/);
    expect(await page.textContent(".wallet-headline .big-number")).toBe(shown);
    expect(complaints).toEqual([]);
  });

  test("keeps the last wallet while an amount is wrong, and says what is wrong beside it", async () => {
    const { page } = await openPage({ reducedMotion: "reduce" });
    await openHome(page);
    const worth = await readWorth(page);
    await page.getByLabel("Gas", { exact: true }).fill("plenty");
    await page.waitForSelector("#glance-gas-error");
    expect(await readWorth(page)).toBe(worth);
    expect(await page.getAttribute("#glance-gas", "aria-invalid")).toBe("true");
  });

  test("works without JavaScript as a form that leads to the same wallet", async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site}/`);
    const worth = await readWorth(page);
    expect(worth).toMatch(/^\$\d/);
    await page.getByRole("button", { name: "See the details" }).click();
    await page.waitForURL(/\/rewards\?/);
    expect(await page.textContent(".wallet-headline .big-number")).toBe(worth);
  });

  test("asks for a first number where nothing is spent", async () => {
    const { page } = await openPage({ reducedMotion: "reduce" });
    await openHome(page);
    for (const field of await page.locator(".glance-ask .money input").all()) await field.fill("");
    // The announcer says the same words.
    await page.locator(".glance-first").getByText("Type what you spend a month on any one of these").waitFor();
    expect(await page.locator(".glance-wallet .big-number").count()).toBe(0);
    await page.getByLabel("Gas", { exact: true }).fill("10");
    await page.locator(".glance-wallet .big-number").waitFor();
  });

  test.each([1280, 375])("moves nothing while somebody types, %i pixels wide", async (width) => {
    const { page } = await openPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await openHome(page);
    await page.evaluate(() => {
      Reflect.set(globalThis, "moved", []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (Reflect.get(globalThis, "moved") as number[]).push(Reflect.get(entry, "value") as number);
      }).observe({ type: "layout-shift", buffered: false });
    });
    for (const [label, text] of [
      ["Groceries", "3500"],
      ["Dining", "20"],
      ["Travel", "2400"],
      ["Everything else", "0"],
    ] as const) {
      const before = await readWorth(page);
      await page.getByLabel(label, { exact: true }).fill(text);
      await page.waitForFunction(
        (worth) => document.querySelector(".glance-wallet .big-number")?.textContent !== worth,
        before,
      );
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, "moved") as number[])).toEqual([]);
  });

  test("takes six answers from what this browser keeps, says where the rest of it counts, and can delete it", async () => {
    const { page } = await openPage({ reducedMotion: "reduce" });
    await keepSpend(page, site, "dining=1500&groceries=300&trips=8");
    await openHome(page);
    await page.getByRole("main").getByText("what you saved in this browser").waitFor();
    expect(await page.inputValue("#glance-dining")).toBe("1500");
    const { pick } = await analyze("?dining=1500&groceries=300&trips=8");
    expect(await readWorth(page)).toBe(toDollars(pick.netUsd));
    expect(await page.getByRole("link", { name: "Use all of it" }).getAttribute("href")).toContain("dining=1500");
    await page.getByRole("button", { name: "Delete it from this browser" }).click();
    await page.waitForFunction(() => localStorage.getItem("waycard.spend") === null);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#glance-dining")?.value === "450");
  });
});
