import { CARD_CATEGORIES, type Card } from "../../catalog/card.ts";
import { isOnList } from "../../catalog/is-on-list.ts";
import { getList, listArticlesAbout } from "../../content/content-index.ts";
import { paths } from "../../paths.ts";

const MAX_ARTICLES = 3;
const KINDS: ReadonlySet<string> = new Set(["guides", "news", "gear"]);

/** Texts that speak of this card, those about fewest other cards first, and the lists that rank it. */
export function ReadMore({ card }: { readonly card: Card }) {
  const articles = listArticlesAbout(card.slug)
    .filter(({ kind }) => KINDS.has(kind))
    .toSorted((left, right) => left.related.length - right.related.length)
    .slice(0, MAX_ARTICLES);
  const lists = CARD_CATEGORIES.filter((key) => isOnList(card, key));
  if (articles.length + lists.length === 0) return null;
  return (
    <section className="section" id="read-more">
      <h2>More on this card</h2>
      <ul className="link-rows">
        {articles.map((article) => (
          <li key={`${article.kind}/${article.slug}`}>
            <a href={paths.article(article.kind, article.slug)}>{article.title}</a>
          </li>
        ))}
        {lists.map((key) => (
          <li key={key}>
            <a href={paths.category(key)}>{getList(key).title}, ranked</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
