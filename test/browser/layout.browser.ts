/** Nothing moves by itself, a finger meets every control, paper shows everything, letters keep their size. */
import { describe, expect, inject, test } from "vitest";

import { holdPictures, loadTypefaces, waitForHeader, watchShifts } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";
import { PAGE_KINDS } from "../support/site-routes.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");
/** As on a first visit. */
const openFirstPage = useBrowser("pictures", "cold cache");

/** Half of 44 px, less one for what rounding takes. */
const REACH = 21;

/** In the page: how many controls are seen, and those that a finger misses. Links within a sentence keep its lines. */
function findSmallControls(reach: number): { readonly count: number; readonly small: readonly string[] } {
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
}

test.each([...PAGE_KINDS, "/card-finder?matters=perks&dining=500", "/rewards-compare?dining=-1"])(
  "on a phone %s does not shift while it loads and comes to life, and has no control too small for a finger",
  async (path) => {
    const { page } = await openPage({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });
    await loadTypefaces(page, site);
    const readShifts = await watchShifts(page);
    const release = await holdPictures(page);
    await page.goto(site + path, { waitUntil: "domcontentloaded" });
    await waitForHeader(page);
    await page.evaluate(() => document.fonts.ready);
    release();
    await page.waitForLoadState("load");
    expect(await readShifts()).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { count, small } = await page.evaluate(findSmallControls, REACH);
    expect(count).toBeGreaterThan(15);
    expect(small).toEqual([]);
  },
);

describe("layout shift", () => {
  test.each(["/", "/cards/marriott-bonvoy-boundless", "/rewards"])(
    "%s does not shift when its typefaces come late",
    async (path) => {
      const { page } = await openFirstPage({ viewport: { width: 375, height: 800 } });
      const readShifts = await watchShifts(page);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site + path, { waitUntil: "domcontentloaded" });
      // Longer than a browser waits for a typeface before it writes in another.
      await page.waitForFunction(() => performance.now() > 1_000);
      release();
      await waitForHeader(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await readShifts()).toEqual([]);
    },
  );

  test.each([1280, 375])("search and menu do not move the page at %i px", async (width) => {
    const { page } = await openPage({ viewport: { width, height: 800 } });
    const readShifts = await watchShifts(page);
    await page.goto(`${site}/about/contact`);
    await waitForHeader(page);
    await page.evaluate(() => document.fonts.ready);
    await page.fill(".header-search input", "amex");
    await page.waitForSelector('.search-results [role="option"]');
    await page.keyboard.press("Escape");
    if (width < 1100) await page.locator(".menu-toggle").first().click();
    await page.click('.site-menu button[data-toggle="Tools"]');
    expect(await readShifts()).toEqual([]);
  });
});

test("a review prints light and whole, whatever the screen shows", async () => {
  const { page } = await openPage({ viewport: { width: 673, height: 900 }, colorScheme: "dark" });
  await page.goto(`${site}/cards/marriott-bonvoy-boundless`);
  const look = () =>
    page.evaluate(() => ({
      paper: getComputedStyle(document.documentElement).backgroundColor,
      headings: getComputedStyle(document.querySelector("#earning thead")!).position,
      isHeaderShown: document.querySelector(".site-header")!.getClientRects().length > 0,
      answers: [...document.querySelectorAll("#questions details p")].map((answer) =>
        answer.checkVisibility({
          contentVisibilityAuto: true,
        }),
      ),
    }));
  const onScreen = await look();
  expect(onScreen.paper).not.toBe("rgb(255, 255, 255)");
  expect(onScreen.answers).toContain(false);
  await page.emulateMedia({ media: "print" });
  const onPaper = await look();
  expect(onPaper).toMatchObject({ paper: "rgb(255, 255, 255)", headings: "static", isHeaderShown: false });
  expect(onPaper.answers.length).toBeGreaterThan(1);
  expect(onPaper.answers).not.toContain(false);
});

test.each([320, 768])("letters of pictures keep their size at %i px", async (width) => {
  const { page } = await openPage({ viewport: { width, height: 800 } });
  const small: string[] = [];
  for (const path of [
    "/cards/marriott-bonvoy-boundless",
    "/rewards",
    "/compare/amex-gold-vs-chase-sapphire-preferred",
  ]) {
    await page.goto(site + path);
    const found = await page.evaluate(() => {
      // What a letter measures on the screen: its font times how much the picture is stretched.
      const texts = [...document.querySelectorAll<SVGTextElement>(".chart text")];
      const words = [...document.querySelectorAll<HTMLElement>(".bars span")];
      return [
        ...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 0)),
        ...words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)),
      ];
    });
    expect(found.length, path).toBeGreaterThan(8);
    small.push(...found.filter((size) => size < 12).map((size) => `${path}: ${size} px`));
  }
  expect(small).toEqual([]);
});
