/**
 * Analytics with and without consent, in a real browser, against stand-ins that
 * write down every request: one on this machine for the visitor analytics, and
 * one inside the browser for Google's hosts.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestHarness, type TestHarness } from "wrangler";

import { BUILT_WORKER, inBuild } from "../../build/build-folder.ts";
import { waitForFocus, waitForHeader, watchShifts } from "../support/drive-page.ts";
import { findAxeViolations } from "../support/find-axe-violations.ts";
import { type Vital, VITALS, VITALS_PATH, type VitalsReport } from "../../src/consent/vitals.ts";
import { useBrowser, type WatchedPage } from "../support/use-browser.ts";

const ARTICLE = "/about/contact";
const REVIEW = "/cards/amex-gold";
const GOOGLE = /^https:\/\/(www\.googletagmanager\.com|www\.google-analytics\.com)\//;

/** How many of the three have run on a page. */
const COUNT_RUN = "window.analyticsRun = (window.analyticsRun ?? 0) + 1;";

let standIn: Server;
/** The build's own, with a place for web vitals. */
const CONFIG = inBuild("waycard/wrangler.vitals.json");
let harness: TestHarness;
let site = "";
let hits: string[] = [];

beforeAll(async () => {
  standIn = createServer((request, response) => {
    hits.push(`visitor ${request.url}`);
    const headers = { "Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*" };
    // As analytics do, it writes its cookie when a page is left, too.
    const script = `document.cookie = "_visitor=1; path=/"; ${COUNT_RUN} addEventListener("pagehide", () => document.cookie = "_visitor=1; path=/"); addEventListener("waycard:issuer-click", (event) => fetch(new URL("/click?" + event.detail.card, "ORIGIN")));`;
    response.writeHead(200, headers).end(script.replace("ORIGIN", `http://${request.headers.host}`));
  });
  await new Promise<void>((resolve) => standIn.listen(0, "127.0.0.1", resolve));
  const { port } = standIn.address() as AddressInfo;
  const built = JSON.parse(readFileSync(inBuild(BUILT_WORKER), "utf8")) as object;
  const datasets = [{ binding: "VITALS", dataset: "vitals" }];
  writeFileSync(CONFIG, JSON.stringify({ ...built, analytics_engine_datasets: datasets }));
  harness = createTestHarness({
    workers: [
      {
        configPath: CONFIG,
        vars: {
          GTM_CONTAINER_ID: "GTM-TEST123",
          GA4_MEASUREMENT_ID: "G-TEST1234",
          VISITOR_ANALYTICS_SRC: `http://127.0.0.1:${port}/script.js`,
        },
      },
    ],
  });
  site = (await harness.listen()).url.origin;
});
afterAll(async () => {
  await harness.close();
  rmSync(CONFIG);
  await new Promise((resolve) => standIn.close(resolve));
});
// What counts asks for pictures.
const openPage = useBrowser("pictures");
beforeEach(() => {
  hits = [];
});

async function open(path: string): Promise<WatchedPage> {
  const opened = await openPage();
  await opened.context.route(GOOGLE, async (route) => {
    hits.push(`google ${new URL(route.request().url()).pathname}`);
    const headers = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };
    const body = `document.cookie = "_ga=1; path=/"; ${COUNT_RUN}`;
    await route.fulfill({ contentType: "text/javascript", headers, body });
  });
  await opened.page.goto(site + path);
  await waitForHeader(opened.page);
  await opened.page.waitForSelector("[data-privacy-choices][data-live]", { state: "attached" });
  return opened;
}

const bar = (page: Page) => page.getByRole("dialog", { name: "May we count your visit?" });
const readCookies = (page: Page) => page.evaluate(() => document.cookie);
/** What a script would have asked for by now: a request of our own is sent and answered later. */
const settle = (page: Page) => page.evaluate(async () => (await fetch("/healthz", { cache: "no-store" })).text());
/** Until all three have come and run: none of them asks for anything or sets a cookie later. */
const untilCounted = (page: Page) =>
  page.waitForFunction(() => (window as { analyticsRun?: number }).analyticsRun === 3);
async function agree(page: Page): Promise<void> {
  await bar(page).getByRole("button", { name: "Agree" }).click();
  await untilCounted(page);
}

