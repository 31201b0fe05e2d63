import type { Card } from "../../catalog/card.ts";
import { sortPair } from "../../catalog/parse-pair.ts";
import { getCard } from "../../catalog/queries.ts";
import type { ListMeta } from "../../content/front-matter.ts";
import { findReview } from "../../content/content-index.ts";
import type { PricedCard } from "../../engine/computed-card.ts";
import { formatUsd, subtractShown } from "../../words/format.ts";
import { toRewardLabel } from "../../words/labels.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { Figures } from "../../ui/figures.tsx";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { MonthBars } from "./month-bars.tsx";
import type { ListedCard } from "./category-sorts.ts";

export interface Pick {
  readonly pick: ListMeta["picks"][number];
  readonly listed: ListedCard;
  /** Whom the dollars are for, as a sentence goes on. */
  readonly readerText: string;
  /** Another card of the list that is worth more to that reader. */
  readonly ahead: PricedCard | null;
}

/** That another card is worth more, and why it is not the pick. */
function Ahead({ pick, listed, ahead }: Omit<Pick, "readerText">) {
  if (!ahead || !pick.despite) return null;
  const netUsd = listed.parts?.netUsd ?? 0;
  const moreUsd = subtractShown(netUsd + ahead.differenceUsd, netUsd);
  return (
    <p>
      {getCard(ahead.slug).name} is worth {formatUsd(moreUsd)} more a year on the same spending. {pick.despite.why}
    </p>
  );
}

/** The list's answer as an object: the card, why, what it comes to, where that comes from, and what to do. */
export function PickHero({ pick, listed, readerText, ahead }: Pick) {
  const { card, parts, purchaseMonths, transferMonths } = listed;
  const skipIf = pick.skipIf ?? findReview(card.slug)?.skipIf;
  const fee = card.annualFee.ongoingUsd === 0 ? "None" : formatUsd(card.annualFee.ongoingUsd);
  return (
    <article
      id={card.slug}
      className="panel scroll-mt-4 md:col-span-2 grid gap-x-4 md:gap-x-8 gap-y-4 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[min(17.5rem,50%)_minmax(0,1fr)] md:grid-rows-[auto_1fr] items-start [&>*+*]:mt-0!"
    >
      <a className="block w-full max-w-70" href={paths.review(card.slug)} tabIndex={-1} aria-hidden>
        <CardArt card={card} width={280} isMain />
      </a>
      <div className="lt-md:contents lt-md:[&>*+*]:col-span-full md:grid md:gap-4 md:row-span-2">
        <div className="grid gap-1">
          <p className="kicker">{pick.label}</p>
          <h2 className="text-1 md:text-3">{card.name}</h2>
        </div>
        <Figures
          figures={
            parts
              ? [
                  {
                    label: "Yearly value",
                    value: formatUsd(parts.netUsd),
                    isMain: true,
                    tone: parts.netUsd < 0 ? "cost" : "gain",
                  },
                  { label: "Annual fee", value: fee },
                  {
                    label: "Rating",
                    value: (
                      <>
                        {card.rating.toFixed(1)}
                        <small className="font-sans font-400 muted"> / 10</small>
                      </>
                    ),
                  },
                ]
              : [
                  {
                    label: "0% transfers",
                    value: <Months count={transferMonths} />,
                    isMain: transferMonths >= purchaseMonths,
                  },
                  {
                    label: "0% purchases",
                    value: <Months count={purchaseMonths} />,
                    isMain: purchaseMonths > transferMonths,
                  },
                  { label: "Annual fee", value: fee },
                ]
          }
        />
        {parts && <p className="small muted -mt-2">The yearly value is for {readerText}.</p>}
        <p className="max-w-measure">{pick.reason}</p>
        <Ahead pick={pick} listed={listed} ahead={ahead} />
        <div className="row lt-sm:[&>.btn]:w-full lt-sm:[&>.btn]:px-3">
          <ApplyLink card={card} />
          <a className="btn btn-secondary" href={paths.review(card.slug)}>
            Full review
          </a>
        </div>
        {skipIf && (
          <p className="max-w-measure">
            <b className="block">Skip it if</b> {skipIf}.
          </p>
        )}
      </div>
      <div className="lt-md:col-span-full">
        {parts ? <ValueBars parts={parts} feesLabel="Annual fee" /> : <MonthBars months={listed} />}
      </div>
    </article>
  );
}

/** The figure large and its unit beside it, so that all three stand in one row on phones, too. */
const Months = ({ count }: { readonly count: number }) =>
  count === 0 ? (
    "None"
  ) : (
    <>
      {count}
      <small className="font-sans font-400 text-m1 sm:text-0"> months</small>
    </>
  );

interface RunnersUpProps {
  readonly picks: readonly Pick[];
  /** The list's first pick: what to compare with. */
  readonly first: Card;
}

/** The other picks, each under the reader it is for, with the reason, what speaks against it, and its fine print. */
export function RunnersUp({ picks, first }: RunnersUpProps) {
  return picks.map((one) => <RunnerUp key={`${one.pick.label} ${one.listed.card.slug}`} {...one} first={first} />);
}

function RunnerUp({ pick, listed, readerText, ahead, first }: Pick & Omit<RunnersUpProps, "picks">) {
  const { card, parts, purchaseMonths, transferMonths } = listed;
  const review = findReview(card.slug);
  const fee = card.annualFee.ongoingUsd === 0 ? "no annual fee" : `${formatUsd(card.annualFee.ongoingUsd)} annual fee`;
  // Where rewards do not count, their caps do not either.
  const capped = parts ? card.rewards.filter((reward) => reward.cap !== null) : [];
  return (
    <article className="panel scroll-mt-4 h-full" id={card.slug}>
      <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4 items-center">
        <CardArt card={card} width={84} />
        <div>
          <p className="kicker">{pick.label}</p>
          <h3 className="text-0">
            <a className="touch-line" href={paths.review(card.slug)}>
              {card.name}
            </a>
          </h3>
        </div>
      </div>
      <p className="small muted">
        {parts ? (
          <>
            <b className={parts.netUsd < 0 ? "num cost" : "num gain"}>{formatUsd(parts.netUsd)}</b> a year
            {card.annualFee.ongoingUsd === 0 ? "," : " after the"} {fee}, for {readerText}
          </>
        ) : (
          <>
            <b className="text-ink">{Math.max(purchaseMonths, transferMonths)} months at 0%</b>, {fee}
          </>
        )}
      </p>
      <p>{pick.reason}</p>
      <details className="disclosure">
        <summary>Why not</summary>
        <div className="stack">
          <Ahead pick={pick} listed={listed} ahead={ahead} />
          <p>{pick.whyNot ?? review?.cons.slice(0, 2).join(". ")}.</p>
          <p>
            <b className="block">Skip it if</b> {pick.skipIf ?? review?.skipIf}.
          </p>
          {capped.length > 0 && (
            <p className="small">
              <b>Fine print:</b>{" "}
              {capped.map((reward) => `${toRewardLabel(reward).replace(": ", ", ")}: ${reward.notes}`).join("; ")}.
            </p>
          )}
          <p className="row small">
            <RatesAndFeesLink card={card} />
            {card.slug !== first.slug && (
              <a href={paths.comparePair(...sortPair(card.slug, first.slug))}>Compare with {first.name}</a>
            )}
          </p>
        </div>
      </details>
    </article>
  );
}
