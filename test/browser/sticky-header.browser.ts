/** What stays in view while a page scrolls: the header, and flush below it what a page pins there. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");

const STUCK_PX = 56;
const PAIR = paths.comparePair("amex-gold", "chase-sapphire-preferred");

/** Scrolled until the element's parts that stick have to: its end is still below the fold. */
async function scrollInto(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: "attached" });
  await page.evaluate((wanted) => {
    document.documentElement.style.scrollBehavior = "auto";
    scrollTo(0, document.querySelector(wanted)!.getBoundingClientRect().top + scrollY + 300);
  }, selector);
}

const measure = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    });

describe.each([1280, 375])("the header at %i px", (width) => {
  test.each([paths.home(), paths.review("amex-gold"), PAIR])(
    "of %s is higher at the top, and stays with 56 px wherever the page is scrolled",
    async (path) => {
      const { page } = await openPage({ viewport: { width, height: 900 } });
      await page.goto(site + path);
      expect(await measure(page, ".site-header")).toEqual({ top: 0, bottom: 64 });
      for (const part of [0.3, 0.9]) {
        await page.evaluate((share) => {
          document.documentElement.style.scrollBehavior = "auto";
          scrollTo(0, document.documentElement.scrollHeight * share);
        }, part);
        await expect.poll(() => measure(page, ".site-header")).toMatchObject({ bottom: STUCK_PX });
        const isOnTop = await page.evaluate(() =>
          Boolean(document.elementFromPoint(innerWidth / 2, 20)?.closest(".site-header")),
        );
        expect(isOnTop).toBe(true);
      }
    },
  );
});

test.each([
  [paths.review("amex-gold"), "#review", ".jump-links", 1280],
  [PAIR, ".comparison-rows", ".comparison-strip", 1280],
  [PAIR, ".comparison-rows", ".comparison-strip", 375],
] as const)(
  "on %s what is pinned in %s sits flush below the header: %s at %i px",
  async (path, part, pinned, width) => {
    const { page } = await openPage({ viewport: { width, height: 900 } });
    await page.goto(site + path);
    await scrollInto(page, part);
    await expect.poll(() => measure(page, pinned)).toMatchObject({ top: STUCK_PX });
  },
);

test("what a link within the page leads to is not hidden below the header", async () => {
  const { page } = await openPage({ viewport: { width: 1280, height: 600 }, reducedMotion: "reduce" });
  await page.goto(`${site}${paths.review("amex-gold")}#perks`);
  await expect.poll(async () => (await measure(page, "#perks")).top).toBeLessThan(300);
  expect((await measure(page, "#perks")).top).toBeGreaterThanOrEqual(STUCK_PX);
});

test.each([375, 320])(
  "at %i px the search opens over the logo, and the menu's button stays beside it",
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 800 } });
    await page.goto(site + paths.home());
    const findAt = (x: number, wanted: string) =>
      page.evaluate(([at, selector]) => Boolean(document.elementFromPoint(at, 36)?.closest(selector)), [
        x,
        wanted,
      ] as const);
    expect(await findAt(60, ".logo")).toBe(true);
    const box = (await page.locator(".header-search").boundingBox())!;
    const magnifier = box.x + box.width - 22;
    expect(await findAt(magnifier, ".header-search input")).toBe(true);
    await page.mouse.click(magnifier, 36);
    expect(await page.evaluate(() => document.activeElement?.matches(".header-search input"))).toBe(true);
    expect(await findAt(60, ".header-search")).toBe(true);
    await page.locator(".menu-toggle").first().click();
    await page.waitForSelector(".site-menu:popover-open");
  },
);
