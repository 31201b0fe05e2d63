/** The header under conditions of its visitors: going back, turning the device, 400% zoom, forced colors, no motion, impatience. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { FIELD, openHeader, OPTIONS, searchFor, TOGGLE, toGroup } from "../support/drive-header.ts";
import { resizePage, waitForFocus, waitForHeader } from "../support/drive-page.ts";
import { openBrowser } from "../support/open-browser.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const PHONE = { width: 375, height: 800 };
const openPage = useBrowser();
const open = (options: BrowserContextOptions = {}, path?: string) => openHeader(openPage, options, path);

/** What an open menu would leave behind. */
const readTraces = (page: Page) =>
  page.evaluate(() => ({
    isMenuOpen: document.querySelector(".site-menu")?.matches(":popover-open"),
    isSaidOpen: document.querySelector(".menu-toggle")?.getAttribute("aria-expanded"),
    openGroups: document.querySelectorAll('.site-menu [aria-expanded="true"]').length,
    overflow: getComputedStyle(document.documentElement).overflow,
    inert: document.querySelectorAll("[inert]").length,
    isSearchOpen: document.querySelector(".search-results")?.checkVisibility() ?? false,
  }));
const NO_TRACES = {
  isMenuOpen: false,
  isSaidOpen: "false",
  openGroups: 0,
  overflow: "visible",
  inert: 0,
  isSearchOpen: false,
};
async function waitForNoTraces(page: Page): Promise<void> {
  await expect.poll(() => readTraces(page)).toEqual(NO_TRACES);
}

describe("going back", () => {
  test("to a page left through its menu finds the menu closed and the page free", async () => {
    const { page } = await open({ viewport: PHONE });
    await page.locator(TOGGLE).first().click();
    await page.click(toGroup("Blog"));
    await page.click('.site-menu a[href="/guides"]');
    await page.waitForURL("**/guides");
    await page.goBack();
    await waitForHeader(page);
    await waitForNoTraces(page);
  });

  // Headless Chromium keeps no pages, so its events are sent by hand.
  test("to a page that the browser kept whole finds menu and results closed, the text there, and all of it working", async () => {
    const { page } = await open({ viewport: PHONE });
    const leaveAndReturn = () =>
      page.evaluate(() => {
        for (const type of ["pagehide", "pageshow"])
          window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      });
    await page.locator(TOGGLE).first().click();
    await page.click(toGroup("Blog"));
    await page.waitForSelector('.menu-toggle[aria-expanded="true"]');
    await leaveAndReturn();
    await waitForNoTraces(page);
    await page.fill(FIELD, "amex");
    await page.waitForSelector(OPTIONS);
    await leaveAndReturn();
    await waitForNoTraces(page);
    expect(await page.inputValue(FIELD)).toBe("amex");
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector(`${OPTIONS}[aria-selected="true"]`);
    await page.locator(TOGGLE).first().click();
    await page.waitForSelector(".site-menu:popover-open");
  });
});

describe("turning the device across 1100 px", () => {
  test("growing with the menu open leaves nothing of it, and the focus in the bar", async () => {
    const { page } = await open({ viewport: { width: 1099, height: 800 } });
    await page.locator(TOGGLE).first().click();
    await page.click(toGroup("Learn"));
    await page.locator("#menu-learn a").first().focus();
    await page.waitForSelector('.menu-toggle[aria-expanded="true"]');
    await resizePage(page, 1100, 800);
    await waitForNoTraces(page);
    await waitForFocus(page, toGroup("Featured Cards"));
  });

  test("shrinking with a group open closes it, and the focus goes to what opens the menu", async () => {
    const { page } = await open({ viewport: { width: 1100, height: 800 } });
    await page.click(toGroup("Learn"));
    await page.locator("#menu-learn a").first().focus();
    await resizePage(page, 1099, 800);
    await waitForFocus(page, TOGGLE);
    await waitForNoTraces(page);
  });
});

test("with text twice as large the header stays one row: the menu is behind its button", async () => {
  const browser = await openBrowser(["--blink-settings=defaultFontSize=32,imagesEnabled=false"]);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site}/about/contact`);
    expect(await page.locator(TOGGLE).first().isVisible()).toBe(true);
    const parts = await page
      .locator(".site-header .logo, .site-header .menu-toggle:not(.menu-close), .header-search button[type=submit]")
      .evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(8);
    const field = await page.locator(".header-search input").boundingBox();
    expect(field?.width).toBeGreaterThan(300);
  } finally {
    await browser.close();
  }
});

describe("at 400% zoom", () => {
  const ZOOMED = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };
  const isInView = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      // Four device pixels make one here: parts of one are no fault.
      return top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1;
    });

  test("the header goes with the page, and the arrows bring each result into view", async () => {
    const { page } = await open(ZOOMED);
    expect(await page.locator(".site-header").evaluate((header) => getComputedStyle(header).position)).toBe("static");
    await searchFor(page, "amex");
    const count = await page.locator(OPTIONS).count();
    for (let place = 0; place < count; place += 1) {
      await page.keyboard.press("ArrowDown");
      await page.waitForSelector(`#header-search-option-${place}[aria-selected="true"]`);
      await expect.poll(() => isInView(page, `#header-search-option-${place}`)).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test("the menu scrolls by itself, to its last entry", async () => {
    const { page } = await open(ZOOMED);
    await page.locator(TOGGLE).first().click();
    await page.click(toGroup("Featured Cards"));
    const last = ".site-menu > ul > li:last-child .menu-cta";
    expect(await isInView(page, last)).toBe(false);
    for (
      let step = 0;
      step < 20 && !(await page.locator(last).evaluate((e) => e === document.activeElement));
      step += 1
    )
      await page.keyboard.press("Tab");
    await expect.poll(() => isInView(page, last)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await waitForNoTraces(page);
  });
});

