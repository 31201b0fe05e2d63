/** The "Compare" boxes of a list and the tray they fill. */
import { describe, expect, inject, test } from "vitest";

import { waitForHeader } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");
const BOXES = 'input[name="cards"][form="compare-tray"]';

describe.each(["/best-hotel-credit-cards-2025", "/issuers/chase"])("the tray of %s", (path) => {
  test("leads to the comparison of the ticked cards without a script", async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(site + path);
    const boxes = await page.locator(BOXES).all();
    const slugs = [];
    for (const box of boxes.slice(0, 2)) {
      await box.check();
      slugs.push(await box.inputValue());
    }
    await page.click("#compare-tray button[type=submit]");
    await page.waitForURL(/\/compare/);
    for (const slug of slugs) expect(await page.locator(`a[href="/cards/${slug}"]`).count()).toBeGreaterThan(0);
  });

  test("shows each ticked card, takes it out at a press and refuses a fifth", async () => {
    const { page } = await openPage({ viewport: { width: 375, height: 800 } });
    await page.goto(site + path);
    await waitForHeader(page);
    const boxes = page.locator(BOXES);
    const pictures = page.locator("#compare-tray img");
    // The tray comes to life when it is in view; a tick brings it there.
    await boxes.first().check();
    await expect.poll(async () => pictures.count()).toBe(1);
    for (const at of [1, 2, 3]) await boxes.nth(at).check();
    await expect.poll(async () => pictures.count()).toBe(4);
    expect(await page.textContent("#compare-tray [type=submit]")).toBe("Compare 4");
    await boxes.nth(4).click();
    expect(await boxes.nth(4).isChecked()).toBe(false);
    await page.locator("#compare-tray li button").first().click();
    await expect.poll(async () => pictures.count()).toBe(3);
    expect(await boxes.first().isChecked()).toBe(false);
  });
});
