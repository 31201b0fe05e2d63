/** Going from page to page: faded and fetched ahead where the browser can, and the same pages where it cannot. */
import { expect, inject, test } from "vitest";

import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures");

test("the next page fades in, the header as a part of its own", async () => {
  const { page } = await openPage();
  await page.addInitScript(() => {
    const listParts = () =>
      document.getAnimations().map((animation) => (animation.effect as KeyframeEffect | null)?.pseudoElement ?? "");
    addEventListener("pagereveal", async (event) => {
      const parts = await event.viewTransition?.ready.then(listParts, () => []);
      Object.assign(window, { parts: parts ?? [] });
    });
  });
  const listFadedParts = async () => {
    await page.goto(`${site}/about/contact`);
    await page.locator(".site-footer").getByRole("link", { name: "All cards" }).click();
    await page.waitForURL("**/cards");
    return (await page.waitForFunction(() => (window as unknown as { parts?: string[] }).parts)).jsonValue();
  };
  // A browser fades nothing when the next page takes it more than 4 s: then it is tried again.
  await expect
    .poll(listFadedParts)
    .toEqual(expect.arrayContaining([expect.stringContaining("(root)"), expect.stringContaining("(site-header)")]));
  expect(await page.locator("h1").textContent()).toBe("All travel credit cards");
});

test("a link that the pointer rests on is fetched ahead; one that does something is not", async () => {
  const { page, context } = await openPage();
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
  await expect.poll(() => fetched).toContain("/cards/chase-sapphire-preferred");
  expect(fetched.filter((path) => path !== "/cards/chase-sapphire-preferred")).toEqual([]);
});

test("without either, links lead to the same pages", async () => {
  const { page } = await openPage({ reducedMotion: "reduce" });
  await page.route("**/speculation-rules.json", (route) => route.abort());
  await page.goto(`${site}/about/contact`);
  await page.locator(".site-footer").getByRole("link", { name: "All cards" }).click();
  await page.waitForURL("**/cards");
  expect(await page.locator("h1").textContent()).toBe("All travel credit cards");
});
