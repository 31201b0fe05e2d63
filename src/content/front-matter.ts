/**
 * What stands above the `---` of every content file, by kind, and how it is checked.
 * Build time only: pages read the result as `ArticleMeta` and `ReviewMeta`.
 */
import * as v from "valibot";

import { SUB_SCORES } from "../catalog/card.ts";

export const ARTICLE_KINDS = ["guides", "news", "gear", "learn", "about", "legal"] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];
/** `lists`: what an editor says on each of the nine ranked lists; `programs`: what is said of a point program. */
export const CONTENT_KINDS = ["reviews", "lists", "programs", ...ARTICLE_KINDS] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Topics of guides, news and gear; the index pages filter by them. */
export const TOPICS = ["choosing", "earning", "redeeming", "perks", "fees", "credit", "business", "packing"] as const;
export type Topic = (typeof TOPICS)[number];

const sentence = (min: number, max: number) =>
  v.pipe(
    v.string(`text of ${min} to ${max} characters`),
    v.trim(),
    v.minLength(min, `text of ${min} to ${max} characters`),
    v.maxLength(max, `text of ${min} to ${max} characters`),
    // Nothing of the front matter is read as Markdown: a link would stand there in its brackets.
    v.check((text) => !text.includes("]("), "plain text; links belong into the body"),
  );
/** `formatDate` reads both. */
const dayOrMonth = v.pipe(
  v.string("a day or a month, YYYY-MM-DD or YYYY-MM"),
  v.regex(/^20\d\d-\d\d(?:-\d\d)?$/, "a day or a month, YYYY-MM-DD or YYYY-MM"),
);
const day = v.pipe(v.string("a day, YYYY-MM-DD"), v.isoDate("a day, YYYY-MM-DD"));
const listOf = (min: number, max: number, minLength: number, maxLength: number) =>
  v.pipe(
    v.array(sentence(minLength, maxLength)),
    v.minLength(min, `${min} to ${max} entries`),
    v.maxLength(max, `${min} to ${max} entries`),
  );

const reasons = sentence(30, 220);

/** Another card that the author names, and why. */
const namedCard = v.strictObject({ card: v.string("a card's slug"), reason: sentence(20, 220) });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const usd = v.pipe(v.number(), v.minValue(0));

/** A reader on top of the page's own; its words are made from it. What means nothing is refused when it is priced. */
const pickReader = v.strictObject({
  trips: v.optional(count),
  travelers: v.optional(count),
  /** Bags that each checks. */
  bags: v.optional(count),
  brands: v.optional(v.array(v.string())),
  value: v.optional(v.picklist(["typical", "cash", "transfer"])),
  maxFees: v.optional(usd),
  score: v.optional(count),
  has: v.optional(v.array(v.string())),
  /** Dollars a month by category and by part. */
  spend: v.optional(v.record(v.string(), usd)),
  parts: v.optional(v.record(v.string(), usd)),
});
/** Credits ticked would favor the one card whose they are: a pick, which is held against others, has none. */
const reviewReader = v.strictObject({
  ...pickReader.entries,
  preset: v.optional(v.string()),
  /** Perks of the card, by id, that count only for people who say that they use them. */
  use: v.optional(v.array(v.string())),
});
export type StatedReader = v.InferOutput<typeof reviewReader>;

export const reviewSchema = v.strictObject({
  description: sentence(70, 160),
  published: day,
  updated: day,
  verdict: sentence(80, 420),
  bestFor: sentence(20, 200),
  skipIf: sentence(20, 200),
  /** Whom the card is made for: the hero's second figure. Left out where that is the typical household itself. */
  reader: v.optional(reviewReader),
  scores: v.strictObject(
    Object.fromEntries(SUB_SCORES.map((name) => [name, reasons])) as Record<
      (typeof SUB_SCORES)[number],
      typeof reasons
    >,
  ),
  pros: listOf(3, 5, 10, 160),
  cons: listOf(3, 5, 10, 160),
  questions: v.pipe(
    v.array(v.strictObject({ q: sentence(10, 140), a: sentence(40, 600) })),
    v.minLength(3, "3 to 5 questions"),
    v.maxLength(5, "3 to 5 questions"),
  ),
  /** Cards of the same type for the same purpose. */
  alternatives: v.pipe(v.array(namedCard), v.minLength(1, "at least 1 entry"), v.maxLength(4, "at most 4 entries")),
  /** Cards that it goes well with in one wallet. */
  pairs: v.pipe(v.array(namedCard), v.minLength(1, "at least 1 entry"), v.maxLength(3, "at most 3 entries")),
  /** Slugs of guides that matter for this card. */
  guides: v.pipe(v.array(v.string("a guide's slug")), v.minLength(2, "2 to 5 guides"), v.maxLength(5, "2 to 5 guides")),
});

