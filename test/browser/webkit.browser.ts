/** The main journeys in WebKit, the engine of Safari, where a driver of one is installed (open-webkit.ts). */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { findWebKit, openWebKit, type WebKitPage } from "../support/open-webkit.ts";

const site = inject("siteUrl");
const driver = findWebKit();
if (!driver) console.warn("No WebKit is installed: its journeys are skipped. Set WEBKIT_DRIVER_PATH to run them.");

const isLive = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.dataset.live === "true"`;

const toIsland = (name: string) => `document.querySelector('[data-island="${name}"]')`;

describe.skipIf(!driver)("in WebKit", () => {
  let page: WebKitPage;
  beforeAll(async () => {
    if (driver) page = await openWebKit(driver);
  });
  afterAll(() => page?.close());

  async function open(path: string): Promise<void> {
    await page.open(site + path);
    await page.run(`${toIsland("site-header")}.dispatchEvent(new Event("focusin"))`);
    await page.waitFor(isLive('[data-island="site-header"]'));
  }

  describe.each([1280, 400])("%d pixels wide", (width) => {
    beforeAll(() => page.setSize(width, 900));

    test.each(["/", "/cards", "/cards/amex-gold", "/rewards", "/compare", "/planner", "/guides", "/developers"])(
      "%s comes to life, as wide as its window",
      async (path) => {
        await open(path);
        expect(await page.run("return document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
        // The sheet is there, and the browser knows what it is written in.
        const paper = await page.run("return getComputedStyle(document.documentElement).backgroundColor");
        expect(paper).toMatch(/^rgb\(2[45]\d, 2[45]\d, 2[34]\d\)$/);
      },
    );
  });

  test("a search by keys leads to a review", async () => {
    await page.setSize(1280, 900);
    await open("/about/contact");
    await page.type(".header-search input", "sapphire reserve");
    // Of the whole word: results that come after the arrow take its choice back.
    await page.waitFor(`document.querySelector('[role="option"]')?.textContent.includes("Sapphire Reserve")`);
    await page.press("arrowDown");
    await page.waitFor(`document.querySelector(".header-search [aria-activedescendant]")`);
    await page.press("enter");
    await page.waitFor('location.pathname === "/cards/chase-sapphire-reserve"');
    expect(await page.run('return document.querySelector("h1").textContent')).toContain("Sapphire Reserve");
  });

  test("a group of the menu opens, and Escape closes it and gives the focus back", async () => {
    await open("/about/contact");
    await page.click(".site-menu button[data-toggle]");
    await page.waitFor(`document.querySelector('.site-menu button[aria-expanded="true"]')`);
    await page.press("escape");
    await page.waitFor(`!document.querySelector('.site-menu button[data-toggle][aria-expanded="true"]')`);
    expect(await page.run('return document.activeElement.hasAttribute("data-toggle")')).toBe(true);
  });

  test("the analyzer answers a changed amount without loading the page, as its API does", async () => {
    await open("/rewards");
    await page.run(`${toIsland("analyzer")}.dispatchEvent(new Event("focusin"))`);
    await page.waitFor(isLive("main [data-island]"));
    await page.run("window.isSame = true");
    await page.run(`const field = document.querySelector("#analyzer-maxCards");
      field.value = "2";
      for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));`);
    await page.waitFor('location.search.includes("maxCards=2")');
    const shown = await page.run('return document.querySelector(".wallet-headline .big-number").textContent');
    const query = String(await page.run("return location.search"));
    const answer = (await (await fetch(`${site}/api/analyzer${query}`)).json()) as { pick: { netUsd: number } };
    expect(shown).toBe(`$${Math.round(answer.pick.netUsd).toLocaleString("en-US")}`);
    expect(await page.run("return window.isSame")).toBe(true);
  });
});
