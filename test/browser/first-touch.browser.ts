/** A page starts with two small scripts; what a visitor touches first answers all the same, and nothing done before is lost. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("cold cache");
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Addresses of all scripts that a page fetches. */
function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Holds back React, as a slow line does. @returns what lets it come */
async function holdIslands(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/islands-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const untilLive = (page: Page, name: string) =>
  page.waitForSelector(`[data-island="${name}"][data-live="true"]`, { state: "attached" });

test.each([paths.review("amex-gold"), paths.category("travel"), paths.analyzer(), paths.home()])(
  "%s fetches two small scripts until it is touched",
  async (path) => {
    const { page, complaints } = await openPage(PHONE);
    const scripts = listScripts(page);
    await page.goto(site + path, { waitUntil: "load" });
    for (let screen = 0; screen < 3; screen += 1) {
      await page.evaluate(() => scrollBy(0, innerHeight));
      await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn, { timeout: 2_500 })));
    }
    expect(scripts).toHaveLength(2);
    let bytes = 0;
    for (const script of scripts) bytes += (await (await fetch(site + script)).arrayBuffer()).byteLength;
    expect(bytes).toBeLessThan(5_632);
    expect(complaints).toEqual([]);
  },
);

test("the header comes with React in three files", async () => {
  const { page } = await openPage();
  const scripts = listScripts(page);
  await page.goto(site + paths.review("amex-gold"), { waitUntil: "load" });
  await page.getByRole("searchbox").focus();
  await untilLive(page, "site-header");
  expect(scripts.length - 2).toBeLessThanOrEqual(3);
});

describe("at the first touch", () => {
  test("what is typed into the search is found, the letters before the script, too", async () => {
    const { page } = await openPage();
    await page.goto(site + paths.review("amex-gold"));
    const release = await holdIslands(page);
    await page.locator(".header-search input").focus();
    await page.keyboard.type("saphire");
    release();
    await page
      .getByRole("option", { name: /Sapphire/ })
      .first()
      .waitFor();
    expect(await page.locator(".header-search input").inputValue()).toBe("saphire");
  });

  test("a tap opens the menu, and a second one its group, before the script and after", async () => {
    const { page } = await openPage(PHONE);
    await page.goto(site + paths.review("amex-gold"));
    const release = await holdIslands(page);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await page.locator(".menu-group summary", { hasText: "Tools" }).tap();
    const link = page
      .locator(`.site-menu a[href="${paths.planner()}"], .site-menu a[href="${paths.compare()}"]`)
      .first();
    await link.waitFor();
    release();
    await untilLive(page, "site-header");
    expect(await link.isVisible()).toBe(true);
  });

  test.each(["Enter", "Space"])("%s opens a group of the menu once, by the very key that wakes it", async (key) => {
    const { page } = await openPage();
    await page.goto(site + paths.review("amex-gold"));
    const group = page.locator(".menu-group summary").first();
    // The focus alone would wake it: it comes with the key here, as it does to one who has just tabbed there.
    await page.keyboard.down("Shift");
    await group.focus();
    await page.keyboard.up("Shift");
    await page.keyboard.press(key);
    await untilLive(page, "site-header");
    await expect.poll(() => page.getByRole("button", { expanded: true }).count()).toBe(1);
  });

  test("a button that needs a script is there, and its first press counts", async () => {
    const { page } = await openPage(PHONE);
    await page.goto(site + paths.analyzer());
    const release = await holdIslands(page);
    await page.getByRole("button", { name: "Save my spending in this browser" }).tap();
    release();
    await page.waitForFunction(() => localStorage.getItem("waycard.spend") !== null);
  });

  test("an amount typed before the script is worked out", async () => {
    const { page } = await openPage(PHONE);
    await page.goto(site + paths.home());
    const release = await holdIslands(page);
    const before = await page.locator("#announcer").textContent();
    await page.getByLabel("Groceries").fill("2500");
    release();
    await expect.poll(() => page.locator("#announcer").textContent()).not.toBe(before);
    expect(await page.getByLabel("Groceries").inputValue()).toBe("2500");
  });

  test("a tick in a list brings the tray, in which it stands", async () => {
    const { page } = await openPage();
    await page.goto(site + paths.category("travel"));
    const release = await holdIslands(page);
    await page
      .getByRole("checkbox", { name: /^Compare / })
      .first()
      .check();
    release();
    await page.getByRole("form", { name: "Compare the checked cards" }).locator("li").first().waitFor();
  });

  test("a theme chosen before the script holds", async () => {
    const { page } = await openPage(PHONE);
    await page.goto(`${site}/about/contact`);
    const release = await holdIslands(page);
    await page.getByRole("radio", { name: "Dark" }).check();
    release();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
  });
});
