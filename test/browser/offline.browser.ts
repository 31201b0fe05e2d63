/** Visits without a connection, or with a bad one: what was read opens, the tools work, and nothing private is kept. */
import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { openLine } from "../support/unsteady-line.ts";
import { useBrowser } from "../support/use-browser.ts";

const site = inject("siteUrl");
const openPage = useBrowser("pictures", "cold cache");

const READ = paths.review("amex-gold");

/** Addresses of everything kept, without the origin. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** A visitor who has read one page, and whose browser has had time to keep it and the tools. */
async function openReader() {
  const line = await openLine(site);
  onTestFinished(() => line.close());
  const opened = await openPage({ serviceWorkers: "allow", reducedMotion: "reduce" });
  const { page } = opened;
  await page.goto(line.origin + READ);
  await expect
    .poll(() => listKept(page))
    .toEqual(expect.arrayContaining([READ, paths.offline(), paths.calculator(), paths.favorites()]));
  // The files come after the pages; the worker's maths are among the last.
  await expect.poll(async () => (await listKept(page)).some((path) => path.includes("rewards-worker"))).toBe(true);
  await expect
    .poll(async () => (await listKept(page)).filter((path) => /\.(?:woff2|css)$/.test(path)).length)
    .toBeGreaterThan(2);
  for (const file of ["tool-records", "calculator-tool"]) {
    await expect.poll(async () => (await listKept(page)).some((path) => path.includes(file))).toBe(true);
  }
  return { ...opened, line };
}

test("a page that was read opens without a connection, and says when it was saved; another says that there is none", async () => {
  const { page, line } = await openReader();
  line.set("down");
  await page.goto(line.origin + READ);
  expect(await page.locator("h1").innerText()).toContain("Gold");
  expect(await page.locator(".offline-bar").innerText()).toMatch(/saved on \w+ \d+, \d{4}\.$/);
  const font = await page.evaluate(() => getComputedStyle(document.querySelector("h1")!).fontFamily);
  expect(font).toContain("Fraunces");
  await page.goto(line.origin + paths.review("chase-sapphire-preferred"));
  expect(await page.locator("h1").innerText()).toBe("You're offline");
  await page.getByRole("link", { name: "Rewards Calculator" }).last().click();
  await page.waitForURL(`**${paths.calculator()}`);
});

test("a tool that was never opened works without a connection", async () => {
  const { page, line } = await openReader();
  line.set("down");
  await page.goto(line.origin + paths.calculator());
  await page.waitForSelector('main [data-island][data-live="true"]', { state: "attached" });
  await page.fill("#calculator-dining", "777");
  await page.waitForURL(/dining=777/);
  await page.locator("#result table").first().waitFor();
});

test("as long as the network answers in time its page is shown, without a bar", async () => {
  const { page, line } = await openReader();
  line.set("up");
  await page.goto(line.origin + READ);
  expect(await page.locator(".offline-bar").count()).toBe(0);
  expect(line.asked()).toContain(READ);
});

test("a network that takes its time is not waited for", async () => {
  const { page, line } = await openReader();
  line.set("slow");
  await page.goto(line.origin + READ);
  expect(await page.locator(".offline-bar").count()).toBe(1);
});

test("nothing that is one visitor's own is kept, and no fault", async () => {
  const { page, line } = await openReader();
  for (const path of [
    paths.subscribe(),
    paths.unsubscribe("f".repeat(64)),
    "/cards/no-such-card",
    `${paths.calculator()}?dining=-5`,
    "/cards?token=secret",
  ])
    await page.goto(line.origin + path);
  await page.goto(line.origin + paths.guides());
  await expect.poll(() => listKept(page)).toContain(paths.guides());
  const kept = await listKept(page);
  expect(
    kept.filter((path) => /subscribe|api\/|token|no-such|dining=-5|sw\.js/.test(path.split("/assets/")[0] ?? "")),
  ).toEqual([]);
});

test("a build's caches are dropped by the next", async () => {
  const { page, line } = await openReader();
  await page.evaluate(async () => {
    await caches.open("waycard-old-pages");
    await caches.open("somebody-elses");
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await page.goto(line.origin + paths.guides());
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("waycard-old-pages");
  expect(await page.evaluate(() => caches.keys())).toContain("somebody-elses");
});

test("the worker is never taken from a cache, and the site can be installed", async () => {
  const worker = await fetch(`${site}/sw.js`);
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(worker.headers.get("content-type")).toMatch(/javascript/);
  expect(await worker.text()).not.toMatch(/^import|;import/);
  const manifest = (await (await fetch(`${site}/manifest.webmanifest`)).json()) as Record<string, unknown>;
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
});
