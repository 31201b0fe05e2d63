import { CARD_CATEGORIES, type Card } from "../../catalog/card.ts";
import { isOnList } from "../../catalog/is-on-list.ts";
import { listArticlesAbout } from "../../content/content-index.ts";
import { paths } from "../../paths.ts";
import { toListLabel } from "../../words/menu.ts";

const MAX_ARTICLES = 3;
const KINDS: ReadonlySet<string> = new Set(["guides", "news", "gear"]);

/** Texts that speak of this card, those about fewest other cards first, and the lists that rank it. */
export function ReadMore({ card }: { readonly card: Card }) {
  const articles = listArticlesAbout(card.slug)
    .filter(({ kind }) => KINDS.has(kind))
    .toSorted((left, right) => left.related.length - right.related.length)
    .slice(0, MAX_ARTICLES);
  // Lists rank only cards that one can apply for.
  const lists = card.status === "open" ? CARD_CATEGORIES.filter((key) => isOnList(card, key)) : [];
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
      </ul>
      {lists.length > 0 && (
        <p className="row gap-x-4! gap-y-0! mt-2!">
          <span>Ranked on our lists:</span>
          {lists.map((key) => (
            <a key={key} className="touch-line" href={paths.category(key)}>
              {toListLabel(key)}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
