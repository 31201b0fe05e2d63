/** One text: guide, news, gear, learn, about or legal. */
import type { LoaderFunctionArgs } from "react-router";

import { findCard } from "../../catalog/queries.ts";
import type { ArticleBody } from "../../articles/article-body.ts";
import { findArticle, listInOrder, loadBody } from "../../articles/content-index.ts";
import { formatDate } from "../../format.ts";
import type { ArticleKind, ArticleMeta } from "../../articles/front-matter.ts";
import { GLOSSARY } from "../../articles/glossary.ts";
import { ArticleText } from "../../ui/article-text.tsx";
import { toArticleHead } from "../../seo/article-head.ts";
import type { Crumb, PageHead } from "../../seo/page-head.ts";
import { paths } from "../../paths.ts";
import { SITE } from "../../site.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CardTile } from "../../ui/card-tile.tsx";
import { QuestionList } from "../../ui/question-list.tsx";
import { DottedLine } from "./dotted-line.tsx";
import { LeadArt } from "./lead-art.tsx";
import { ARTICLE_SECTIONS } from "./article-sections.ts";
import { type PageProps, throwNotFound } from "../page-route.ts";

/** The text that ends with the words of all others. */
const GLOSSARY_SLUG = "faqs-and-guides";

interface ArticleData {
  readonly head: PageHead;
  readonly article: ArticleMeta;
  readonly crumbs: readonly Crumb[];
  readonly course: readonly ArticleMeta[];
  readonly body: ArticleBody;
}

/** @returns the loader of one kind; `slug` fixes the text where the route has no parameter */
export function loadArticlePage(kind: ArticleKind, slug?: string) {
  return async function loadArticle({ params }: LoaderFunctionArgs): Promise<ArticleData> {
    const article = findArticle(kind, slug ?? params["slug"] ?? "");
    const body = article && (await loadBody(kind, article.slug));
    if (!article || !body) throwNotFound();
    const crumbs = toCrumbs(article);
    const course = kind === "learn" ? listInOrder("learn") : [];
    return { head: toArticleHead(article, crumbs), article, crumbs, course, body };
  };
}

function toCrumbs(article: ArticleMeta): readonly Crumb[] {
  const section = ARTICLE_SECTIONS[article.kind];
  return [
    { label: "Home", to: paths.home() },
    ...(section ? [section] : []),
    { label: article.title, to: paths.article(article.kind, article.slug) },
  ];
}

export function ArticlePage({ loaderData }: PageProps<ReturnType<typeof loadArticlePage>>) {
  const { article, crumbs, course, body } = loaderData;
  const isDated = article.kind !== "about" && article.kind !== "legal";
  const headings = listHeadings(article);
  const related = article.related.flatMap((slug) => findCard(slug) ?? []);
  return (
    <div className="container page">
      <Breadcrumbs crumbs={crumbs} />
      <header
        className={
          isDated
            ? "grid gap-x-10 gap-y-5 items-center mb-8 md:grid-cols-[minmax(0,2fr)_minmax(14rem,1fr)]"
            : "grid gap-y-5 mb-8"
        }
      >
        <div className="grid gap-3">
          {course.length > 0 && (
            <p className="kicker">
              Part {article.order} of {course.length}
            </p>
          )}
          <h1>{article.title}</h1>
          <p className="lead">{article.summary}</p>
          <DottedLine>
            {`By the ${SITE.byline}`}
            <>
              {isDated ? "published" : "written"}{" "}
              <time dateTime={article.published}>{formatDate(article.published)}</time>
            </>
            {article.updated !== article.published && (
              <>
                updated <time dateTime={article.updated}>{formatDate(article.updated)}</time>
              </>
            )}
            {`${article.readingMinutes} min read`}
          </DottedLine>
        </div>
        {isDated && <LeadArt article={article} shape="feature" />}
      </header>
      <div className="with-aside">
        <aside className="sticky-aside" aria-label="Contents">
          {article.number && (
            <p className="mb-5 pl-4 border-l-4 border-chart-1">
              <b className="big-number block">{article.number.figure}</b> {article.number.text}
            </p>
          )}
          {headings.length > 1 && (
            <nav className="toc panel text-m1 print:hidden" aria-label="On this page">
              <p className="callout-title">On this page</p>
              <ul className="columns-[15rem] lg:columns-1 [&_a]:block [&_a]:py-1.5 coarse:[&_a]:py-3 [&_a]:text-ink [&_a]:decoration-none [&_a]:hover:underline">
                {headings.map((heading) => (
                  <li key={heading.id}>
                    <a href={`#${heading.id}`}>{heading.text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </aside>
        <ArticleText as="article" className="prose" body={body} />
      </div>
      {article.questions.length > 0 && (
        <section className="section" id="questions">
          <h2>Questions</h2>
          <QuestionList questions={article.questions} />
        </section>
      )}
      {article.slug === GLOSSARY_SLUG && <Glossary />}
      {course.length > 0 && <CourseSteps article={article} course={course} />}
      {article.next && !isNextStep(article.next.to, article, course) && (
        <p className="section">
          <a className={isDated ? "btn btn-primary" : "btn btn-secondary"} href={article.next.to}>
            {article.next.label}
          </a>
        </p>
      )}
      {related.length > 0 && (
        <section className="section">
          <h2>Cards in this article</h2>
          <div className="tiles">
            {related.map((card) => (
              <CardTile key={card.slug} card={card} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** The parts of the page, below the text too. */
function listHeadings({
  headings,
  questions,
  slug,
}: ArticleMeta): readonly { readonly id: string; readonly text: string }[] {
  return [
    ...headings.filter((heading) => heading.depth === 2),
    ...(questions.length > 0 ? [{ id: "questions", text: "Questions" }] : []),
    ...(slug === GLOSSARY_SLUG ? [{ id: "glossary", text: "Glossary" }] : []),
  ];
}

/** Whether the course's own links lead there already. */
function isNextStep(path: string, article: ArticleMeta, course: readonly ArticleMeta[]): boolean {
  const next = course[course.findIndex((step) => step.slug === article.slug) + 1];
  return next !== undefined && path === paths.learn(next.slug);
}

function CourseSteps({ article, course }: { readonly article: ArticleMeta; readonly course: readonly ArticleMeta[] }) {
  const position = course.findIndex((step) => step.slug === article.slug);
  const steps = [
    { label: "Previous", step: course[position - 1] },
    { label: "Next", step: course[position + 1] },
  ];
  return (
    <nav className="section grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),26rem))]" aria-label="Course">
      {steps.map(({ label, step }) =>
        step ? (
          <a key={label} className="tile text-ink decoration-none" href={paths.learn(step.slug)}>
            <span className="kicker">{label}</span>
            <b>{step.title}</b>
          </a>
        ) : null,
      )}
    </nav>
  );
}

function Glossary() {
  return (
    <section className="section" id="glossary">
      <h2>Glossary</h2>
      <dl className="grid gap-x-10 gap-y-5 grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]">
        {GLOSSARY.map((entry) => (
          <div key={entry.key} id={`term-${entry.key}`}>
            <dt className="font-650">{entry.term}</dt>
            <dd>{entry.definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
