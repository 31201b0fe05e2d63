/** Documents for machines: the Atom feed (RFC 4287), the sitemap, llms.txt. */
import { beforeAll, describe, expect, inject, test } from "vitest";

import { listCards } from "../../src/catalog/queries.ts";
import { findReview, listArticles } from "../../src/content/content-index.ts";
import { paths } from "../../src/paths.ts";
import { renderAtomFeed } from "../../worker/feeds/atom-feed.ts";
import { FEED_SECTIONS, toTextEntry } from "../../worker/feeds/feed-entries.ts";
import type { FeedSection } from "../../worker/feeds/feed-paths.ts";
import { parseXml, type XmlElement } from "../support/parse-xml.ts";
import { readSitePage } from "../support/read-site-page.ts";

const site = inject("siteUrl");
const ORIGIN = "https://waycard.example";
/** RFC 3339, the only form RFC 4287 allows. */
const DATE_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const childrenOf = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text ?? "";

describe("/feed.xml", () => {
  let feed: XmlElement;
  let entries: readonly XmlElement[];
  beforeAll(async () => {
    const response = await fetch(`${site}${paths.feed()}`);
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    feed = parseXml(await response.text());
    entries = childrenOf(feed, "entry");
  });

  test("is an Atom feed with exactly one id, title, updated and author, and a link to itself", () => {
    expect(feed.name).toBe("feed");
    expect(feed.attributes["xmlns"]).toBe("http://www.w3.org/2005/Atom");
    for (const name of ["id", "title", "updated", "author"]) expect(childrenOf(feed, name), name).toHaveLength(1);
    const self = childrenOf(feed, "link").filter((link) => link.attributes["rel"] === "self");
    expect(self.map((link) => link.attributes["href"])).toEqual([ORIGIN + paths.feed()]);
  });

  test("has entries with exactly one id, title, updated, published and summary each", () => {
    expect(entries.length).toBeGreaterThanOrEqual(20);
    for (const entry of entries) {
      for (const name of ["id", "title", "updated", "published", "summary"]) {
        expect(childrenOf(entry, name), name).toHaveLength(1);
        expect(textOf(entry, name)).not.toBe("");
      }
    }
  });

  test("has dates of RFC 3339, published not after updated, and the feed as new as its newest entry", () => {
    const dates = [feed, ...entries].map((element) => textOf(element, "updated"));
    for (const date of [...dates, ...entries.map((entry) => textOf(entry, "published"))]) {
      expect(date).toMatch(DATE_TIME);
      expect(new Date(date).toString()).not.toBe("Invalid Date");
    }
    expect(entries.filter((entry) => textOf(entry, "published") > textOf(entry, "updated"))).toEqual([]);
    expect(dates[0]).toBe(dates.slice(1).toSorted().at(-1));
  });

  test("has ids that are unique absolute URIs", () => {
    const ids = [feed, ...entries].map((element) => textOf(element, "id"));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^tag:waycard\.example,2025:\S+$/);
  });

  test("keeps its ids when the site moves to another address", () => {
    const elsewhere = childrenOf(parseXml(renderAtomFeed("https://cards.example.org")), "entry");
    expect(elsewhere.map((entry) => textOf(entry, "id"))).toEqual(entries.map((entry) => textOf(entry, "id")));
    expect(childrenOf(elsewhere[0]!, "link")[0]?.attributes["href"]).toMatch(/^https:\/\/cards\.example\.org\//);
  });

  test("links absolutely to articles that exist, newest first, each once", async () => {
    const links = entries.map((entry) => childrenOf(entry, "link").map((link) => link.attributes["href"] ?? ""));
    expect(links.every((ofEntry) => ofEntry.length === 1)).toBe(true);
    expect(new Set(links.flat()).size).toBe(entries.length);
    for (const [href = ""] of links) {
      expect(href.startsWith(`${ORIGIN}/`)).toBe(true);
      expect((await readSitePage(href.slice(ORIGIN.length))).status).toBe(200);
    }
    const published = entries.map((entry) => textOf(entry, "published"));
    expect(published).toEqual(published.toSorted().toReversed());
  });

  test("escapes what texts hold", () => {
    const [article] = listArticles("guides");
    const title = `Fees & "points" <b>'now'</b>\u0000`;
    const [entry] = childrenOf(
      parseXml(renderAtomFeed(ORIGIN, "", [{ ...toTextEntry(article!), title, summary: title }])),
      "entry",
    );
    expect(textOf(entry!, "title")).toBe(`Fees & "points" <b>'now'</b>`);
    expect(textOf(entry!, "summary")).toBe(`Fees & "points" <b>'now'</b>`);
  });
});

