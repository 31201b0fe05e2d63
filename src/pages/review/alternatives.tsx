import type { Card } from "../../catalogue/card.ts";
import { getCard } from "../../catalogue/queries.ts";
import { formatUsd } from "../../content/format.ts";
import { paths } from "../../paths.ts";
import { CardTile } from "../../ui/card-tile.tsx";
import { getComputed } from "../computed-cards.ts";

/** Three cards for the same purpose, with the difference in dollars. */
export function Alternatives({ card }: { readonly card: Card }) {
  const { alternatives } = getComputed(card);
  return (
    <section className="section" id="alternatives">
      <h2>Alternatives</h2>
      <p>Cards for the same purpose, by what they are worth a year for the default spend against this one.</p>
      <div className="grid">
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
        <a href={paths.compare([card.slug, ...alternatives.map((other) => other.slug)])}>Compare all four side by side</a>
      </p>
    </section>
  );
}
