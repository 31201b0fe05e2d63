import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { openHeader, TOGGLE, toGroup } from "../support/drive-header.ts";
import { waitForFocus } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

const open = (width: number, path?: string) => openHeader(openPage, { viewport: { width, height: 800 } }, path);

async function waitForFocused(page: Page, name: string, key = "Tab"): Promise<void> {
  const readFocused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(readFocused, { message: key }).toBe(name);
}
const waitForExpanded = (page: Page, label: string, isExpanded: boolean) =>
  page.waitForSelector(`${toGroup(label)}[aria-expanded="${isExpanded}"]`);

describe("the menu as a bar, from 1100 px on", () => {
  test("has the spec's groups and ends with Subscribe", async () => {
    const { page } = await open(1100);
    expect(await page.locator(".site-menu button[data-toggle]").allTextContents()).toEqual([
      "Featured Cards",
      "Tools",
      "Blog",
      "Learn",
      "About",
    ]);
    expect(await page.locator(".site-menu > ul > li").last().textContent()).toBe("Subscribe");
    expect(await page.locator(TOGGLE).first().isVisible()).toBe(false);
  });

  test("opens one group at a time; Escape closes and gives the focus back", async () => {
    const { page } = await open(1280);
    await page.click(toGroup("Tools"));
    await waitForExpanded(page, "Tools", true);
    await page.click(toGroup("Learn"));
    await waitForExpanded(page, "Tools", false);
    const panel = await page.getAttribute(toGroup("Learn"), "aria-controls");
    await page.waitForSelector(`#${panel}`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await waitForExpanded(page, "Learn", false);
    await waitForFocus(page, toGroup("Learn"));
  });

  test("a press elsewhere closes the open group", async () => {
    const { page } = await open(1280);
    await page.click(toGroup("About"));
    await page.mouse.click(200, 600);
    await waitForExpanded(page, "About", false);
  });

  test("by keyboard: Enter and Space open and close, Tab goes in and on, leaving closes", async () => {
    const { page } = await open(1280);
    await page.focus(toGroup("Blog"));
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await waitForExpanded(page, "Blog", true);
      await page.keyboard.press(key);
      await waitForExpanded(page, "Blog", false);
    }
    await page.keyboard.press("Tab");
    await waitForFocused(page, "Learn");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    for (const name of ["Guides", "News", "Travel Gear", "Learn"]) {
      await page.keyboard.press("Tab");
      await waitForFocused(page, name);
    }
    await waitForExpanded(page, "Blog", true);
    await page.focus(".logo");
    await waitForExpanded(page, "Blog", false);
  });

  test("by arrows, Home and End: along the bar, into an open group, along its links, and not beyond", async () => {
    const { page } = await open(1280);
    const follow = async (steps: readonly (readonly [string, string])[]) => {
      for (const [key, name] of steps) {
        await page.keyboard.press(key);
        await waitForFocused(page, name, key);
      }
    };
    await page.focus(toGroup("Blog"));
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
    await page.focus(toGroup("Blog"));
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
    await waitForExpanded(page, "Blog", false);
  });

  test("groups are called by their words alone, and are no menus", async () => {
    const { page } = await open(1280);
    expect(await page.getByRole("button", { name: "Featured Cards", exact: true }).count()).toBe(1);
    expect(await page.locator(".site-menu").locator("[role]").count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(1);
  });

  test("marks the current page", async () => {
    const { page } = await open(1280, "/guides");
    expect(await page.locator('.site-menu [aria-current="page"]').textContent()).toBe("Guides");
  });
});

describe("the menu below 1100 px", () => {
  test("opens from the hamburger button and closes by Escape, giving the focus back", async () => {
    const { page, complaints } = await open(1099);
    const button = page.locator(TOGGLE).first();
    expect(await page.locator(".site-menu").isVisible()).toBe(false);
    await button.click();
    await page.waitForSelector('.menu-toggle[aria-expanded="true"]');
    await waitForExpanded(page, "Featured Cards", true);
    await page.click(toGroup("Tools"));
    await page.locator("#menu-tools a").first().waitFor();
    await page.keyboard.press("Escape");
    await waitForExpanded(page, "Tools", false);
    expect(await page.locator(".site-menu").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".site-menu", { state: "hidden" });
    await page.waitForSelector('.menu-toggle[aria-expanded="false"]');
    await waitForFocus(page, TOGGLE);
    expect(complaints).toEqual([]);
  });

  test("closes by a press on the backdrop", async () => {
    const { page } = await open(700);
    await page.locator(TOGGLE).first().click();
    await page.waitForSelector(".site-menu:popover-open");
    await page.mouse.click(60, 500);
    await page.waitForSelector(".site-menu", { state: "hidden" });
  });

  test("works without JavaScript", async () => {
    const { page } = await openPage({
      javaScriptEnabled: false,
      viewport: { width: 500, height: 800 },
    });
    await page.goto(`${site}/`);
    await page.locator(TOGGLE).first().click();
    await page.locator(".site-menu summary", { hasText: "Blog" }).click();
    await page.locator(".site-menu a", { hasText: "Guides" }).first().click();
    await page.waitForURL("**/guides");
  });
});
