/** A browser for the tests of a file, and pages in it whose console, errors and failed requests are written down. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";

import { openBrowser } from "./open-browser.ts";

export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages, page errors, failed requests and policy violations so far. */
  readonly complaints: string[];
}

/** Opens a page with cookies and a storage of its own, for as long as the test runs. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<WatchedPage>;

/** One browser for the tests of a file, which calls this before its first test. */
export function useBrowser(): OpenPage {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => browser.close());
  return async (options = {}) => {
    // One that crashed must not take the rest of the file with it.
    if (!browser.isConnected()) browser = await openBrowser();
    return openPage(browser, options);
  };
}

/** Beyond what a busy machine needs for anything: what has not come by then does not come. */
const PATIENCE_MS = 60_000;

/** No faults: the page was left before a request had ended, or before it had faded in. */
const LEFT = /net::ERR_ABORTED|Transition was skipped|Service Worker registration blocked by Playwright/;

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // It would answer before a test's own routes are asked; its own tests let it in.
    serviceWorkers: "block",
    ...options,
  });
  // Also when the test fails: what it leaves behind must not slow down the next try.
  onTestFinished(() => context.close());
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!LEFT.test(text)) complaints.push(text);
  };
  page.on("console", (message) => complain(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complain(`error: ${error.message}`));
  page.on("requestfailed", (request) => complain(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`));
  return { page, context, complaints };
}
