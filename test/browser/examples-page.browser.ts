/** Every piece of the interface in every state, on a page that only tests render. */
import { describe, expect, inject, test } from "vitest";

import { findAxeViolations } from "../support/find-axe-violations.ts";
import { renderExamples } from "../support/render-examples.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");

describe("the page of examples", () => {
  const html = renderExamples();

  test.each([
    [1280, "light", undefined],
    [320, "light", "size"],
    [1280, "dark", "color"],
  ] as const)("passes axe at %i px, %s, and fits", async (width, colorScheme, rules) => {
    const { page } = await openPage({ viewport: { width, height: 800 }, colorScheme });
    await page.route("**/ui-examples", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto(`${site}/ui-examples`);
    expect(await findAxeViolations(page, rules)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test.each(["light", "dark"] as const)("shows hover and focus of every control, %s", async (colorScheme) => {
    const { page } = await openPage({
      viewport: { width: 1280, height: 800 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.route("**/ui-examples", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto(`${site}/ui-examples`);
    const ringless: string[] = [];
    const controls = await page
      .locator(
        "main :is(.btn:not(label), .tile a, .tabs a, .pagination a, summary, th a, input, select):not([disabled]):visible",
      )
      .all();
    expect(controls.length).toBeGreaterThan(30);
    // A key pressed before tells the browser to show the focus of what is focused by script.
    await page.keyboard.press("Tab");
    for (const control of controls) {
      await control.focus();
      const ring = await control.evaluate((element) => {
        const seen = element.closest(".tile") ?? element;
        const style = getComputedStyle(seen);
        return style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
      });
      if (ring < 2) ringless.push(await control.evaluate((element) => element.outerHTML.slice(0, 80)));
    }
    expect(ringless).toEqual([]);
    for (const name of [".btn-primary", ".btn-secondary", ".btn-quiet", ".tabs a:not([aria-current])", ".tile a"]) {
      await page.locator(`main ${name}`).first().hover();
      expect(await findAxeViolations(page, "color"), name).toEqual([]);
    }
  });

  test("is not part of the built site", async () => {
    expect((await fetch(`${site}/ui-examples`)).status).toBe(404);
  });
});
