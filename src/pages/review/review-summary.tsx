import { type Card, SUB_SCORE_WEIGHTS, SUB_SCORES } from "../../catalog/card.ts";
import type { ReviewMeta } from "../../content/front-matter.ts";
import { paths } from "../../paths.ts";
import { SUB_SCORE_LABELS } from "../../words/labels.ts";

/** The rating with its five reasons, beside the review on wide screens; the weakest is open, for that is what is asked first. */
export function ReviewSummary({ card, review }: { readonly card: Card; readonly review: ReviewMeta }) {
  const weakest = SUB_SCORES.toSorted((left, right) => card.subScores[left] - card.subScores[right])[0];
  return (
    <div className="panel">
      {/* Where the panel stands below the title, the rating has just been said. */}
      <p className="text-2 lt-lg:hidden">
        <span className="inline-flex items-baseline gap-1 figures">
          <b className="font-serif font-650 text-[1.35em]">{card.rating.toFixed(1)}</b>
          <span className="small muted">/ 10</span>
        </span>
      </p>
      <div className="lt-lg:[&>:first-child]:border-t-0">
        {SUB_SCORES.map((name) => (
          <details key={name} className="group border-t" open={name === weakest}>
            <summary className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-2.5 pr-7 no-marker cursor-pointer chevron after:right-1! after:top-[1.1rem]! group-open:after:[rotate:-135deg]">
              <span>
                {SUB_SCORE_LABELS[name]} <small className="muted">{SUB_SCORE_WEIGHTS[name] * 100}%</small>
              </span>
              <span className="num font-600">{card.subScores[name].toFixed(1)}</span>
              <svg
                className="chart col-span-full h-2! rounded-[4px] overflow-hidden!"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden
              >
                <rect className="fill-track" width="100" height="8" />
                <rect className="fill-1" width={card.subScores[name] * 10} height="8" />
              </svg>
            </summary>
            <p className="small pb-3">{review.scores[name]}</p>
          </details>
        ))}
      </div>
      <p className="row justify-between small border-t pt-3">
        <a className="touch-line" href={paths.about("how-we-rate")}>
          How we rate
        </a>
        <a className="touch-line" href={paths.compare([card.slug])}>
          Compare this card
        </a>
      </p>
    </div>
  );
}
