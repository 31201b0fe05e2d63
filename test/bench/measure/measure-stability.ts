import type { Browser } from "playwright-core";

/** How late the typefaces arrive: after everything else has been painted. */
const FONT_DELAY_MS = 1_200;

export interface Stability {
  /** Sum of all layout shifts while the typefaces arrive late, at 375 px. */
  readonly lateFontsCls: number;
  /** What the console says while a visitor reads this page and one more. */
  readonly consoleMessages: readonly string[];
}

export async function measureStability(browser: Browser, url: string, next: string): Promise<Stability> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  try {
    const page = await context.newPage();
    const consoleMessages: string[] = [];
    page.on("console", (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
          (globalThis as unknown as { shifted: number }).shifted += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      await route.continue();
    });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    const lateFontsCls = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
    await page.unroute("**/*.woff2");
    await page.goto(next);
    // Chromium says some seconds after load what was preloaded in vain.
    await page.waitForTimeout(4_000);
    return { lateFontsCls, consoleMessages };
  } finally {
    await context.close();
  }
}
