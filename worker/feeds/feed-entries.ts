/** What the site's feeds hold, newest first: texts, reviews, and what changed about cards and their offers. */
import { findReview, listArticles } from "../../src/content/content-index.ts";
import type { ArticleKind, ArticleMeta } from "../../src/content/front-matter.ts";
import { listAllCards } from "../../src/catalog/queries.ts";
import { type CardChange, listChanges } from "../../src/words/list-changes.ts";
import { paths } from "../../src/paths.ts";
import { SITE } from "../../src/site.ts";
import type { FeedSection } from "./feed-paths.ts";

export interface FeedEntry {
  /** Of the page; with `key` it is also the entry's identity. */
  readonly path: string;
  /** Tells several entries of one page apart. */
  readonly key?: string;
  readonly title: string;
  /** Days, `YYYY-MM-DD`. */
  readonly published: string;
  readonly updated: string;
  readonly summary: string;
  readonly topics: readonly string[];
}

export interface FeedContent {
  readonly title: string;
  readonly subtitle: string;
  /** The page that shows the same. */
  readonly home: string;
  readonly list: () => readonly FeedEntry[];
}

const newestFirst = (left: FeedEntry, right: FeedEntry) =>
  left.published === right.published ? (left.path < right.path ? -1 : 1) : left.published < right.published ? 1 : -1;

export const toTextEntry = ({ kind, slug, title, published, updated, summary, topics }: ArticleMeta): FeedEntry => ({
  path: paths.article(kind, slug),
  title,
  published,
  updated,
  summary,
  topics,
});

const listReviews = (): FeedEntry[] =>
  listAllCards().flatMap(({ slug, name, issuer }) => {
    const review = findReview(slug);
    if (!review) return [];
    const { published, updated, verdict } = review;
    return [
      { path: paths.review(slug), title: `${name} review`, published, updated, summary: verdict, topics: [issuer] },
    ];
  });

/** A date known to the year or month stands for its first day. */
const toDay = (date: string) => `${date}-01-01`.slice(0, 10);

function toChangeEntry({ card, label, entry }: CardChange): FeedEntry {
  const { id, kind, from, to, effective, announced } = entry;
  const day = toDay(effective);
  const told = announced === undefined ? day : toDay(announced);
  return {
    path: paths.review(card.slug),
    key: id,
    title: `${card.name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    published: told < day ? told : day,
    updated: day,
    summary: [from === null ? "" : `Before: ${from}`, to === null ? "No longer there." : `Now: ${to}`]
      .filter((part) => part !== "")
      .map((part) => part.replace(/\.?$/, "."))
      .join(" "),
    topics: [kind.replaceAll("_", " ")],
  };
}

const listTexts = (...kinds: readonly ArticleKind[]) => listArticles(...kinds).map(toTextEntry);

/** By the section in the feed's address; the site's own feed has none. */
export const FEED_SECTIONS = {
  "": {
    title: SITE.name,
    subtitle: SITE.tagline,
    home: paths.home(),
    list: () => [...listTexts("guides", "news", "gear"), ...listReviews()].toSorted(newestFirst),
  },
  guides: {
    title: `${SITE.name}: guides`,
    subtitle: "How to choose, earn and use.",
    home: paths.guides(),
    list: () => listTexts("guides"),
  },
  news: {
    title: `${SITE.name}: news`,
    subtitle: "What issuers changed, and what it means.",
    home: paths.news(),
    list: () => listTexts("news"),
  },
  reviews: {
    title: `${SITE.name}: reviews`,
    subtitle: "Every card, with its rates, caps and fees.",
    home: paths.cards(),
    list: () => listReviews().toSorted(newestFirst),
  },
  changes: {
    title: `${SITE.name}: offers and changes`,
    subtitle: "Changes of fees, rates, perks and bonuses, each with its date.",
    home: `${paths.news()}#changes`,
    list: () => listChanges().map(toChangeEntry).toSorted(newestFirst),
  },
} as const satisfies Readonly<Record<FeedSection, FeedContent>>;
