/** Every card has a review of its own: long enough, not like another, linked from elsewhere. */
import { describe, expect, test } from "vitest";

import { loadCatalogue } from "../../src/build/load-catalogue.ts";
import { compileFile, listContentFiles } from "../../src/build/load-content.ts";
import type { ArticleMeta, ReviewMeta } from "../../src/content/front-matter.ts";
import { readFileSync } from "node:fs";

const cards = loadCatalogue();
const files = listContentFiles();
const texts = await Promise.all(
  files.map(async (file) => ({ file, source: readFileSync(file, "utf8"), ...(await compileFile(file, cards)) })),
);
const reviews = texts
  .filter((text) => text.meta.kind === "reviews")
  .map((text) => ({ ...text, meta: text.meta as ReviewMeta }));
const articles = texts
  .filter((text) => text.meta.kind !== "reviews")
  .map((text) => ({ ...text, meta: text.meta as ArticleMeta }));

const SHINGLE_WORDS = 5;
/** Share of a review's five-word runs that another review has too; names of cards alone make about 1%. */
const MAX_OVERLAP = 0.04;

/** Runs of five words of prose: front matter and body, without tags. */
function toShingles(source: string): Set<string> {
  const words = source
    .replaceAll(/<[^>]+>/g, " ")
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter(Boolean);
  return new Set(
    words.slice(0, -SHINGLE_WORDS + 1).map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(" ")),
  );
}

const countSentences = (text: string) => text.split(/[.?](?:\s|$)/).filter((part) => part.trim() !== "").length;

describe("the reviews", () => {
  test("there is one for every card", () => {
    expect(reviews.map((review) => review.meta.slug).toSorted()).toEqual([...cards.keys()].toSorted());
  });

  test("have bodies of 350 to 700 words", () => {
    const wrong = reviews.filter(({ meta }) => meta.words < 350 || meta.words > 700);
    expect(wrong.map(({ meta }) => `${meta.slug}: ${meta.words}`)).toEqual([]);
  });

  test("have a verdict of two sentences", () => {
    const wrong = reviews.filter(({ meta }) => countSentences(meta.verdict) !== 2);
    expect(wrong.map(({ meta }) => `${meta.slug}: ${meta.verdict}`)).toEqual([]);
  });

  test("name another card for people whom this one does not suit", () => {
    const wrong = reviews.filter(({ source }) => !/<CardLink card="/.test(source));
    expect(wrong.map(({ meta }) => meta.slug)).toEqual([]);
  });

  test("do not share their wording", () => {
    const shingles = reviews.map((review) => ({ slug: review.meta.slug, own: toShingles(review.source) }));
    const alike: string[] = [];
    for (const [index, left] of shingles.entries()) {
      for (const right of shingles.slice(index + 1)) {
        const shared = [...left.own].filter((shingle) => right.own.has(shingle)).length;
        const share = shared / Math.min(left.own.size, right.own.size);
        if (share > MAX_OVERLAP) alike.push(`${left.slug} and ${right.slug}: ${(share * 100).toFixed(1)}%`);
      }
    }
    expect(alike).toEqual([]);
  });

  test("have headings that no other review has", () => {
    const headings = reviews.flatMap(({ meta }) => meta.headings.map((heading) => heading.text.toLowerCase()));
    expect(headings.filter((text, index) => headings.indexOf(text) !== index)).toEqual([]);
  });
});

describe("the texts", () => {
  const count = (kind: ArticleMeta["kind"]) => articles.filter((article) => article.meta.kind === kind).length;

  test("are as many as promised", () => {
    expect(count("guides")).toBeGreaterThanOrEqual(16);
    expect(count("news")).toBeGreaterThanOrEqual(10);
    expect(count("gear")).toBeGreaterThanOrEqual(8);
    expect(count("learn")).toBe(5);
    expect(count("about")).toBe(5);
    expect(count("legal")).toBe(2);
  });

  test("answer at least 25 questions in FAQs and guides", () => {
    const faq = articles.find((article) => article.meta.slug === "faqs-and-guides");
    expect(faq?.meta.questions.length).toBeGreaterThanOrEqual(25);
  });

  test.each([
    ["guides", 650, 1_800],
    ["gear", 600, 1_800],
    ["learn", 300, 1_800],
    ["news", 240, 520],
  ] as const)("of kind %s have %i to %i words", (kind, min, max) => {
    const wrong = articles.filter(({ meta }) => meta.kind === kind && (meta.words < min || meta.words > max));
    expect(wrong.map(({ meta }) => `${meta.slug}: ${meta.words}`)).toEqual([]);
  });

  test("hold no filler", () => {
    const FILLER =
      /in today's|whether you(?:'|’)re an? .{0,40} or an? |look no further|game.?changer|let(?:'|’)s dive|unlock the|elevate your|when it comes to/i;
    const found = texts.flatMap(({ file, source }) => {
      const match = FILLER.exec(source);
      return match ? [`${file}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});
