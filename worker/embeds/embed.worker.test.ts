/** Embeds: documents that others may frame, and oEmbed, which says how. */
import { HtmlValidate } from "html-validate";
import { describe, expect, inject, test } from "vitest";

import { listCards } from "../../src/catalog/queries.ts";
import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");
const ORIGIN = "https://waycard.example";
const get = (path: string) => fetch(site + path, { redirect: "manual" });
const EMBEDS = [
  ["/embed/card/amex-gold", "/cards/amex-gold"],
  ["/embed/card/amex-gold?theme=dark", "/cards/amex-gold"],
  ["/embed/compare/amex-gold-vs-chase-sapphire-preferred", "/compare/amex-gold-vs-chase-sapphire-preferred"],
] as const;

describe.each(EMBEDS)("%s", (path, page) => {
  test("may be framed by every site, and nothing else is loosened", async () => {
    const { headers, status } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const policy = headers.get("content-security-policy") ?? "";
    const ofPage = (await get(page)).headers.get("content-security-policy") ?? "";
    expect(policy).toBe(ofPage.replace("frame-ancestors 'none'", "frame-ancestors *"));
    expect(policy).toContain("frame-ancestors *");
  });

  test("is a valid document without scripts, header, footer and apply link, that names its page", async () => {
    const html = await (await get(path)).text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(html).not.toMatch(/<script|<header|<footer/);
    // Every link leads to this site: to nobody's application form.
    const links = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(links.filter((href) => !href.startsWith("/") && !href.startsWith(`${ORIGIN}/`))).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${page}"`);
    expect(html).toContain(`href="${ORIGIN}${page}"`);
    expect(html).toContain('<base target="_blank"');
    const rules = {
      "void-style": "off",
      "attr-case": "off",
      "doctype-style": "off",
      "require-sri": "off",
      "long-title": "off",
    } as const;
    const report = await new HtmlValidate({ extends: ["html-validate:recommended"], rules }).validateString(html);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`)),
    ).toEqual([]);
  });
});

test.each([
  ["light", 'data-theme="light"'],
  ["dark", 'data-theme="dark"'],
])("?theme=%s sets the colors, whatever else is in the address", async (theme, mark) => {
  expect(await (await get(`/embed/card/amex-gold?theme=${theme}&x=1`)).text()).toContain(mark);
  expect(await (await get("/embed/card/amex-gold?theme=pink")).text()).not.toContain("data-theme");
});

test("every card has one", async () => {
  for (const { slug } of listCards()) expect((await get(`/embed/card/${slug}`)).status, slug).toBe(200);
});

test.each([
  ["/embed/card/nobody", 404],
  ["/embed/list/hotel", 404],
  ["/embed/compare/amex-gold", 404],
])("%s answers %i, and may not be framed", async (path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("x-frame-options")).toBe("DENY");
});

test("a pair has one address", async () => {
  const response = await get("/embed/compare/chase-sapphire-preferred-vs-amex-gold?theme=dark");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/embed/compare/amex-gold-vs-chase-sapphire-preferred?theme=dark");
});

test.each(["/", "/cards/amex-gold", "/api/cards/amex-gold", "/compare"])("%s may not be framed", async (path) => {
  const { headers } = await get(path);
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

describe("/api/oembed", () => {
  const ask = (url: string, more = "") => get(`/api/oembed?url=${encodeURIComponent(url)}${more}`);

  test.each(["/cards/amex-gold", "/compare/amex-gold-vs-chase-sapphire-preferred"])(
    "is named by the head of %s, and gives a frame that is there",
    async (page) => {
      const html = await (await get(page)).text();
      const href = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? "";
      const response = await get(href.replaceAll("&amp;", "&"));
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const answer = (await response.json()) as { type: string; version: string; html: string; thumbnail_url: string };
      expect(answer).toMatchObject({ type: "rich", version: "1.0", width: 480 });
      const src = /src="([^"]+)"/.exec(answer.html)?.[1] ?? "";
      expect((await get(src.slice(ORIGIN.length))).status).toBe(200);
      expect((await get(answer.thumbnail_url.slice(ORIGIN.length))).status).toBe(200);
    },
  );

  test("keeps to the size that is asked for", async () => {
    const answer = await (await ask(`${ORIGIN}/cards/amex-gold`, "&maxwidth=300&maxheight=200&format=json")).json();
    expect(answer).toMatchObject({ width: 300, height: 200 });
    expect((answer as { html: string }).html).toContain('width="300" height="200"');
  });

  test.each([
    ["https://evil.test/cards/amex-gold"],
    [`${ORIGIN}.evil.test/cards/amex-gold`],
    [`${ORIGIN}/cards/nobody`],
    [`${ORIGIN}/guides`],
    ["/cards/amex-gold"],
    ["javascript:alert(1)"],
  ])("has nothing for %s", async (url) => {
    await readProblem(await ask(url), 404);
  });

  test("has no XML", async () => {
    expect((await readProblem(await ask(`${ORIGIN}/cards/amex-gold`, "&format=xml"), 422)).errors).toMatchObject([
      { field: "format", code: "unknown-value" },
    ]);
  });
});
