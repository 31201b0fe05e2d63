import type { Card } from "../../catalog/card.ts";
import { findReview } from "../../articles/content-index.ts";
import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { getComputed } from "../computed-cards.ts";
import { toRewardLabel } from "../../labels.ts";

export interface PickDetailProps {
  readonly card: Card;
  readonly rank: number;
  /** The card ranked one place lower, for comparison. */
  readonly next: Card | undefined;
}

/** Why a card is on the list, why not, who should skip it, and the fine print of its caps. */
export function PickDetail({ card, rank, next }: PickDetailProps) {
  const review = findReview(card.slug);
  const { ongoing } = getComputed(card);
  const capped = card.rewards.filter((reward) => reward.cap !== null);
  return (
    <article className="panel pick" id={card.slug}>
      <div className="pick-head">
        <CardArt card={card} width={200} />
        <div>
          <h3>
            {rank}. <a href={paths.review(card.slug)}>{card.name}</a>
          </h3>
          <p className="muted">
            Rating {card.rating.toFixed(1)} · worth <b className="num">{formatUsd(ongoing.netUsd)}</b> a year for our
            default spend
          </p>
        </div>
      </div>
      <div className="pick-body">
        <dl className="pick-reasons">
          <div>
            <dt>Why it is here</dt>
            <dd>{review?.pros.slice(0, 2).join(". ")}.</dd>
          </div>
          <div>
            <dt>Why not</dt>
            <dd>{review?.cons.slice(0, 2).join(". ")}.</dd>
          </div>
          <div>
            <dt>Skip it if</dt>
            <dd>{review?.skipIf}</dd>
          </div>
          {capped.length > 0 && (
            <div>
              <dt>Fine print</dt>
              <dd>{capped.map((reward) => `${toRewardLabel(reward)}: ${reward.notes}`).join("; ")}.</dd>
            </div>
          )}
        </dl>
        <ValueBars parts={ongoing} />
      </div>
      <div className="row">
        <a className="btn btn-secondary" href={paths.review(card.slug)}>
          Full review
        </a>
        <ApplyLink card={card} />
        <RatesAndFeesLink card={card} />
        {next && <a href={paths.comparePair(...sortPair(card.slug, next.slug))}>Against {next.name}</a>}
      </div>
    </article>
  );
}

/** A pair has one address: the slugs in alphabetical order. */
function sortPair(first: string, second: string): [string, string] {
  return first < second ? [first, second] : [second, first];
}
