/** A tool's page in Chromium, with what the journeys of all four tools need. */
import type { BrowserContextOptions, Page } from "playwright-core";

import { wakeIsland } from "./drive-page.ts";
import type { OpenPage, WatchedPage } from "./use-browser.ts";

export async function openTool(
  openPage: OpenPage,
  address: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const opened = await openPage({ reducedMotion: "reduce", ...options });
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
  const name = await page.locator("main [data-island]").first().getAttribute("data-island");
  await wakeIsland(page, name ?? "");
}

/** Until the address has all of these parts: the tool has worked out the fields by then. @returns the address */
export async function waitForAddress(page: Page, ...parts: readonly string[]): Promise<string> {
  const found = await page.waitForFunction(
    (wanted) => wanted.every((part) => location.href.includes(part)) && location.href,
    parts,
  );
  return String(await found.jsonValue());
}

/** Until the page has brought the visitor who sent the form to what came of it. */
export async function waitForArrival(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("#result")!.getBoundingClientRect().top < innerHeight / 2);
}

/** Text of the result as people read it. The time a search took is the browser's alone. */
export async function readResult(page: Page, selector: string): Promise<string[]> {
  // How sure an answer is comes after it.
  await page.getByText("Trying every estimate").waitFor({ state: "detached" });
  const texts = await page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      // Buttons that need a script stand in no page without one.
      const buttons = [...element.querySelectorAll<HTMLElement>(".keep-buttons")];
      for (const button of buttons) button.style.display = "none";
      const text = (element as HTMLElement).innerText;
      for (const button of buttons) button.style.removeProperty("display");
      return text;
    }),
  );
  return texts.map((text) =>
    text
      .replaceAll(/\s+/g, " ")
      .replace(/, found in \d+ ms/, "")
      .trim(),
  );
}

/** What the server makes of an address by itself. */
export async function readServerResult(openPage: OpenPage, address: string, selector: string): Promise<string[]> {
  const { page, context } = await openPage({ javaScriptEnabled: false });
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