describe("in forced colors", () => {
  // Colors are read at once, so none may be on its way to another.
  const FORCED = { forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" } as const;
  const readLook = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        const isDrawn = (side: "outline" | "border") =>
          style.getPropertyValue(`${side}-style`) !== "none" &&
          Number.parseFloat(style.getPropertyValue(`${side}-width`)) > 0;
        return {
          border: isDrawn("border"),
          outline: isDrawn("outline"),
          color: style.color,
          fill: style.backgroundColor,
        };
      });

  test("controls keep their edges; focus, current page and selected result are seen", async () => {
    const { page } = await open(FORCED, "/guides");
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.click(toGroup("Blog"));
    const current = page.locator('.menu-panel [aria-current="page"]');
    const other = page.locator("#menu-blog a:not([aria-current])").first();
    const readBorder = (link: typeof current) => link.evaluate((element) => getComputedStyle(element).borderLeftWidth);
    expect([await readBorder(current), await readBorder(other)]).toEqual(["3px", "0px"]);
    await page.fill(FIELD, "amex");
    await page.waitForSelector(OPTIONS);
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector(`${OPTIONS}[aria-selected="true"]`);
    const readOutline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineColor);
    const selected = await readOutline(`${OPTIONS}[aria-selected="true"]`);
    expect(selected).not.toBe(canvas);
    expect(selected).not.toBe(await readOutline(`${OPTIONS}[aria-selected="false"]`));
    expect((await readLook(page, FIELD)).outline).toBe(true);
    for (const control of [FIELD, ".menu-cta", ".tabs a"]) {
      const { border, color } = await readLook(page, control);
      expect(border, control).toBe(true);
      expect(color, control).not.toBe(canvas);
    }
    await page.goto(`${site}/rewards`);
    expect((await readLook(page, ".btn-primary")).border).toBe(true);
    const tab = await readLook(page, '.tabs [aria-current="true"]');
    expect(tab.fill).not.toBe((await readLook(page, ".tabs a:not([aria-current])")).fill);
    // Where it may adjust colors, the browser paints a box behind the text, in the very color of this text.
    const adjusts = await page
      .locator('.tabs [aria-current="true"]')
      .evaluate((element) => getComputedStyle(element).getPropertyValue("forced-color-adjust"));
    expect(adjusts).toBe("none");
  });

  test("icons take the color of their button", async () => {
    const { page } = await open({ ...FORCED, viewport: PHONE });
    for (const button of [".menu-toggle", ".header-search button"]) {
      const { color } = await readLook(page, button);
      expect(color).toBe(
        await page.evaluate(() => getComputedStyle(document.querySelector("p") ?? document.body).color),
      );
      expect(
        await page
          .locator(`${button} use`)
          .first()
          .evaluate((use) => getComputedStyle(use).color),
      ).toBe(color);
    }
  });
});

test("icons are parts of one file, kept for good, and drawn", async () => {
  const { page } = await open({ viewport: PHONE });
  await page.locator(TOGGLE).first().click();
  const icons = page.locator("svg.icon use");
  const addresses = await icons.evaluateAll((uses) => uses.map((use) => use.getAttribute("href") ?? ""));
  expect(addresses.map((address) => address.split("#")[1])).toEqual(["search", "menu", "close"]);
  const files = [...new Set(addresses.map((address) => address.split("#")[0]))];
  expect(files).toHaveLength(1);
  const response = await fetch(site + files[0]);
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  expect(response.headers.get("Content-Type")).toContain("image/svg+xml");
  await expect
    .poll(() => icons.evaluateAll((uses) => uses.every((use) => (use as SVGUseElement).getBBox().width > 0)))
    .toBe(true);
});

test("with reduced motion nothing moves, on the page and between pages", async () => {
  const { page } = await openPage({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      Object.assign(window, { hasTransition: event.viewTransition !== null });
    });
  });
  await page.goto(`${site}/about/contact`);
  await waitForHeader(page);
  await page.click(toGroup("Tools"));
  const moving = await page.evaluate(() => {
    const lasts = (value: string) => value.split(",").some((part) => Number.parseFloat(part) > 0);
    return [...document.querySelectorAll("*")].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return lasts(transitionDuration) || lasts(animationDuration);
    }).length;
  });
  expect(moving).toBe(0);
  await page.click('#menu-tools a[href="/compare"]');
  await page.waitForURL("**/compare");
  // The browser reveals a page some time after it has begun to read it.
  const revealed = await page.waitForFunction(
    () => "hasTransition" in window && { hasTransition: window.hasTransition },
  );
  expect(await revealed.jsonValue()).toEqual({ hasTransition: false });
});
