/** A form that was filled in wrong: the visitor is brought to what is wrong, by the page alone and by its script. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { openFolds, waitForFocus, waitForHeader, wakeIsland } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";
import { makeClient } from "../support/newsletter-visitor.ts";
import { openTool, waitForTool } from "../support/open-tool.ts";
import { FORM_ERRORS } from "../support/site-routes.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

/** What people who do not see the page get to know about the element with the focus. */
const readFocused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const ids = (element?.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
    return {
      id: element?.id ?? "",
      isInvalid: element?.getAttribute("aria-invalid") === "true",
      description: ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`).join(" "),
    };
  });

describe("without a script", () => {
  test.each(FORM_ERRORS)("%s has the focus on its summary, whose links lead to their fields", async (path) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const response = await page.goto(site + path);
    expect([400, 422]).toContain(response?.status());
    const summary = page.locator(".error-summary");
    const isArrived = (part: Locator) =>
      part.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return element === document.activeElement && top >= 0 && height > 0;
      });
    await expect.poll(() => isArrived(summary)).toBe(true);
    const links = summary.getByRole("link");
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      await link.click();
      const field = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
      // A browser brings the focus to where a link leads with its next frame.
      await expect.poll(() => isArrived(field), { message: String(await link.textContent()) }).toBe(true);
      // Before the message stands the field's name, of a row's field with its row's.
      const [, ...said] = ((await link.textContent()) ?? "").split(": ");
      const { description } = await readFocused(page);
      const isSaid = [said, said.slice(1)].some((words) => words.length > 0 && description.includes(words.join(": ")));
      expect(isSaid, `${said.join(": ")} beside ${description}`).toBe(true);
    }
  });

  test("a search that is too long has the focus on its field", async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site}/search?q=${"a".repeat(200)}`);
    await expect.poll(() => readFocused(page)).toMatchObject({ id: "page-search", isInvalid: true });
    expect((await readFocused(page)).description).toContain("at most");
  });

  test("a wrong address for the newsletter comes back in its field, which has the focus", async () => {
    const { page, context } = await openPage({ javaScriptEnabled: false });
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": makeClient() });
    await page.goto(`${site}/subscribe`);
    await page.fill("#subscribe-email", "ann@localhost");
    await page.click('main button:has-text("Subscribe")');
    await page.waitForSelector("#subscribe-email-error");
    await expect.poll(() => readFocused(page)).toMatchObject({ id: "subscribe-email", isInvalid: true });
    expect((await readFocused(page)).description).not.toBe("");
    expect(await page.inputValue("#subscribe-email")).toBe("ann@localhost");
    // At an address that can be opened again, not at an endpoint's.
    expect(new URL(page.url()).pathname).toBe(paths.subscribe());
  });
});

describe("with a script", () => {
  test.each([
    ["/rewards", "#analyzer-gas", "-1", "#analyzer-gas"],
    ["/rewards", "#analyzer-maxFees", "many", "#analyzer-maxFees"],
    ["/rewards-compare", "#calculator-dining", "1e99", "#calculator-dining"],
    ["/rewards-compare", "#calculator-cards-1", "zzzz", "#calculator-cards-1"],
    ["/compare", "#compare-cards-2", "zzzz", "#compare-cards-2"],
  ])(
    "%s sent with %s as %s: the focus goes to the field, which says what is wrong, and the title says so until it is mended",
    async (path, field, text, wrong) => {
      const { page, complaints } = await openTool(openPage, site + path);
      const title = await page.title();
      const send = () => page.locator('main form button[type="submit"]').first().click();
      await openFolds(page, `details:has(${field})`);
      await page.fill(field, text);
      await send();
      await waitForFocus(page, wrong);
      const focused = await readFocused(page);
      expect(focused.isInvalid).toBe(true);
      expect(focused.description).not.toBe("");
      expect(await page.title()).toBe(`Error: ${title}`);
      await page.fill(field, "");
      await send();
      await expect.poll(() => page.title()).toBe(title);
      expect(complaints).toEqual([]);
    },
  );

  test("who is shown the place of a slow result is brought to the field when that is wrong", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { page } = await openPage({ reducedMotion: "reduce" });
    await page.route("**/assets/tool-records-*.json", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site}/rewards`);
    await waitForTool(page);
    await page.fill("#analyzer-gas", "-1");
    await page.locator('main form button[type="submit"]').first().click();
    await waitForFocus(page, "#result");
    release();
    await waitForFocus(page, "#analyzer-gas");
  });

  test("while typing the message comes, and the focus stays", async () => {
    const { page } = await openTool(openPage, `${site}/rewards`);
    await page.fill("#analyzer-gas", "-1");
    await page.focus("#analyzer-dining");
    await page.waitForSelector("#analyzer-gas-error");
    expect((await readFocused(page)).id).toBe("analyzer-dining");
    await page.waitForFunction(() => document.getElementById("announcer")?.textContent?.startsWith("Gas: "));
  });

  test("the same wrong address sent twice from its field is said twice", async () => {
    const { page, context } = await openPage();
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": makeClient() });
    await page.goto(`${site}/subscribe`);
    await waitForHeader(page);
    await wakeIsland(page, "subscribe");
    await page.fill("#subscribe-email", "ann@localhost");
    const error = "#subscribe-email-error";
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => document.getElementById("announcer")?.replaceChildren());
      await page.press("#subscribe-email", "Enter");
      await page.waitForSelector(error);
      await page.waitForFunction(
        (selector) =>
          document.getElementById("announcer")?.textContent === document.querySelector(selector)?.textContent,
        error,
      );
      await waitForFocus(page, "#subscribe-email");
    }
  });
});
