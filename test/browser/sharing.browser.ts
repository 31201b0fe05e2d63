/** Results given to others, and calls that are copied. */
import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { wakeIsland } from "../support/drive-page.ts";
import { openTool } from "../support/open-tool.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");

describe("a tool's result", () => {
  test("has a button that copies the address of what is shown, origin included", async () => {
    const { page, context } = await openTool(openPage, `${site}${paths.calculator()}?dining=500`);
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site });
    await page.getByText("Share, save or print").click();
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
    await page.getByText("Share, save or print").click();
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
    await page.getByText("Share, save or print").click();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.waitForFunction(() => String(Reflect.get(window, "shared")).includes("dining=500"));
  });
});

test("a call of the API is copied as it stands, and the answer beside it is not offered", async () => {
  const { page, context } = await openPage();
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site });
  await page.goto(site + paths.developers());
  const pane = page.locator(".code-pane", { hasText: "/api/search?q=sapphire" }).first();
  for (const fold of await page.locator("details", { has: pane }).all()) await fold.locator("> summary").click();
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
