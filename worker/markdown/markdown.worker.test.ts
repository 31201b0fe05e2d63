/** Every page that may be listed, as Markdown: at an address of its own, and for clients that prefer it. */
import { describe, expect, inject, test } from "vitest";

import { listIndexedPages } from "../../src/pages/indexed-pages.ts";
import { toMarkdownPath } from "../../src/paths.ts";
import { sampleComparisons } from "../../test/support/site-routes.ts";

const site = inject("siteUrl");
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(site + path, { headers });

test("each has a title, no markup, absolute links, and names the page that it is of", async () => {
  const pages = listIndexedPages();
  expect(pages.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const path of sampleComparisons(pages.map((page) => page.path))) {
    const response = await get(toMarkdownPath(path));
    const text = await response.text();
    const { headers, status } = response;
    const isRight =
      status === 200 &&
      headers.get("content-type") === "text/markdown; charset=utf-8" &&
      headers.get("x-robots-tag") === "noindex" &&
      headers.get("access-control-allow-origin") === "*" &&
      headers.get("link") === `<https://waycard.example${path}>; rel="canonical"` &&
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
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const text = await response.text();
    expect(text).toMatch(/^# Page not found\n/);
    for (const [, address = ""] of text.matchAll(/\]\(https:\/\/waycard\.example([^)]+)\)/g))
      expect((await get(address)).status, address).toBe(200);
  },
);

describe("a page for a client that prefers Markdown", () => {
  test("is that, named by its own address and kept by nobody", async () => {
    const response = await get("/cards/amex-gold", { Accept: "text/markdown, text/html;q=0.5" });
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("content-location")).toBe("/cards/amex-gold.md");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("vary")).toContain("Accept");
    expect(await response.text()).toBe(await (await get("/cards/amex-gold.md")).text());
  });

  test.each(["*/*", "text/html, text/markdown", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"])(
    "stays HTML for %s, and says that there is another form",
    async (accept) => {
      const response = await get("/cards/amex-gold", { Accept: accept });
      expect(response.headers.get("content-type")).toContain("text/html");
      expect(response.headers.get("vary")).toContain("Accept");
      await response.text();
    },
  );

  test("has no other form where it is nobody's to list", async () => {
    const response = await get("/search?q=amex", { Accept: "text/markdown" });
    expect(response.headers.get("content-type")).toContain("text/html");
    await response.text();
  });
});

test("/llms-full.txt holds the guides' own words", async () => {
  const text = await (await get("/llms-full.txt")).text();
  const guide = await (await get("/guides/how-spending-caps-work.md")).text();
  expect(text).toContain(guide);
  expect(text.startsWith("# Waycard\n")).toBe(true);
});
