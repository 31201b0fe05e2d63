import { Fragment } from "react";

import type { Card } from "../../catalog/card.ts";
import { getCard } from "../../catalog/queries.ts";
import { formatUsd, withThe } from "../../format.ts";
import { paths } from "../../paths.ts";
import { CardTile } from "../../ui/card-tile.tsx";
import { listPairsOf } from "../../tools/compare/compare-pairs.ts";
import { getComputed } from "../computed-cards.ts";

/** The best partner in a wallet, and three cards for the same purpose, with the difference in dollars. */
export function Alternatives({ card }: { readonly card: Card }) {
  const { alternatives, partner } = getComputed(card);
  const pairs = listPairsOf(card.slug).map((pair) => ({
    path: pair.path,
    other: getCard(pair.first === card.slug ? pair.second : pair.first),
  }));
  return (
    <section className="section" id="alternatives">
      <h2>Beside it, or instead of it</h2>
      {partner && (
        <>
          <h3>Pairs well with</h3>
          <p>
            Of all open cards, this one adds most to a wallet of {withThe(card.name)} alone, for the default spend and
            after its fee.
          </p>
          <div className="partner">
            <CardTile
              card={getCard(partner.slug)}
              isRow
              note={<span className="gain">+{formatUsd(partner.differenceUsd)} a year together</span>}
            />
          </div>
        </>
      )}
      <h3 className="section-figure">Alternatives</h3>
      <p>Cards for the same purpose, by what they are worth a year for the default spend against this one.</p>
      <div className="grid alternatives">
        {alternatives.map(({ slug, differenceUsd }) => (
          <CardTile
            key={slug}
            card={getCard(slug)}
            note={
              <span className={differenceUsd < 0 ? "cost" : "gain"}>
                {differenceUsd < 0 ? formatUsd(differenceUsd) : `+${formatUsd(differenceUsd)}`} a year
              </span>
            }
          />
        ))}
      </div>
      <p className="section-more">
        <a href={paths.compare([card.slug, ...alternatives.map((other) => other.slug)])}>
          Compare {alternatives.length + 1} cards side by side
        </a>
      </p>
      {pairs.length > 0 && (
        <p>
          One against one:{" "}
          {pairs.map(({ path, other }, index) => (
            <Fragment key={path}>
              {index > 0 && ", "}
              <a href={path}>{other.name}</a>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}
