import type { Card } from "../../catalog/card.ts";
import { listArticlesAbout } from "../../content/content-index.ts";
import { paths } from "../../paths.ts";

const MAX_ARTICLES = 3;
const KINDS: ReadonlySet<string> = new Set(["guides", "news", "gear"]);

/** Texts that speak of this card: those about fewest other cards first. Nothing where there are none. */
export function ReadMore({ card }: { readonly card: Card }) {
  const articles = listArticlesAbout(card.slug)
    .filter(({ kind }) => KINDS.has(kind))
    .toSorted((left, right) => left.related.length - right.related.length)
    .slice(0, MAX_ARTICLES);
  if (articles.length === 0) return null;
  return (
    <section className="section" id="read-more">
      <h2>This card in our guides and news</h2>
      <ul className="link-rows">
        {articles.map((article) => (
          <li key={`${article.kind}/${article.slug}`}>
            <a href={paths.article(article.kind, article.slug)}>{article.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
