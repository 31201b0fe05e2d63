import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { openBrowser, openPage, waitForHeader } from "../support/open-browser.ts";

const site = inject("siteUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

const FIELD = ".header-search input";
const OPTIONS = '.search-results [role="option"]';

async function openHome(width = 1280) {
  const opened = await openPage(browser, { viewport: { width, height: 900 } });
  await opened.page.goto(`${site}/about/contact`);
  await waitForHeader(opened.page);
  return opened;
}

describe.each([1280, 1099, 375])("the header's search at %i px", (width) => {
  test("finds cards in spite of a typing error, at most 5, with picture, name and issuer", async () => {
    const { page, context, complaints } = await openHome(width);
    await page.fill(FIELD, "sapphre");
    await page.waitForSelector(OPTIONS);
    const count = await page.locator(OPTIONS).count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(5);
    expect(await page.locator(OPTIONS).first().textContent()).toContain("Chase");
    expect(await page.locator(`${OPTIONS} img`).count()).toBe(count);
    expect(await page.getAttribute(FIELD, "aria-expanded")).toBe("true");
    await page.waitForFunction(() => document.querySelector("#announcer")?.textContent?.includes("found"));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("says No cards found. and announces it", async () => {
    const { page, context } = await openHome(width);
    await page.fill(FIELD, "zzzz");
    await page.waitForSelector("text=No cards found.");
    await page.waitForFunction(() => document.querySelector("#announcer")?.textContent === "No cards found.");
    expect(await page.getAttribute(FIELD, "aria-expanded")).toBe("false");
    await context.close();
  });

  test("a chosen result opens its review by mouse", async () => {
    const { page, context } = await openHome(width);
    await page.fill(FIELD, "amex gold");
    await page.locator(OPTIONS).first().click();
    await page.waitForURL("**/cards/**");
    await context.close();
  });
});

describe("the header's search by keyboard", () => {
  test("arrows move through the options and around, Enter opens the chosen one", async () => {
    const { page, context } = await openHome();
    await page.focus(FIELD);
    await page.keyboard.type("amex");
    await page.waitForSelector(OPTIONS);
    const last = (await page.locator(OPTIONS).count()) - 1;
    await page.keyboard.press("ArrowUp");
    expect(await page.getAttribute(FIELD, "aria-activedescendant")).toBe(`header-search-option-${last}`);
    await page.keyboard.press("ArrowDown");
    expect(await page.getAttribute(FIELD, "aria-activedescendant")).toBeNull();
    await page.keyboard.press("ArrowDown");
    const target = await page.locator(OPTIONS).first().getAttribute("href");
    expect(await page.locator(OPTIONS).first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${target}`);
    await context.close();
  });

  test("Enter with nothing chosen goes to the search page", async () => {
    const { page, context } = await openHome();
    await page.focus(FIELD);
    await page.keyboard.type("citi");
    await page.waitForSelector(OPTIONS);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=citi");
    await context.close();
  });

  test("Escape closes and keeps the text, a second Escape clears it", async () => {
    const { page, context } = await openHome();
    await page.focus(FIELD);
    await page.keyboard.type("amex");
    await page.waitForSelector(OPTIONS);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".search-results", { state: "hidden" });
    expect(await page.inputValue(FIELD)).toBe("amex");
    await page.keyboard.press("Escape");
    expect(await page.inputValue(FIELD)).toBe("");
    await context.close();
  });

  test("one character shows nothing, and clears what was shown", async () => {
    const { page, context } = await openHome();
    await page.focus(FIELD);
    await page.keyboard.type("am");
    await page.waitForSelector(OPTIONS);
    await page.keyboard.press("Backspace");
    await page.waitForSelector(".search-results", { state: "hidden" });
    expect(await page.locator(OPTIONS).count()).toBe(0);
    await context.close();
  });

  test("leaving the field closes the results", async () => {
    const { page, context } = await openHome();
    await page.focus(FIELD);
    await page.keyboard.type("amex");
    await page.waitForSelector(OPTIONS);
    await page.mouse.click(40, 800);
    await page.waitForSelector(".search-results", { state: "hidden" });
    await context.close();
  });
});

describe("the header's search and scripts", () => {
  test("what was typed before hydration is kept and searched", async () => {
    const { page, context } = await openPage(browser);
    // The loader is held back until something is typed.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/loader-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site}/about/contact`, { waitUntil: "commit" });
    await page.locator(FIELD).pressSequentially("sapphire");
    release();
    await page.waitForSelector(OPTIONS);
    expect(await page.inputValue(FIELD)).toBe("sapphire");
    await context.close();
  });

  test("a value set by a script, with an input event, is searched", async () => {
    const { page, context } = await openHome();
    await page.focus(FIELD);
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>(".header-search input");
      if (!field) return;
      field.value = "hyatt";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.waitForSelector(OPTIONS);
    await context.close();
  });

  test("without JavaScript the field is a form that leads to the search page", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site}/`);
    await page.fill(FIELD, "sapphire");
    await page.press(FIELD, "Enter");
    await page.waitForURL("**/search?q=sapphire");
    expect(await page.locator("main .tile").count()).toBeGreaterThan(0);
    await context.close();
  });

  test("gives the same cards in the same order as the API", async () => {
    const { page, context } = await openHome();
    await page.fill(FIELD, "business");
    await page.waitForSelector(OPTIONS);
    const shown = await page.locator(OPTIONS).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const answer = (await (await fetch(`${site}/api/search?q=business`)).json()) as {
      results: { reviewLink: string }[];
    };
    expect(shown).toEqual(answer.results.map((result) => result.reviewLink));
    await context.close();
  });
});
