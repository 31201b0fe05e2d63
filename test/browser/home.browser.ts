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
  readonly wallet: { readonly netUsd: number; readonly cards: readonly { readonly slug: string }[] };
  readonly proof: { readonly wallets: number };
}
const analyze = async (query: string) => (await (await fetch(`${site}/api/analyzer${query}`)).json()) as Analysis;
const toDollars = (usd: number) => `$${Math.round(usd).toLocaleString("en-US")}`;

async function openHome(page: Page): Promise<void> {
  await page.goto(`${site}/`);
  await waitForTool(page);
}

describe("the first screen", () => {
  test("shows the analyzer's own wallet for the typical household, with its proof", async () => {
    const { page, complaints } = await openPage({ reducedMotion: "reduce" });
    await openHome(page);
    const { wallet, proof } = await analyze("");
    expect(await readWorth(page)).toBe(toDollars(wallet.netUsd));
    expect(await page.locator(".glance-fan img").count()).toBe(wallet.cards.length);
    expect(await page.textContent(".glance-wallet")).toContain(
      `The best of ${proof.wallets.toLocaleString("en-US")} wallets, by these estimates`,
    );
    expect(await page.textContent(".glance-wallet")).toContain("than a flat 2% card");
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

  test("has no search box of its own", async () => {
    const { page } = await openPage({ reducedMotion: "reduce" });
    await openHome(page);
    expect(await page.locator("main input[type=search]").count()).toBe(0);
  });

  test("deals other cards when the groceries change, says so, and leads to the whole answer", async () => {
    const { page, complaints } = await openPage({ reducedMotion: "reduce" });
    await openHome(page);
    const [cards, worth] = [await readCards(page), await readWorth(page)];
    await page.getByLabel("Groceries").fill("2500");
    await page.waitForFunction(
      (before) => document.querySelector(".glance-wallet .big-number")?.textContent !== before,
      worth,
    );
    expect(await readCards(page)).not.toEqual(cards);
    await page.waitForFunction(() => document.querySelector("#announcer")?.textContent?.startsWith("Best wallet: "));
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
    await page.waitForURL(/\/rewards$/);
    expect(await page.textContent(".wallet-headline .big-number")).toBe(worth);
  });

  test("takes the spend that this browser keeps, and can delete it", async () => {
    const { page } = await openPage({ reducedMotion: "reduce" });
    await keepSpend(page, site, "dining=1500&groceries=300&brand=Delta:200&trips=8");
    await openHome(page);
    await page.getByText("the spend saved in this browser").waitFor();
    expect(await page.inputValue("#glance-dining")).toBe("1500");
    const { wallet } = await analyze("?dining=1500&groceries=300&brand=Delta:200&trips=8");
    expect(await readWorth(page)).toBe(toDollars(wallet.netUsd));
    await page.getByRole("button", { name: "Delete it from this browser" }).click();
    await page.waitForFunction(() => localStorage.getItem("waycard.spend") === null);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#glance-dining")?.value === "450");
  });
});