export const articleSchema = v.strictObject({
  title: sentence(10, 80),
  description: sentence(70, 160),
  summary: sentence(60, 420),
  published: day,
  updated: day,
  /** The one figure to remember, shown large beside the text. */
  number: v.optional(v.strictObject({ figure: sentence(2, 24), text: sentence(15, 160) })),
  topics: v.optional(v.array(v.picklist(TOPICS)), []),
  related: v.optional(v.array(v.string()), []),
  /** Place in the course (learn) or on the index page (about). */
  order: v.optional(v.number()),
  next: v.optional(v.strictObject({ to: v.pipe(v.string(), v.startsWith("/")), label: sentence(5, 80) })),
  questions: v.optional(v.array(v.strictObject({ q: sentence(10, 140), a: sentence(40, 900) })), []),
});

/** News are listed by the day of the last change that they tell of, not by when somebody wrote them down. */
export const newsSchema = v.strictObject({ ...articleSchema.entries, since: dayOrMonth });

/** One of the nine lists: whom it is for, the editor's picks, and what was left out. */
export const listSchema = v.strictObject({
  title: sentence(10, 60),
  description: sentence(70, 160),
  lead: sentence(40, 260),
  /** Whom the dollars of this list are for, in words: "a household that takes four trips a year". */
  reader: sentence(20, 200),
  published: day,
  updated: day,
  picks: v.pipe(
    v.array(
      v.strictObject({
        /** "For most people", "Without a fee", "If you fly Delta". */
        label: sentence(4, 40),
        card: v.string("a card's slug"),
        /** Written for this list. */
        reason: sentence(60, 360),
        /** Whom the label means, on top of the list's reader: the pick's dollars are for them. */
        reader: v.optional(pickReader),
        /** Why it is the pick though another card of the list is worth over $25 more a year to that reader, and which. */
        despite: v.optional(v.strictObject({ ahead: v.string("a card's slug"), why: sentence(20, 240) })),
        /** Where the review's own words, which are about rewards, miss the point of the list. */
        whyNot: v.optional(sentence(20, 200)),
        skipIf: v.optional(sentence(20, 200)),
      }),
    ),
    v.minLength(3, "3 to 7 picks"),
    v.maxLength(7, "3 to 7 picks"),
  ),
  leftOut: listOf(1, 5, 30, 260),
  questions: v.pipe(
    v.array(v.strictObject({ q: sentence(10, 140), a: sentence(40, 700) })),
    v.minLength(3, "3 to 6 questions"),
    v.maxLength(6, "3 to 6 questions"),
  ),
});

/** A point program's page; its tables are drawn from the catalog. */
export const programSchema = v.strictObject({
  title: sentence(10, 80),
  description: sentence(70, 160),
  summary: sentence(60, 420),
  published: day,
  updated: day,
  questions: v.optional(v.array(v.strictObject({ q: sentence(10, 140), a: sentence(40, 700) })), []),
});

export type ListFrontMatter = v.InferOutput<typeof listSchema>;
export type ProgramFrontMatter = v.InferOutput<typeof programSchema>;
export type ReviewFrontMatter = v.InferOutput<typeof reviewSchema>;
export type ArticleFrontMatter = v.InferOutput<typeof articleSchema> & Partial<v.InferOutput<typeof newsSchema>>;

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

export type TextMeta = ReviewMeta | ListMeta | ProgramMeta | ArticleMeta;

/** What the build knows of every content file besides its front matter. */
export interface ContentFacts {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly words: number;
  readonly readingMinutes: number;
  readonly headings: readonly Heading[];
}

export type ReviewMeta = ReviewFrontMatter & ContentFacts;
export type ListMeta = ListFrontMatter & ContentFacts;
export type ProgramMeta = ProgramFrontMatter & ContentFacts;
export type ArticleMeta = ArticleFrontMatter & ContentFacts & { readonly kind: ArticleKind };
