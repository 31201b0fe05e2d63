import { describe, expect, inject, test } from "vitest";

import { FIELD, openHeader, OPTIONS, searchFor } from "../support/drive-header.ts";
import { useBrowser } from "../support/use-browser.ts";

/** Those with a picture; the others are pages. */
const CARDS = `${OPTIONS}:not(.is-page)`;
const PAGES = `${OPTIONS}.is-page`;

const site = inject("siteUrl");
const openPage = useBrowser();

const open = (width = 1280) => openHeader(openPage, { viewport: { width, height: 900 } });

describe.each([1280, 375])("the header's search at %i px", (width) => {
  test("finds cards in spite of a typing error, at most 5, with picture, name and issuer", async () => {
    const { page, complaints } = await open(width);
    await page.fill(FIELD, "sapphre");
    await page.waitForSelector(OPTIONS);
    const count = await page.locator(OPTIONS).count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(5);
    expect(await page.locator(OPTIONS).first().textContent()).toContain("Chase");
    expect(await page.locator(`${CARDS} img`).count()).toBe(await page.locator(CARDS).count());
    expect(await page.getAttribute(FIELD, "aria-expanded")).toBe("true");
    await page.waitForFunction(() => document.querySelector("#announcer")?.textContent?.includes("found"));
    expect(complaints).toEqual([]);
  });

  test("a chosen result opens its review by mouse", async () => {
    const { page } = await open(width);
    await page.fill(FIELD, "amex gold");
    await page.locator(OPTIONS).first().click();
    await page.waitForURL("**/cards/**");
  });
});

describe("the header's search by keyboard", () => {
  test("Enter with nothing chosen goes to the search page", async () => {
    const { page } = await open();
    await page.focus(FIELD);
    await page.keyboard.type("citi");
    await page.waitForSelector(OPTIONS);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=citi");
  });

  test("one character shows nothing; Escape closes and keeps the text, a second Escape clears it", async () => {
    const { page } = await open();
    await searchFor(page, "am");
    await page.keyboard.press("Backspace");
    await page.waitForSelector(".search-results", { state: "hidden" });
    await page.keyboard.type("mex");
    await page.waitForSelector(OPTIONS);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".search-results", { state: "hidden" });
    expect(await page.inputValue(FIELD)).toBe("amex");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.inputValue(FIELD)).toBe("");
  });
});

describe("the header's search and scripts", () => {
  test("a value set by a script, with an input event, is searched", async () => {
    const { page } = await open();
    await page.focus(FIELD);
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>(".header-search input");
      if (!field) return;
      field.value = "hyatt";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.waitForSelector(OPTIONS);
  });

  test("without JavaScript the field is a form that leads to the search page", async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site}/`);
    await page.fill(FIELD, "sapphire");
    await page.press(FIELD, "Enter");
    await page.waitForURL("**/search?q=sapphire");
    expect(await page.locator("main .tile").count()).toBeGreaterThan(0);
  });

  test.each(["business", "sapphire", "lounge"])(
    "gives all cards of the API, and pages in what is left of five places: %s",
    async (query) => {
      const { page } = await open();
      await page.fill(FIELD, query);
      await page.waitForSelector(OPTIONS);
      const readAddresses = (selector: string) =>
        page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      const answer = (await (await fetch(`${site}/api/search?q=${query}&kind=all`)).json()) as {
        results: { reviewLink: string }[];
        pages: { path: string }[];
      };
      const cards = await readAddresses(CARDS);
      const pages = await readAddresses(PAGES);
      expect(cards).toEqual(answer.results.map((result) => result.reviewLink));
      expect(pages).toEqual(answer.pages.slice(0, 5 - cards.length).map((found) => found.path));
    },
  );
});

describe("the header's search finds pages, too", () => {
  test("below the cards, in a group with a name, at most 5 options in all, and the arrows go through both", async () => {
    const { page } = await open();
    await searchFor(page, "sapphire");
    const cards = await page.locator(CARDS).count();
    const pages = await page.locator(PAGES).count();
    expect([cards > 0, pages > 0, cards + pages]).toEqual([true, true, 5]);
    expect(await page.locator(".search-results [role=group]").nth(1).innerText()).toMatch(/^Pages/);
    await page.waitForFunction(
      (said) => document.querySelector("#announcer")?.textContent === said,
      `${cards} cards and ${pages} ${pages === 1 ? "page" : "pages"} found.`,
    );
    for (let press = 0; press <= cards; press += 1) await page.keyboard.press("ArrowDown");
    await page.waitForSelector(`${PAGES}[aria-selected="true"]`);
    const address = await page.locator(PAGES).first().getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${address}`);
  });

  test("where no card matches, No cards found. stands above them", async () => {
    const { page } = await open();
    await searchFor(page, "5/24");
    const order = await page.evaluate(() => {
      const empty = document.querySelector(".search-empty")!;
      const option = document.querySelector('.search-results [role="option"]')!;
      return empty.getBoundingClientRect().bottom <= option.getBoundingClientRect().top && empty.textContent;
    });
    expect(order).toBe("No cards found.");
    expect(await page.locator(PAGES).first().getAttribute("href")).toMatch(/application-rules/);
    await page.waitForFunction(() =>
      /^No cards found\. \d pages? found\.$/.test(document.querySelector("#announcer")?.textContent ?? ""),
    );
  });

  test("without their index cards are found as before", async () => {
    const { page } = await openPage();
    await page.route("**/assets/page-index-*.json", (route) => route.abort());
    await page.goto(`${site}/about/contact`);
    await searchFor(page, "amex");
    expect(await page.locator(CARDS).count()).toBe(5);
  });
});
