/** The rewards calculator as a visitor meets it. */
import { describe, expect, inject, test } from "vitest";

import { formatUsd } from "../../src/words/format.ts";
import { describeTool } from "../support/describe-tool.ts";
import { openTool, readResult, waitForAddress } from "../support/open-tool.ts";

const site = inject("siteUrl");
const HEADLINE = ".wallet-headline";
const FIGURES = ".answer-rest > div > .result-part table, .answer-rest > .result-part table";

const openPage = describeTool("the calculator", {
  start: "/rewards-compare?cards=amex-gold,citi-double-cash",
  change: (page) => page.fill("#calculator-groceries", "1 500"),
  field: "#calculator-groceries",
  keys: ["Control+A", "1", "5", "0", "0"],
  changed: "groceries=1500",
  submit: "Calculate",
  result: `${HEADLINE}, .answer-rest .result-part`,
  wrong: {
    address: "/rewards-compare?cards=amex-gold,nonsense&gas=300&trips=8",
    message: /There is no card “nonsense”\./,
    kept: [
      ["#calculator-cards-1", "American Express Gold Card"],
      ["#calculator-cards-2", "nonsense"],
      ["#calculator-gas", "300"],
      ["#calculator-trips", "8"],
    ],
  },
});

interface Held {
  later: { rewardsUsd: number; netUsd: number };
  /** Null for several cards: in which order they are opened is the planner's to say. */
  firstYear: { netUsd: number } | null;
}

describe("the calculator live", () => {
  test("its figures are the API's own, card by card", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=amex-gold`);
    await page.fill("#calculator-cards-2", "citi-double-cash");
    const address = await waitForAddress(page, "cards=amex-gold,citi-double-cash");
    const answer = (await (await fetch(address.replace("/rewards-compare", "/api/calculator"))).json()) as {
      cards: Held[];
      together: Held;
      best: Held;
      verdict: { text: string };
    };
    await page.locator(".calculator-verdict", { hasText: answer.verdict.text }).waitFor();
    expect(await page.textContent(`${HEADLINE} .big-number`)).toBe(formatUsd(answer.best.later.netUsd));
    const rows = await page
      .locator(FIGURES)
      .first()
      .locator("tbody tr")
      .evaluateAll((all) =>
        all.map((row) => {
          const cells = [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent);
          return [cells[1], cells[5]?.startsWith("$") ? cells[5] : null];
        }),
      );
    expect(rows).toEqual(
      [...answer.cards, answer.together]
        .toSorted((left, right) => right.later.netUsd - left.later.netUsd)
        .map(({ later, firstYear }) => [formatUsd(later.rewardsUsd), firstYear && formatUsd(firstYear.netUsd)]),
    );
  });

  test("a perk that is ticked counts at once, and is in the address", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=amex-gold&dining=500`);
    const before = await readResult(page, HEADLINE);
    await page.locator('input[name="use"][value="amex-gold:uber-cash"]').check();
    await waitForAddress(page, "use=amex-gold:uber-cash");
    expect(await readResult(page, HEADLINE)).not.toEqual(before);
    expect(await page.locator(".answer-rest", { hasText: "$10 a month in Uber Cash" }).count()).toBe(1);
    expect(await page.locator('input[name="use"][value="amex-gold:uber-cash"]').isChecked()).toBe(true);
  });

  test("a counted perk that is not wanted leaves the figures, and comes back", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=capital-one-venture-x`);
    const before = await readResult(page, HEADLINE);
    await page.locator("summary", { hasText: "Perks that we count" }).click();
    const [field] = await page.locator('input[name="skip"]').all();
    const value = (await field?.getAttribute("value")) ?? "";
    await field?.check();
    await waitForAddress(page, `skip=${value}`);
    expect(await readResult(page, HEADLINE)).not.toEqual(before);
    await page.locator(`input[name="skip"][value="${value}"]`).uncheck();
    await page.waitForFunction(() => !location.href.includes("skip="));
    expect(await readResult(page, HEADLINE)).toEqual(before);
  });

  test("what a point is worth is asked for the programs of the chosen cards", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=delta-skymiles-gold`);
    const before = await readResult(page, HEADLINE);
    expect(await page.locator('input[name^="cpp."]').evaluateAll((all) => all.map((field) => field.id))).toHaveLength(
      1,
    );
    await page.locator("summary", { hasText: "What a point is worth" }).click();
    await page.fill('input[name="cpp.delta-skymiles"]', "2");
    await waitForAddress(page, "cpp.delta-skymiles=2");
    expect(await readResult(page, HEADLINE)).not.toEqual(before);
    await page.fill("#calculator-cards-2", "amex-gold");
    await page.locator('input[name="cpp.membership-rewards"]').waitFor();
    expect(await page.inputValue('input[name="cpp.delta-skymiles"]')).toBe("2");
  });

  test("a preset changes the amounts and keeps the cards", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=citi-double-cash&value=cash`);
    await page.getByRole("link", { name: "Road warrior" }).click();
    await waitForAddress(page, "preset=road-warrior", "cards=citi-double-cash", "value=cash");
    expect(await page.inputValue("#calculator-cards-1")).toContain("Double Cash");
    expect(await page.inputValue("#calculator-trips")).toBe("25");
    await page.goBack();
    await page.waitForFunction(() => !location.href.includes("road-warrior"));
    await waitForAddress(page, "cards=citi-double-cash");
  });
});

describe("what the calculator says to bad input", () => {
  test("wrong amounts and shares: a message beside the field and the last result", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/rewards-compare`);
    await page.locator("summary", { hasText: "More about your spending" }).click();
    const before = await readResult(page, FIGURES);
    for (const [name, text, message] of [
      ["dining", "-1", "Enter an amount of $0 or more."],
      ["dining", "NaN", "Enter an amount in dollars, for example 450 or 1,200."],
      ["dining", "10000000", "Enter an amount of at most $1,000,000."],
      ["trips", "1.5", "Enter a whole number from 0 to 365."],
      ["foreign", "-1", "Enter a number from 0 to 100."],
    ] as const) {
      await page.fill(`#calculator-${name}`, text);
      await page.locator(`#calculator-${name}`).blur();
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
    await page.locator("#calculator-cards-2").blur();
    await page.waitForSelector("#calculator-cards-error");
    expect(await page.textContent("#calculator-cards-error")).toContain("is listed twice");
    await page.fill("#calculator-cards-2", "sapphire");
    await page.locator("#calculator-cards-2").blur();
    await page.waitForFunction(() =>
      document.querySelector("#calculator-cards-error")?.textContent?.includes("Several cards match “sapphire”"),
    );
  });
});
