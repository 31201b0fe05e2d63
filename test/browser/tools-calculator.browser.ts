/** The rewards calculator as a visitor meets it. */
import { describe, expect, inject, test } from "vitest";

import { formatUsd } from "../../src/format.ts";
import { describeTool } from "../support/describe-tool.ts";
import { openTool, readResult, waitForAddress } from "../support/open-tool.ts";

const site = inject("siteUrl");
const FIGURES = ".tool-result table";

const openPage = describeTool("the calculator", {
  start: "/rewards-compare?cards=amex-gold,citi-double-cash",
  change: (page) => page.fill("#calculator-groceries", "1 500"),
  field: "#calculator-groceries",
  keys: ["Control+A", "1", "5", "0", "0"],
  changed: "groceries=1500",
  submit: "Calculate",
  result: `${FIGURES}, .tool-result .result-part`,
  wrong: {
    address: "/rewards-compare?cards=amex-gold,nonsense&gas=300&perks=80",
    message: /There is no card “nonsense”\./,
    kept: [
      ["#calculator-cards-1", "American Express Gold Card"],
      ["#calculator-cards-2", "nonsense"],
      ["#calculator-gas", "300"],
      ["#calculator-perks", "80"],
    ],
  },
});

describe("the calculator live", () => {
  test("its figures are the API's own, card by card", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=amex-gold`);
    await page.fill("#calculator-cards-2", "citi-double-cash");
    const address = await waitForAddress(page, "cards=amex-gold,citi-double-cash");
    const answer = (await (await fetch(address.replace("/rewards-compare", "/api/calculator"))).json()) as {
      cards: { name: string; netUsd: number; firstYear: { netUsd: number } }[];
      wallet: { netUsd: number };
    };
    const rows = await page
      .locator(`${FIGURES} tbody tr`)
      .evaluateAll((all) =>
        all.slice(0, 3).map((row) => [...(row as HTMLTableRowElement).cells].slice(4).map((cell) => cell.textContent)),
      );
    expect(rows).toEqual([
      ...answer.cards.map((card) => [formatUsd(card.firstYear.netUsd), formatUsd(card.netUsd)]),
      [expect.any(String), formatUsd(answer.wallet.netUsd)],
    ]);
  });

  test("amounts for a year give the same figures as twelfths of them for a month", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=amex-gold&dining=100`);
    const before = await readResult(page, FIGURES);
    await page.selectOption("#calculator-period", "year");
    await page.fill("#calculator-dining", "1,200");
    await waitForAddress(page, "dining=1200", "period=year");
    expect(await readResult(page, FIGURES)).toEqual(before);
  });

  test("a preset changes the amounts and keeps the cards", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=citi-double-cash&value=cash`);
    await page.getByRole("link", { name: "Road warrior" }).click();
    await waitForAddress(page, "preset=road-warrior", "cards=citi-double-cash", "value=cash");
    expect(await page.inputValue("#calculator-cards-1")).toContain("Double Cash");
    await page.goBack();
    await page.waitForFunction(() => !location.href.includes("road-warrior"));
    await waitForAddress(page, "cards=citi-double-cash");
  });
});

describe("what the calculator says to bad input", () => {
  test("wrong amounts and shares: a message beside the field and the last result", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/rewards-compare`);
    await page.locator("summary", { hasText: "How points and perks count" }).click();
    const before = await readResult(page, FIGURES);
    for (const [name, text, message] of [
      ["dining", "-1", "Enter an amount of $0 or more."],
      ["dining", "NaN", "Enter an amount in dollars, for example 450 or 1,200."],
      ["dining", "10000000", "Enter an amount of at most $1,000,000."],
      ["perks", "101", "Enter a number from 0 to 100."],
      ["foreign", "-1", "Enter a number from 0 to 100."],
    ] as const) {
      await page.fill(`#calculator-${name}`, text);
      await page.locator(`#calculator-${name}-error`, { hasText: message }).waitFor();
      expect(await readResult(page, FIGURES)).toEqual(before);
      expect(page.url()).toBe(`${site}/rewards-compare`);
    }
    // Each field keeps its own message until it is right.
    expect(await page.locator("main form .field-error").count()).toBe(3);
    expect(complaints).toEqual([]);
  });

  test("the same card twice, and a part of a name that several cards have", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=amex-gold`);
    await page.fill("#calculator-cards-2", "amex-gold");
    await page.waitForSelector("#calculator-cards-error");
    expect(await page.textContent("#calculator-cards-error")).toContain("is given twice");
    await page.fill("#calculator-cards-2", "sapphire");
    await page.waitForFunction(() =>
      document.querySelector("#calculator-cards-error")?.textContent?.includes("Several cards match “sapphire”"),
    );
  });
});
