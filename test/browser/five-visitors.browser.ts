/**
 * Five visitors with a question of their own, through the forms as they would fill them in. Each gets the answer that
 * somebody who knows cards would give a friend. A figure outside its band means that facts or maths have changed:
 * find out which before you change it.
 */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";

import { openFolds } from "../support/drive-page.ts";
import { openTool, waitForAddress } from "../support/open-tool.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

const CATEGORIES = ["dining", "groceries", "gas", "travel", "other", "transit", "streaming"];

/** Every amount of the form; those that are not given are 0. */
async function fillSpend(page: Page, form: string, monthlyUsd: Readonly<Record<string, number>>): Promise<void> {
  for (const category of CATEGORIES) {
    const field = `#${form}-${category}`;
    await unfold(page, field);
    await page.fill(field, String(monthlyUsd[category] ?? 0));
  }
}

const unfold = (page: Page, field: string) => openFolds(page, `details:has(${field})`);

const toUsd = (text: string | null) => Number((text ?? "").replaceAll(/[^\d.]/g, ""));

interface Answered {
  readonly cards: readonly string[];
  readonly usd: number;
}

async function readWallet(page: Page): Promise<Answered> {
  return {
    cards: await page.locator(".wallet-art span").allTextContents(),
    usd: toUsd(await page.textContent(".wallet-headline .big-number")),
  };
}

/** The finder's cards, and what the first of them leaves. */
async function readPicks(page: Page): Promise<Answered> {
  return {
    cards: await page.locator(".finder-picks h3 a").allTextContents(),
    usd: toUsd(await page.locator(".finder-picks .big-number").first().textContent()),
  };
}

const expectBetween = (usd: number, low: number, high: number) => {
  expect(usd).toBeGreaterThanOrEqual(low);
  expect(usd).toBeLessThanOrEqual(high);
};

test("a couple with $3,800 a month who fly Delta twice a year asks which two cards: low fees, and none of $250", async () => {
  const { page } = await openTool(openPage, `${site}/rewards`);
  await fillSpend(page, "analyzer", { dining: 900, groceries: 600, gas: 300, other: 2000 });
  await page.fill("#analyzer-trips", "2");
  for (const [field, value] of [
    ["#analyzer-travelers", "2"],
    ["#analyzer-bags", "1"],
    ["#analyzer-maxCards", "2"],
    ["#analyzer-brand-0-amount", "120"],
  ] as const) {
    await unfold(page, field);
    await page.fill(field, value);
  }
  await page.selectOption("#analyzer-brand-0-key", "delta");
  await waitForAddress(page, "brand.delta=120", "travelers=2", "bags=1", "maxCards=2");
  const { cards, usd } = await readWallet(page);
  expect(cards.toSorted()).toEqual(["Citi Double Cash", "Citi Strata Premier"]);
  expectBetween(usd, 1_400, 1_570);
  expect(await page.textContent("#result")).not.toMatch(/Platinum Card|British Airways|United Quest/);

  // As the only card: which, and what of Delta's own.
  const { page: finder } = await openTool(
    openPage,
    page.url().replace("/rewards", "/card-finder").replace("&maxCards=2", ""),
  );
  const picks = await readPicks(finder);
  expect(picks.cards).toContain("Citi Strata Premier");
  expectBetween(picks.usd, 1_100, 1_270);
  expect(await finder.textContent("#result")).toMatch(
    /The best Delta card, Delta SkyMiles Gold [^:]*: \$1,0\d\d a year/,
  );
});

test("a student without a history gets a student card without a fee", async () => {
  const { page } = await openTool(openPage, `${site}/card-finder`);
  await page.selectOption("#finder-type", "student");
  await waitForAddress(page, "type=student");
  const { cards } = await readPicks(page);
  expect(cards.length).toBeGreaterThan(1);
  expect(cards.join()).toContain("Student");
  expect(await page.textContent("#result")).toContain("no annual fee");

  const { page: analyzer } = await openTool(openPage, `${site}/rewards?preset=student`);
  expect((await readWallet(analyzer)).cards.join()).toContain("Student");
});

