import type { ListMeta } from "../../content/front-matter.ts";
import { findReview } from "../../content/content-index.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { Figures } from "../../ui/figures.tsx";
import { ApplyLink } from "../../ui/issuer-links.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { MonthBars } from "./month-bars.tsx";
import type { ListedCard } from "./category-sorts.ts";

export interface Pick {
  readonly pick: ListMeta["picks"][number];
  readonly listed: ListedCard;
}

/** The list's answer as an object: the card, why, what it comes to, where that comes from, and what to do. */
export function PickHero({ pick, listed }: Pick) {
  const { card, parts, purchaseMonths, transferMonths } = listed;
  const skipIf = pick.skipIf ?? findReview(card.slug)?.skipIf;
  const fee = card.annualFee.ongoingUsd === 0 ? "None" : formatUsd(card.annualFee.ongoingUsd);
  return (
    <article className="panel grid gap-x-4 md:gap-x-8 gap-y-4 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[min(17.5rem,50%)_minmax(0,1fr)] md:grid-rows-[auto_1fr] items-start [&>*+*]:mt-0!">
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
                    label: "Worth a year",
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
        <p className="max-w-measure">{pick.reason}</p>
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
      <div className="lt-md:col-span-full">{parts ? <ValueBars parts={parts} /> : <MonthBars months={listed} />}</div>
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

/** The other picks, each under the reader it is for; a click leads to the reasons. */
export function RunnersUp({ picks }: { readonly picks: readonly Pick[] }) {
  return (
    <nav aria-label="More picks">
      <h2 className="mb-1 font-sans font-650 text-0 tracking-normal">If that is not you</h2>
      <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-1">
        {picks.map(({ pick, listed: { card, parts, purchaseMonths, transferMonths } }) => (
          <li key={`${pick.label} ${card.slug}`} className="border-b">
            <a
              className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 items-center py-2.5 text-ink decoration-none hover:[&_b]:underline"
              href={`#${card.slug}`}
            >
              <CardArt card={card} width={72} />
              <span className="leading-[1.35]">
                <span className="block small muted">{pick.label}</span>
                <b className="font-600">{card.name}</b>
                <span className="block small muted figures">
                  {parts
                    ? `${formatUsd(parts.netUsd)} a year`
                    : `${Math.max(purchaseMonths, transferMonths)} months at 0%`}
                  , {card.annualFee.ongoingUsd === 0 ? "no fee" : `${formatUsd(card.annualFee.ongoingUsd)} fee`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
