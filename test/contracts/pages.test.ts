/** Rules that hold for every page of the site, by asking for all of them. */
import { existsSync } from "node:fs";

import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { beforeAll, describe, expect, inject, test } from "vitest";

import { inBuild } from "../../build/build-folder.ts";
import { listCards } from "../../src/catalog/queries.ts";
import { hasErrors } from "../../src/problems.ts";
import { listStoppedParts } from "../support/list-stopped-parts.ts";
import { readSitePage } from "../support/read-site-page.ts";
import { readToolLink } from "../support/read-tool-link.ts";
import { listSitePaths, PAGE_KINDS, sampleAlike } from "../support/site-routes.ts";

const site = inject("siteUrl");

interface Page {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** What its own security policy would stop. None is looked for in most comparisons and reviews, which are of one form. */
  readonly stopped: readonly string[];
  /** Levels of the headings in its main part, from top to bottom; of those pages, too, none. */
  readonly levels: readonly number[];
}

const pages: Page[] = [];
const looked = new Set([...sampleAlike(listSitePaths()), ...PAGE_KINDS]);

beforeAll(async () => {
  for (const path of listSitePaths()) pages.push(await readPage(path));
});

async function readPage(path: string): Promise<Page> {
  const { status, headers, text: html } = await readSitePage(path);
  const policy = headers["content-security-policy"] ?? "";
  if (!looked.has(path)) return { path, status, html, stopped: [], levels: [] };
  const tree = fromHtml(html);
  const stopped = policy.startsWith("default-src 'none'") ? listStoppedParts(tree) : ["no policy"];
  return { path, status, html, stopped, levels: listLevels(tree) };
}

