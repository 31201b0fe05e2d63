import { type Card, SUB_SCORE_WEIGHTS, SUB_SCORES } from "../../catalog/card.ts";
import { formatUsd } from "../../format.ts";
import type { ReviewMeta } from "../../articles/front-matter.ts";
import { paths } from "../../paths.ts";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import { Rating } from "../../ui/rating.tsx";
import { getComputed } from "../computed-cards.ts";
import { SUB_SCORE_LABELS } from "../../labels.ts";

/** Stays in view beside the review on wide screens: rating with its reasons, fee, value, the one action. */
export function ReviewSummary({ card, review }: { readonly card: Card; readonly review: ReviewMeta }) {
  const { ongoing } = getComputed(card);
  return (
    <div className="panel review-summary">
      <p className="row review-summary-rating">
        <Rating rating={card.rating} />
        <a className="small" href={paths.about("how-we-rate")}>
          How we rate
        </a>
      </p>
      <div className="sub-scores">
        {SUB_SCORES.map((name) => (
          <details key={name} className="sub-score">
            <summary>
              <span>
                {SUB_SCORE_LABELS[name]} <small className="muted">{SUB_SCORE_WEIGHTS[name] * 100}%</small>
              </span>
              <span className="num">{card.subScores[name].toFixed(1)}</span>
              <svg className="chart score-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                <rect className="fill-track" width="100" height="8" />
                <rect className="fill-1" width={card.subScores[name] * 10} height="8" />
              </svg>
            </summary>
            <p className="small">{review.scores[name]}</p>
          </details>
        ))}
      </div>
      <dl className="summary-facts">
        <div>
          <dt>Annual fee</dt>
          <dd className="num">{formatUsd(card.annualFee.ongoingUsd)}</dd>
        </div>
        <div>
          <dt>Worth a year, after the fee</dt>
          <dd className={`num ${ongoing.netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(ongoing.netUsd)}</dd>
        </div>
      </dl>
      <ApplyLink card={card} isBlock />
      <p className="small">
        <RatesAndFeesLink card={card} /> · <a href={paths.compare([card.slug])}>Compare this card</a>
      </p>
    </div>
  );
}
