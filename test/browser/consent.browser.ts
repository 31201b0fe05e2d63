/**
 * Analytics with and without consent, in a real browser, against stand-ins that
 * write down every request: one on this machine for the visitor analytics, and
 * one inside the browser for Google's hosts.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestHarness, type TestHarness } from "wrangler";

import { openBrowser, openPage, waitForHeader } from "../support/open-browser.ts";
import { findAxeViolations } from "../support/find-axe-violations.ts";

const ARTICLE = "/about/contact";
const REVIEW = "/cards/amex-gold";
const GOOGLE = /^https:\/\/(www\.googletagmanager\.com|www\.google-analytics\.com)\//;

let browser: Browser;
let standIn: Server;
let harness: TestHarness;
let site = "";
let hits: string[] = [];

beforeAll(async () => {
  standIn = createServer((request, response) => {
    hits.push(`visitor ${request.url}`);
    const headers = { "Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*" };
    const script = `document.cookie = "_visitor=1; path=/"; addEventListener("waycard:issuer-click", (event) => fetch(new URL("/click?" + event.detail.card, "ORIGIN")));`;
    response.writeHead(200, headers).end(script.replace("ORIGIN", `http://${request.headers.host}`));
  });
  await new Promise<void>((resolve) => standIn.listen(0, "127.0.0.1", resolve));
  const { port } = standIn.address() as AddressInfo;
  harness = createTestHarness({
    workers: [
      {
        configPath: "dist/waycard/wrangler.json",
        vars: {
          GTM_CONTAINER_ID: "GTM-TEST123",
          GA4_MEASUREMENT_ID: "G-TEST1234",
          VISITOR_ANALYTICS_SRC: `http://127.0.0.1:${port}/script.js`,
        },
      },
    ],
  });
  site = (await harness.listen()).url.origin;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await harness.close();
  await new Promise((resolve) => standIn.close(resolve));
});
beforeEach(() => {
  hits = [];
});

async function open(
  path: string,
  context?: BrowserContext,
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const opened = context ? { page: await context.newPage(), context, complaints: [] } : await openPage(browser);
  if (!context) {
    await opened.context.route(GOOGLE, async (route) => {
      hits.push(`google ${new URL(route.request().url()).pathname}`);
      const headers = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };
      await route.fulfill({ contentType: "text/javascript", headers, body: 'document.cookie = "_ga=1; path=/";' });
    });
  }
  await opened.page.goto(site + path);
  await waitForHeader(opened.page);
  await opened.page.waitForSelector("[data-privacy-choices][data-live]", { state: "attached" });
  return opened;
}

const bar = (page: Page) => page.getByRole("dialog", { name: "May we count your visit?" });
const readCookies = (page: Page) => page.evaluate(() => document.cookie);
/** What a script would have asked for by now: a request of our own, sent later and answered by the same server. */
const settle = (page: Page) => page.evaluate(async () => (await fetch("/healthz", { cache: "no-store" })).text());
const untilCounted = (page: Page) =>
  page.waitForFunction(() => /_visitor=1/.test(document.cookie) && /_ga=1/.test(document.cookie));

describe("before an answer", () => {
  test("nothing is asked of any of them and no cookie is set", async () => {
    const { page, context, complaints } = await open(REVIEW);
    await bar(page).waitFor();
    await settle(page);
    expect(hits).toEqual([]);
    expect(await readCookies(page)).toBe("");
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the bar moves nothing on the page, covers no focus, and passes axe at every width", async () => {
    for (const width of [1280, 375, 320]) {
      const { page, context } = await openPage(browser, { viewport: { width, height: 800 }, reducedMotion: "reduce" });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(site + ARTICLE);
      await bar(page).waitFor();
      await waitForHeader(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await findAxeViolations(page)).toEqual([]);
      await context.close();
    }
  });

  test("both answers weigh the same, are reached before the page, and Escape gives neither", async () => {
    const { page, context } = await open(ARTICLE);
    const decline = bar(page).getByRole("button", { name: "Decline" });
    const agree = bar(page).getByRole("button", { name: "Agree" });
    const look = (button: typeof agree) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
      });
    expect(await look(agree)).toEqual(await look(decline));
    const isBefore = await decline.evaluate(
      (element) =>
        (element.compareDocumentPosition(document.querySelector("main") ?? element) &
          Node.DOCUMENT_POSITION_FOLLOWING) >
        0,
    );
    expect(isBefore).toBe(true);
    await decline.focus();
    await page.keyboard.press("Escape");
    expect(await bar(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await context.close();
  });
});

