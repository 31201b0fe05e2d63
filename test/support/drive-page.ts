/** What tests do on any page, and what they wait for there. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Wakes the header, and waits until it answers to its script. */
export async function waitForHeader(page: Page): Promise<void> {
  await wakeIsland(page, "site-header");
  await page.waitForSelector('.header-search input[role="combobox"]');
}

/** Stirs one island, as a visitor's first touch does, and waits until it answers. */
export async function wakeIsland(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`).first();
  await island.evaluate((element) => element.dispatchEvent(new Event("focusin")));
  await expect.poll(() => island.getAttribute("data-live")).toBe("true");
}

/** Holds back the loader, for what visitors do before any script is there. @returns what lets it come */
export async function holdLoader(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/loader-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The typefaces in the browser's cache, as on every page but a visitor's first. */
export async function loadTypefaces(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/about/contact`);
  await page.evaluate(() => document.fonts.ready);
}

/** Holds back every picture: space for it must be there before it comes. @returns what lets them come */
export async function holdPictures(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (address) => /\.(svg|png|jpe?g|webp|avif)$/.test(address.pathname),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return release;
}

/** From the next page on, the layout shifts that no input asked for, with what moved. @returns what reads them */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[])
        if (!hadRecentInput)
          shifts.push(
            `${value}: ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent)).join("; ")}`,
          );
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { readShifts: () => (add(observer.takeRecords()), shifts) });
  });
  return async () => {
    await waitUntilDrawn(page);
    return page.evaluate(() => (window as unknown as { readShifts: () => string[] }).readShifts());
  };
}

/** Until the browser has drawn what changed, or a second has passed. */
const waitUntilDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((drawn) => {
        setTimeout(drawn, 1_000);
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );

/** From now on, everything that is said. @returns what reads it */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.getElementById("announcer")!;
    new MutationObserver(() => {
      if (region.textContent) said.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Until the page has said so. */
export async function waitForSaid(page: Page, words: string): Promise<void> {
  await page.waitForFunction((wanted) => document.getElementById("announcer")?.textContent?.includes(wanted), words);
}

/** Opens folds, as a visitor would before what is in them. */
export async function openFolds(page: Page, selector = "main details"): Promise<void> {
  await page.locator(selector).evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
}

/** Until the element has the focus: browsers and effects give it some time after the rest has changed. */
export async function waitForFocus(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
}

/** A window of another width, and a page that has been drawn for it and told of it. */
export async function resizePage(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await waitUntilDrawn(page);
}

/** All islands of the page alive, in folds too: each brings code, and some bring data and workers. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]").all()) {
    await island.evaluate((element) => {
      element.dispatchEvent(new Event("focusin"));
      for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
        fold.open = true;
      element.scrollIntoView();
    });
    await expect.poll(() => island.getAttribute("data-live")).toBe("true");
  }
}
