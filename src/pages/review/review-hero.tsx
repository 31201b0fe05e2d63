import type { Card } from "../../catalog/card.ts";
import type { ReviewMeta } from "../../articles/front-matter.ts";
import { CardArt } from "../../ui/card-art.tsx";

/** Name, picture, verdict, and for whom the card is and is not. */
export function ReviewHero({ card, review }: { readonly card: Card; readonly review: ReviewMeta }) {
  return (
    <header className="review-hero">
      <div className="review-hero-text">
        <p className="kicker">
          {card.issuer} · {card.cardType} card{card.status === "closed" ? " · closed to new applications" : ""}
        </p>
        <h1>{card.name}</h1>
        <p className="lead">{review.verdict}</p>
        <dl className="for-whom">
          <div>
            <dt className="gain">Best for</dt>
            <dd>{review.bestFor}</dd>
          </div>
          <div>
            <dt className="cost">Skip it if</dt>
            <dd>{review.skipIf}</dd>
          </div>
        </dl>
      </div>
      <CardArt card={card} width={380} isMain isDecorative={false} />
    </header>
  );
}
