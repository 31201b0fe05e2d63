/** One text: guide, news, gear, learn, about or legal. */
import type { LoaderFunctionArgs } from "react-router";

import { findCard } from "../../catalog/queries.ts";
import type { ArticleBody } from "../../content/article-body.ts";
import { findArticle, listInOrder, loadBody } from "../../content/content-index.ts";
import { findLeadImage } from "../../content/find-lead-image.ts";
import { formatDate } from "../../words/format.ts";
import type { ArticleKind, ArticleMeta } from "../../content/front-matter.ts";
import { GLOSSARY } from "../../content/glossary.ts";
import { ArticleText } from "../../ui/article-text.tsx";
import { toArticleHead } from "../../seo/article-head.ts";
import { crumbsTo, type PageHead } from "../../seo/page-head.ts";
import { paths } from "../../paths.ts";
import { SITE } from "../../site.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CardTile } from "../../ui/card-tile.tsx";
import { QuestionSection } from "../../ui/question-list.tsx";
import { type PagePart, TextAside, TextHead } from "./text-frame.tsx";
import { type PageProps, throwNotFound } from "../../page/page-route.ts";

/** The text that ends with the words of all others. */
const GLOSSARY_SLUG = "faqs-and-guides";

interface ArticleData {
  readonly head: PageHead;
  readonly article: ArticleMeta;
  readonly course: readonly ArticleMeta[];
  readonly body: ArticleBody;
}

/** @returns the loader of one kind; `slug` fixes the text where the route has no parameter */
export function loadArticlePage(kind: ArticleKind, slug?: string) {
  return async function loadArticle({ params }: LoaderFunctionArgs): Promise<ArticleData> {
    const article = findArticle(kind, slug ?? params["slug"] ?? "");
    const body = article && (await loadBody(kind, article.slug));
    if (!article || !body) throwNotFound();
    const course = kind === "learn" ? listInOrder("learn") : [];
    const section = SECTIONS[kind];
    const crumbs = crumbsTo(...(section ? [section] : []), [article.title, paths.article(kind, article.slug)]);
    return { head: toArticleHead(article, crumbs), article, course, body };
  };
}

/** The index page above each kind of text; learn, about and legal have none. */
const SECTIONS: Readonly<Partial<Record<ArticleKind, readonly [label: string, to: string]>>> = {
  guides: ["Guides", paths.guides()],
  news: ["News", paths.news()],
  gear: ["Travel Gear", paths.gear()],
};

export function ArticlePage({ loaderData }: PageProps<ReturnType<typeof loadArticlePage>>) {
  const { head, article, course, body } = loaderData;
  const isDated = article.kind !== "about" && article.kind !== "legal";
  const headings = listHeadings(article);
  const related = article.related.flatMap((slug) => findCard(slug) ?? []);
  return (
    <div className="container page">
      <Breadcrumbs crumbs={head.crumbs} />
      <TextHead
        {...(course.length > 0 && { kicker: `Part ${article.order} of ${course.length}` })}
        title={article.title}
        lead={article.summary}
        image={isDated ? findLeadImage(article) : undefined}
      >
        {`By the ${SITE.byline}`}
        <>
          {isDated ? "published" : "written"} <time dateTime={article.published}>{formatDate(article.published)}</time>
        </>
        {article.updated !== article.published && (
          <>
            updated <time dateTime={article.updated}>{formatDate(article.updated)}</time>
          </>
        )}
        {`${article.readingMinutes} min read`}
      </TextHead>
      <div className="with-aside">
        <TextAside {...(article.number && { number: article.number })} headings={headings} />
        <ArticleText as="article" className="prose" body={body} />
      </div>
      <QuestionSection questions={article.questions} />
      {article.slug === GLOSSARY_SLUG && <Glossary />}
      {course.length > 0 && <CourseSteps article={article} course={course} />}
      {article.next && !isNextStep(article.next.to, article, course) && (
        <p className="section">
          <a className={isDated ? "btn btn-primary" : "btn btn-secondary"} href={article.next.to}>
            {article.next.label}
          </a>
        </p>
      )}
      {isDated && (
        <p className="section">
          When issuers change fees, bonuses or rates, we tell you: <a href={paths.subscribe()}>one email a month</a>.
        </p>
      )}
      {related.length > 0 && (
        <section className="section">
          <h2>Related cards</h2>
          <div className="tiles card-tiles">
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
function listHeadings({ headings, questions, slug }: ArticleMeta): readonly PagePart[] {
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
