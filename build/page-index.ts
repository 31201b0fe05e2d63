/**
 * The index of pages that are no cards, made once a build: Worker and header only read it. Reviews are found as
 * cards; here are those alone that people call by initials.
 */
import MiniSearch from "minisearch";

import type { ArticleMeta, ListMeta, ProgramMeta, TextMeta } from "../src/content/front-matter.ts";
import type { Card } from "../src/catalog/card.ts";
import { PROGRAMS } from "../src/catalog/program.ts";
import { CATEGORY_LABELS, TOOL_LINKS } from "../src/words/menu.ts";
import { type CategoryKey, paths } from "../src/paths.ts";
import { describeRules, listIssuerRules, toIssuerTitle } from "../src/pages/issuers/issuer-facts.ts";
import { PAGE_INDEX_OPTIONS } from "../src/search/page-index.ts";
import { PAGE_KINDS, type PageKind, type PageRecord } from "../src/search/page-record.ts";
import { compileFile, listContentFiles } from "./content/load-content.ts";
import { loadCatalog } from "./load-catalog.ts";
import { LIST_WORDS, PAGE_WORDS, REVIEW_WORDS } from "./page-words.ts";

const ARTICLE_PAGES: Readonly<Record<ArticleMeta["kind"], PageKind>> = {
  guides: "guide",
  news: "news",
  gear: "gear",
  learn: "learn",
  about: "about",
  legal: "about",
};

function toArticle(meta: ArticleMeta): PageRecord {
  return {
    path: paths.article(meta.kind, meta.slug),
    title: meta.title,
    kind: ARTICLE_PAGES[meta.kind],
    words: `${meta.title} ${meta.topics.join(" ")}`,
    summary: meta.summary,
  };
}

function toList(meta: ListMeta): PageRecord {
  const key = meta.slug as CategoryKey;
  return {
    path: paths.category(key),
    title: meta.title,
    kind: "list",
    words: `${meta.title} ${CATEGORY_LABELS[key]} ${LIST_WORDS[key] ?? ""}`,
    summary: `${meta.description} ${meta.lead}`,
  };
}

function toPrograms(texts: readonly TextMeta[]): PageRecord[] {
  return PROGRAMS.map(({ slug, program, issuer, partners }) => {
    const text = texts.find((meta): meta is ProgramMeta => meta.kind === "programs" && meta.slug === slug);
    return {
      path: paths.program(slug),
      title: program,
      kind: "program",
      words: `${program} ${issuer} points miles transfer partners`,
      summary: `${text?.summary ?? ""} ${partners.map(({ partner }) => partner).join(", ")}`,
    };
  });
}

function toIssuers(cards: readonly Card[]): PageRecord[] {
  return [...Map.groupBy(cards, ({ issuer }) => issuer)].map(([issuer, own]) => ({
    path: paths.issuer(issuer),
    title: toIssuerTitle(
      issuer,
      describeRules(
        listIssuerRules(own),
        issuer,
        own.map(({ name }) => name),
      ),
    ),
    kind: "issuer",
    words: `${issuer} application rules`,
    summary: "approval eligibility",
  }));
}

const toNamed = (path: string, title: string, kind: PageKind): PageRecord => ({
  path,
  title,
  kind,
  words: `${title} ${PAGE_KINDS[kind]}`,
  summary: "",
});

/** Pages that list others. */
const toIndexPages = () => [
  toNamed(paths.cards(), "All cards", "list"),
  toNamed(paths.guides(), "Guides", "guide"),
  toNamed(paths.news(), "News", "news"),
  toNamed(paths.gear(), "Travel gear", "gear"),
  toNamed(paths.programs(), "Point programs", "program"),
  toNamed(paths.issuers(), "Issuers and their application rules", "issuer"),
  toNamed(paths.subscribe(), "Newsletter", "about"),
  toNamed(paths.developers(), "API for developers", "about"),
];

/** @throws Error when the table of words names a page that is not there */
export async function loadPageRecords(): Promise<readonly PageRecord[]> {
  const cards = loadCatalog();
  const texts = (await Promise.all(listContentFiles().map((file) => compileFile(file, cards)))).map(({ meta }) => meta);
  const isArticle = (meta: TextMeta): meta is ArticleMeta => meta.kind in ARTICLE_PAGES;
  const records: PageRecord[] = [
    ...texts.filter((meta): meta is ListMeta => meta.kind === "lists").map(toList),
    ...TOOL_LINKS.map(({ label, to }) => toNamed(to, label, "tool")),
    ...toIndexPages(),
    ...texts.filter(isArticle).map(toArticle),
    ...toPrograms(texts),
    ...toIssuers([...cards.values()]),
    ...Object.entries(REVIEW_WORDS).map(([slug, words]): PageRecord => {
      const card = cards.get(slug);
      if (!card?.reviewLink) throw new Error(`build/page-words.ts: no card ${slug} with a review`);
      return { path: card.reviewLink, title: `${card.name} review`, kind: "review", words, summary: "" };
    }),
  ];
  const known = new Set(records.map(({ path }) => path));
  const unknown = Object.keys(PAGE_WORDS).filter((path) => !known.has(path));
  if (unknown.length > 0) throw new Error(`build/page-words.ts: no page at ${unknown.join(", ")}`);
  return records.map((record) => ({ ...record, words: `${record.words} ${PAGE_WORDS[record.path] ?? ""}`.trim() }));
}

/** As JSON, for `createPageSearch`. */
export async function makePageIndex(): Promise<string> {
  const index = new MiniSearch<PageRecord>(PAGE_INDEX_OPTIONS);
  index.addAll(await loadPageRecords());
  return JSON.stringify(index);
}
