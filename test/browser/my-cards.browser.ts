/** A visitor's own cards: kept in this browser, by buttons and by the page, and nowhere else. */
import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { holdLoader, openFolds, waitForHeader } from "../support/drive-page.ts";
import { findAxeViolations } from "../support/find-axe-violations.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();
const KEY = "waycard.my-cards";
const SPENDING = JSON.stringify({ version: 1, query: "dining=500&groceries=700&other=900" });

type Said = Readonly<Record<string, unknown>>;

/** The page as it is for a browser that keeps this. */
async function openCards(page: Page, kept: Said | string | null, more: Readonly<Record<string, string>> = {}) {
  await page.goto(`${site}/robots.txt`);
  const text = kept === null || typeof kept === "string" ? kept : JSON.stringify({ version: 1, ...kept });
  await page.evaluate(
    ([key, value, others]) => {
      if (value !== null) localStorage.setItem(key, value);
      for (const [name, other] of Object.entries(others)) localStorage.setItem(name, other);
    },
    [KEY, text, more] as const,
  );
  await page.goto(site + paths.myCards());
  await waitForHeader(page);
}

const readKept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const hold = (...slugs: readonly string[]) => ({ held: slugs.map((slug) => ({ slug, opened: "2024-05" })) });
const heldNames = (page: Page) => page.locator("article.panel h3").allInnerTexts();
const TWELVE = [
  "amex-gold", "amex-green", "bilt-blue", "capital-one-venture", "capital-one-venture-x", "chase-freedom-flex",
  "chase-freedom-unlimited", "chase-sapphire-preferred", "citi-double-cash", "citi-strata-premier", "discover-it-miles",
  "united-quest",
]; // prettier-ignore

