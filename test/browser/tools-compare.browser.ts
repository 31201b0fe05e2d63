/** The comparison as a visitor meets it. */
import { describe, expect, inject, test } from "vitest";

import { describeTool } from "../support/describe-tool.ts";
import { openTool, readResult, waitForAddress } from "../support/open-tool.ts";

const site = inject("siteUrl");
const PAIR = "/compare/amex-gold-vs-chase-sapphire-preferred";
const ROWS = ".comparison-group tbody tr";
const SWITCH = "Also show rows where the cards are the same";

const openPage = describeTool("the comparison", {
  start: PAIR,
  change: (page) => page.fill("#compare-dining", "1,300"),
  field: "#compare-dining",
  keys: ["Control+A", "1", "3", "0", "0"],
  changed: "dining=1300",
  submit: "Compare",
  result: ".verdict, .comparison-group table",
  wrong: {
    address: "/compare?cards=amex-gold,not-a-card&dining=400",
    message: /No card matches "not-a-card"\./,
    kept: [
      ["#compare-cards-1", "American Express Gold Card"],
      ["#compare-cards-2", "not-a-card"],
      ["#compare-dining", "400"],
    ],
  },
});

describe("the comparison live", () => {
  test("two cards typed by part of their names are compared, and page, tab and address name them", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/compare`);
    await page.fill("#compare-cards-1", "amex gold business");
    await page.fill("#compare-cards-2", "sapphire preferred");
    // The address, and with it the names outside of the island, follow the verdict.
    const { pathname } = new URL(await waitForAddress(page, "-vs-"));
    expect(pathname).toMatch(/^\/compare\/[a-z-]+-vs-[a-z-]+$/);
    expect(await page.textContent("main h1")).toContain("Sapphire Preferred");
    expect(await page.title()).toContain("Sapphire Preferred");
    const answer = await fetch(
      site + (await page.getByRole("link", { name: "As JSON", includeHidden: true }).getAttribute("href")),
    );
    const { worth } = (await answer.json()) as { worth: { verdict: { sentences: string[] } } };
    expect(await page.textContent(".verdict-lead")).toBe(worth.verdict.sentences[0]);
    expect(complaints).toEqual([]);
  });

  test("the switch shows rows where all cards say the same, in the address too", async () => {
    const { page } = await openTool(openPage, site + PAIR);
    const shown = async () =>
      page.locator(ROWS).evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).length);
    const some = await shown();
    await page.getByLabel(SWITCH).check();
    await waitForAddress(page, "differences=no");
    const all = await shown();
    expect(some).toBeLessThan(all);
    await page.reload();
    await expect.poll(shown).toBe(all);
    await page.getByLabel(SWITCH).uncheck();
    await expect.poll(shown).toBe(some);
  });

  test("a preset counts with another spend and keeps the cards; Back undoes it", async () => {
    const { page } = await openTool(openPage, site + PAIR);
    await page.getByRole("link", { name: "Student" }).click();
    await waitForAddress(page, PAIR, "preset=student");
    const student = await readResult(page, ".verdict");
    await page.goBack();
    await page.waitForFunction(() => !location.search.includes("student"));
    await expect.poll(async () => readResult(page, ".verdict")).not.toEqual(student);
    expect(await page.inputValue("#compare-dining")).toBe("450");
  });
});

describe("what stands around the figures", () => {
  test("a searched pair has advice for both cards, which goes when other cards are compared", async () => {
    const { page } = await openTool(openPage, site + PAIR);
    const advice = page.getByRole("region", { name: "Which of the two to choose", includeHidden: true });
    expect(await advice.locator("h2").allTextContents()).toEqual([
      "Choose Amex Gold if",
      "Choose Sapphire Preferred if",
    ]);
    expect(await advice.locator("li").count()).toBeGreaterThanOrEqual(4);
    await page.fill("#compare-cards-2", "Citi Double Cash");
    await waitForAddress(page, "citi-double-cash");
    await expect.poll(() => advice.isVisible()).toBe(false);
  });

  test.each(["amex-gold,citi-double-cash", "amex-gold,citi-double-cash,amex-green,amex-platinum"])(
    "on a phone the names of %s stay in view over the rows",
    async (cards) => {
      const { page } = await openTool(openPage, `${site}/compare?cards=${cards}`, {
        viewport: { width: 375, height: 800 },
      });
      await page.locator(".comparison-group > summary", { hasText: "Earning" }).click();
      const row = page.locator(ROWS).filter({ hasText: "Groceries" }).first();
      await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const name = page.locator(".comparison-strip a").first();
      await expect
        .poll(() =>
          name.evaluate((link) => {
            const { top, bottom, left, width } = link.getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
            return top >= 0 && bottom <= innerHeight && (at === link || link.contains(at));
          }),
        )
        .toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // Nothing scrolls but the page, and the winner stands first.
      const boxes = await page
        .locator(".comparison-rows, .comparison-rows *")
        .evaluateAll(
          (all) =>
            all.filter(
              (box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
            ).length,
        );
      expect(boxes).toBe(0);
      const [best, others] = await row.evaluate((element) => {
        const top = (cell: Element) => cell.getBoundingClientRect().top;
        const cells = [...element.querySelectorAll("td")];
        return [
          cells.filter((cell) => cell.matches(".is-best")).map(top),
          cells.filter((cell) => !cell.matches(".is-best")).map(top),
        ];
      });
      expect(best[0]).toBeLessThan(Math.min(...others));
    },
  );
});

describe("what the comparison says to bad input", () => {
  test("five cards: a message in the answer's place, until one is taken out", async () => {
    const cards = "amex-gold,chase-sapphire-preferred,citi-double-cash,amex-platinum,discover-it-miles";
    const { page } = await openTool(openPage, `${site}/compare?cards=${cards}`);
    expect(await page.textContent("#compare-cards-error")).toBe("Choose at most 4 cards; you chose 5.");
    expect(await page.textContent(".error-summary")).toContain("Choose at most 4 cards; you chose 5.");
    await page.fill("#compare-cards-5", "");
    await page.waitForSelector("#compare-cards-error", { state: "detached" });
    expect(await page.locator(".comparison-strip li").count()).toBe(4);
  });

  test("one card, the same card twice, and an unknown pair", async () => {
    const { page } = await openTool(openPage, `${site}/compare?cards=amex-gold`);
    expect(await page.textContent(".answer-itself")).toContain("Choose at least two cards");
    await page.fill("#compare-cards-2", "amex-gold");
    await page.locator("#compare-cards-2").blur();
    await page.waitForSelector("#compare-cards-error");
    expect(await page.textContent("#compare-cards-error")).toContain("is listed twice");
    expect((await fetch(`${site}/compare/amex-gold-vs-nothing`)).status).toBe(404);
  });
});
