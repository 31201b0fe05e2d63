/** The nine lists: a table that can be read in ten seconds, then the reasons. */
import type { LoaderFunctionArgs } from "react-router";

import type { Card } from "../../catalog/card.ts";
import { CATALOG_AS_OF, listCardsInCategory } from "../../catalog/queries.ts";
import { findReview } from "../../articles/content-index.ts";
import { formatDate, formatUsd } from "../../format.ts";
import { OwnWorth } from "../../tools/own-worth/own-worth.tsx";
import { type CategoryKey, paths } from "../../paths.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { DEFAULT_LINES, DEFAULT_SPEND } from "../../rewards/spend-presets.ts";
import { type PageHead, toBreadcrumbJsonLd, toItemListJsonLd, toPageTitle } from "../../seo/page-head.ts";
import { SITE } from "../../site.ts";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { Island } from "../../islands/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { QuestionList } from "../../ui/question-list.tsx";
import { CATEGORY_TEXTS } from "./category-texts.ts";
import { CategoryTable } from "./category-table.tsx";
import { PickDetail } from "./pick-detail.tsx";
import { rankCategory } from "./rank-category.ts";
import { RankingRule } from "./ranking-rule.tsx";
import { CATEGORY_SORTS, type CategorySort } from "./category-sorts.ts";
import { getComputed } from "../computed-cards.ts";
import { toFaqJsonLd } from "../../seo/article-head.ts";
import { type PageProps, throwNotFound } from "../page-route.ts";

/** How many of the ranked cards are argued for in full. */
const PICK_COUNT = 6;

const WORTH_PROPS = {
  spenderText: `a ${DEFAULT_SPEND.name.toLowerCase()} that spends ${formatUsd(totalMonthlyUsd(DEFAULT_LINES))} a month and uses half of the perks`,
};

interface CategoryData {
  readonly head: PageHead;
  readonly key: CategoryKey;
  /** Best first, whatever the table is sorted by. */
  readonly ranked: readonly Card[];
  readonly sort: CategorySort;
  readonly closed: readonly Card[];
}

export function loadCategoryPage(key: CategoryKey) {
  return function loadCategory({ request }: LoaderFunctionArgs): CategoryData {
    const text = CATEGORY_TEXTS[key];
    const ranked = rankCategory(key);
    const sort = new URL(request.url).searchParams.get("sort") ?? "rank";
    if (!Object.hasOwn(CATEGORY_SORTS, sort)) throwNotFound();
    const path = paths.category(key);
    const crumbs = [
      { label: "Home", to: paths.home() },
      { label: text.title, to: path },
    ];
    const items = ranked.map((card) => ({ label: card.name, to: paths.review(card.slug) }));
    return {
      head: {
        title: toPageTitle(text.title),
        description: text.description,
        path,
        image: `category-${key}`,
        isIndexed: sort === "rank",
        jsonLd: (origin) => [
          toItemListJsonLd(origin, text.title, items),
          toBreadcrumbJsonLd(origin, crumbs),
          toFaqJsonLd(text.questions),
        ],
      },
      key,
      ranked,
      sort: sort as CategorySort,
      closed: listCardsInCategory(key).filter((card) => card.status === "closed"),
    };
  };
}

export function CategoryPage({ loaderData }: PageProps<ReturnType<typeof loadCategoryPage>>) {
  const { key, ranked, sort, closed } = loaderData;
  const text = CATEGORY_TEXTS[key];
  const [best] = ranked;
  if (!best) return null;
  return (
    <PageLayout
      crumbs={[
        { label: "Home", to: paths.home() },
        { label: text.title, to: paths.category(key) },
      ]}
      title={text.title}
      lead={text.lead}
    >
      <p className="small muted">
        Checked by the {SITE.byline}; facts as of <time dateTime={CATALOG_AS_OF}>{formatDate(CATALOG_AS_OF)}</time>.
      </p>
      <DisclosureNote />
      <section className="panel pick-panel section-tight">
        <p className="kicker">Our pick</p>
        <p className="pick-line">
          <a href={paths.review(best.slug)}>
            <b>{best.name}</b>
          </a>
          : worth {formatUsd(getComputed(best).ongoing.netUsd)} a year after its fee for our default spend, rated{" "}
          {best.rating.toFixed(1)}.
        </p>
        <p>{findReview(best.slug)?.verdict}</p>
      </section>
      <section className="section">
        <div className="section-head">
          <h2>All {ranked.length}, ranked</h2>
          <a href={paths.cards({ category: key })}>Filter them</a>
        </div>
        <Island name="own-worth" when="spend-kept" props={WORTH_PROPS}>
          <OwnWorth {...WORTH_PROPS} />
        </Island>
        <CategoryTable category={key} ranked={ranked} sort={sort} />
        <p className="small muted section-more">
          Worth a year: rewards and the perks that are used, less the ongoing fee. Estimates. A bonus counts once and is
          not part of it.
        </p>
      </section>
      <section className="section">
        <h2>The first {Math.min(PICK_COUNT, ranked.length)}, and why</h2>
        <div className="picks">
          {ranked.slice(0, PICK_COUNT).map((card, index) => (
            <PickDetail key={card.slug} card={card} rank={index + 1} next={ranked[index + 1]} />
          ))}
        </div>
      </section>
      <RankingRule closed={closed} />
      <section className="section">
        <h2>Questions</h2>
        <QuestionList questions={text.questions} />
      </section>
    </PageLayout>
  );
}
