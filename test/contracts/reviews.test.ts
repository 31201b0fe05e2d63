/** Every card has a review of its own: long enough, not like another, linked from elsewhere. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { loadCatalog } from "../../build/load-catalog.ts";
import { compileFile, listContentFiles } from "../../build/content/load-content.ts";
import type { ArticleMeta, ContentFacts, ReviewMeta } from "../../src/content/front-matter.ts";

const cards = loadCatalog();
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
    .replaceAll(/^[a-z]\w*:/gm, " ") // names of fields, which all texts share
    .replaceAll(/<[^>]+>/g, " ")
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter(Boolean);
  return new Set(
    words.slice(0, -SHINGLE_WORDS + 1).map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(" ")),
  );
}

/** Words that fill a line and say nothing, and words that only advertisements use. */
const FILLER = new RegExp(
  [
    "in today['’]s (?:world|age|market|fast)",
    "whether you['’]re an? ",
    "look no further",
    "game[- ]?changer",
    "(?:let['’]s|deep) dive|dive into|delve",
    "unlock (?:the|your)|elevate your|supercharge|turbocharge|skyrocket",
    "when it comes to|at the end of the day|needless to say|it(?:['’]s| is) worth noting",
    "in conclusion|in summary|all in all|last but not least|first and foremost|without further ado|rest assured",
    "in order to|due to the fact that|utili[sz]e|leverag(?:e|ing)|plethora|myriad|seamless|robust|cutting[- ]edge",
    "savvy|no-brainer|bang for (?:your|the) buck|hassle-free|a testament to|tapestry|ever-changing|world of (?:travel|points)",
    "to the next level|must-have|one-stop|packs a punch|crown jewel|treasure trove|jet-?set|wanderlust|globetrott|bucket list",
    "we (?:have )?tested|our testers|award-winning|as seen (?:in|on)|trusted by|our readers (?:say|love|tell)",
  ].join("|"),
  "i",
);

