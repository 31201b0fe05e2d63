/** A real Chromium (find-chromium.ts). */
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
  return playwright.launch({ executablePath, args: [...args, ...WANTED, ...more], headless: true });
}
