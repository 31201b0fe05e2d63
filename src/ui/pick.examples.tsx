import { getCard } from "../catalog/queries.ts";
import { CardArt } from "./card-art.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Head of a pick",
    () => (
      <article className="panel">
        <div className="pick-head">
          <CardArt card={getCard("amex-gold")} width={200} />
          <div>
            <h3>
              <span className="rank">1.</span> <a href="#main">American Express Gold Card</a>
            </h3>
            <p className="muted">What there is to say in one line</p>
          </div>
        </div>
      </article>
    ),
  ],
];