const countSentences = (text: string) =>
  text
    .replaceAll("U.S.", "US")
    .split(/[.?!]["”)]?(?:\s|$)/)
    .filter((part) => part.trim() !== "").length;

describe("the reviews", () => {
  test("there is one for every card", () => {
    expect(reviews.map((review) => review.meta.slug).toSorted()).toEqual([...cards.keys()].toSorted());
  });

  test("have bodies of 350 to 750 words", () => {
    const wrong = reviews.filter(({ meta }) => meta.words < 350 || meta.words > 750);
    expect(wrong.map(({ meta }) => `${meta.slug}: ${meta.words}`)).toEqual([]);
  });

  test("name a card both beside and instead of this one only where they say when it is enough alone", () => {
    const both = reviews.flatMap(({ meta }) =>
      meta.alternatives
        .filter(({ card }) => meta.pairs.some((pair) => pair.card === card))
        .map(({ card, reason }) => ({ named: `${meta.slug}: ${card}`, reason })),
    );
    expect(both.length).toBeGreaterThan(0);
    const unclear = both.filter(({ reason }) => !/\b(?:(?:only|single) (?:one|card)|alone|by itself)\b/i.test(reason));
    expect(unclear.map(({ named }) => named)).toEqual([]);
  });

  test("have a verdict of two or three sentences", () => {
    const wrong = reviews.filter(({ meta }) => ![2, 3].includes(countSentences(meta.verdict)));
    expect(wrong.map(({ meta }) => `${meta.slug}: ${meta.verdict}`)).toEqual([]);
  });

  test("give each sub-score a reason of one sentence", () => {
    const wrong = reviews.flatMap(({ meta }) =>
      Object.entries(meta.scores)
        .filter(([, reason]) => countSentences(reason) !== 1)
        .map(([name, reason]) => `${meta.slug} ${name}: ${reason}`),
    );
    expect(wrong).toEqual([]);
  });

  test("have three to five pros, cons and questions, and no two of a card alike", () => {
    const wrong = reviews.flatMap(({ meta }) =>
      [meta.pros, meta.cons, meta.questions.map((question) => question.q)]
        .filter((list) => list.length < 3 || list.length > 5 || new Set(list).size < list.length)
        .map((list) => `${meta.slug}: ${list.length}`),
    );
    expect(wrong).toEqual([]);
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

  test("ask questions that no other page asks", () => {
    const questions = texts.flatMap(({ meta }) => meta.questions.map((question) => question.q.toLowerCase()));
    expect(questions.filter((text, index) => questions.indexOf(text) !== index)).toEqual([]);
    expect(questions.filter((text) => !text.endsWith("?"))).toEqual([]);
  });

  test("open in words of their own", () => {
    const openings = reviews.map(({ source }) => {
      const [, body = ""] = /^## [^\n]*\n+([^\n]+)/m.exec(source) ?? [];
      return body
        .replaceAll(/<[^>]*>/g, "#")
        .split(/\s+/)
        .slice(0, 4)
        .join(" ")
        .toLowerCase();
    });
    expect(openings.filter((opening) => opening === "")).toEqual([]);
    expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
  });

  test("have headings that no other review has", () => {
    const headings = reviews.flatMap(({ meta }) => meta.headings.map((heading) => heading.text.toLowerCase()));
    expect(headings.filter((text, index) => headings.indexOf(text) !== index)).toEqual([]);
  });
});

describe("the texts", () => {
  const count = (kind: ContentFacts["kind"]) => texts.filter(({ meta }) => meta.kind === kind).length;

  test("are as many as promised", () => {
    expect(count("guides")).toBeGreaterThanOrEqual(21);
    expect(count("news")).toBeGreaterThanOrEqual(14);
    expect(count("gear")).toBe(4);
    expect(count("lists")).toBe(9);
    expect(count("programs")).toBeGreaterThanOrEqual(7);
    expect(count("learn")).toBe(5);
    expect(count("about")).toBe(5);
    expect(count("legal")).toBe(2);
  });

  test("answer at least 25 questions in FAQs and guides", () => {
    const faq = articles.find((article) => article.meta.slug === "faqs-and-guides");
    expect(faq?.meta.questions.length).toBeGreaterThanOrEqual(25);
  });

  test.each([
    ["guides", 700, 1_800],
    ["gear", 700, 1_800],
    ["learn", 300, 1_800],
    ["news", 250, 500],
  ] as const)("of kind %s have %i to %i words", (kind, min, max) => {
    // Tables of facts are looked up, not read through.
    const countWords = ({ meta, source }: (typeof articles)[number]) =>
      source.includes("<FactTable") ? source.replace(/^---[\s\S]*?\n---\n/, "").split(/\s+/).length : meta.words;
    const wrong = articles
      .filter(({ meta }) => meta.kind === kind)
      .map((article) => ({ slug: article.meta.slug, words: countWords(article) }))
      .filter(({ words }) => words < min || words > max);
    expect(wrong).toEqual([]);
  });

  test("are not written over one another", () => {
    // Sources are named alike wherever they are used.
    const toProse = (source: string) => source.replace(/^## Sources\n[\s\S]*$/m, "");
    const shingles = articles.map((article) => ({ slug: article.meta.slug, own: toShingles(toProse(article.source)) }));
    const alike = shingles.flatMap((left, index) =>
      shingles.slice(index + 1).flatMap((right) => {
        const shared = [...left.own].filter((shingle) => right.own.has(shingle)).length;
        const share = shared / Math.min(left.own.size, right.own.size);
        return share > MAX_OVERLAP ? [`${left.slug} and ${right.slug}: ${(share * 100).toFixed(1)}%`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test("have a next step, and from guides and news related cards", () => {
    // Lists and programs have no step of their own: their pages lead on to cards and tools.
    const kindsWithNext: ReadonlySet<string> = new Set(["guides", "gear", "learn", "news"]);
    const wrong = articles.filter(
      ({ meta }) =>
        (kindsWithNext.has(meta.kind) && !meta.next) ||
        (["guides", "news"].includes(meta.kind) && meta.related.length === 0),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test("work an example through in every guide and every learn page", () => {
    const wrong = articles.filter(
      ({ meta, source }) =>
        (meta.kind === "guides" || (meta.kind === "learn" && meta.slug !== "faqs-and-guides")) &&
        !source.includes("<WorkedExample"),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test("tell readers to check the current terms wherever they name an issuer's rule", () => {
    const RULE = /5\/24|once[- ]per[- ]lifetime|family rule/i;
    const wrong = texts.filter(
      ({ source }) =>
        RULE.test(source) &&
        !/(?:check|read) (?:the|its|their)?\s*current (?:terms|rules|offer)|terms on the application page/i.test(
          source,
        ),
    );
    expect(wrong.map(({ file }) => path.relative(process.cwd(), file))).toEqual([]);
  });

  test("hold no filler", () => {
    const found = texts.flatMap(({ file, source }) => {
      const match = FILLER.exec(source);
      return match ? [`${path.relative(process.cwd(), file)}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});
