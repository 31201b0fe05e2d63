/** What people hear who do not see the page: which words, in which order, and how often. */
import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { openHeader, OPTIONS, searchFor } from "../support/drive-header.ts";
import { listen } from "../support/drive-page.ts";
import { openTool, waitForAddress } from "../support/open-tool.ts";
import { useBrowser } from "../support/use-browser.ts";
import { FORM_ERRORS } from "../support/site-routes.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

describe("a live tool", () => {
  test("judges half a name when its field is left, and not while it is written", async () => {
    const { page } = await openTool(openPage, `${site}${paths.calculator()}?dining=500`);
    const readSaid = await listen(page);
    const field = page.locator("#calculator-cards-1");
    await field.focus();
    await field.fill("sapph");
    // Slowly enough for the tool to work out every half of it.
    await field.pressSequentially("ir", { delay: 350 });
    expect(await field.getAttribute("aria-invalid")).toBeNull();
    // The options are counted, and nothing is found wrong.
    const said = await readSaid();
    expect(said).not.toEqual([]);
    expect(said.filter((text) => !/^\d+ cards found\.$/.test(text))).toEqual([]);
    await page.focus("#calculator-dining");
    await page.waitForSelector('#calculator-cards-1[aria-invalid="true"]');
    await expect.poll(async () => (await readSaid()).at(-1)).toMatch(/^Cards to calculate, row 1: Several cards/);
  });

  test("says what is wrong with a field, also when it is sent from there", async () => {
    const { page } = await openTool(openPage, site + paths.calculator());
    const readSaid = await listen(page);
    await page.fill("#calculator-dining", "-5");
    await page.press("#calculator-dining", "Enter");
    await expect.poll(readSaid).toEqual(["Dining: Enter an amount of $0 or more."]);
    await page.press("#calculator-dining", "Enter");
    await expect.poll(readSaid).toHaveLength(2);
  });

  test("says one sentence for a number that is typed slowly", async () => {
    const { page } = await openTool(openPage, site + paths.calculator());
    const readSaid = await listen(page);
    await page.fill("#calculator-dining", "");
    await page.locator("#calculator-dining").pressSequentially("1250", { delay: 700 });
    await waitForAddress(page, "dining=1250");
    await expect.poll(async () => (await readSaid()).length).toBe(1);
  });
});

describe("names", () => {
  test("an option of the search says what its number is", async () => {
    const { page } = await openHeader(openPage);
    await searchFor(page, "chase sapphire preferred");
    expect(await page.locator(OPTIONS).first().textContent()).toMatch(/Chase.*rated \d\.\d.* of 10$/);
  });

  test("the fields of a card picker are numbered within their group", async () => {
    const { page } = await openPage();
    await page.goto(site + paths.calculator());
    expect(
      await page.getByRole("group", { name: "Cards to calculate" }).getByLabel("Card 1", { exact: true }).count(),
    ).toBe(1);
  });

  test("the footer is one navigation, not four regions", async () => {
    const { page } = await openPage();
    await page.goto(`${site}/about/contact`);
    expect(await page.locator(".site-footer nav[aria-label='Footer'] a").count()).toBeGreaterThan(10);
    expect(await page.locator(".site-footer section, .site-footer [role=region]").count()).toBe(0);
  });
});

describe("a form with faults", () => {
  test.each(FORM_ERRORS)("%s says so first of all, in its title", async (path) => {
    const html = await (await fetch(site + path)).text();
    expect(html).toMatch(/<title>Error: /);
  });

  test("a page without faults does not", async () => {
    for (const path of [paths.calculator(), paths.search("amex")])
      expect(await (await fetch(site + path)).text()).not.toContain("<title>Error");
  });
});

test.each([paths.compare(), paths.finder(), paths.calculator(), paths.analyzer(), paths.planner()])(
  "the form of %s is found in the list of headings, before the result",
  async (path) => {
    const html = await (await fetch(site + path)).text();
    const tags = html.slice(html.indexOf("<main")).match(/<(?:h2|form)\b/g);
    expect(tags?.slice(0, 2)).toEqual(["<h2", "<form"]);
  },
);

test("a review's own headings stand below the heading of the review", async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(site + paths.review("chase-sapphire-preferred"));
  const levels = await page
    .locator("#review :is(h2, h3, h4)")
    .evaluateAll((elements) => elements.map((heading) => heading.tagName));
  expect(levels[0]).toBe("H2");
  expect(levels.length).toBeGreaterThan(2);
  expect(new Set(levels.slice(1))).not.toContain("H2");
  const tiles = await page
    .locator("#alternatives .tile :is(h2, h3, h4)")
    .evaluateAll((all) => all.map((heading) => heading.tagName));
  expect(new Set(tiles)).toEqual(new Set(["H4"]));
});
