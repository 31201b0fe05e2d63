/** The browser takes each island over as the server wrote it: there is nothing for React to correct. */
import { expect, inject, test } from "vitest";

import { ISLANDS } from "../../src/islands/registry.ts";
import { paths } from "../../src/paths.ts";
import { waitForHeader, wakeIslands } from "../support/drive-page.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser();

/** Each island of the registry on some page, tools with and without a result. */
const PAGES = [
  "/",
  "/cards/amex-gold",
  paths.category("travel"),
  "/subscribe",
  "/compare",
  "/compare?cards=amex-gold,chase-sapphire-preferred",
  "/card-finder",
  "/card-finder?matters=bonus&type=business",
  "/rewards",
  "/rewards?dining=500&groceries=700&max=2",
  "/rewards?dining=-1",
  "/planner",
  "/planner?dining=500&apply=1",
  "/rewards-compare",
  "/rewards-compare?cards=amex-gold&dining=1200",
  `${paths.confirm()}?token_hash=${"f".repeat(64)}`,
  paths.unsubscribe(),
  paths.favorites(),
];
const seen = new Set<string>();

test.each(PAGES)("%s", async (path) => {
  const { page, complaints } = await openPage();
  await page.addInitScript(() => {
    // Some islands live for those only who keep a spend in their browser.
    localStorage.setItem("waycard.spend", JSON.stringify({ version: 1, query: "dining=500" }));
  });
  await page.goto(site + path);
  await waitForHeader(page);
  await wakeIslands(page);
  for (const island of await page.locator("[data-island]").all()) {
    seen.add((await island.getAttribute("data-island")) ?? "");
  }
  // React reports what it has to correct as an error of the page. (A form sent with bad input is answered with a 400 or 422.)
  expect(complaints.filter((complaint) => !complaint.includes("status of 4"))).toEqual([]);
});

test("those pages have every island there is", () => {
  expect([...seen].toSorted()).toEqual(Object.keys(ISLANDS).toSorted());
});
