/** The header's search and menu, as its tests meet them. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";

import { waitForHeader } from "./drive-page.ts";
import type { OpenPage, WatchedPage } from "./use-browser.ts";

export const FIELD = ".header-search input";
export const OPTIONS = '.search-results [role="option"]';
export const TOGGLE = ".menu-toggle";

/** The button that opens a group of the menu. */
export const toGroup = (label: string) => `.site-menu button[data-toggle="${label}"]`;

/** A page whose header answers to its script. */
export async function openHeader(
  openPage: OpenPage,
  options: BrowserContextOptions = {},
  path = "/about/contact",
): Promise<WatchedPage> {
  const opened = await openPage(options);
  await opened.page.goto(inject("siteUrl") + path);
  await waitForHeader(opened.page);
  return opened;
}

/** Writes a text that has results, at once: of one typed by letters, the first ones have results of their own. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.focus(FIELD);
  await page.keyboard.insertText(text);
  await page.waitForSelector(OPTIONS);
}
