/** A tool's page in Chromium, with what the journeys of all four tools need. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

import { openPage, type WatchedPage } from "./open-browser.ts";

export async function openTool(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const opened = await openPage(browser, { reducedMotion: "reduce", ...options });
  await opened.page.goto(address);
  if (options.javaScriptEnabled !== false) await waitForTool(opened.page);
  return opened;
}

/** As a visitor's own press on "Keep my spend" leaves it. */
export async function keepSpend(page: Page, origin: string, query: string): Promise<void> {
  await page.goto(`${origin}/healthz`);
  await page.evaluate((text) => localStorage.setItem("waycard.spend", text), JSON.stringify({ version: 1, query }));
}

/** Until the tool's own script answers. */
export async function waitForTool(page: Page): Promise<void> {
  const island = page.locator("main [data-island]").first();
  await island.scrollIntoViewIfNeeded();
  await page.waitForSelector('main [data-island][data-live="true"]', { state: "attached" });
}

/** Until the address has all of these parts: the tool has worked out the fields by then. */
export async function waitForAddress(page: Page, ...parts: readonly string[]): Promise<void> {
  await page.waitForFunction((wanted) => wanted.every((part) => location.href.includes(part)), parts);
}

/** Text of the result as people read it. The time a search took is the browser's alone. */
export async function readResult(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.map((text) =>
    text
      .replaceAll(/\s+/g, " ")
      .replace(/, found in \d+ ms/, "")
      .trim(),
  );
}

/** What the server makes of an address by itself. */
export async function readServerResult(browser: Browser, address: string, selector: string): Promise<string[]> {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(address);
  const texts = await readResult(page, selector);
  await context.close();
  return texts;
}

/** Presses Tab until the element has the focus, as somebody without a mouse would. @throws when it never gets it */
export async function tabTo(page: Page, selector: string, limit = 80): Promise<void> {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}
