/** A real Chromium that comes with `npm ci`, and pages in it that fail a test when the console says anything. */
import chromium from "@sparticuz/chromium";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as playwright,
  type Page,
} from "playwright-core";

/** The package is made for one request in one process; tests open and close many pages. */
const UNWANTED = /--(single-process|no-zygote|disable-web-security|disk-cache-size)/;

/** No picture is needed; drawing every frame in software took most of the tests' time. */
const WANTED = ["--disable-gpu"];

export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter((argument) => !UNWANTED.test(argument)),
      "--disable-background-networking",
      ...WANTED,
      ...more,
    ],
    headless: true,
  });
}

export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages, page errors, failed requests and policy violations so far. */
  readonly complaints: string[];
}

export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("requestfailed", (request) =>
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`),
  );
  return { page, context, complaints };
}

/** Stirs, as the loader waits for a visitor to do, and waits until the header answers to its script. */
export async function waitForHeader(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForSelector('[data-island="site-header"][data-live="true"]', { state: "attached" });
  await page.waitForSelector('.header-search input[role="combobox"]');
}
