/** Cards kept in the browser, results given to others, and calls that are copied. */
import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { waitForHeader, wakeIsland } from "../support/drive-page.ts";
import { openTool } from "../support/open-tool.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");

describe("favorites", () => {
  test("are kept on a review, listed with ways to go on, and removed again", async () => {
    const { page, complaints } = await openPage();
    for (const slug of ["amex-gold", "chase-sapphire-preferred"]) {
      await page.goto(site + paths.review(slug));
      await waitForHeader(page);
      await page.getByRole("button", { name: /^Keep / }).click();
      await page.waitForSelector('.keep-card [aria-pressed="true"]');
    }
    await page.locator(".keep-card a").click();
    await page.waitForURL(`**${paths.favorites()}`);
    const cards = page.locator('[aria-label="Your cards"] li');
    await expect.poll(() => cards.count()).toBe(2);
    expect(await page.getByRole("link", { name: "Compare them" }).getAttribute("href")).toBe(
      "/compare?cards=chase-sapphire-preferred,amex-gold",
    );
    await page.getByRole("button", { name: /^Remove Chase/ }).press("Enter");
    await expect.poll(() => cards.count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.getByRole("button", { name: /^Remove/ }).click();
    await page.getByText("You haven’t kept any cards yet.").waitFor();
    expect(complaints).toEqual([]);
  });

  test("follow another tab", async () => {
    const { page, context } = await openPage();
    await page.goto(site + paths.favorites());
    await page.getByText("You haven’t kept any cards yet.").waitFor();
    const other = await context.newPage();
    await other.goto(site + paths.review("amex-gold"));
    await waitForHeader(other);
    await other.getByRole("button", { name: /^Keep / }).click();
    await page.getByRole("link", { name: /Gold/ }).waitFor();
  });

  test("without a script say that they need one and lead to compare; reviews show no dead button", async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const response = await page.goto(site + paths.favorites());
    expect(response?.status()).toBe(200);
    expect(await page.content()).toContain('name="robots" content="noindex"');
    expect(await page.locator("main").innerText()).toContain("kept by a script in your browser");
    expect(await page.locator(`main a[href="${paths.compare()}"]`).isVisible()).toBe(true);
    await page.goto(site + paths.review("amex-gold"));
    expect(await page.locator(".keep-card button").isVisible()).toBe(false);
  });
});

describe("a tool's result", () => {
  test("has a button that copies the address of what is shown, origin included", async () => {
    const { page, context } = await openTool(openPage, `${site}${paths.calculator()}?dining=500`);
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site });
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("button", { name: "Link copied" }).waitFor();
    const link = await page.getByRole("link", { name: "Permanent link to this result" }).getAttribute("href");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + String(link));
  });

  test("says when the browser does not copy", async () => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
    });
    await page.goto(`${site}${paths.calculator()}?dining=500`);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("button", { name: "Not copied" }).waitFor();
  });

  test("is handed to the device where it can share", async () => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: ShareData) => void Object.assign(window, { shared: data.url }) });
    });
    await page.goto(`${site}${paths.calculator()}?dining=500`);
    await wakeIsland(page, "calculator");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.waitForFunction(() => String(Reflect.get(window, "shared")).includes("dining=500"));
  });
});

test("a call of the API is copied as it stands, and the answer beside it is not offered", async () => {
  const { page, context } = await openPage();
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site });
  await page.goto(site + paths.developers());
  const pane = page.locator(".code-pane", { hasText: "/api/search?q=sapphire" }).first();
  await pane.scrollIntoViewIfNeeded();
  await pane.getByRole("button", { name: "Copy Request of GET /api/search" }).click();
  await pane.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl "https?:\/\/[^/]+\/api\/search\?q=sapphire"$/,
  );
  const answer = page.locator(".code-pane", { hasText: '"query": "sapphire"' });
  await answer.scrollIntoViewIfNeeded();
  expect(await answer.getByRole("button").count()).toBe(0);
});
