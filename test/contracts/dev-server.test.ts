/** What `npm run dev` promises: an edit of any kind reaches the page that is open, by itself. Not how fast. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEV_EDITS, type DevSite, isShown, startDevSite } from "../support/dev-site.ts";
import { wakeIsland } from "../support/drive-page.ts";

let site: DevSite;
beforeAll(async () => {
  site = await startDevSite();
});
afterAll(() => site?.close());

async function expectShown(page: Page, shows: string): Promise<void> {
  await expect.poll(() => isShown(page, { shows })).toBe(true);
}

let shown: { readonly path: string; readonly page: Page } | undefined;
test.each(DEV_EDITS)("an edit of $kind reaches the open page", async (edit) => {
  if (shown?.path !== edit.path) shown = { path: edit.path, page: await site.open(edit.path) };
  const { page } = shown;
  expect(await isShown(page, edit)).toBe(false);
  site.copy.edit(edit.file, edit.from, edit.to);
  await expect.poll(() => isShown(page, edit)).toBe(true);
});

test("a text that is added is on its index page", async () => {
  const page = await site.open("/news");
  const text = site.copy.read("src/content/news/sapphire-preferred-refresh.mdx");
  const added = text.replace(/^title: .*$/m, 'title: "A probed piece of news"');
  site.copy.write("src/content/news/probed-news.mdx", added);
  await expectShown(page, "text=A probed piece of news");
});

test("an edit of an island keeps what was typed into it", async () => {
  const page = await site.open("/rewards");
  await wakeIsland(page, "analyzer");
  const dining = page.locator("input[name=dining]");
  await dining.fill("777");
  site.copy.edit("src/tools/analyzer/analyzer-form.tsx", "Show our pick", "Find a probed wallet");
  await expectShown(page, "text=Find a probed wallet");
  expect(await dining.inputValue()).toBe("777");
});

test("an edit of an island that sleeps in the open page reaches it, though another page had woken it", async () => {
  const before = await site.open("/programs");
  await wakeIsland(before, "theme-switch");
  const page = await site.open("/programs");
  expect(await page.locator("[data-island=theme-switch][data-live]").count()).toBe(0);
  site.copy.edit("src/theme/theme-switch.tsx", /<legend([^>]*)>[^<]*/, "<legend$1>Probed theme");
  await expectShown(page, "text=Probed theme");
});

test("a restart of the server is told to the open page, which asks again", async () => {
  const page = await site.open("/programs");
  await page.evaluate(() => document.body.setAttribute("data-before", ""));
  site.copy.edit("vite.config.ts", "export default", "// Probed.\nexport default");
  await expect
    .poll(() =>
      page
        .locator("[data-before]")
        .count()
        .catch(() => 1),
    )
    .toBe(0);
  await expectShown(page, "h1");
});
