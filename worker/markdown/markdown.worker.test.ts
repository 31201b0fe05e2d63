/** Every page that may be listed, as Markdown: at an address of its own. */
import { expect, inject, test } from "vitest";

import { listIndexedPages } from "../../src/pages/indexed-pages.ts";
import { toMarkdownPath } from "../../src/paths.ts";
import { readSitePage } from "../../test/support/read-site-page.ts";
import { sampleAlike } from "../../test/support/site-routes.ts";

const site = inject("siteUrl");
const get = (path: string) => fetch(site + path);

test("each has a title, no markup, absolute links, and names the page that it is of", async () => {
  const pages = listIndexedPages();
  expect(pages.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const path of sampleAlike(pages.map((page) => page.path))) {
    const { headers, status, text } = await readSitePage(toMarkdownPath(path));
    const isRight =
      status === 200 &&
      headers["content-type"] === "text/markdown; charset=utf-8" &&
      headers["x-robots-tag"] === "noindex" &&
      headers["access-control-allow-origin"] === "*" &&
      headers["link"] === `<https://waycard.example${path}>; rel="canonical"` &&
      /^# \S/m.test(text) &&
      text.length > 300 &&
      !/<\/?(?:div|p|a|span|section|script|form|input|svg)\b/.test(text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, "")) &&
      !/\]\(\//.test(text);
    if (!isRight) wrong.push(`${path}: ${status} ${text.slice(0, 120)}`);
  }
  expect(wrong).toEqual([]);
});

test.each(["/nope.md", "/search.md", "/subscribe/confirm.md", "/rewards.md.md", "/.md"])(
  "%s is no page",
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    // An address that may hold a token is nobody else's to read, as .md or not.
    const isPrivate = address.startsWith("/subscribe/");
    expect(response.headers.get("access-control-allow-origin")).toBe(isPrivate ? null : "*");
    const text = await response.text();
    expect(text).toMatch(/^# Page not found\n/);
    for (const [, linked = ""] of text.matchAll(/\]\(https:\/\/waycard\.example([^)]+)\)/g))
      expect((await get(linked)).status, linked).toBe(200);
  },
);

test("/llms-full.txt holds the guides' own words", async () => {
  const text = await (await get("/llms-full.txt")).text();
  const guide = await (await get("/guides/how-spending-caps-work.md")).text();
  expect(text).toContain(guide);
  expect(text.startsWith("# Waycard\n")).toBe(true);
});
