import type { Card } from "../../catalog/card.ts";
import { findReview } from "../../content/content-index.ts";
import type { ListMeta } from "../../content/front-matter.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { toRewardLabel } from "../../words/labels.ts";
import { MonthBars } from "./month-bars.tsx";
import type { ListedCard } from "./category-sorts.ts";

export interface PickDetailProps {
  readonly pick: ListMeta["picks"][number];
  readonly listed: ListedCard;
  /** The list's first pick, unless this is it: what to compare with. */
  readonly first: Card | undefined;
}

/** Whom a card is for and why, why not, who should skip it, and the fine print of its caps. */
export function PickDetail({ pick, listed, first }: PickDetailProps) {
  const { card, parts, rank } = listed;
  const review = findReview(card.slug);
  // Where rewards do not count, their caps do not either.
  const capped = parts ? card.rewards.filter((reward) => reward.cap !== null) : [];
  return (
    <article className="panel scroll-mt-4" id={card.slug}>
      <div className="grid grid-cols-[clamp(min(5rem,25vw),18vw,9rem)_minmax(0,1fr)] gap-5 items-center">
        <CardArt card={card} width={200} />
        <div>
          <p className="kicker">{pick.label}</p>
          <h3>
            <a className="touch-line" href={paths.review(card.slug)}>
              {card.name}
            </a>
          </h3>
          <p className="mt-1.5 muted">
            Number {rank} of the list · rating {card.rating.toFixed(1)}
            {parts && (
              <>
                {" "}
                · <b className="num">{formatUsd(parts.netUsd)}</b> a year for its reader
              </>
            )}
          </p>
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-5 items-start md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <dl className="grid gap-x-8 gap-y-3.5 [&_dt]:font-650">
          <div>
            <dt>Why this one</dt>
            <dd>{pick.reason}</dd>
          </div>
          <div>
            <dt>Why not</dt>
            <dd>{pick.whyNot ?? review?.cons.slice(0, 2).join(". ")}.</dd>
          </div>
          <div>
            <dt>Skip it if</dt>
            <dd>{pick.skipIf ?? review?.skipIf}.</dd>
          </div>
          {capped.length > 0 && (
            <div>
              <dt>Fine print</dt>
              <dd>
                {capped.map((reward) => `${toRewardLabel(reward).replace(": ", ", ")}: ${reward.notes}`).join("; ")}.
              </dd>
            </div>
          )}
        </dl>
        {parts ? <ValueBars parts={parts} /> : <MonthBars months={listed} />}
      </div>
      <div className="row lt-sm:[&>.btn]:w-full lt-sm:[&>.btn]:px-3">
        <a className="btn btn-secondary" href={paths.review(card.slug)}>
          Full review
        </a>
        <ApplyLink card={card} isQuiet />
        <RatesAndFeesLink card={card} />
        {first && <a href={paths.comparePair(...sortPair(card.slug, first.slug))}>Compare with {first.name}</a>}
      </div>
    </article>
  );
}

/** A pair has one address: the slugs in alphabetical order. */
function sortPair(first: string, second: string): [string, string] {
  return first < second ? [first, second] : [second, first];
}