describe("after declining", () => {
  test("nothing is loaded, on this page and the next, and the bar stays away", async () => {
    const { page, context } = await open(ARTICLE);
    await bar(page).getByRole("button", { name: "Decline" }).click();
    await bar(page).waitFor({ state: "hidden" });
    await page.goto(site + REVIEW);
    await page.waitForSelector("[data-privacy-choices][data-live]", { state: "attached" });
    await settle(page);
    expect(await bar(page).isVisible()).toBe(false);
    expect(hits).toEqual([]);
    expect(await readCookies(page)).toBe("");
    await context.close();
  });

  test("a link to an issuer is not counted", async () => {
    const { page, context } = await open(REVIEW);
    await bar(page).getByRole("button", { name: "Decline" }).click();
    await page.evaluate(() => {
      addEventListener("click", (event) => event.preventDefault());
      document.querySelector<HTMLElement>("[data-issuer-link]")?.click();
    });
    await settle(page);
    expect(hits).toEqual([]);
    expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toBeUndefined();
    await context.close();
  });
});

describe("after agreeing", () => {
  test("each is loaded once, on this page and the next, within the security policy", async () => {
    const { page, context, complaints } = await open(ARTICLE);
    await bar(page).getByRole("button", { name: "Agree" }).click();
    await untilCounted(page);
    expect(hits.toSorted()).toEqual(["google /gtag/js", "google /gtm.js", "visitor /script.js"]);
    hits = [];
    await page.goto(site + REVIEW);
    await page.waitForFunction(() => document.querySelectorAll('script[crossorigin="anonymous"]').length === 3);
    await settle(page);
    expect(hits.length).toBeGreaterThanOrEqual(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a link to an issuer is counted by each", async () => {
    const { page, context } = await open(REVIEW);
    await bar(page).getByRole("button", { name: "Agree" }).click();
    await untilCounted(page);
    const counted = page.waitForRequest((request) => request.url().endsWith("/click?amex-gold"));
    await page.evaluate(() => {
      addEventListener("click", (event) => event.preventDefault());
      document.querySelector<HTMLElement>("[data-issuer-link]")?.click();
    });
    await counted;
    const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer));
    expect(layer.match(/issuer_click/g)).toHaveLength(2);
    await context.close();
  });

  test("Privacy choices in the footer takes it back: cookies go, and nothing is asked any more", async () => {
    const { page, context } = await open(ARTICLE);
    await bar(page).getByRole("button", { name: "Agree" }).click();
    await untilCounted(page);
    await page.getByRole("button", { name: "Privacy choices" }).click();
    await bar(page).waitFor();
    expect(await bar(page).evaluate((element) => element === document.activeElement)).toBe(true);
    hits = [];
    await Promise.all([page.waitForEvent("load"), bar(page).getByRole("button", { name: "Decline" }).click()]);
    await page.waitForSelector("[data-privacy-choices][data-live]", { state: "attached" });
    await settle(page);
    expect(hits).toEqual([]);
    expect(await readCookies(page)).toBe("");
    await context.close();
  });

  test("Escape closes Privacy choices, keeps the answer and gives the focus back", async () => {
    const { page, context } = await open(ARTICLE);
    await bar(page).getByRole("button", { name: "Decline" }).click();
    const opener = page.getByRole("button", { name: "Privacy choices" });
    await opener.click();
    await page.keyboard.press("Escape");
    await bar(page).waitFor({ state: "hidden" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("waycard:consent"))).toBe("declined");
    await context.close();
  });
});

test("Global Privacy Control is a no: nothing is asked, not even the visitor, and an earlier yes does not count", async () => {
  const { page, context } = await openPage(browser);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    localStorage.setItem("waycard:consent", "agreed");
  });
  await page.goto(site + ARTICLE);
  await page.waitForSelector("[data-privacy-choices][data-live]", { state: "attached" });
  await settle(page);
  expect(await bar(page).isVisible()).toBe(false);
  expect(hits).toEqual([]);
  await page.getByRole("button", { name: "Privacy choices" }).click();
  expect(await bar(page).textContent()).toContain("Global Privacy Control");
  expect(await bar(page).getByRole("button", { name: "Agree" }).isVisible()).toBe(false);
  await bar(page).getByRole("button", { name: "Close" }).click();
  await bar(page).waitFor({ state: "hidden" });
  await context.close();
});

test("without JavaScript there is no bar, no dead button and no request", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(site + ARTICLE);
  expect(await page.locator("[data-consent]").isVisible()).toBe(false);
  expect(await page.locator("[data-privacy-choices]").isVisible()).toBe(false);
  expect(hits).toEqual([]);
  await context.close();
});

test("a stored page carries the same for everyone", async () => {
  const first = await (await fetch(site + REVIEW)).text();
  const second = await fetch(site + REVIEW, { headers: { Cookie: "consent=agreed" } });
  expect(second.headers.get("x-cache")).toBe("HIT");
  expect(await second.text()).toBe(first);
  expect(first).not.toMatch(/<script[^>]*src="https?:/);
});
