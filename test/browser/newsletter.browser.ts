import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";

import { findStatus, supabase, waitForLink } from "../support/newsletter-site.ts";
import { makeAddress, makeClient } from "../support/newsletter-visitor.ts";
import { holdLoader, waitForFocus, waitForHeader, wakeIsland } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
/** Once it is known whether there is a session; until then both entries are there, and one of them is hidden. */
const LAST_ENTRY = ".site-menu > ul > li:last-child .menu-cta:not(.when-signed-in, .when-signed-out)";

const openPage = useBrowser();

/** A visitor whose requests to the site come from an address of their own, for the rate limits. */
async function open(options: BrowserContextOptions = {}) {
  const opened = await openPage(options);
  const client = makeClient();
  await opened.context.route(`${site}/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), "CF-Connecting-IP": client } }),
  );
  return opened;
}

const waitForEntry = (page: Page, text: string) =>
  page.waitForFunction(([selector, expected]) => document.querySelector(selector)?.textContent === expected, [
    LAST_ENTRY,
    text,
  ] as const);

/** Goes to a page, subscribes there and confirms by the mailed link. */
async function subscribeAndConfirm(page: Page): Promise<string> {
  const address = makeAddress();
  await page.goto(`${site}/subscribe`);
  await wakeIsland(page, "subscribe");
  await page.fill("#subscribe-email", address);
  await page.click('main button:has-text("Subscribe")');
  await page.waitForSelector("main .newsletter-sent");
  await page.goto(site + (await waitForLink(address)));
  await wakeIsland(page, "confirm");
  await page.click('button:has-text("Confirm subscription")');
  await page.waitForSelector(`h1:has-text("You're subscribed")`);
  await waitForEntry(page, "Unsubscribe");
  return address;
}

describe("the newsletter with JavaScript", () => {
  test("subscribe, confirm, signed in, sign out: the header follows without leaving the page", async () => {
    const { page, complaints } = await open();
    const address = await subscribeAndConfirm(page);
    expect(await findStatus(address)).toBe("confirmed");
    await waitForFocus(page, "h1");

    await page.goto(`${site}/guides`);
    await waitForEntry(page, "Unsubscribe");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.click(LAST_ENTRY);
    await waitForEntry(page, "Subscribe");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect(page.url()).toBe(`${site}/guides`);
    await page.waitForFunction(() => document.querySelector("#announcer")?.textContent?.includes("signed out"));
    await waitForFocus(page, LAST_ENTRY);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("waycard-session"))).toBeNull();

    // Signing out ended no subscription; the link offered does.
    expect(await findStatus(address)).toBe("confirmed");
    await page.click('.menu-notice a:has-text("Unsubscribe")');
    await page.click('main button:has-text("Unsubscribe")');
    await page.waitForSelector(`h1:has-text("You're unsubscribed")`);
    expect(await findStatus(address)).toBe("unsubscribed");
    expect(complaints).toEqual([]);
  });

  test("a press on Unsubscribe before the header answers signs out as soon as it does", async () => {
    const { page } = await open();
    await subscribeAndConfirm(page);
    const release = await holdLoader(page);
    await page.goto(`${site}/guides`, { waitUntil: "commit" });
    await page.locator(".when-signed-in").click();
    release();
    await waitForEntry(page, "Subscribe");
    expect(page.url()).toBe(`${site}/guides`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("waycard-session"))).toBeNull();
  });

  test("all open tabs follow, those that never loaded the identity client too", async () => {
    const { page: first, context } = await open();
    const second = await context.newPage();
    await second.goto(`${site}/about/contact`);
    await waitForHeader(second);
    await subscribeAndConfirm(first);
    await waitForEntry(second, "Unsubscribe");
    await second.click(LAST_ENTRY);
    await waitForEntry(second, "Subscribe");
    await waitForEntry(first, "Subscribe");
  });

  test("a visitor without a session asks neither for the identity client nor for anything of its server", async () => {
    const { page } = await open();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`${site}/subscribe`);
    await waitForHeader(page);
    await wakeIsland(page, "subscribe");
    expect(requests.filter((url) => /\/session-client|\/api\/auth/.test(url) || url.startsWith(supabase.url))).toEqual(
      [],
    );
    expect(await page.textContent(LAST_ENTRY)).toBe("Subscribe");
  });

  test("when the identity client is out of reach, the menu shows Subscribe and the rest works; later the newsletter is ended without a link", async () => {
    const { page, context } = await open();
    const address = await subscribeAndConfirm(page);
    await context.route("**/assets/session-client-*.js", (route) => route.abort());
    await Promise.all([
      page.waitForEvent("requestfailed", (request) => request.url().includes("/session-client-")),
      page.goto(`${site}/about/contact`),
    ]);
    await waitForHeader(page);
    expect(await page.textContent(LAST_ENTRY)).toBe("Subscribe");
    await page.fill(".header-search input", "amex");
    await page.waitForSelector('.search-results [role="option"]');
    await context.unroute("**/assets/session-client-*.js");
    await page.goto(`${site}/unsubscribe`);
    await page.click('main button:has-text("Unsubscribe")');
    await page.waitForSelector(`h1:has-text("You're unsubscribed")`);
    expect(await findStatus(address)).toBe("unsubscribed");
  });

  test("signing out works while the provider does not answer", async () => {
    const { page, context } = await open();
    await subscribeAndConfirm(page);
    await context.route("**/api/auth/**", () => undefined);
    await page.click(LAST_ENTRY);
    await waitForEntry(page, "Subscribe");
  });

  test("a used link offers a new one in place", async () => {
    const { page } = await open();
    await page.goto(`${site}/subscribe/confirm?token_hash=${"f".repeat(64)}`);
    await wakeIsland(page, "confirm");
    await page.click('button:has-text("Confirm subscription")');
    await page.waitForSelector('h1:has-text("This link no longer works")');
    const address = makeAddress();
    await page.fill("#new-link", address);
    await page.click('button:has-text("Send a new link")');
    await page.waitForSelector("main .newsletter-sent");
    await waitForLink(address);
  });
});

test("the newsletter without JavaScript: subscribe, confirm, end", async () => {
  const { page, complaints } = await open({ javaScriptEnabled: false });
  const address = makeAddress();
  await page.goto(`${site}/subscribe`);
  await page.fill("#subscribe-email", address);
  await page.click('main button:has-text("Subscribe")');
  await page.waitForSelector('h1:has-text("Check your inbox")');
  await page.goto(site + (await waitForLink(address)));
  await page.click('button:has-text("Confirm subscription")');
  await page.waitForSelector(`h1:has-text("You're subscribed")`);
  expect(await findStatus(address)).toBe("confirmed");
  await page.click('a:has-text("You can also unsubscribe here.")');
  await page.click('main button:has-text("Unsubscribe")');
  await page.waitForSelector(`h1:has-text("You're unsubscribed")`);
  expect(await findStatus(address)).toBe("unsubscribed");
  expect(complaints).toEqual([]);
});
