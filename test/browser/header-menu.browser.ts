import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { openBrowser, openPage, waitForHeader } from "../support/open-browser.ts";

const site = inject("siteUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

async function open(width: number, path = "/about/contact") {
  const opened = await openPage(browser, { viewport: { width, height: 800 } });
  await opened.page.goto(site + path);
  await waitForHeader(opened.page);
  return opened;
}

const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const toggle = (label: string) => `.site-menu button[data-toggle="${label}"]`;

describe("the menu as a bar, from 1100 px on", () => {
  test("has the spec's groups and ends with Subscribe", async () => {
    const { page, context } = await open(1100);
    expect(await page.locator(".site-menu button[data-toggle]").allTextContents()).toEqual([
      "Featured Cards",
      "Tools",
      "Blog",
      "Learn",
      "About",
    ]);
    expect(await page.locator(".site-menu > ul > li").last().textContent()).toBe("Subscribe");
    expect(await page.locator(".menu-toggle").first().isVisible()).toBe(false);
    await context.close();
  });

  test("opens one group at a time; Escape closes and gives the focus back", async () => {
    const { page, context } = await open(1280);
    await page.click(toggle("Tools"));
    expect(await page.getAttribute(toggle("Tools"), "aria-expanded")).toBe("true");
    await page.click(toggle("Learn"));
    expect(await page.getAttribute(toggle("Tools"), "aria-expanded")).toBe("false");
    const panel = await page.getAttribute(toggle("Learn"), "aria-controls");
    expect(await page.locator(`#${panel}`).isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await page.getAttribute(toggle("Learn"), "aria-expanded")).toBe("false");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-toggle"))).toBe("Learn");
    await context.close();
  });

  test("a press elsewhere closes the open group", async () => {
    const { page, context } = await open(1280);
    await page.click(toggle("About"));
    await page.mouse.click(200, 600);
    expect(await page.getAttribute(toggle("About"), "aria-expanded")).toBe("false");
    await context.close();
  });

  test("by keyboard: Enter and Space open and close, Tab goes in and on, leaving closes", async () => {
    const { page, context } = await open(1280);
    const isExpanded = () => page.getAttribute(toggle("Blog"), "aria-expanded");
    await page.focus(toggle("Blog"));
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      expect(await isExpanded(), key).toBe("true");
      await page.keyboard.press(key);
      expect(await isExpanded(), key).toBe("false");
    }
    await page.keyboard.press("Tab");
    expect(await readFocus(page)).toBe("Learn");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    for (const name of ["Guides", "News", "Travel Gear", "Learn"]) {
      await page.keyboard.press("Tab");
      expect(await readFocus(page)).toBe(name);
    }
    expect(await isExpanded()).toBe("true");
    await page.focus(".logo");
    expect(await isExpanded()).toBe("false");
    await context.close();
  });

  test("by arrows, Home and End: along the bar, into an open group, along its links, and not beyond", async () => {
    const { page, context } = await open(1280);
    const follow = async (steps: readonly (readonly [string, string])[]) => {
      for (const [key, name] of steps) {
        await page.keyboard.press(key);
        expect(await readFocus(page), key).toBe(name);
      }
    };
    await page.focus(toggle("Blog"));
    await follow([
      ["ArrowRight", "Learn"],
      ["ArrowDown", "About"],
      ["ArrowLeft", "Learn"],
      ["ArrowUp", "Blog"],
      ["Home", "Featured Cards"],
      ["ArrowLeft", "Featured Cards"],
      ["End", "Subscribe"],
      ["ArrowRight", "Subscribe"],
    ]);
    await page.focus(toggle("Blog"));
    await page.keyboard.press("Enter");
    await follow([
      ["ArrowDown", "Guides"],
      ["ArrowRight", "News"],
      ["End", "Travel Gear"],
      ["ArrowDown", "Travel Gear"],
      ["ArrowUp", "News"],
      ["Home", "Guides"],
      ["Escape", "Blog"],
    ]);
    expect(await page.getAttribute(toggle("Blog"), "aria-expanded")).toBe("false");
    await context.close();
  });

  test("groups are called by their words alone, and are no menus", async () => {
    const { page, context } = await open(1280);
    expect(await page.getByRole("button", { name: "Featured Cards", exact: true }).count()).toBe(1);
    expect(await page.locator(".site-menu").locator("[role]").count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(1);
    await context.close();
  });

  test("marks the current page", async () => {
    const { page, context } = await open(1280, "/guides");
    expect(await page.locator('.site-menu [aria-current="page"]').textContent()).toBe("Guides");
    await context.close();
  });
});

describe("the menu below 1100 px", () => {
  test("opens from the hamburger button and closes by Escape, giving the focus back", async () => {
    const { page, context, complaints } = await open(1099);
    const button = page.locator(".menu-toggle").first();
    expect(await page.locator(".site-menu").isVisible()).toBe(false);
    await button.click();
    await page.waitForSelector('.menu-toggle[aria-expanded="true"]');
    await page.click(toggle("Tools"));
    expect(await page.locator("#menu-tools a").first().isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.getAttribute(toggle("Tools"), "aria-expanded")).toBe("false");
    expect(await page.locator(".site-menu").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".site-menu", { state: "hidden" });
    await page.waitForSelector('.menu-toggle[aria-expanded="false"]');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("closes by a press on the backdrop", async () => {
    const { page, context } = await open(700);
    await page.locator(".menu-toggle").first().click();
    await page.waitForSelector(".site-menu:popover-open");
    await page.mouse.click(60, 500);
    await page.waitForSelector(".site-menu", { state: "hidden" });
    await context.close();
  });

  test("works without JavaScript", async () => {
    const { page, context } = await openPage(browser, {
      javaScriptEnabled: false,
      viewport: { width: 500, height: 800 },
    });
    await page.goto(`${site}/`);
    await page.locator(".menu-toggle").first().click();
    await page.locator(".site-menu summary", { hasText: "Blog" }).click();
    await page.locator(".site-menu a", { hasText: "Guides" }).first().click();
    await page.waitForURL("**/guides");
    await context.close();
  });

  test("a group opened before hydration stays open", async () => {
    const { page, context } = await openPage(browser);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/loader-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site}/about/contact`, { waitUntil: "commit" });
    await page.locator(".site-menu summary", { hasText: "Learn" }).click();
    release();
    await waitForHeader(page);
    expect(await page.getAttribute(toggle("Learn"), "aria-expanded")).toBe("true");
    await page.waitForFunction(() => document.activeElement?.getAttribute("data-toggle") === "Learn");
    await context.close();
  });
});
