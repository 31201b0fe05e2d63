/** A browser for the tests of a file, and pages in it whose console, errors and failed requests are written down. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, inject, onTestFailed, onTestFinished } from "vitest";

import { openBrowser, WITHOUT_PICTURES } from "./open-browser.ts";

export interface WatchedPage {
  readonly page: Page;
  /** Who asks for it may change it: it is not used for another test. */
  readonly context: BrowserContext;
  /** Console messages, page errors, failed requests and policy violations so far. */
  readonly complaints: string[];
}

/** Opens a page with cookies and a storage of its own, for as long as the test runs. What it fetched before may be in its cache. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<WatchedPage>;

/** Beyond what a busy machine needs for anything: what has not come by then does not come. */
const PATIENCE_MS = 60_000;

/** No faults: the page was left before a request had ended, or before it had faded in. */
const LEFT = /net::ERR_ABORTED|Transition was skipped|Service Worker registration blocked by Playwright/;

/** Beside what `Page` can change by itself. */
type Kind = Omit<BrowserContextOptions, "viewport">;

interface KeptContext {
  readonly context: BrowserContext;
  /** A page that stays, so that the process that draws this site does, with what it has compiled. */
  readonly anchor: Page;
}

/**
 * One browser for the tests of a file, which calls this before its first test. Tests one after another that want the
 * same kind of context share one, emptied in between: a new one costs a process and every script anew, a third of
 * what loading a page takes.
 * @param wants pictures where they are what is tested, or move or color what is; a cold cache where a first visit is
 */
export function useBrowser(...wants: readonly ("pictures" | "cold cache")[]): OpenPage {
  const parameters = wants.includes("pictures") ? [] : [WITHOUT_PICTURES];
  let browser: Browser;
  const free = new Map<string, KeptContext[]>();
  beforeAll(async () => {
    browser = await openBrowser(parameters);
  });
  afterAll(async () => {
    free.clear();
    await browser.close();
  });

  async function openContext(kind: Kind): Promise<KeptContext> {
    const context = await browser.newContext(kind);
    context.setDefaultTimeout(PATIENCE_MS);
    const anchor = await context.newPage();
    await anchor.goto(`${inject("siteUrl")}/robots.txt`);
    return { context, anchor };
  }

  return async (options = {}) => {
    // One that crashed must not take the rest of the file with it.
    if (!browser.isConnected()) {
      free.clear();
      browser = await openBrowser(parameters);
    }
    const { viewport = { width: 1280, height: 900 }, ...rest } = options;
    const kind: Kind = rest;
    const key = JSON.stringify(kind);
    const kept = free.get(key)?.pop() ?? (await openContext(kind));
    let isOwn = wants.includes("cold cache");
    const endOwn = () => {
      isOwn = true;
    };
    onTestFailed(() => endOwn());
    onTestFinished(async () => {
      if (isOwn || !browser.isConnected()) return kept.context.close();
      await empty(kept);
      free.set(key, [...(free.get(key) ?? []), kept]);
    });
    const page = await kept.context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    const complaints = watch(page);
    return {
      page,
      complaints,
      get context() {
        endOwn();
        return kept.context;
      },
    };
  };
}

/** Back to what a new one has, but for its HTTP cache. */
async function empty({ context, anchor }: KeptContext): Promise<void> {
  // Some files serve a site of their own.
  const origins = new Set(context.pages().map((page) => new URL(page.url()).origin));
  await Promise.all(
    context.pages().map(async (page) => {
      if (page !== anchor) await page.close();
    }),
  );
  await context.clearCookies();
  const protocol = await context.newCDPSession(anchor);
  for (const origin of origins) {
    if (origin !== "null") await protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await protocol.detach();
}

function watch(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!LEFT.test(text)) complaints.push(text);
  };
  page.on("console", (message) => complain(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complain(`error: ${error.message}`));
  page.on("requestfailed", (request) => complain(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`));
  return complaints;
}
