import type { ArticleMeta } from "../articles/front-matter.ts";
import { formatDate } from "../format.ts";
import { paths } from "../paths.ts";

export const KIND_LABELS: Readonly<Record<ArticleMeta["kind"], string>> = {
  guides: "Guide",
  news: "News",
  gear: "Travel gear",
  learn: "Learn",
  about: "About",
  legal: "Legal",
};

export interface ArticleTileProps {
  readonly article: ArticleMeta;
  /** In place of the kind, in a list of one kind. */
  readonly kicker?: string;
}

/** A text as a link, with its summary. */
export function ArticleTile({ article, kicker }: ArticleTileProps) {
  return (
    <article className="tile">
      <p className="kicker">{kicker || KIND_LABELS[article.kind]}</p>
      <h3>
        <a href={paths.article(article.kind, article.slug)}>{article.title}</a>
      </h3>
      <p className="muted">{article.summary}</p>
      <p className="tile-foot">
        <time dateTime={article.published}>{formatDate(article.published)}</time>
        <span>{article.readingMinutes} min read</span>
      </p>
    </article>
  );
}
