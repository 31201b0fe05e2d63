/** The card finder as a visitor meets it. */
import { describe, expect, inject, test } from "vitest";

import { describeTool } from "../support/describe-tool.ts";
import { waitForFocus } from "../support/drive-page.ts";
import {
  keepSpend,
  openTool,
  readResult,
  readServerResult,
  waitForAddress,
  waitForTool,
} from "../support/open-tool.ts";

const site = inject("siteUrl");
const PICKS = ".finder-picks > li";

const openPage = describeTool("the card finder", {
  start: "/card-finder",
  change: (page) => page.selectOption("#finder-maxFees", "100").then(() => undefined),
  field: "#finder-maxFees",
  keys: ["ArrowDown", "ArrowDown"],
  changed: "maxFees=100",
  submit: "Find three cards",
  result: ".finder-picks, #result-title",
  wrong: {
    address: "/card-finder?matters=perks&maxFees=-5&trips=9",
    message: /^Enter an amount of \$0 or more/,
    kept: [
      ["#finder-matters", "perks"],
      ['input[name="trips"]', "9"],
    ],
  },
});

interface Answer {
  readonly picks: readonly { readonly name: string; readonly why: string; readonly ongoing: { netUsd: number } }[];
}

describe("the card finder live", () => {
  test("opens with a result, without an address; every answer changes it, and it is the API's own", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/card-finder`);
    expect(await page.locator(PICKS).count()).toBe(3);
    await page.selectOption("#finder-matters", "bonus");
    await waitForAddress(page, "matters=bonus");
    await page.selectOption("#finder-maxFees", "0");
    const address = await waitForAddress(page, "maxFees=0");
    const answer = (await (await fetch(address.replace("/card-finder", "/api/finder"))).json()) as Answer;
    expect(await page.locator(`${PICKS} h3 a`).allTextContents()).toEqual(answer.picks.map(({ name }) => name));
    expect(await page.locator(`${PICKS} .pick-why`).allTextContents()).toEqual(answer.picks.map(({ why }) => why));
    expect(complaints).toEqual([]);
  });

  test("a perk that would be used anyway counts once it is ticked", async () => {
    const { page } = await openTool(openPage, `${site}/card-finder?matters=perks`);
    await page.locator('input[name="use"]').first().check();
    const address = await waitForAddress(page, "use=");
    expect(await readResult(page, PICKS)).toEqual(await readServerResult(openPage, address, PICKS));
  });

  test("answers that no card fits say which answer leaves out most", async () => {
    const { page } = await openTool(openPage, `${site}/card-finder?maxFees=0&score=580&type=business`);
    expect(await page.textContent("#result-title")).toBe("No card fits these answers");
    expect(await page.textContent("#result .callout-title")).toContain("The answer that rules out the most cards");
    // No dead end: a button drops that answer.
    await page.locator("#result .callout a.btn").click();
    await page.waitForURL(/type=business/);
    expect(await page.locator(PICKS).count()).toBeGreaterThan(0);
  });
});

describe("the card finder with an own spend", () => {
  const SPEND = "dining=900&groceries=300&trips=3";
  const FOLD = "details:has(#finder-dining) > summary";

  test("takes one that is typed, and gives the assumed one back with the focus in place", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/card-finder`);
    expect(await page.textContent("#result")).toContain("The spending we assume");
    expect(await page.textContent(FOLD)).toBe("Use your own monthly spending");
    await page.locator(FOLD).click();
    await page.fill("#finder-dining", "$1,234");
    const address = await waitForAddress(page, "dining=1234");
    expect(await page.textContent(FOLD)).toBe("Your own spending: $1,234 a month");
    expect(await page.textContent("#result")).not.toContain("The spending we assume");
    expect(await readResult(page, PICKS)).toEqual(await readServerResult(openPage, address, PICKS));
    await page.getByRole("link", { name: "Use the assumed spending instead" }).click();
    await page.waitForFunction(() => location.search === "");
    expect(await page.inputValue("#finder-dining")).toBe("");
    await waitForFocus(page, FOLD);
    await page.goBack();
    await waitForAddress(page, "dining=1234");
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#finder-dining")?.value === "1234");
    expect(complaints).toEqual([]);
  });

  test("takes the kept one, which can be left and deleted", async () => {
    const { page, complaints } = await openPage({ reducedMotion: "reduce" });
    await keepSpend(page, site, SPEND);
    await page.goto(`${site}/card-finder?matters=perks`);
    await waitForTool(page);
    await waitForAddress(page, "dining=900", "groceries=300", "trips=3", "matters=perks");
    expect(await page.textContent(FOLD)).toBe("Your own spending: $1,200 a month");
    expect(await page.inputValue("#finder-dining")).toBe("900");
    await page.locator(FOLD).click();
    await page.getByText("Your spending is saved in this browser").waitFor();
    await page.getByRole("link", { name: "Use the assumed spending instead" }).click();
    await page.waitForFunction(() => location.search === "?trips=3&matters=perks");
    expect(await page.textContent("#result")).toContain("The spending we assume");
    expect(await page.evaluate(() => localStorage.getItem("waycard.spend"))).toContain("dining=900");

    await page.goto(`${site}/card-finder?maxFees=0`);
    await waitForTool(page);
    await waitForAddress(page, "dining=900");
    await page.locator(FOLD).click();
    await page.getByText("See or delete it").click();
    await page.getByRole("button", { name: "Delete it from this browser" }).click();
    await page.waitForFunction(() => localStorage.getItem("waycard.spend") === null);
    expect(complaints).toEqual([]);
  });

  test("lets a spend in the address go before the kept one", async () => {
    const { page } = await openPage({ reducedMotion: "reduce" });
    await keepSpend(page, site, SPEND);
    await page.goto(`${site}/card-finder?dining=50`);
    await waitForTool(page);
    expect(page.url()).toBe(`${site}/card-finder?dining=50`);
    expect(await page.inputValue("#finder-dining")).toBe("50");
  });
});