function listLevels(tree: Root): readonly number[] {
  const levels: number[] = [];
  visit(tree, { tagName: "main" }, (main: Element) =>
    visit(main, "element", ({ tagName }) => {
      if (/^h[1-6]$/.test(tagName)) levels.push(Number(tagName[1]));
    }),
  );
  return levels;
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const decode = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<");

/** Paths for which a rule does not hold, so that a failure names them all at once. */
const failing = (holds: (page: Page) => boolean) => pages.filter((page) => !holds(page)).map((page) => page.path);

describe("every page", () => {
  test("answers 200", () => {
    expect(failing((page) => page.status === 200)).toEqual([]);
  });

  test("has exactly one h1", () => {
    expect(failing((page) => page.html.split("<h1").length === 2)).toEqual([]);
  });

  test("has headings that begin with the first level and leave out none", async () => {
    const others = PAGE_KINDS.filter((kind) => !pages.some(({ path }) => path === kind));
    const all = [...pages.filter(({ path }) => looked.has(path)), ...(await Promise.all(others.map(readPage)))];
    const wrong = all.filter(
      ({ levels }) => levels[0] !== 1 || levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1),
    );
    expect(wrong.map(({ path, levels }) => `${path}: ${levels.join(" ")}`)).toEqual([]);
  });

  test("has a title of at most 60 characters that no other page has", () => {
    const titles = pages.map((page) => decode(first(page.html, /<title>([^<]*)<\/title>/)));
    expect(titles.filter((title) => title.length === 0 || title.length > 60)).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("has a description of 70 to 160 characters that no other page has", () => {
    const texts = pages.map((page) => decode(first(page.html, /<meta name="description" content="([^"]*)"/)));
    expect(texts.filter((text) => text.length < 70 || text.length > 160)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test("names itself as canonical, or asks not to be listed", () => {
    const wrong = failing(({ path, html }) => {
      const canonical = first(html, /<link rel="canonical" href="([^"]*)"/);
      return canonical === `https://waycard.example${path}` || html.includes('<meta name="robots" content="noindex"');
    });
    expect(wrong).toEqual([]);
  });

  test("has an Open Graph picture that exists", () => {
    const wrong = failing(({ html }) => {
      const image = first(html, /<meta property="og:image" content="https:\/\/waycard\.example([^"]*)"/);
      return image !== "" && existsSync(inBuild(`client${image}`));
    });
    expect(wrong).toEqual([]);
  });

  test("has JSON-LD that parses, with breadcrumbs except on the home page and in search", () => {
    const wrong = failing(({ path, html }) => {
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        (match) => JSON.parse(match[1] ?? "") as { "@type": unknown },
      );
      return path === "/" || path.startsWith("/search") || blocks.some((block) => block["@type"] === "BreadcrumbList");
    });
    expect(wrong).toEqual([]);
  });

  test("has one kind of quotation marks and apostrophes, the straight one", () => {
    expect(failing(({ html }) => !/[\u2018\u2019\u201C\u201D]/.test(html))).toEqual([]);
  });

  test("holds nothing that its security policy would stop", () => {
    expect(pages.flatMap(({ path, stopped }) => stopped.map((part) => `${path}: ${part}`))).toEqual([]);
  });

  test("would be named by the rule before this one for each kind of stopped part", () => {
    const parts = `<p style="color:red" onclick="x()"></p><script>x()</script><style>p{}</style>
      <img src="https://evil.test/x.png"><link rel="stylesheet" href="//evil.test/x.css"><a href="javascript:x()"></a>`;
    expect(listStoppedParts(fromHtml(parts))).toEqual([
      "style of <p>",
      "onClick of <p>",
      "text of <script>",
      "text of <style>",
      "src https://evil.test/x.png of <img>",
      "href //evil.test/x.css of <link>",
      "href javascript:x() of <a>",
    ]);
  });

  test("has one live region", () => {
    const region = /aria-live=|role="(?:status|alert|log)"|<output/g;
    expect(failing(({ html }) => html.match(/role="status" aria-live="polite"/g)?.length === 1)).toEqual([]);
    expect(failing(({ html }) => html.match(region)?.length === 2)).toEqual([]);
  });

  test("has no column without a name and no two tables of one name", () => {
    const wrong = failing(({ html }) => {
      const names = [...html.matchAll(/<section class="table-region" aria-label="([^"]*)"/g)].map(([, name]) => name);
      return !/<th[^>]*>\s*<\/th>/.test(html) && new Set(names).size === names.length;
    });
    expect(wrong).toEqual([]);
  });

  test("shows the disclosure before the first link to an issuer", () => {
    const wrong = failing(({ html }) => {
      const link = html.indexOf('rel="sponsored noopener"');
      return link === -1 || html.indexOf('class="disclosure-note"') < link;
    });
    expect(wrong).toEqual([]);
  });
});

describe("links", () => {
  test("every internal link on every page resolves, its fragment too", async () => {
    const known = new Map(pages.map((page) => [page.path, page.html]));
    const broken: string[] = [];
    const asked = new Set<string>();
    const read = new Set<string>();
    for (const page of pages) {
      for (const [, href = ""] of page.html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const link = decode(href);
        if (/^(https?:|mailto:)/.test(link)) continue;
        const [target = "", fragment] = link.startsWith("#") ? [page.path, link.slice(1)] : link.split("#");
        if (!known.has(target)) {
          if (read.has(target) && !fragment) continue;
          read.add(target);
          // Hundreds lead to a tool with parameters: all are read, and one of each likeness is asked for.
          const toolLink = readToolLink(target);
          if (toolLink && hasErrors(toolLink.errors)) broken.push(`${page.path} → ${link}`);
          if (toolLink && asked.has(toolLink.likeness) && !fragment) continue;
          if (toolLink) asked.add(toolLink.likeness);
          // It may be longer than it need be: it leads, by 301, to its shortest form.
          const response = await fetch(site + target, { redirect: toolLink ? "follow" : "manual" });
          known.set(target, response.status === 200 ? await response.text() : "");
          if (response.status !== 200) broken.push(`${page.path} → ${link} (${response.status})`);
        } else if (known.get(target) === "") {
          broken.push(`${page.path} → ${link}`);
        }
        if (fragment && !known.get(target)?.includes(`id="${fragment}"`)) broken.push(`${page.path} → ${link}`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
  });

  test("every picture and file that a page names exists", () => {
    const files = new Set(
      pages.flatMap(({ html }) =>
        [...html.matchAll(/ src(?:set)?="(\/[^"]*)"/gi)].flatMap(([, list = ""]) =>
          list.split(", ").map((part) => part.split(" ")[0]!),
        ),
      ),
    );
    expect([...files].filter((file) => !existsSync(inBuild(`client${file}`)))).toEqual([]);
    // One of each card at least.
    expect(files.size).toBeGreaterThan(listCards().length);
  });

  test("the sitemap lists every indexed page once, and nothing else", async () => {
    const xml = await (await fetch(`${site}/sitemap.xml`)).text();
    const listed = [...xml.matchAll(/<loc>https:\/\/waycard\.example([^<]*)<\/loc>/g)].map((match) => match[1] ?? "");
    expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([]);
    const indexed = pages.filter((page) => page.html.includes('rel="canonical"')).map((page) => page.path);
    expect(indexed.filter((path) => !listed.includes(path))).toEqual([]);
    for (const path of listed) {
      if (!pages.some((page) => page.path === path)) expect((await fetch(site + path)).status, path).toBe(200);
    }
  });
});
