/** Under a finger every control answers on at least 44 px each way; links within a sentence keep its lines. */
import { expect, inject, test } from "vitest";

import { PAGE_KINDS } from "../support/site-routes.ts";
import { useBrowser } from "../support/use-browser.ts";

/** Half of 44 px, less one for what rounding takes. */
const REACH = 21;

const openPage = useBrowser();

test.each([...PAGE_KINDS, "/card-finder?matters=perks&dining=500", "/rewards-compare?dining=-1"])(
  "%s has no control too small for a finger at 375 px",
  async (path) => {
    const { page } = await openPage({
      viewport: { width: 375, height: 760 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
    });
    await page.goto(inject("siteUrl") + path);
    const found = await page.evaluate((reach) => {
      const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")];
      const isWithinText = (control: HTMLElement) => {
        const block = control.closest("p, li, dt, dd, td, th, figcaption, caption, h2, h3, h4");
        const isLonger = (block?.textContent ?? "").trim().length > (control.textContent ?? "").trim().length;
        return control.matches("a") && getComputedStyle(control).display === "inline" && isLonger;
      };
      const seen = controls.filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !control.closest(".visually-hidden, .skip-link, .honeypot, [aria-hidden]") &&
          !isWithinText(control),
      );
      const small = seen.filter((control) => {
        control.scrollIntoView({ block: "center", inline: "center" });
        const target = control.closest("label") ?? control;
        const { left, right, top, bottom } = target.getBoundingClientRect();
        // A link may reach over its whole tile or row: what counts is what a finger meets.
        const isMissed = (x: number, y: number) =>
          !target.contains(document.elementFromPoint((left + right) / 2 + x, (top + bottom) / 2 + y));
        const isLow = bottom - top < 2 * reach && (isMissed(0, -reach) || isMissed(0, reach));
        const isNarrow = right - left < 2 * reach && (isMissed(-reach, 0) || isMissed(reach, 0));
        return isLow || isNarrow;
      });
      return { count: seen.length, small: small.map((control) => control.outerHTML.slice(0, 120)) };
    }, REACH);
    expect(found.count).toBeGreaterThan(15);
    expect(found.small).toEqual([]);
  },
);
