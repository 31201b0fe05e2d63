/** What each kind of page tells machines about itself: its JSON-LD, and the picture shown when it is shared. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { inBuild } from "../../build/build-folder.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";
import { listCards } from "../../src/catalog/queries.ts";
import { findProgramText, findReview, listArticles } from "../../src/content/content-index.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "../../src/paths.ts";
import { readSiteText } from "../support/read-site-page.ts";

const ORIGIN = "https://waycard.example";

type Thing = Readonly<Record<string, unknown>>;

async function readPage(path: string) {
  const html = await readSiteText(path);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = blocks.map((match) => JSON.parse(match[1] ?? "") as Thing);
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
  return {
    html,
    things,
    image,
    find: (type: string) => things.find((thing) => [thing["@type"]].flat().includes(type)),
  };
}

/** Width and height of a PNG, from its first chunk. */
function readPngSize(path: string): readonly [number, number] {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

function expectBreadcrumbs(crumbs: Thing | undefined, path: string) {
  const items = crumbs?.["itemListElement"] as readonly { position: number; name: string; item: string }[];
  expect(items.map((item) => item.position)).toEqual(items.map((_, index) => index + 1));
  expect(items[0]?.item).toBe(`${ORIGIN}/`);
  expect(items.at(-1)?.item).toBe(ORIGIN + path);
  expect(items.every((item) => item.name !== "" && item.item.startsWith(ORIGIN))).toBe(true);
}

describe("a review", () => {
  test.each(listCards().map((card) => [card.slug, card] as const))(
    "of %s describes card and verdict",
    async (_, card) => {
      const path = paths.review(card.slug);
      const { find, image } = await readPage(path);
      const review = findReview(card.slug)!;
      const product = find("CreditCard");
      expect(product).toMatchObject({
        "@type": ["Product", "CreditCard"],
        name: card.name,
        url: ORIGIN + path,
        image,
        ...(typeof card.purchaseApr === "object" && card.purchaseApr !== null
          ? {
              annualPercentageRate: {
                "@type": "QuantitativeValue",
                minValue: expect.any(Number),
                maxValue: expect.any(Number),
              },
            }
          : {}),
        offers: { priceSpecification: { price: card.annualFee.ongoingUsd, priceCurrency: "USD" } },
        review: {
          "@type": "Review",
          author: { "@type": "Organization" },
          datePublished: review.published,
          dateModified: review.updated,
          reviewRating: { "@type": "Rating", ratingValue: card.rating, bestRating: 10 },
        },
      });
      const notes = product?.["review"] as Record<string, { itemListElement: Thing[] }> | undefined;
      expect(notes?.["positiveNotes"]?.itemListElement.map((note) => note["name"])).toEqual(review.pros);
      expect(notes?.["negativeNotes"]?.itemListElement.map((note) => note["name"])).toEqual(review.cons);
      // Nobody has voted on these cards, and we sell none.
      expect(JSON.stringify(product)).not.toContain("aggregateRating");
      const available = /"availability":"([^"]*)"/.exec(JSON.stringify(product))?.[1];
      expect(available).toBe(card.status === "open" ? undefined : "https://schema.org/Discontinued");
      expectBreadcrumbs(find("BreadcrumbList"), path);
      expect(image).toBe(`${ORIGIN}/og/${card.slug}.png`);
      expect(readPngSize(inBuild(`client/og/${card.slug}.png`))).toEqual([1200, 630]);
    },
  );
});

describe("an article", () => {
  test.each(listArticles().map((article) => [`${article.kind}/${article.slug}`, article] as const))(
    "%s says what it is, from when, and has a picture of its own",
    async (_, article) => {
      const path = paths.article(article.kind, article.slug);
      const { find, image, html } = await readPage(path);
      const picture = `/og/${article.kind}-${article.slug}.png`;
      expect(find(article.kind === "news" ? "NewsArticle" : "Article")).toMatchObject({
        headline: article.title,
        datePublished: article.published,
        dateModified: article.updated,
        image: ORIGIN + picture,
        author: { "@type": "Organization" },
        publisher: { "@type": "Organization" },
        mainEntityOfPage: ORIGIN + path,
      });
      expect(image).toBe(ORIGIN + picture);
      expect(readPngSize(inBuild(`client${picture}`))).toEqual([1200, 630]);
      expectBreadcrumbs(find("BreadcrumbList"), path);
      // Search engines gave up their question boxes; the questions stand on the page.
      expect(find("FAQPage")).toBeUndefined();
      expect(html).toContain('<meta property="og:type" content="article"');
    },
  );
});

test.each(PROGRAMS)("the page of $program says which program it is about", async ({ slug, program, issuer }) => {
  const { find } = await readPage(paths.program(slug));
  expect(find("Article")).toMatchObject({
    headline: findProgramText(slug)?.title,
    dateModified: findProgramText(slug)?.updated,
    mainEntityOfPage: ORIGIN + paths.program(slug),
    about: { name: program, hostingOrganization: { name: issuer } },
  });
});

test.each(Object.keys(CATEGORY_SLUGS) as CategoryKey[])(
  "the list of %s cards is an ordered list of reviews",
  async (key) => {
    const { find } = await readPage(paths.category(key));
    const items = find("ItemList")?.["itemListElement"] as readonly { position: number; url: string }[];
    expect(items.length).toBeGreaterThan(5);
    expect(items.map((item) => item.position)).toEqual(items.map((_, index) => index + 1));
    expect(items.every((item) => item.url.startsWith(`${ORIGIN}/cards/`))).toBe(true);
  },
);

test.each([paths.blog(), paths.guides(), paths.news(), paths.gear()])("%s is a list of articles", async (path) => {
  const { find } = await readPage(path);
  const items = find("ItemList")?.["itemListElement"] as readonly unknown[] | undefined;
  expect(items?.length).toBeGreaterThan(2);
  expectBreadcrumbs(find("BreadcrumbList"), path);
});

test("the home page names the site and who runs it", async () => {
  const { find } = await readPage(paths.home());
  expect(find("WebSite")).toMatchObject({ url: `${ORIGIN}/` });
  expect(find("WebSite")).not.toHaveProperty("potentialAction");
});
