/** Going from page to page: faded and fetched ahead where the browser can, and the same pages where it cannot. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { openBrowser, openPage } from "../support/open-browser.ts";

const site = inject("siteUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

test("the next page fades in, the header as a part of its own", async () => {
  const { page, context } = await openPage(browser);
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      void event.viewTransition?.ready.then(() => {
        const parts = document
          .getAnimations()
          .map((animation) => (animation.effect as KeyframeEffect | null)?.pseudoElement ?? "");
        Object.assign(window, { parts });
      });
    });
  });
  await page.goto(`${site}/about/contact`);
  await page.locator(".site-footer").getByRole("link", { name: "All cards" }).click();
  await page.waitForURL("**/cards");
  const parts = await page.waitForFunction(() => (window as unknown as { parts?: string[] }).parts);
  expect(await parts.jsonValue()).toEqual(
    expect.arrayContaining([expect.stringContaining("(root)"), expect.stringContaining("(site-header)")]),
  );
  expect(await page.locator("h1").textContent()).toBe("All travel credit cards");
  await context.close();
});

test("a link that the pointer rests on is fetched ahead; one that does something is not", async () => {
  const { page, context } = await openPage(browser);
  const protocol = await context.newCDPSession(page);
  const fetched: string[] = [];
  protocol.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready" || status === "Success") fetched.push(new URL(prefetchUrl).pathname);
  });
  await protocol.send("Preload.enable");
  await page.goto(`${site}/search?q=sapphire`, { waitUntil: "load" });
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/unsubscribe?token=abc";
    link.textContent = "End";
    document.querySelector("main")?.prepend(link);
  });
  await page.locator('main a[href^="/unsubscribe"]').hover();
  await page.locator('main a[href="/cards/chase-sapphire-preferred"]').first().hover();
  await expect.poll(() => fetched, { timeout: 30_000 }).toContain("/cards/chase-sapphire-preferred");
  expect(fetched.filter((path) => path !== "/cards/chase-sapphire-preferred")).toEqual([]);
  await context.close();
});

test("without either, links lead to the same pages", async () => {
  const { page, context } = await openPage(browser, { reducedMotion: "reduce" });
  await page.route("**/speculation-rules.json", (route) => route.abort());
  await page.goto(`${site}/about/contact`);
  await page.locator(".site-footer").getByRole("link", { name: "All cards" }).click();
  await page.waitForURL("**/cards");
  expect(await page.locator("h1").textContent()).toBe("All travel credit cards");
  await context.close();
});
