/** The nine lists: a table that can be read in ten seconds, then the reasons. */
import { getPicks } from "../../page/computed-cards.ts";
import type { LoaderFunctionArgs } from "react-router";

import type { Card } from "../../catalog/card.ts";
import { listCardsInCategory } from "../../catalog/queries.ts";
import type { ArticleBody } from "../../content/article-body.ts";
import { getList, loadBody } from "../../content/content-index.ts";
import type { ListMeta } from "../../content/front-matter.ts";
import { formatDate } from "../../words/format.ts";
import { OwnWorth } from "../../own-worth/own-worth.tsx";
import { type CategoryKey, paths } from "../../paths.ts";
import { crumbsTo, type PageHead, toItemListJsonLd, toPageTitle } from "../../seo/page-head.ts";
import { redirectToCanonical } from "../../page/redirect-to-canonical.ts";
import { ArticleText } from "../../ui/article-text.tsx";
import { AgeNote } from "../../ui/age-note.tsx";
import { SITE } from "../../site.ts";
import { CompareTray } from "../../ui/compare-tray.tsx";
import { FirstRows } from "../../ui/first-rows.tsx";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { Island } from "../../ui/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { QuestionList } from "../../ui/question-list.tsx";
import { CategoryTable } from "./category-table.tsx";
import { describeReader, type ListReader, parseListReader, toListQuery } from "./list-reader.ts";
import { PickHero, RunnersUp } from "./pick-hero.tsx";
import { ReaderForm } from "./reader-form.tsx";
import { isRankedByMonths } from "./rank-for-reader.ts";
import { rankCategory } from "./rank-category.ts";
import type { ListedCard } from "./category-sorts.ts";
import { RankingRule } from "./ranking-rule.tsx";
import { CATEGORY_SORTS, type CategorySort } from "./category-sorts.ts";
import { type PageProps, throwNotFound } from "../../page/page-route.ts";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

interface CategoryData {
  readonly head: PageHead;
  readonly key: CategoryKey;
  readonly text: ListMeta;
  readonly body: ArticleBody;
  /** Best first, whatever the table is sorted by. */
  readonly ranked: readonly ListedCard[];
  readonly sort: CategorySort;
  readonly reader: ListReader;
  readonly closed: readonly Card[];
}

export function loadCategoryPage(key: CategoryKey) {
  return async function loadCategory({ request }: LoaderFunctionArgs): Promise<CategoryData> {
    const text = getList(key);
    const body = await loadBody("lists", key);
    if (!body) throw new Error(`The text of the list ${key} is missing`);
    const { searchParams } = new URL(request.url);
    const reader = parseListReader(key, searchParams);
    const sort = searchParams.get("sort") ?? "rank";
    if (!reader || !Object.hasOwn(CATEGORY_SORTS, sort)) throwNotFound();
    redirectToCanonical(request, paths.category(key), toListQuery(reader, sort as CategorySort));
    const ranked = rankCategory(key, reader);
    const items = ranked.map(({ card }) => ({ label: card.name, to: paths.review(card.slug) }));
    return {
      head: {
        title: toPageTitle(text.title),
        description: text.description,
        path: paths.category(key),
        image: `category-${key}`,
        isIndexed: sort === "rank" && !reader.isOwn,
        jsonLd: (origin) => [toItemListJsonLd(origin, text.title, items)],
        crumbs: crumbsTo([text.title, paths.category(key)]),
      },
      key,
      text,
      body,
      ranked,
      sort: sort as CategorySort,
      reader,
      closed: listCardsInCategory(key).filter((card) => card.status === "closed"),
    };
  };
}

export function CategoryPage({ loaderData }: PageProps<ReturnType<typeof loadCategoryPage>>) {
  const { head, key, text, body, ranked, sort, reader, closed } = loaderData;
  const listed = new Map(ranked.map((entry) => [entry.card.slug, entry]));
  const isByMonths = isRankedByMonths(key);
  const readerText = reader.isOwn ? describeReader(reader) : text.reader;
  // Each pick has the dollars of its own label's reader, but for a visitor who says who they are.
  const priced = reader.isOwn ? [] : getPicks(key);
  const picks = text.picks.flatMap((pick, at) => {
    const entry = listed.get(pick.card);
    if (!entry) return [];
    const own = priced[at];
    return [
      {
        pick,
        listed: { ...entry, parts: own?.parts ?? entry.parts },
        readerText: own?.readerText ?? readerText,
        ahead: own?.ahead ?? null,
      },
    ];
  });
  const [top, ...others] = picks;
  return (
    <PageLayout crumbs={head.crumbs} title={text.title} lead={text.lead}>
      <div className="-mt-3 mb-5 grid gap-1">
        <DisclosureNote />
      </div>
      {top && (
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 items-start">
          <PickHero {...top} />
          <RunnersUp picks={others} first={top.listed.card} />
        </div>
      )}
      <section className="section" id="ranked">
        <div className="section-head">
          <h2>All {ranked.length} cards, ranked</h2>
          <a href={paths.cards({ ...(key === "business" ? { type: "business" } : {}), category: key })}>Filter them</a>
        </div>
        {!isByMonths && (
          <>
            {/* An address that says itself for whom goes before a spend that is kept. */}
            {reader.isOwn ? (
              <p className="small mb-3">
                <b>Yearly value</b> is for {readerText}.
              </p>
            ) : (
              <Island name="own-worth" when="kept" kept={SPEND_KEY} props={{ spenderText: readerText }}>
                <OwnWorth spenderText={readerText} />
              </Island>
            )}
            <ReaderForm category={key} reader={reader} />
          </>
        )}
        <div {...(sort === "rank" && !reader.isOwn ? { "data-order": "house" } : {})}>
          <FirstRows total={ranked.length}>
            <CategoryTable category={key} ranked={ranked} sort={sort} reader={reader} />
          </FirstRows>
          <Island name="compare-tray" when="intent" props={{}}>
            <CompareTray />
          </Island>
        </div>
        <p className="mt-4 small muted max-w-measure">
          {isByMonths
            ? "Ranked by the longer of the two intro periods, then the shorter, then the transfer fee, then the annual fee. When a period ends, the regular APR applies. A transfer usually costs a percentage of the balance; see the issuer's terms."
            : "Ranked half by our rating and half by yearly value: rewards plus the perks that the person above would use, less the fee. A bonus is paid only once, so it isn't included."}{" "}
          <a href="#rule">See the full rule</a>. <AgeNote cards={ranked.map(({ card }) => card)} /> Text by the{" "}
          {SITE.byline}, updated <time dateTime={text.updated}>{formatDate(text.updated)}</time>.
        </p>
      </section>
      <div className="grid gap-x-16 lg:grid-cols-2 items-start [&_h2]:text-2">
        <div>
          <ArticleText as="div" className="prose section" body={body} />
          <RankingRule category={key} closed={closed} />
        </div>
        <div>
          <section className="section" id="left-out">
            <h2>Not picked, and why</h2>
            <ul className="prose plain-list">
              {text.leftOut.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section className="section">
            <h2>Questions</h2>
            <QuestionList questions={text.questions} />
          </section>
        </div>
      </div>
    </PageLayout>
  );
}