describe.each(Object.keys(FEED_SECTIONS) as FeedSection[])("the feed of the section %j", (section) => {
  test("is the same as Atom and as JSON Feed: ids, titles, days and links to pages that exist", async () => {
    const xml = parseXml(await (await fetch(site + paths.feed(section))).text());
    const response = await fetch(site + paths.feed(section, "json"));
    expect(response.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const json = (await response.json()) as {
      version: string;
      feed_url: string;
      items: { id: string; title: string; url: string; content_text: string; date_published: string }[];
    };
    expect(json.version).toBe("https://jsonfeed.org/version/1.1");
    expect(json.feed_url).toBe(ORIGIN + paths.feed(section, "json"));
    const entries = childrenOf(xml, "entry");
    expect(entries.length).toBeGreaterThan(5);
    expect(json.items.map(({ id, title }) => [id, title])).toEqual(
      entries.map((entry) => [textOf(entry, "id"), textOf(entry, "title")]),
    );
    expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
    const published = json.items.map((item) => item.date_published);
    expect(published).toEqual(published.toSorted().toReversed());
    for (const { url, content_text: text } of json.items) {
      expect(text).not.toBe("");
      expect((await readSitePage(url.slice(ORIGIN.length))).status, url).toBe(200);
    }
  });
});

test("the site's own feed has reviews beside the texts, and the changes are those that reviews tell", async () => {
  const paths30 = FEED_SECTIONS[""].list().map(({ path }) => path.split("/")[1]);
  expect(new Set(paths30)).toEqual(new Set(["guides", "news", "gear", "cards"]));
  const [change] = FEED_SECTIONS.changes.list();
  const html = await (await fetch(site + change!.path)).text();
  expect(html).toContain(
    change!.summary
      .replace(/^Before: .* Now: |^Now: /, "")
      .replace(/\.$/, "")
      .replaceAll("&", "&amp;"),
  );
});

test.each([
  ["/", ["/feed.xml", "/feed.json"]],
  ["/guides", ["/feed.xml", "/feed.json", "/feed-guides.xml"]],
  ["/news/sapphire-preferred-refresh", ["/feed.xml", "/feed.json", "/feed-news.xml"]],
  ["/cards/amex-gold", ["/feed.xml", "/feed.json", "/feed-reviews.xml", "/feed-changes.xml"]],
])("the head of %s links to %j", async (path, feeds) => {
  const html = await (await fetch(site + path)).text();
  const links = [
    ...html.matchAll(/<link rel="alternate" type="application\/(?:atom\+xml|feed\+json)"[^>]* href="([^"]+)"/g),
  ];
  expect(links.map(([, href]) => href)).toEqual(feeds);
});

describe("/sitemap.xml", () => {
  test("gives each text the day on which it last changed, in the form of the protocol", async () => {
    const root = parseXml(await (await fetch(`${site}${paths.sitemap()}`)).text());
    expect(root.name).toBe("urlset");
    expect(root.attributes["xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    const days = new Map(childrenOf(root, "url").map((url) => [textOf(url, "loc"), textOf(url, "lastmod")]));
    expect([...days.values()].filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
    for (const article of listArticles()) {
      expect(days.get(ORIGIN + paths.article(article.kind, article.slug)), article.slug).toBe(article.updated);
    }
    for (const { slug } of listCards()) {
      expect(days.get(ORIGIN + paths.review(slug)), slug).toBe(findReview(slug)?.updated);
    }
  });
});

describe("/llms.txt", () => {
  test("has a title, a summary, sections, and links that all lead somewhere", async () => {
    const text = await (await fetch(`${site}/llms.txt`)).text();
    expect(text).toMatch(/^# Waycard\n\n> [^\n]+\n\n## /);
    const links = [...text.matchAll(/^- \[[^\]]+\]\((.*?)\)(?:: .+)?$/gm)].map((match) => match[1] ?? "");
    expect(text.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(links.length);
    for (const { slug } of listCards()) expect(links).toContain(`${ORIGIN}${paths.review(slug)}.md`);
    for (const article of listArticles())
      expect(links).toContain(`${ORIGIN}${paths.article(article.kind, article.slug)}.md`);
    for (const link of links) expect((await readSitePage(link.slice(ORIGIN.length))).status, link).toBe(200);
    // What is offered may be read.
    const robots = await (await fetch(`${site}/robots.txt`)).text();
    const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path);
    expect(closed).toContain("/search");
    expect(links.filter((link) => closed.some((path) => link.slice(ORIGIN.length).startsWith(path)))).toEqual([]);
  });
});
