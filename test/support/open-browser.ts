/** A real Chromium (find-chromium.ts). */
import { statfsSync } from "node:fs";

import { type Browser, chromium as playwright } from "playwright-core";

import { findChromium } from "./find-chromium.ts";

/**
 * No picture is needed; drawing every frame in software took most of the tests' time. One process draws all pages of a
 * file: they are of one site, and starting a process for each took a quarter of the browser's CPU.
 */
const WANTED = ["--disable-gpu", "--disable-background-networking", "--process-per-site", "--renderer-process-limit=1"];

/** Tests of what is said and done need no pictures either, which take a fifth of what a page does; their addresses are tried by `internal-links.test.ts`. */
export const WITHOUT_PICTURES = "--blink-settings=imagesEnabled=false";

export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return playwright.launch({
    executablePath,
    args: [...args, ...WANTED, ...more],
    ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
    headless: true,
  });
}

/**
 * Whether what Chromium's processes share fits into memory that is there for it: a container may give it 64 MB, with
 * which pages crash. Playwright lets them share files on disk, which costs a tenth of a test file's CPU.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}
