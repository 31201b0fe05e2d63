/**
 * Card data and texts that try to break out of the markup. They come from files of
 * ours today; a typing error, an import or a copied name must still be only text.
 */
import type { RouteObject } from "react-router";
import { describe, expect, test } from "vitest";

import { parseCard } from "../../src/catalog/card-schema.ts";
import { listArticles } from "../../src/content/content-index.ts";
import { ArticlePage, loadArticlePage } from "../../src/pages/article/article-page.tsx";
import { CategoryPage, loadCategoryPage } from "../../src/pages/category/category-page.tsx";
import { page, view } from "../../src/page/page-route.ts";
import { loadReviewPage, ReviewPage } from "../../src/pages/review/review-page.tsx";
import { toArticleHead } from "../../src/seo/article-head.ts";
import { toReviewHead } from "../../src/seo/review-head.ts";
import { renderAtomFeed } from "../feeds/atom-feed.ts";
import { toTextEntry } from "../feeds/feed-entries.ts";
import { renderSitemap } from "../feeds/sitemap.ts";
import { createPageRouter } from "./page-router.ts";
import { createPageRenderer } from "./render-page.tsx";

const HOSTILE = `</script><!--<script>alert(1)</script></title><svg onload=alert(2)>\u2028\u2029"' onclick=alert(3) x="&]]>`;
const SITE = { origin: "https://site.test" };

/** Names that are texts though they may hold no space; all other texts do. */
const TEXT_KEYS = new Set(["name", "title", "issuingBank", "verdict", "description", "summary", "text", "q", "a"]);
/** Texts that the pages look things up by. */
const KEPT_KEYS = new Set([
  "brands",
  "brandOf",
  "provenance",
  "history",
  "rewardProgram",
  "headings",
  "related",
  "to",
  "issuer",
]);

/** The same value with every text in it made hostile. */
function poison<Value>(value: Value, key = ""): Value {
  if (KEPT_KEYS.has(key)) return value;
  if (typeof value === "string") return (value.includes(" ") || TEXT_KEYS.has(key) ? value + HOSTILE : value) as Value;
  if (Array.isArray(value)) return value.map((entry: unknown) => poison(entry, key)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, poison(entry, name)])) as Value;
}

type Change = <Value>(value: Value) => Value;

/** The site's own pages, with data that was changed on the way. */
const toRoutes = (change: Change): RouteObject[] => [
  page("/cards/:slug", async () =>
    view(async (context) => {
      const data = await loadReviewPage(context);
      const [card, review] = [change(data.card), change(data.review)];
      return { ...data, card, review, head: toReviewHead(card, review) };
    }, ReviewPage),
  ),
  page("/guides/:slug", async () =>
    view(async (context) => {
      const data = await loadArticlePage("guides")(context);
      const [article, crumbs] = [change(data.article), change(data.head.crumbs ?? [])];
      return { ...data, article, head: toArticleHead(article, crumbs) };
    }, ArticlePage),
  ),
  page("/list", async () =>
    view(async (context) => {
      // The body is compiled from the site's own text.
      const { head, body, ...data } = await loadCategoryPage("travel")(context);
      return { head: { ...head, crumbs: change(head.crumbs ?? []) }, body, ...change(data) };
    }, CategoryPage),
  ),
];

async function render(path: string, change: Change): Promise<string> {
  const response = await createPageRenderer(createPageRouter(toRoutes(change)))(path, SITE);
  return response.text();
}

/** The page as a parser sees it outside of structured data, whose text is no markup. */
const dropJsonLd = (html: string) =>
  html.replaceAll(/(<script type="application\/ld\+json">).*?<\/script>/gs, "$1</script>");
const listTags = (html: string) => [...dropJsonLd(html).matchAll(/<(\/?[a-z][a-z0-9]*)/gi)].map(([, tag]) => tag);
/** Handlers and the like: names of attributes outside of quoted values. */
const listAttributes = (html: string) =>
  new Set(
    [...dropJsonLd(html).matchAll(/<[a-z][^<>]*>/gi)].flatMap(([tag]) =>
      [...tag.replaceAll(/"[^"]*"/g, '""').matchAll(/\s([^\s=>]+)=/g)].map(([, name]) => name),
    ),
  );
const readJsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? "") as unknown,
  );

describe.each(["/cards/marriott-bonvoy-boundless", "/guides/how-spending-caps-work", "/list"])("%s", (path) => {
  test("has the same elements with hostile data as without", async () => {
    const [plain, hostile] = await Promise.all([render(path, (value) => value), render(path, poison)]);
    expect(hostile.length).toBeGreaterThan(plain.length);
    expect(listTags(hostile)).toEqual(listTags(plain));
  });

  test("has no comment, script or attribute of the data's own", async () => {
    const [plain, hostile] = await Promise.all([render(path, (value) => value), render(path, poison)]);
    // React's own, around texts of islands.
    expect(dropJsonLd(hostile).replaceAll("<!-- -->", "").split("<!--")).toHaveLength(1);
    expect(hostile.split("<script>")).toHaveLength(1);
    expect(listAttributes(hostile)).toEqual(listAttributes(plain));
  });
});

test.each(["/cards/marriott-bonvoy-boundless", "/guides/how-spending-caps-work"])(
  "the structured data of %s parses and holds the hostile text as text",
  async (path) => {
    const blocks = readJsonLd(await render(path, poison));
    expect(blocks.length).toBeGreaterThan(1);
    expect(JSON.stringify(blocks)).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  },
);

describe("feeds", () => {
  const isWellFormed = (xml: string) => {
    expect(xml.replaceAll(/<\/?[a-z:]+(?:\s[a-z:]+="[^"<]*")*\s*\/?>|<\?xml[^?]*\?>/g, "")).not.toMatch(/[<>]/);
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
  };

  test("the Atom feed escapes titles, summaries, topics and addresses", () => {
    const [article] = listArticles("guides");
    if (!article) throw new Error("There is no guide");
    const hostile = { ...poison(article), slug: `x"><b>&`, topics: [HOSTILE as (typeof article.topics)[number]] };
    const xml = renderAtomFeed(`https://site.test`, "", [toTextEntry(hostile)]);
    isWellFormed(xml);
    expect(xml).not.toContain("<script");
    expect(xml).toContain("&lt;/script&gt;");
  });

  test("the Atom feed leaves out characters that XML cannot hold", () => {
    const [article] = listArticles("guides");
    if (!article) throw new Error("There is no guide");
    const xml = renderAtomFeed("https://site.test", "", [
      { ...toTextEntry(article), title: "a\u0000b\u0008c\uFFFEd\uD800e" },
    ]);
    expect(xml).toContain("<title>abcde</title>");
  });

  test("the sitemap escapes addresses", () => {
    const xml = renderSitemap("https://site.test", [{ path: `/x"><b>&'`, lastModified: "2025-05-01" }]);
    isWellFormed(xml);
    expect(xml).toContain("/x&quot;&gt;&lt;b&gt;&amp;&apos;");
  });
});

test.each(["javascript:alert(1)", "http://bank.test/", "//evil.test", " https://bank.test", "data:text/html,x"])(
  "a card whose link is %j is refused by the catalog",
  (link) => {
    const load = async () => (await loadReviewPage({ params: { slug: "amex-gold" } } as never)).card;
    return expect(
      load().then((card) => parseCard({ ...card, ratesAndFeesLink: link }, "amex-gold.json")),
    ).rejects.toThrow("ratesAndFeesLink");
  },
);