/** What the page asked of the beacon's address, from now on. */
function watchBeacon(page: Page) {
  const sent: { readonly body: unknown; readonly cookie: string | undefined }[] = [];
  const statuses: number[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== VITALS_PATH) return;
    sent.push({ body: request.postDataJSON(), cookie: request.headers()["cookie"] });
  });
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === VITALS_PATH) statuses.push(response.status());
  });
  return { sent, statuses };
}
/** As when the visitor turns to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
const isFetched = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("send-vitals")));
/** Neither by now nor when the visitor leaves. */
async function expectNoVitals(page: Page, { sent }: ReturnType<typeof watchBeacon>): Promise<void> {
  await settle(page);
  await hide(page);
  await settle(page);
  expect(await isFetched(page)).toBe(false);
  expect(sent).toEqual([]);
}

describe("before an answer", () => {
  test("nothing is asked of any of them and no cookie is set", async () => {
    const { page, complaints } = await open(REVIEW);
    const beacon = watchBeacon(page);
    await bar(page).waitFor();
    await expectNoVitals(page, beacon);
    expect(hits).toEqual([]);
    expect(await readCookies(page)).toBe("");
    expect(complaints).toEqual([]);
  });

  test("the bar moves nothing on the page, covers no focus, and passes axe at every width", async () => {
    for (const width of [1280, 320]) {
      const { page } = await openPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
      const readShifts = await watchShifts(page);
      await page.goto(site + ARTICLE);
      await bar(page).waitFor();
      await waitForHeader(page);
      const sum = (await readShifts()).reduce((before, shift) => before + Number.parseFloat(shift), 0);
      expect(sum).toBeLessThan(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await findAxeViolations(page, width === 1280 ? undefined : "size")).toEqual([]);
    }
  });

  test("both answers weigh the same, are reached before the page, and Escape gives neither", async () => {
    const { page } = await open(ARTICLE);
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
  });
});

describe("after declining", () => {
  test("nothing is loaded, on this page and the next, and the bar stays away", async () => {
    const { page } = await open(ARTICLE);
    await bar(page).getByRole("button", { name: "Decline" }).click();
    await bar(page).waitFor({ state: "hidden" });
    const beacon = watchBeacon(page);
    await page.goto(site + REVIEW);
    await page.waitForSelector("[data-privacy-choices][data-live]", { state: "attached" });
    await expectNoVitals(page, beacon);
    expect(await bar(page).isVisible()).toBe(false);
    expect(hits).toEqual([]);
    expect(await readCookies(page)).toBe("");
  });

  test("a link to an issuer is not counted", async () => {
    const { page } = await open(REVIEW);
    await bar(page).getByRole("button", { name: "Decline" }).click();
    await page.evaluate(() => {
      addEventListener("click", (event) => event.preventDefault());
      document.querySelector<HTMLElement>("[data-issuer-link]")?.click();
    });
    await settle(page);
    expect(hits).toEqual([]);
    expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toBeUndefined();
  });
});

