/** How long a visitor with a slow phone waits for the page after a key or a tap, as the Event Timing API has it. */
import type { Browser, Page } from "playwright-core";

import { paths } from "../../../src/paths.ts";

const CPU_SLOWDOWN = 4;
const CARDS = "cards=amex-gold,chase-sapphire-preferred,citi-double-cash,capital-one-venture-x";
const TOOLS = [
  `${paths.compare()}?${CARDS}`,
  paths.finder(),
  `${paths.calculator()}?${CARDS}`,
  `${paths.analyzer()}?maxCards=5`,
  paths.planner(),
];

export interface Interactions {
  /** Longest of all keys typed into the header's search, with Fuse and the records not loaded yet. */
  readonly searchMs: number;
  /** Tapping the menu button open and closed. */
  readonly menuMs: number;
  /** A change of each tool's first field, with the answer that follows, by the tool's address. */
  readonly toolMs: Readonly<Record<string, number>>;
}

interface Timed {
  readonly name: string;
  readonly duration: number;
}

export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observeInteractions);
    await page.goto(url);
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.waitForSelector('[data-island="site-header"][data-live="true"]', { state: "attached" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.locator(".header-search input").focus();
    await page.keyboard.type("saphire preferred", { delay: 120 });
    await page.waitForTimeout(1_000);
    const searchMs = await takeLongest(page);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(500);
    await takeLongest(page);
    const button = page.locator("button[popovertarget], .menu-button").first();
    await button.click();
    await page.waitForTimeout(500);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(500);
    const menuMs = await takeLongest(page);
    const toolMs: Record<string, number> = {};
    for (const tool of TOOLS) {
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      toolMs[tool] = await measureTool(page, new URL(tool, url).href, (rate) =>
        session.send("Emulation.setCPUThrottlingRate", { rate }),
      );
    }
    return { searchMs, menuMs, toolMs };
  } finally {
    await context.close();
  }
}

/** A digit more in a text field, another choice elsewhere: with several cards where a tool takes cards. */
async function measureTool(page: Page, url: string, slowDown: (rate: number) => Promise<unknown>): Promise<number> {
  await page.goto(url);
  await page.locator("main [data-island]").first().dispatchEvent("focusin");
  await page.waitForSelector('main [data-island][data-live="true"]', { state: "attached" });
  // Some forms are folded beside a result.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });
  await page.waitForTimeout(1_000);
  await takeLongest(page);
  await slowDown(CPU_SLOWDOWN);
  const field = page.locator("main form :is(input:not([type=hidden]), select):visible").first();
  const isText = await field.evaluate((element) => element.matches("input:not([type=checkbox], [type=radio])"));
  await field.focus();
  await page.keyboard.press(isText ? "1" : "ArrowDown");
  await page.waitForTimeout(2_500);
  return takeLongest(page);
}

/** Runs in the page. */
function observeInteractions(): void {
  const entries: Timed[] = [];
  Object.assign(globalThis, { interactions: entries });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[]) {
      if (entry.interactionId) entries.push({ name: entry.name, duration: entry.duration });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** 0 when every interaction was shorter than the 16 ms from which browsers report them. */
async function takeLongest(page: Page): Promise<number> {
  const durations = await page.evaluate(() =>
    (globalThis as unknown as { interactions: Timed[] }).interactions.splice(0).map(({ duration }) => duration),
  );
  return Math.max(0, ...durations);
}