describe("the page", () => {
  test("without a card asks which you hold, and takes one in by the keyboard", async () => {
    const { page, complaints } = await openPage();
    await openCards(page, null);
    const field = page.getByRole("combobox", { name: "Add a card you have" });
    await field.fill("amex gold");
    await page.getByRole("option").first().waitFor();
    await field.press("ArrowDown");
    await field.press("Enter");
    await page.getByRole("heading", { name: "American Express Gold Card" }).waitFor();
    // The next card can be typed at once; no ring is drawn around a part of the page.
    await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true);
    expect(JSON.parse((await readKept(page)) ?? "")).toMatchObject({ version: 1, held: [{ slug: "amex-gold" }] });
    expect(complaints).toEqual([]);
  });

  test("with one card ticks off a credit, whole and in part, and keeps it over a reload", async () => {
    const { page } = await openPage();
    await openCards(page, hold("amex-gold"));
    const uber = page.getByRole("checkbox", { name: "$10 a month in Uber Cash" }).first();
    await uber.check();
    await expect.poll(() => uber.isChecked()).toBe(true);
    const dining = page.getByRole("listitem").filter({ hasText: "Cheesecake" }).first();
    await dining.getByRole("button", { name: "Part of it" }).click();
    await dining.getByLabel("Used so far").fill("4");
    await dining.getByLabel("Used so far").press("Enter");
    await dining.getByText("$6 of $10 left").waitFor();
    await page.getByRole("main").getByText("$14 of $325", { exact: false }).waitFor();
    await page.reload();
    await waitForHeader(page);
    await page.getByRole("main").getByText("$14 of $325", { exact: false }).waitFor();
  });

  test("takes a credit that is never used off the list, and leaves the rest", async () => {
    const { page } = await openPage();
    await openCards(page, hold("amex-gold"));
    const due = page.getByRole("region", { name: "Use this month" });
    await due.getByLabel(/How you use it: \$7 a month/).selectOption("Never");
    await expect.poll(() => due.getByText("$7 a month at Dunkin'").count()).toBe(0);
    expect(await due.getByText("$10 a month in Uber Cash").count()).toBe(1);
  });

  test("when the last card goes, shows the question that is left", async () => {
    const { page } = await openPage({ viewport: { width: 375, height: 812 } });
    await openCards(page, hold("amex-gold"));
    await page.getByRole("main").getByText("Dates, bonus and more").click();
    await page.getByRole("button", { name: "I no longer have it" }).press("Enter");
    const question = page.getByRole("heading", { name: "Which cards do you have?" });
    await expect.poll(() => question.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(0);
    await expect.poll(() => question.evaluate((heading) => heading.getBoundingClientRect().bottom)).toBeLessThan(812);
  });

  test("with twelve cards has each once, with a verdict for every fee on the spending that is kept", async () => {
    const { page, complaints } = await openPage();
    await openCards(page, hold(...TWELVE), { "waycard.spend": SPENDING });
    await expect.poll(async () => (await heldNames(page)).length).toBe(TWELVE.length);
    const withFee = await page.locator("article.panel").filter({ hasText: "a year, next in" }).count();
    const said = page.getByRole("main").getByText(/Alongside your other cards|depends on how much you use United/);
    await expect.poll(() => said.count()).toBe(withFee);
    expect(complaints).toEqual([]);
  });

  test("says which card here, and why, and what is left of a limit once it is told", async () => {
    const { page } = await openPage();
    await openCards(page, hold("amex-gold", "citi-double-cash"));
    const here = page.getByRole("region", { name: "Which card here?" });
    await here.getByRole("searchbox").fill("trader joe's");
    await here.getByText("American Express Gold Card").waitFor();
    await here.getByText("U.S. supermarkets", { exact: false }).waitFor();
    await here.getByLabel(/^Spent there since/).fill("25000");
    await here.getByLabel(/^Spent there since/).blur();
    await here.locator(".here-best").getByText("Citi Double Cash").waitFor();
  });

  test("asks what became of a card that was replaced", async () => {
    const { page } = await openPage();
    await openCards(page, hold("bilt-mastercard"));
    const question = page.getByRole("group", { name: /^What became of/ });
    await question.getByRole("button").first().click();
    await expect.poll(async () => (await heldNames(page)).length).toBe(1);
    expect(JSON.parse((await readKept(page)) ?? "").held[0]).toMatchObject({ opened: "2024-05" });
    expect(await question.count()).toBe(0);
  });

  test("tells what changed since it was last read, until that is read", async () => {
    const { page } = await openPage();
    await openCards(page, { ...hold("amex-gold"), seen: { "amex-gold": ["ch-101"] } });
    const news = page.getByRole("region", { name: "Changed since your last visit" });
    await news.getByText("August 1, 2026").waitFor();
    await news.getByRole("button", { name: "Got it" }).click();
    await expect.poll(() => news.count()).toBe(0);
  });

  test("ticks off what a statement shows, once it is confirmed", async () => {
    const { page } = await openPage();
    await openCards(page, hold("amex-gold"));
    await page.getByRole("main").getByText("Check off credits from a statement").click();
    const day = new Date().toISOString().slice(0, 10);
    const buffer = Buffer.from(`Date,Description,Amount\n${day},DUNKIN #3451 BOSTON,6.50\n${day},SAFEWAY 12,40.00\n`);
    await page.getByLabel(/^CSV, OFX or QFX/).setInputFiles({ name: "card.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Check off 1" }).click();
    await expect
      .poll(async () => JSON.parse((await readKept(page)) ?? "").uses)
      .toMatchObject([{ perk: "dunkin-credit", on: day, usd: 6.5 }]);
  });

  test("gives its days and all it keeps as files, and takes such a file back in", async () => {
    const { page } = await openPage();
    await openCards(page, hold("amex-gold"));
    await page.getByRole("main").getByText("Save a copy, or load one").click();
    const save = async (name: RegExp) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
      return readFileSync(await download.path(), "utf8");
    };
    expect(await save(/calendar/)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*Decide whether to keep[^]*END:VCALENDAR\r\n$/);
    const file = (await save(/\.json/)).replace("amex-gold", "amex-green");
    const input = page.getByLabel(/^Load a saved file/);
    await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await page.getByRole("main").getByText("Nothing was loaded").waitFor();
    await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(file) });
    await page.getByRole("heading", { name: /Green/ }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name: /Gold/ }).waitFor();
  });
});