test("an owner with $8,000 of ads and software gets cards that pay for just that, by how points are used", async () => {
  const { page } = await openTool(openPage, `${site}/card-finder`);
  await page.selectOption("#finder-type", "business");
  await waitForAddress(page, "type=business");
  await unfold(page, "#finder-part-0-key");
  for (const [row, part, usd] of [
    [0, "advertising", "5000"],
    [1, "software", "3000"],
  ] as const) {
    await page.selectOption(`#finder-part-${row}-key`, part);
    await page.fill(`#finder-part-${row}-amount`, usd);
  }
  await waitForAddress(page, "part.advertising=5000", "part.software=3000");
  // The firm does not travel, its owner may: both answers are said.
  const picks = await readPicks(page);
  expect(picks.cards[0]).toBe("American Express Business Gold Card");
  expectBetween(picks.usd, 4_950, 5_450);
  expect(await page.textContent("#result")).toMatch(
    /If you want cash for your points, Chase Ink Business Preferred comes first: \$2,[01]\d\d a year/,
  );

  await unfold(page, "#finder-value");
  await page.selectOption("#finder-value", "cash");
  await waitForAddress(page, "value=cash");
  const cash = await readPicks(page);
  expect(cash.cards[0]).toBe("Chase Ink Business Preferred");
  expect(cash.cards).toContain("American Express Business Gold Card");
  expectBetween(cash.usd, 1_960, 2_170);
});

test("somebody who holds Gold and Sapphire Preferred reads for each what to do, in dollars", async () => {
  const { page } = await openTool(openPage, `${site}/rewards`);
  await page.fill("#analyzer-own-0-card", "American Express Gold Card");
  await page.fill("#analyzer-own-1-card", "Chase Sapphire Preferred");
  await waitForAddress(page, "own=amex-gold,chase-sapphire-preferred");
  const { cards, usd } = await readWallet(page);
  expect(cards).toContain("Capital One VentureOne Rewards");
  expectBetween(usd, 1_040, 1_140);
  const verdicts = await page
    .locator(".result-part")
    .filter({ has: page.getByRole("heading", { name: "The cards you have" }) })
    .locator("li")
    .allTextContents();
  expect(verdicts).toHaveLength(2);
  expect(verdicts[0]).toMatch(
    /^Cancel American Express Gold Card\. Alongside the other cards you would hold, it adds \$2\d\d a year before its \$325 fee\. Ask for a retention offer first\./,
  );
  expect(verdicts[1]).toMatch(
    /^Downgrade Chase Sapphire Preferred to Chase Freedom \w+\. Alongside the other cards you would hold, it adds \$\d{1,2} a year before its \$95 fee\./,
  );
});

test("whoever wants the best bonus with $1,500 a month gets open offers in reach, the cost taken off", async () => {
  const { page } = await openTool(openPage, `${site}/card-finder`);
  await page.selectOption("#finder-matters", "bonus");
  await page.fill("#finder-trips", "2");
  await unfold(page, "#finder-dining");
  await fillSpend(page, "finder", {
    dining: 300,
    groceries: 400,
    gas: 100,
    travel: 150,
    streaming: 30,
    other: 520,
  });
  await waitForAddress(page, "matters=bonus", "other=520", "trips=2");
  const { cards, usd } = await readPicks(page);
  expect(cards[0]).toBe("Capital One Venture Rewards");
  // The first year, rewards counted.
  expectBetween(usd, 1_190, 1_500);
  expect(await page.locator(".pick-why").first().textContent()).toMatch(
    /75,000 miles after \$4,000 .* worth \$1,0\d\d to you, \$9\d\d after the \$95 first-year fee/,
  );
  const text = await page.textContent("#result");
  // $5,000 in three months is out of reach; Platinum's offer has no public amount.
  expect(cards).not.toContain("Chase Sapphire Preferred");
  expect(text).not.toMatch(/Platinum Card from American Express/);
  expect(text).toMatch(/Only if you would use their rewards.*AAdvantage Platinum Select/s);
});
