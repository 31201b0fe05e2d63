/** The rewards calculator as a visitor meets it. */
import { describe, expect, inject, test } from "vitest";

import { describeTool } from "../support/describe-tool.ts";
import { openTool, readResult, waitForAddress } from "../support/open-tool.ts";

const site = inject("siteUrl");
const HEADLINE = ".wallet-headline";

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
    message: /No card matches "nonsense"\./,
    kept: [
      ["#calculator-cards-1", "American Express Gold Card"],
      ["#calculator-cards-2", "nonsense"],
      ["#calculator-gas", "300"],
      ["#calculator-trips", "8"],
    ],
  },
});

describe("the calculator live", () => {
  test("a perk that is ticked counts at once, and is in the address", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=amex-gold&dining=500`);
    const before = await readResult(page, HEADLINE);
    await page.locator('input[name="use"][value="amex-gold:uber-cash"]').check();
    await waitForAddress(page, "use=amex-gold:uber-cash");
    expect(await readResult(page, HEADLINE)).not.toEqual(before);
    expect(await page.locator(".answer-rest", { hasText: "$10 a month in Uber Cash" }).count()).toBe(1);
    expect(await page.locator('input[name="use"][value="amex-gold:uber-cash"]').isChecked()).toBe(true);
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
  test("the same card twice, and a part of a name that several cards have", async () => {
    const { page } = await openTool(openPage, `${site}/rewards-compare?cards=amex-gold`);
    await page.fill("#calculator-cards-2", "amex-gold");
    await page.locator("#calculator-cards-2").blur();
    await page.waitForSelector("#calculator-cards-error");
    expect(await page.textContent("#calculator-cards-error")).toContain("is listed twice");
    await page.fill("#calculator-cards-2", "sapphire");
    await page.locator("#calculator-cards-2").blur();
    await page.waitForFunction(() =>
      document.querySelector("#calculator-cards-error")?.textContent?.includes('Several cards match "sapphire"'),
    );
  });
});
