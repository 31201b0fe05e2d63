/** The nine lists: a table that can be read in ten seconds, then the reasons. */
import type { LoaderFunctionArgs } from "react-router";

import type { Card } from "../../catalog/card.ts";
import { listCardsInCategory } from "../../catalog/queries.ts";
import type { ArticleBody } from "../../articles/article-body.ts";
import { getList, loadBody } from "../../articles/content-index.ts";
import type { ListMeta } from "../../articles/front-matter.ts";
import { formatDate } from "../../format.ts";
import { OwnWorth } from "../../tools/own-worth/own-worth.tsx";
import { type CategoryKey, paths } from "../../paths.ts";
import { type PageHead, toBreadcrumbJsonLd, toItemListJsonLd, toPageTitle } from "../../seo/page-head.ts";
import { ArticleText } from "../../ui/article-text.tsx";
import { AgeNote } from "../../ui/age-note.tsx";
import { SITE } from "../../site.ts";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { Island } from "../../islands/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { QuestionList } from "../../ui/question-list.tsx";
import { CategoryTable } from "./category-table.tsx";
import { PickDetail } from "./pick-detail.tsx";
import { type ListedCard, rankCategory } from "./rank-category.ts";
import { RankingRule } from "./ranking-rule.tsx";
import { CATEGORY_SORTS, type CategorySort } from "./category-sorts.ts";
import { type PageProps, throwNotFound } from "../page-route.ts";

interface CategoryData {
  readonly head: PageHead;
  readonly key: CategoryKey;
  readonly text: ListMeta;
  readonly body: ArticleBody;
  /** Best first, whatever the table is sorted by. */
  readonly ranked: readonly ListedCard[];
  readonly sort: CategorySort;
  readonly closed: readonly Card[];
}

const toCrumbs = (key: CategoryKey, text: ListMeta) => [
  { label: "Home", to: paths.home() },
  { label: text.title, to: paths.category(key) },
];

export function loadCategoryPage(key: CategoryKey) {
  return async function loadCategory({ request }: LoaderFunctionArgs): Promise<CategoryData> {
    const text = getList(key);
    const body = await loadBody("lists", key);
    if (!body) throw new Error(`The text of the list ${key} is missing`);
    const ranked = rankCategory(key);
    const sort = new URL(request.url).searchParams.get("sort") ?? "rank";
    if (!Object.hasOwn(CATEGORY_SORTS, sort)) throwNotFound();
    const items = ranked.map(({ card }) => ({ label: card.name, to: paths.review(card.slug) }));
    return {
      head: {
        title: toPageTitle(text.title),
        description: text.description,
        path: paths.category(key),
        image: `category-${key}`,
        isIndexed: sort === "rank",
        jsonLd: (origin) => [
          toItemListJsonLd(origin, text.title, items),
          toBreadcrumbJsonLd(origin, toCrumbs(key, text)),
        ],
      },
      key,
      text,
      body,
      ranked,
      sort: sort as CategorySort,
      closed: listCardsInCategory(key).filter((card) => card.status === "closed"),
    };
  };
}

export function CategoryPage({ loaderData }: PageProps<ReturnType<typeof loadCategoryPage>>) {
  const { key, text, body, ranked, sort, closed } = loaderData;
  const listed = new Map(ranked.map((entry) => [entry.card.slug, entry]));
  const picks = text.picks.flatMap((pick) => {
    const entry = listed.get(pick.card);
    return entry ? [{ pick, listed: entry }] : [];
  });
  const first = picks[0]?.listed.card;
  const isByMonths = ranked.every(({ parts }) => parts === null);
  return (
    <PageLayout crumbs={toCrumbs(key, text)} title={text.title} lead={text.lead}>
      <p className="small muted">
        By the {SITE.byline}. <AgeNote cards={ranked.map(({ card }) => card)} /> Text updated{" "}
        <time dateTime={text.updated}>{formatDate(text.updated)}</time>.
      </p>
      <DisclosureNote />
      <section className="panel pick-panel section-tight">
        <h2 className="kicker">Our picks, each for a reader</h2>
        <dl className="pick-lines">
          {picks.map(({ pick, listed: { card } }) => (
            <div key={`${pick.label} ${card.slug}`}>
              <dt>{pick.label}</dt>
              <dd>
                <a href={`#${card.slug}`}>{card.name}</a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="section">
        <div className="section-head">
          <h2>All {ranked.length}, ranked</h2>
          <a href={paths.cards({ category: key })}>Filter them</a>
        </div>
        {!isByMonths && (
          <Island name="own-worth" when="spend-kept" props={{ spenderText: text.reader }}>
            <OwnWorth spenderText={text.reader} />
          </Island>
        )}
        <CategoryTable category={key} ranked={ranked} sort={sort} />
        <p className="small muted section-more">
          {isByMonths
            ? "Months of 0% interest as the terms state them; afterward the card's usual rate applies. A transfer costs a fee."
            : "Worth a year: rewards and the perks that this reader's habits use, less the ongoing fee. Estimates. A bonus counts once and is not part of it."}
        </p>
      </section>
      <section className="section">
        <h2>The picks, and why</h2>
        <div className="picks">
          {picks.map(({ pick, listed: entry }) => (
            <PickDetail
              key={`${pick.label} ${entry.card.slug}`}
              pick={pick}
              listed={entry}
              first={entry.card === first ? undefined : first}
            />
          ))}
        </div>
      </section>
      <ArticleText as="div" className="prose section" body={body} />
      <section className="section" id="left-out">
        <h2>Left out, and why</h2>
        <ul className="prose">
          {text.leftOut.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <RankingRule category={key} closed={closed} />
      <section className="section">
        <h2>Questions</h2>
        <QuestionList questions={text.questions} />
      </section>
    </PageLayout>
  );
}
