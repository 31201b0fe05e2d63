/** The planner as a visitor meets it. */
import { describe, expect, inject, test } from "vitest";

import { formatUsd } from "../../src/words/format.ts";
import { describeTool } from "../support/describe-tool.ts";
import { openTool, waitForAddress } from "../support/open-tool.ts";

const site = inject("siteUrl");
const HEADLINE = ".wallet-headline .big-number";

const openPage = describeTool("the planner", {
  start: "/planner",
  change: (page) => page.fill("#planner-dining", "$1,200"),
  field: "#planner-dining",
  keys: ["Control+A", "1", "2", "0", "0"],
  changed: "dining=1200",
  submit: "Make the plan",
  result: ".wallet-headline, .answer-rest .result-part",
  wrong: {
    address: "/planner?dining=-5&groceries=%241%2C200&apply=1",
    message: /^Enter an amount of \$0 or more\.$/,
    kept: [
      ["#planner-dining", "-5"],
      ["#planner-groceries", "1200"],
      ["#planner-apply", "1"],
    ],
  },
});

interface Answer {
  readonly plan: { readonly netUsd: number; readonly openings: readonly { readonly card: string }[] };
  readonly steps: readonly { readonly text: string }[];
}

describe("the planner live", () => {
  test("its figure and its steps are the API's own", async () => {
    const { page } = await openTool(openPage, `${site}/planner`);
    await page.selectOption("#planner-apply", "1");
    const address = await waitForAddress(page, "apply=1");
    const answer = (await (await fetch(address.replace("/planner", "/api/planner"))).json()) as Answer;
    expect(await page.textContent(HEADLINE)).toBe(formatUsd(answer.plan.netUsd));
    expect(answer.plan.openings).toHaveLength(1);
    const texts = await page.locator(".plan-steps > li > p:nth-of-type(2)").allTextContents();
    expect(texts).toEqual(answer.steps.map(({ text }) => text));
  });

  test("a card that is held is judged, with the month of its fee", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/planner?apply=0`);
    await page.fill("#planner-own-0-card", "amex-platinum");
    await page.selectOption("#planner-own-0-renews", { label: "April" });
    // Another card can follow.
    await page.waitForSelector("#planner-own-1-card");
    await waitForAddress(page, "own=amex-platinum::4");
    const row = page.getByRole("row").filter({ hasText: "April 2027" }).filter({ hasText: "Downgrade" });
    expect(await row.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("a history that nobody can have is told at its field, which stays in sight, and the rest is kept", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/planner?own=amex-gold&groceries=333`);
    const fold = page.locator("details:has(> summary:text('Cards you opened, closed or had before'))");
    await fold.locator("summary").click();
    await page.fill("#planner-closed-0-card", "amex-gold");
    await page.fill("#planner-closed-0-month", "2026-03");
    // Unfinished until it is left.
    await page.focus("#planner-groceries");
    const fault = page.locator(".field-error", { hasText: "you can't have closed it as well" });
    await fault.waitFor({ state: "visible" });
    expect(await page.inputValue("#planner-groceries")).toBe("333");
    expect(await page.inputValue("#planner-closed-0-month")).toBe("2026-03");
    await page.fill("#planner-closed-0-month", "2023-03");
    await waitForAddress(page, "closed=amex-gold:2023-03");
    await fault.waitFor({ state: "detached" });
    expect(await fold.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("says on top what to do with the cards that are held; on paper every month is there", async () => {
    const held = "apply=0&own=amex-platinum::12,capital-one-venture-x::2";
    const { page } = await openTool(openPage, `${site}/planner?${held}`);
    expect(await page.locator(".wallet-headline > ul:last-child > li").allInnerTexts()).toEqual([
      expect.stringMatching(/^(Downgrade|Cancel) The Platinum Card from American Express .*in December 2026$/),
      expect.stringMatching(/^(Keep|Downgrade|Cancel) Capital One Venture X Rewards/),
    ]);
    const months = page.locator(".plan-months table", { hasText: "Total so far" });
    expect(await months.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect((await months.boundingBox())?.height).toBeGreaterThan(200);
  });

  test("a trip is asked for in fields of its own, and its address leads back to them", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/planner?points=world-of-hyatt:5000`);
    expect(await page.inputValue("#planner-points-0-points")).toBe("5000");
    await page.selectOption("#planner-goal-0-program", { label: "World of Hyatt" });
    await page.fill("#planner-goal-0-month", "2027-08");
    await page.fill("#planner-goal-0-points", "60,000");
    const address = await waitForAddress(page, "goal=world-of-hyatt:60000:2027-08");
    await page.goto(address);
    expect(await page.inputValue("#planner-goal-0-points")).toBe("60000");
    expect(await page.inputValue("#planner-goal-0-month")).toBe("2027-08");
    expect(complaints).toEqual([]);
  });

  test("whoever plans for two is asked for their partner's cards, which stay while one looks at the plan for one", async () => {
    const { page, complaints } = await openTool(openPage, `${site}/planner?dining=500&apply=1`);
    await page.selectOption("#planner-people", "2");
    await page.fill("#planner-p2-own-0-card", "amex-gold");
    await page.selectOption("#planner-p2-own-0-renews", { label: "March" });
    await waitForAddress(page, "people=2", "p2.own=amex-gold::3");
    await page.getByRole("row").filter({ hasText: "(partner)" }).first().waitFor();
    await page.selectOption("#planner-people", "1");
    await page.getByRole("row").filter({ hasText: "(partner)" }).first().waitFor({ state: "detached" });
    expect(await page.inputValue("#planner-p2-own-0-card")).toBe("amex-gold");
    expect(complaints).toEqual([]);
  });
});