describe("what is kept", () => {
  test("never leaves the browser: nothing is sent, and no address says a card or an amount", async () => {
    const { page } = await openPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
    await openCards(page, hold("amex-gold", "citi-double-cash"), { "waycard.spend": SPENDING });
    await page.getByRole("main").getByText("Alongside your other cards").first().waitFor();
    await page.getByRole("searchbox", { name: "A store, or what you're buying" }).fill("Frobnicators of Utah");
    await page.getByRole("main").getByText("We don't know this store").waitFor();
    await page.getByRole("checkbox", { name: "$10 a month in Uber Cash" }).first().check();
    await expect.poll(() => readKept(page)).toContain("uber-cash");
    expect(asked.filter((request) => !request.startsWith(`GET ${site}/`))).toEqual([]);
    const said = asked.filter((request) => /dining=|Frob|uber|own=|2024-05/.test(request));
    expect(said).toEqual([]);
    // Pictures of the cards come from where everybody's do.
    expect(asked.filter((request) => request.includes("?"))).toEqual([]);
  });

  test("follows another tab, and each builds on what the other wrote", async () => {
    const { page, context } = await openPage();
    await openCards(page, hold("amex-gold"));
    await page.getByRole("heading", { name: "American Express Gold Card" }).waitFor();
    const other = await context.newPage();
    await other.goto(site + paths.review("citi-double-cash"));
    await other.getByRole("button", { name: /^I have this card/ }).click();
    await page.getByRole("heading", { name: /Double Cash/ }).waitFor();
    await page.getByRole("checkbox", { name: "$10 a month in Uber Cash" }).first().check();
    await expect.poll(async () => JSON.parse((await readKept(other)) ?? "").held.length).toBe(2);
  });

  test("stays as it is where the browser has no room left, and the page says so", async () => {
    const { page } = await openPage();
    await openCards(page, hold("amex-gold"));
    // What the page keeps by itself of a card that has just come in.
    await expect.poll(() => readKept(page)).toContain('"seen":{"amex-gold"');
    const before = await readKept(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.getByRole("checkbox", { name: "$10 a month in Uber Cash" }).first().click();
    await page.getByRole("main").getByText("out of storage space").waitFor();
    expect(await readKept(page)).toBe(before);
  });
});

describe("the buttons on reviews and results", () => {
  test("are there before any script; the first press is kept, and a second takes it back", async () => {
    const { page, complaints } = await openPage();
    await page.goto(site + paths.review("amex-gold"));
    const button = page.getByRole("button", { name: /^I have this card/ }).first();
    await button.click();
    await page.locator('[data-keep="held"][aria-pressed="true"]').first().waitFor();
    await page.reload();
    await page.locator('[data-keep="held"][aria-pressed="true"]').first().waitFor();
    await page.getByRole("link", { name: "My cards" }).first().waitFor();
    await button.press("Enter");
    await page.locator('[data-keep="held"][aria-pressed="false"]').first().waitFor();
    await page
      .getByRole("button", { name: /^Watch/ })
      .first()
      .click();
    await expect
      .poll(async () => JSON.parse((await readKept(page)) ?? ""))
      .toMatchObject({
        held: [],
        watched: ["amex-gold"],
      });
    expect(complaints).toEqual([]);
  });

  test("are marked in results that a tool draws later", async () => {
    const { page } = await openPage();
    await page.goto(`${site}/robots.txt`);
    const slugs = ["capital-one-venture-x", "amex-gold", "citi-double-cash", "chase-sapphire-preferred"];
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      JSON.stringify({ version: 1, watched: slugs }),
    ] as const);
    await page.goto(`${site}${paths.calculator()}?dining=500&cards=amex-gold`);
    await page
      .locator('[data-card="amex-gold"][data-keep="watched"][aria-pressed="true"]')
      .waitFor({ state: "attached" });
  });

  test("have no place without a script, and the page says what it would do with one", async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const response = await page.goto(site + paths.myCards());
    expect(response?.status()).toBe(200);
    expect(await page.content()).toContain('name="robots" content="noindex"');
    expect(await page.locator("main").innerText()).toContain("This page needs JavaScript");
    expect(await page.locator(`main a[href="${paths.planner()}"]`).isVisible()).toBe(true);
    await page.goto(site + paths.review("amex-gold"));
    expect(await page.locator("[data-keep]").first().isVisible()).toBe(false);
  });
});

describe("with twelve cards and all folds open", () => {
  test.each([
    ["320 px", undefined, { viewport: { width: 320, height: 700 } }],
    ["dark", "color", { viewport: { width: 1280, height: 900 }, colorScheme: "dark" }],
    ["forced colors", "color", { viewport: { width: 375, height: 700 }, forcedColors: "active" }],
  ] as const)("axe finds no fault, and nothing goes sideways, at %s", async (_, rules, options) => {
    const { page } = await openPage(options);
    await openCards(page, { ...hold(...TWELVE), watched: ["amex-platinum"] }, { "waycard.spend": SPENDING });
    await page.getByRole("main").getByText("Alongside your other cards").first().waitFor();
    await openFolds(page);
    await page.getByLabel("Statement of").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findAxeViolations(page, rules)).toEqual([]);
  });

  test("text twice as large goes nowhere sideways", async () => {
    const { page } = await openPage({ viewport: { width: 1280, height: 900 } });
    await openCards(page, hold(...TWELVE));
    await page.getByRole("heading", { name: "Your cards", exact: true }).waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test("a press before the loader has come is kept when it comes", async () => {
  const { page } = await openPage();
  const release = await holdLoader(page);
  await page.goto(site + paths.review("amex-gold"), { waitUntil: "commit" });
  const button = page.getByRole("button", { name: /^I have this card/ }).first();
  await button.click();
  release();
  await page.locator('[data-keep="held"][aria-pressed="true"]').first().waitFor();
});
