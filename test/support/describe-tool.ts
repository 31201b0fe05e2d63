/**
 * The journeys that all four tools promise alike: without a script, live, by
 * keyboard, on paper. Each tool's own test file names its fields and adds what
 * is its own.
 */
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { holdLoader } from "./drive-page.ts";
import {
  openTool,
  readResult,
  readServerResult,
  tabTo,
  waitForAddress,
  waitForArrival,
  waitForTool,
} from "./open-tool.ts";
import { type OpenPage, useBrowser } from "./use-browser.ts";

export interface ToolJourney {
  /** Address with a result to start from, without the origin. */
  readonly start: string;
  /** Opens what is folded away. */
  readonly unfold?: (page: Page) => Promise<void>;
  /** Changes one answer by mouse and keys. */
  readonly change: (page: Page) => Promise<void>;
  /** Selector of the same field, for people without a mouse, and what they press once it has the focus. */
  readonly field: string;
  readonly keys: readonly string[];
  /** What the address holds after the change. */
  readonly changed: string;
  readonly submit: string;
  /** The texts of a result that server and browser must agree on. */
  readonly result: string;
  /** Something wrong in a field, as an address; what the message says; what must stay in the form. */
  readonly wrong: {
    readonly address: string;
    readonly message: RegExp;
    readonly kept: readonly (readonly [selector: string, value: string])[];
  };
}

/** @returns what opens pages in the browser of the file's tests */
export function describeTool(name: string, journey: ToolJourney): OpenPage {
  const site = inject("siteUrl");
  const openPage = useBrowser();
  const { start, change, changed, result, submit, field, keys, wrong } = journey;
  const unfold = async (page: Page) => journey.unfold?.(page);

  describe(`${name} without JavaScript`, () => {
    test("the form leads to a result with a permanent link and a link to its JSON", async () => {
      const { page, complaints } = await openTool(openPage, site + start, { javaScriptEnabled: false });
      await unfold(page);
      await change(page);
      await page.locator("main form").getByRole("button", { name: submit, exact: true }).click();
      await page.waitForURL((url) => url.href.includes(changed));
      expect(await readResult(page, result)).not.toEqual([]);
      const link = await page
        .getByRole("link", { name: "Permanent link to this result", includeHidden: true })
        .getAttribute("href");
      const json = await page.getByRole("link", { name: "As JSON", includeHidden: true }).getAttribute("href");
      expect(await readServerResult(openPage, site + link, result)).toEqual(await readResult(page, result));
      const answer = await fetch(site + json);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain("application/json");
      expect(complaints).toEqual([]);
    });

    test("a wrong field gets a message beside it, and the rest of the form stays", async () => {
      const { page } = await openPage({ javaScriptEnabled: false });
      const response = await page.goto(site + wrong.address);
      expect(response?.status()).toBe(422);
      await unfold(page);
      const message = page.locator("main form .field-error").filter({ hasText: wrong.message });
      expect(await message.count()).toBe(1);
      expect(await message.isVisible()).toBe(true);
      const id = await message.getAttribute("id");
      expect(await page.locator(`main form [aria-describedby~="${id}"]`).count()).toBe(1);
      for (const [selector, value] of wrong.kept) expect(await page.inputValue(selector), selector).toBe(value);
    });
  });

  describe(`${name} live`, () => {
    test("a change gives the server's own result without a reload, the address follows, a reload gives the same, paper has no form", async () => {
      const { page, complaints } = await openTool(openPage, site + start);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await unfold(page);
      await change(page);
      const address = await waitForAddress(page, changed);
      await page.waitForFunction(() => document.querySelector("#announcer")?.textContent !== "");
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
      const live = await readResult(page, result);
      expect(live).not.toEqual([]);
      expect(live).toEqual(await readServerResult(openPage, address, result));
      const link = await page
        .getByRole("link", { name: "Permanent link to this result", includeHidden: true })
        .getAttribute("href");
      expect(site + link).toBe(address);
      await page.reload();
      await waitForTool(page);
      expect(await readResult(page, result)).toEqual(live);
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(result).first().isVisible()).toBe(true);
      for (const selector of ["main form", ".site-header", ".site-footer", "main .btn"]) {
        const shown = await page
          .locator(selector)
          .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
        expect(shown, selector).toBe(0);
      }
      expect(complaints).toEqual([]);
    });

    test("what was changed while the script was on its way is worked out as soon as it is there", async () => {
      const { page } = await openPage();
      const release = await holdLoader(page);
      await page.goto(site + start, { waitUntil: "commit" });
      await page.locator("main form").waitFor({ state: "attached" });
      await unfold(page);
      await change(page);
      release();
      await waitForTool(page);
      await waitForAddress(page, changed);
    });

    test("can be used without a mouse", async () => {
      const { page, complaints } = await openTool(openPage, site + start);
      await unfold(page);
      await page.locator("main h1").evaluate((heading) => {
        heading.tabIndex = -1;
        heading.focus();
      });
      await tabTo(page, field);
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return outlineStyle === "none" ? "none" : outlineWidth;
      });
      expect(outline).not.toMatch(/^(none|0px)$/);
      for (const key of keys) await page.keyboard.press(key);
      await waitForAddress(page, changed);
      await tabTo(page, "main form button[type=submit]");
      await page.keyboard.press("Enter");
      await waitForArrival(page);
      expect(complaints).toEqual([]);
    });
  });
  return openPage;
}
