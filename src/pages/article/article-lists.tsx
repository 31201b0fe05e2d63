/** How an index shows its texts: one large, the rest as compact rows, news by their day. */
import { findLeadImage } from "../../content/find-lead-image.ts";
import type { ArticleMeta, Topic } from "../../content/front-matter.ts";
import { formatDate } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { DottedLine, LeadArt } from "./text-pieces.tsx";

interface ListedArticle {
  readonly article: ArticleMeta;
  /** Its topics, or its kind in a list of several; null: the heading above says it. */
  readonly label: string | null;
}

function Meta({ article, label }: ListedArticle) {
  const minutes = `${article.readingMinutes} min read`;
  // Under the name of its topic, a text that stays true says how long it is and no more.
  if (label === null) return <p className="small muted">{minutes}</p>;
  return (
    <DottedLine>
      {label}
      <>
        <time dateTime={article.published}>{formatDate(article.published)}</time> · {minutes}
      </>
    </DottedLine>
  );
}

/** What a list of one kind says of a text: its first topics. */
export const toTopicsText = ({ topics }: ArticleMeta): string => topics.slice(0, 2).map(toTopicLabel).join(", ");

export const toTopicLabel = (topic: Topic) => topic.charAt(0).toUpperCase() + topic.slice(1);

/** When what a piece of news tells of took effect. */
export const toNewsDay = ({ since, published }: ArticleMeta): string => since ?? published;

const toPath = ({ kind, slug }: ArticleMeta) => paths.article(kind, slug);

const Title = ({ article }: Pick<ListedArticle, "article">) => (
  <a className="text-ink decoration-none hover:underline touch-line" href={toPath(article)}>
    {article.title}
  </a>
);

export function FeaturedArticle({ article, label }: ListedArticle) {
  return (
    <article className="grid gap-x-10 gap-y-4 items-center md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] pb-7 border-b">
      <LeadArt image={findLeadImage(article)} shape="feature" />
      <div className="grid gap-2.5">
        <Meta article={article} label={label} />
        <h3 className="text-3">
          <Title article={article} />
        </h3>
        <p className="muted">{article.summary}</p>
      </div>
    </article>
  );
}

export function ArticleRows({ articles }: { readonly articles: readonly ListedArticle[] }) {
  return (
    <ul className="grid gap-x-10 lg:grid-cols-2 lg:[&:has(>:nth-child(3):last-child)]:grid-cols-3">
      {articles.map(({ article, label }) => (
        <li
          key={toPath(article)}
          className="grid grid-cols-[7rem_minmax(0,1fr)] lt-md:grid-cols-[5rem_minmax(0,1fr)] gap-4.5 items-start py-5 border-b"
        >
          <div className="pt-1">
            <LeadArt image={findLeadImage(article)} shape="thumb" />
          </div>
          <div className="grid gap-1">
            <h3 className="leading-[1.25]">
              <Title article={article} />
            </h3>
            <p className="small muted line-clamp-2">{article.summary}</p>
            <Meta article={article} label={label} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** News: the day on which the change took effect, and beside it the day on which we wrote of it. */
export function DatedArticles({ articles }: { readonly articles: readonly ListedArticle[] }) {
  return (
    <ol className="max-w-216">
      {articles.map(({ article }) => (
        <li key={toPath(article)} className="grid gap-x-6 gap-y-1 md:grid-cols-[12rem_minmax(0,1fr)] py-4 border-b">
          <p className="muted figures">
            <time dateTime={toNewsDay(article)}>{formatDate(toNewsDay(article))}</time>
            <small className="cell-note">
              Written <time dateTime={article.published}>{formatDate(article.published)}</time>
            </small>
          </p>
          <div className="grid gap-1">
            <h3>
              <Title article={article} />
            </h3>
            <p className="muted">{article.summary}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
