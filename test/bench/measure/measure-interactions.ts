/** How long a visitor with a slow phone waits for the page after a key or a tap, as the Event Timing API has it. */
import type { Browser, Page } from "playwright-core";

const CPU_SLOWDOWN = 4;

export interface Interactions {
  /** Longest of all keys typed into the header's search, with Fuse and the records not loaded yet. */
  readonly searchMs: number;
  /** Tapping the menu button open and closed. */
  readonly menuMs: number;
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
    return { searchMs, menuMs: await takeLongest(page) };
  } finally {
    await context.close();
  }
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
