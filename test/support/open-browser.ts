/** A real Chromium that comes with `npm ci`. */
import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

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
