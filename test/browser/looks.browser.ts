/**
 * What the pieces look like, against pictures in `looks/`. After a change that is meant, draw them anew:
 * `UPDATE_LOOKS=1 npm test -- test/browser/looks.browser.ts`, and look at what changed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, inject, test } from "vitest";

import { comparePictures } from "../support/compare-pictures.ts";
import { renderExamples } from "../support/render-examples.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");
const html = renderExamples();

/** Pieces whose words are their own: no figure of the catalog can change them. */
const PIECES = [
  "Buttons",
  "Callouts",
  "Panel",
  "Facts: three, four, and many",
  "Figures of an answer",
  "Break-even of a fee",
  "Text fields",
];
/** A hundredth of a picture: less is another machine's way to draw letters. */
const TOLERANCE = 0.01;

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  test.each(PIECES)("%s looks as it did", async (name) => {
    const { page } = await openPage({ viewport: { width: 800, height: 900 }, colorScheme, reducedMotion: "reduce" });
    await page.route("**/ui-examples", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
    );
    await page.goto(`${site}/ui-examples`);
    await page.evaluate(() => document.fonts.ready);
    const piece = page.locator("section", { has: page.getByRole("heading", { level: 2, name, exact: true }) });
    // Alone on its page: what stands above it must not shift it by half a pixel.
    await piece.evaluate((section) => {
      for (const other of document.querySelectorAll<HTMLElement>("main section"))
        if (!other.contains(section) && !section.contains(other)) other.style.display = "none";
    });
    const now = await piece.screenshot({ animations: "disabled" });
    const file = path.join(
      "test/browser/looks",
      `${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}-${colorScheme}.png`,
    );
    if (process.env["UPDATE_LOOKS"]) writeFileSync(file, now);
    expect(existsSync(file), `${file} is missing`).toBe(true);
    const { size, changed } = await comparePictures(page, readFileSync(file), now);
    expect(size).toBeNull();
    expect(changed).toBeLessThan(TOLERANCE);
  });
});
