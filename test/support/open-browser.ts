/** A real Chromium (find-chromium.ts). */
import { type Browser, chromium as playwright } from "playwright-core";

import { findChromium } from "./find-chromium.ts";

/** No picture is needed; drawing every frame in software took most of the tests' time. */
const WANTED = ["--disable-gpu", "--disable-background-networking"];

export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return playwright.launch({ executablePath, args: [...args, ...WANTED, ...more], headless: true });
}
