/** Whatever takes the focus is seen: drawn, marked, and not under the header or another part that stays in place. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { waitForHeader } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

/** Enough for every part of a page once; lists of cards repeat themselves. */
const STEPS = 45;

/** What is wrong with how the focused element looks; undefined also where the focus has left the page. */
const findFault = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const name = `${element.tagName} ${element.id} ${(element.textContent ?? "").slice(0, 40)}`;
    const box = element.getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) return `${name}: has no size`;
    // The part in the window; of a region taller than it, any row will do.
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    const isSeen = [0.2, 0.5, 0.8].some((part) => {
      const hit = document.elementFromPoint(box.left + box.width / 2, top + (bottom - top) * part);
      return element.contains(hit);
    });
    if (bottom <= top || !isSeen) return `${name}: is not in sight`;
    const isRinged = (candidate: Element | null) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    // A tile is one target and wears the ring of its link.
    return isRinged(element) || isRinged(element.closest(".tile")) ? undefined : `${name}: has no ring`;
  });

const WIDE = [1280, 700] as const;
const NARROW = [375, 667] as const;

test.each([
  [paths.home(), ...NARROW],
  [paths.category("travel"), ...NARROW],
  [paths.review("marriott-bonvoy-boundless"), ...WIDE],
  [paths.comparePair("amex-gold", "chase-sapphire-preferred"), ...WIDE],
  [paths.comparePair("amex-gold", "chase-sapphire-preferred"), ...NARROW],
  [paths.analyzer(), ...WIDE],
] as const)("%s at %i by %i px, forward and back", async (path, width, height) => {
  const { page } = await openPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(site + path);
  await waitForHeader(page);
  const faults = new Set<string | undefined>();
  for (const key of ["Tab", "Shift+Tab"]) {
    if (key === "Shift+Tab") await page.locator(".site-footer a").last().focus();
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press(key);
      faults.add(await findFault(page));
    }
  }
  faults.delete(undefined);
  expect([...faults]).toEqual([]);
});