describe("after agreeing", () => {
  test("each is loaded once, on this page and the next, within the security policy", async () => {
    const { page, complaints } = await open(ARTICLE);
    await agree(page);
    expect(hits.toSorted()).toEqual(["google /gtag/js", "google /gtm.js", "visitor /script.js"]);
    hits = [];
    await page.goto(site + REVIEW);
    await untilCounted(page);
    await settle(page);
    expect(await page.locator('script[crossorigin="anonymous"]').count()).toBe(3);
    expect(hits.length).toBeGreaterThanOrEqual(1);
    expect(complaints).toEqual([]);
  });

  test("the tag manager loads what is Google's and its operator's, and nothing else", async () => {
    const { page } = await open(ARTICLE);
    await agree(page);
    const admitted = await page.evaluate(() => {
      const load = (src: string) => {
        const script = document.createElement("script");
        try {
          // A text, as a tag manager has it.
          script.src = src;
          return [src];
        } catch {
          return [];
        }
      };
      const google = "https://www.googletagmanager.com";
      return [
        `${google}/gtag/js?id=G-OTHER1&cx=c`,
        `${google}/gtm.js?id=GTM-TEST123&gtm=1`,
        `${google}/gtm.js?id=GTM-STRANGER`,
        `${google}/gtm.js?id=GTM-TEST123&id=GTM-STRANGER`,
        `${google}/debug/bootstrap`,
        "https://evil.test/x.js",
        "https://www.googletagmanager.com.evil.test/gtag/js",
        "data:text/javascript,1",
        "javascript:1",
      ].flatMap(load);
    });
    expect(admitted).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-OTHER1&cx=c",
      "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123&gtm=1",
    ]);
    const isMarkupRefused = await page.evaluate(() => {
      try {
        document.createElement("div").innerHTML = "<b>x</b>";
        return false;
      } catch {
        return true;
      }
    });
    expect(isMarkupRefused).toBe(true);
  });

  test("a link to an issuer is counted by each", async () => {
    const { page } = await open(REVIEW);
    await agree(page);
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith("/click?amex-gold")),
      page.evaluate(() => {
        addEventListener("click", (event) => event.preventDefault());
        document.querySelector<HTMLElement>("[data-issuer-link]")?.click();
      }),
    ]);
    const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer));
    expect(layer.match(/issuer_click/g)).toHaveLength(2);
  });

  test("Privacy choices in the footer takes it back: cookies go, and nothing is asked any more", async () => {
    const { page } = await open(ARTICLE);
    await agree(page);
    await expect.poll(() => isFetched(page)).toBe(true);
    await page.getByRole("button", { name: "Privacy choices" }).click();
    await bar(page).waitFor();
    await waitForFocus(page, "[data-consent]");
    hits = [];
    const beacon = watchBeacon(page);
    // The page reloads, and is hidden before it is gone.
    await Promise.all([
      page.waitForEvent("load"),
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-consent-answer="declined"]')?.click();
        Object.defineProperty(document, "visibilityState", { value: "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      }),
    ]);
    await page.waitForSelector("[data-privacy-choices][data-live]", { state: "attached" });
    await expectNoVitals(page, beacon);
    expect(hits).toEqual([]);
    await expect.poll(() => readCookies(page)).toBe("");
  });

  test("Escape closes Privacy choices, keeps the answer and gives the focus back", async () => {
    const { page } = await open(ARTICLE);
    await bar(page).getByRole("button", { name: "Decline" }).click();
    const opener = page.getByRole("button", { name: "Privacy choices" });
    await opener.click();
    await waitForFocus(page, "[data-consent]");
    await page.keyboard.press("Escape");
    await bar(page).waitFor({ state: "hidden" });
    await waitForFocus(page, "[data-privacy-choices]");
    expect(await page.evaluate(() => localStorage.getItem("waycard:consent"))).toBe("declined");
  });
});

test("Global Privacy Control is a no: nothing is asked, not even the visitor, and an earlier yes does not count", async () => {
  const { page } = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    localStorage.setItem("waycard:consent", "agreed");
  });
  const beacon = watchBeacon(page);
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
  await expectNoVitals(page, beacon);
});

test("without JavaScript there is no bar, no dead button and no request", async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(site + ARTICLE);
  expect(await page.locator("[data-consent]").isVisible()).toBe(false);
  expect(await page.locator("[data-privacy-choices]").isVisible()).toBe(false);
  expect(hits).toEqual([]);
});

test("a stored page carries the same for everyone", async () => {
  const first = await (await fetch(site + REVIEW)).text();
  const second = await fetch(site + REVIEW, { headers: { Cookie: "consent=agreed" } });
  expect(second.headers.get("x-cache")).toBe("HIT");
  expect(await second.text()).toBe(first);
  expect(first).not.toMatch(/<script[^>]*src="https?:/);
});

test("after agreeing, one report of web vitals without cookie or identifier leaves with the page", async () => {
  const { page, complaints } = await open(REVIEW);
  const { sent, statuses } = watchBeacon(page);
  await agree(page);
  await expect.poll(() => isFetched(page)).toBe(true);
  await settle(page);
  await hide(page);
  await expect.poll(() => statuses).toEqual([204]);
  const [{ body, cookie } = {}] = sent;
  expect(cookie).toBeUndefined();
  expect(Object.keys(body as object).toSorted()).toEqual(["page", "values", "viewport"]);
  expect(body).toMatchObject({ page: REVIEW, viewport: "wide" });
  const { values } = body as VitalsReport;
  expect(Object.keys(values).every((name) => VITALS.includes(name as Vital))).toBe(true);
  expect(values.TTFB).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
