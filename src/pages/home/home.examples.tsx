import { getCard } from "../../catalog/queries.ts";
import { CardArt } from "../../ui/card-art.tsx";
import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  [
    "A top of a list",
    () => (
      <div className="tiles tops">
        <article className="tile tile-row">
          <CardArt card={getCard("amex-gold")} width={112} />
          <div>
            <p className="kicker">Dining</p>
            <h3>
              <a href="#main">American Express Gold Card</a>
            </h3>
            <p className="tile-figure">
              <b>$1,064</b> <span className="small muted">a year</span>
            </p>
          </div>
        </article>
      </div>
    ),
  ],
];
