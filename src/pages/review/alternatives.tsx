import type { ReviewMeta } from "../../content/front-matter.ts";
import type { Card } from "../../catalog/card.ts";
import { getCard } from "../../catalog/queries.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardTile } from "../../ui/card-tile.tsx";
import { listPairsOf } from "../../page/compare-pairs.ts";
import { getComputed } from "../../page/computed-cards.ts";
import { toCardReader } from "../readers.ts";

const toSigned = (usd: number) => (usd < 0 ? formatUsd(usd) : `+${formatUsd(usd)}`);
const toTone = (usd: number) => (usd < 0 ? "cost" : "gain");

/** Cards that the review's author names beside this one, or instead of it, each with a reason, priced by the engine. */
export function Alternatives({ card, review }: { readonly card: Card; readonly review: ReviewMeta }) {
  const { alternatives, partners } = getComputed(card);
  const pairs = listPairsOf(card.slug).map((pair) => ({
    path: pair.path,
    other: getCard(pair.first === card.slug ? pair.second : pair.first),
  }));
  const reasonOf = (named: ReviewMeta["pairs"], slug: string) => named.find((entry) => entry.card === slug)?.reason;
  return (
    <section className="section" id="alternatives">
      <h2>Pair it, or choose another</h2>
      {partners.length + alternatives.length > 0 && (
        <p>Compared with this card alone, after fees, for {toCardReader(card).text}.</p>
      )}
      {partners.length > 0 && (
        <>
          <h3>Pairs well with</h3>
          <div className="mt-4 grid gap-5 md:grid-cols-2">
            {partners.map(({ slug, differenceUsd }) => (
              <CardTile
                key={slug}
                card={getCard(slug)}
                heading="h4"
                isRow
                note={<span className={toTone(differenceUsd)}>{toSigned(differenceUsd)} a year as a pair</span>}
                reason={reasonOf(review.pairs, slug)}
              />
            ))}
          </div>
        </>
      )}
      {alternatives.length > 0 && (
        <>
          <h3 className="section-figure">Alternatives</h3>
          <div className="tiles card-tiles tiles-in-threes mt-4">
            {alternatives.map(({ slug, differenceUsd }) => (
              <CardTile
                key={slug}
                card={getCard(slug)}
                heading="h4"
                note={<span className={toTone(differenceUsd)}>{toSigned(differenceUsd)} a year</span>}
                reason={reasonOf(review.alternatives, slug)}
              />
            ))}
          </div>
          <p className="section-more">
            <a href={paths.compare([card.slug, ...alternatives.slice(0, 3).map((other) => other.slug)])}>
              Compare {Math.min(4, alternatives.length + 1)} cards side by side
            </a>
          </p>
        </>
      )}
      {pairs.length > 0 && (
        <details className="disclosure">
          <summary>Head to head with another card</summary>
          <ul className="plain-list">
            {pairs.map(({ path, other }) => (
              <li key={path}>
                <a href={path}>{other.name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
