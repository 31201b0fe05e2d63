/** The focus of people without a mouse: nothing that happens on a page takes it away from them. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { getContrastRatio, getLuminance } from "../support/contrast.ts";
import { paths } from "../../src/paths.ts";
import { openHeader, searchFor, toGroup } from "../support/drive-header.ts";
import { holdLoader, waitForFocus, waitForHeader, waitForSaid } from "../support/drive-page.ts";
import { keepSpend, openTool, waitForAddress } from "../support/open-tool.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();
const PHONE = { width: 375, height: 800 };

const isFocusOnBody = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Presses a button by key that will not be there afterwards. */
async function pressAway(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await button.waitFor({ state: "detached" });
}

describe("a control that takes itself away leaves the focus in its place", () => {
  test.each([paths.calculator(), paths.analyzer()])("saving and deleting a spend in %s", async (path) => {
    const { page } = await openTool(openPage, `${site}${path}?dining=900`);
    await pressAway(page, "Save my spending in this browser");
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest(".kept-spend")))).toBe(true);
    await page.locator("summary", { hasText: "See or delete it" }).click();
    await pressAway(page, "Delete it from this browser");
    await waitForSaid(page, "Your spending was deleted from this browser.");
    expect(await isFocusOnBody(page)).toBe(false);
  });

  test("deleting it on a review, which says what the figures are for then", async () => {
    const { page } = await openPage();
    await keepSpend(page, site, "dining=900&groceries=300");
    await page.goto(site + paths.review("amex-gold"));
    await page.waitForSelector(".your-number.is-own");
    await pressAway(page, "Delete it from this browser");
    await waitForSaid(page, "These figures are for");
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest(".your-number")))).toBe(true);
  });

  test("going back with the focus in a field that is drawn anew", async () => {
    const { page } = await openTool(openPage, `${site}${paths.calculator()}?dining=900`);
    await page.locator(".spend-presets a").nth(1).click();
    await page.waitForFunction(() => !location.search.includes("dining=900"));
    await page.focus("#calculator-dining");
    await page.goBack();
    await waitForAddress(page, "dining=900");
    await expect.poll(() => page.inputValue("#calculator-dining")).toBe("900");
    await waitForFocus(page, "#calculator-dining");
  });
});

describe("the phone's menu", () => {
  test.each([paths.home(), paths.review("amex-gold")])(
    "on %s closes when the focus goes on into the page",
    async (path) => {
      const { page } = await openHeader(openPage, { viewport: PHONE }, path);
      await page.locator(".menu-toggle").first().focus();
      await page.keyboard.press("Enter");
      await page.waitForSelector(".site-menu:popover-open");
      await page.locator(".menu-session a").focus();
      await page.waitForSelector(".site-menu:popover-open");
      await page.keyboard.press("Tab");
      await page.waitForSelector(".site-menu:not(:popover-open)", { state: "attached" });
      const state = await page.evaluate(() => ({
        isLocked: getComputedStyle(document.documentElement).overflow === "hidden",
        isInMenu: Boolean(document.activeElement?.closest(".site-menu")),
        isOnBody: document.activeElement === document.body,
      }));
      expect(state).toEqual({ isLocked: false, isInMenu: false, isOnBody: false });
    },
  );
});

