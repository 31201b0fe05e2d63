/** Other forms of a page, for its head: feeds of its section, its facts as JSON, its Markdown. */
import { CATEGORY_SLUGS, paths, toMarkdownPath } from "../../src/paths.ts";
import type { PageHead } from "../../src/seo/page-head.ts";
import { SITE } from "../../src/site.ts";

export interface Alternate {
  readonly type: string;
  readonly title?: string;
  readonly href: string;
}

const ATOM = "application/atom+xml";
const JSON_TYPE = "application/json";

/** On every page. */
export const SITE_FEEDS: readonly Alternate[] = [
  { type: ATOM, title: SITE.name, href: paths.feed() },
  { type: "application/feed+json", title: SITE.name, href: paths.feed("", "json") },
];

const toFeed = (section: string, title: string): Alternate => ({ type: ATOM, title, href: paths.feed(section) });

/** By the first part of the path. */
const SECTION_FEEDS: Readonly<Record<string, readonly Alternate[]>> = {
  guides: [toFeed("guides", "Guides")],
  news: [toFeed("news", "News")],
  cards: [toFeed("reviews", "Reviews"), toFeed("changes", "Offers and changes")],
};

const TOOL_APIS: Readonly<Record<string, string>> = {
  [paths.finder()]: paths.finderApi(),
  [paths.calculator()]: paths.calculatorApi(),
  [paths.analyzer()]: paths.analyzerApi(),
  [paths.cards()]: paths.cardsApi(),
};
const LIST_APIS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(CATEGORY_SLUGS).map((key) => [
    paths.category(key as keyof typeof CATEGORY_SLUGS),
    `${paths.listsApi()}/${key}`,
  ]),
);

/** The slugs of a card's or a pair's page. */
const SLUG_PATH = /^\/cards\/([a-z0-9-]+)$/;
const PAIR_PATH = /^\/compare\/([a-z0-9-]+)-vs-([a-z0-9-]+)$/;

/** The API's answer to what the page shows; none for a page whose parameters it would read otherwise. */
function findJson(path: string): string | undefined {
  const card = SLUG_PATH.exec(path);
  if (card) return paths.cardApi(card[1] ?? "");
  const pair = PAIR_PATH.exec(path);
  if (pair) return `${paths.compareApi()}?cards=${pair[1]},${pair[2]}`;
  return TOOL_APIS[path] ?? LIST_APIS[path];
}

export function listAlternates({ path, isIndexed }: Pick<PageHead, "path" | "isIndexed">): Alternate[] {
  const json = findJson(path);
  const [, section = ""] = path.split(/[/?]/);
  return [
    ...(SECTION_FEEDS[section] ?? []),
    ...(json === undefined ? [] : [{ type: JSON_TYPE, href: json }]),
    ...(isIndexed && !path.includes("?") ? [{ type: "text/markdown", href: toMarkdownPath(path) }] : []),
  ];
}
