/** What `npm run dev` promises: an edit is in the next answer, and open pages are told to ask for it. Not how fast. */
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEV_EDITS, type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
beforeAll(async () => {
  site = await startDevSite();
});
afterAll(() => site?.close());

test.each(DEV_EDITS)("an edit of $kind is in the answer to a page that was open already", async (edit) => {
  const { file, from, to, path, shows } = edit;
  expect(await site.get(path)).not.toContain(shows);
  // Asked for twice: a copy that something keeps would be the answer from now on.
  expect(await site.get(path)).not.toContain(shows);
  site.takeMessages();
  const messages: string[] = [];
  site.copy.edit(file, from, to);
  await expect.poll(() => site.get(path)).toContain(shows);
  await expect.poll(() => messages.push(...site.takeMessages()) && messages).toContain("full-reload");
});

test("a text that is added is on its index page", async () => {
  const text = site.copy.read("src/content/news/sapphire-preferred-refresh.mdx");
  const added = text.replace(/^title: .*$/m, 'title: "A probed piece of news"');
  site.copy.write("src/content/news/probed-news.mdx", added);
  await expect.poll(() => site.get("/news")).toContain("A probed piece of news");
});