describe("hydration", () => {
  test.each([
    ["summary", "Featured Cards", '[data-toggle="Featured Cards"]'],
    ["link", "Luxury", '.menu-panel a[href*="luxury"]'],
  ] as const)("leaves the focus on a menu's %s", async (_, name, live) => {
    const { page } = await openPage();
    const release = await holdLoader(page);
    await page.goto(`${site}/about/contact`, { waitUntil: "commit" });
    await page.locator(".menu-group > summary", { hasText: "Featured Cards" }).focus();
    await page.keyboard.press("Enter");
    if (name === "Luxury") {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
    }
    await page.waitForFunction((text) => document.activeElement?.textContent === text, name);
    release();
    await waitForHeader(page);
    await waitForFocus(page, live);
    expect(await page.getAttribute(toGroup("Featured Cards"), "aria-expanded")).toBe("true");
  });

  test.each([paths.calculator(), paths.analyzer(), paths.finder(), paths.compare()])(
    "of %s leaves the focus in the field that a visitor is in",
    async (path) => {
      const { page } = await openPage();
      const release = await holdLoader(page);
      await page.goto(site + path, { waitUntil: "commit" });
      await page.waitForSelector(".site-footer");
      const field = page.locator("main form :is(input, select):visible").first();
      await field.focus();
      await page.evaluate(() => Object.assign(window, { focused: document.activeElement }));
      release();
      await page.waitForSelector('main [data-island][data-live="true"]', { state: "attached" });
      expect(await page.evaluate(() => document.activeElement === Reflect.get(window, "focused"))).toBe(true);
      expect(await isFocusOnBody(page)).toBe(false);
    },
  );
});

describe("before the script", () => {
  test("a press beside an open group of the menu closes it", async () => {
    const { page } = await openPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    await page.goto(`${site}/about/contact`);
    const group = page.locator(".menu-group").first();
    await group.locator("summary").click();
    expect(await group.getAttribute("open")).not.toBeNull();
    await page.mouse.click(300, 600);
    expect(await group.getAttribute("open")).toBeNull();
    await group.locator("summary").click();
    await page.locator(".menu-group > summary", { hasText: "Blog" }).click();
    expect(await group.getAttribute("open")).toBeNull();
  });

  test("names typed into the card picker are followed by an empty field", async () => {
    const { page } = await openPage();
    const release = await holdLoader(page);
    await page.goto(site + paths.calculator(), { waitUntil: "commit" });
    await page.waitForSelector(".site-footer");
    const fields = page.locator(".card-picker").first().locator("input");
    const count = await fields.count();
    await fields.last().fill("Chase Sapphire Preferred");
    release();
    await expect.poll(() => fields.count()).toBe(count + 1);
  });
});

describe("after a form is sent", () => {
  test.each([
    [paths.analyzer(), "#analyzer-dining"],
    [paths.calculator(), "#calculator-dining"],
  ])("%s has the focus on its result, and Tab goes on there", async (path, field) => {
    const { page } = await openTool(openPage, site + path);
    await page.fill(field, "750");
    await page.press(field, "Enter");
    await waitForFocus(page, "#result");
    await page.keyboard.press("Tab");
    const follows = await page.evaluate(() => {
      const heading = document.querySelector("#result");
      const next = document.activeElement;
      return next && heading ? heading.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
    });
    expect(follows).not.toBe(0);
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main")))).toBe(true);
  });
});

/** Contrast of two colors, from `rgb(…)`. */
function toContrast(one: string, other: string): number {
  const toLight = (color: string) =>
    getLuminance(...((color.match(/\d+/g) ?? []).map(Number) as [number, number, number]));
  return getContrastRatio(toLight(one), toLight(other));
}

describe("the search's active option", () => {
  test.each(["light", "dark"] as const)(
    "wears a ring of at least 3:1 in %s, which a resting pointer does not",
    async (colorScheme) => {
      const { page } = await openHeader(openPage, { colorScheme });
      await searchFor(page, "amex");
      await page.keyboard.press("ArrowDown");
      await page.waitForSelector('[role="option"][aria-selected="true"]');
      const readRings = () =>
        page.locator('[role="option"]').evaluateAll((options) =>
          options.map((option) => {
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(option);
            return {
              isRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
              color: outlineColor,
              ground: getComputedStyle(option.closest(".search-results")!).backgroundColor,
            };
          }),
        );
      await page.locator('[role="option"]').nth(2).hover();
      const rings = await readRings();
      expect(rings.map(({ isRing }) => isRing)).toEqual([true, false, false, false, false]);
      expect(toContrast(rings[0]!.color, rings[0]!.ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
