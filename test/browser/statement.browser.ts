/** An own statement fills the form in, and nothing of it leaves the browser. */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { openFolds, waitForSaid } from "../support/drive-page.ts";
import { makeLongStatement, STATEMENTS } from "../support/made-up-statements.ts";
import { openTool, waitForAddress } from "../support/open-tool.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

async function choose(page: Page, text: string, name = "statement.csv"): Promise<void> {
  // It stands in the fold of more about the spending.
  await openFolds(page, "details:has(.statement), details.statement");
  await page
    .locator('.statement input[type="file"]')
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

describe("a statement", () => {
  test("is read, put right and filled in, and no request carries any of it", async () => {
    const { page, complaints } = await openTool(openPage, site + paths.calculator());
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${request.url().slice(site.length)}`));
    await choose(page, STATEMENTS["Chase"] ?? "");
    const row = page.locator(".statement-merchants li", { hasText: "Blue Door Cafe" });
    await row.waitFor();
    await waitForSaid(page, "5 purchases read.");
    expect(await row.locator("select").inputValue()).toBe("dining");
    await row.locator("select").selectOption("groceries");
    await page.getByRole("button", { name: "Fill in these amounts" }).click();
    // $120.50 and $30 in 1.1 months; nothing is left for dining.
    await waitForAddress(page, "groceries=137");
    expect(await page.inputValue("#calculator-dining")).toBe("");
    // An airline's tickets are spend at this airline.
    await waitForAddress(page, "brand.united=273");
    expect(await page.inputValue("#calculator-travel")).toBe("");
    expect(requests.filter((request) => !/^GET \/assets\/[\w.-]+$/.test(request))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each([
    [paths.analyzer(), "groceries"],
    [paths.compare(["amex-gold", "chase-sapphire-preferred"]), "groceries"],
  ])("fills the form of %s as well", async (path, name) => {
    const { page } = await openTool(openPage, site + path);
    // The comparison's form stands in folds.
    await openFolds(page, "details:has(.statement)");
    await choose(page, STATEMENTS["OFX"] ?? "", "export.ofx");
    await page.getByRole("button", { name: "Fill in these amounts" }).click();
    await waitForAddress(page, `${name}=110`);
  });

  test("that is none says what it should be, and leaves the form as it was", async () => {
    const { page } = await openTool(openPage, `${site}${paths.calculator()}?dining=321`);
    await choose(page, "%PDF-1.7 not text", "statement.pdf");
    await page.getByRole("main").getByText("This isn't a CSV or OFX file.").waitFor();
    await waitForSaid(page, "This isn't a CSV");
    expect(await page.inputValue("#calculator-dining")).toBe("321");
    // Another file is read afterwards.
    await choose(page, STATEMENTS["Citi"] ?? "");
    await page.getByRole("button", { name: "Fill in these amounts" }).waitFor();
  });

  test("of a bank that nobody knows is read once its owner names the columns", async () => {
    const { page } = await openTool(openPage, site + paths.calculator());
    const rows = ["02|09", "03|09", "04|09"].map((day) => `x;${day};Blue Door Cafe;30`);
    await choose(page, rows.join("\n"));
    const columns = page.locator(".statement-columns");
    await columns.getByLabel("Date").selectOption("1");
    await columns.getByLabel("Merchant or description").selectOption("2");
    await columns.getByLabel("Amount").selectOption("3");
    await columns.getByRole("button", { name: "Read it with these columns" }).click();
    await page.locator(".statement-merchants li", { hasText: "Blue Door Cafe" }).waitFor();
    await page.getByRole("main").getByText("3 purchases at").waitFor();
  });

  test("of many rows is read while the page stays quick, in a worker of its own", async () => {
    const { page } = await openTool(openPage, site + paths.calculator());
    await choose(page, makeLongStatement(50_000));
    await page.getByRole("main").getByText("50,000 purchases at").waitFor();
    expect(await page.locator(".statement progress").count()).toBe(0);
  });

  test("is not asked for where there is no script", async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(site + paths.calculator());
    expect(await page.locator(".statement > summary").isVisible()).toBe(false);
  });
});
