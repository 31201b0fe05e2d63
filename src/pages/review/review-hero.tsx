import type { Card } from "../../catalog/card.ts";
import type { ReviewMeta } from "../../content/front-matter.ts";
import { formatUsd } from "../../words/format.ts";
import { toOfferMark, toOfferText } from "../../words/offer.ts";
import { CardArt } from "../../ui/card-art.tsx";
import type { NamedFigure } from "../../ui/figures.tsx";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import { getComputed } from "../../page/computed-cards.ts";
import { toCardReader } from "../readers.ts";
import { findMembership } from "./membership.ts";

/** The answer before the reasons: name, figures, the picture with the one action, the verdict, for whom. */
export function ReviewHero({ card, review }: { readonly card: Card; readonly review: ReviewMeta }) {
  return (
    <header className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] mt-5 mb-5 items-start print:block">
      <div className="grid gap-3.5">
        <div className="grid gap-1.5">
          <p className="kicker">
            {card.issuer} · {card.cardType} card{card.status === "closed" ? " · closed to new applications" : ""}
          </p>
          <h1>{card.name}</h1>
        </div>
        <Worths card={card} />
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {toFigures(card).map(({ label, value, note }) => (
            <div key={label} className="flex flex-wrap items-baseline gap-x-2">
              <dt className="small muted">{label}</dt>
              <dd>
                <span className="font-serif font-600 text-1 leading-[1.3] figures">{value}</span>{" "}
                {note && <small className="muted">{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-4 md:col-start-2 md:row-start-1 lg:row-span-2">
        <div className="max-w-80 lt-md:max-w-60 [&>img]:shadow-2">
          <CardArt card={card} width={320} isMain isDecorative={false} />
        </div>
        <div className="grid gap-2 [&>.btn]:px-3">
          <ApplyLink card={card} isBlock />
          <p className="small">
            <RatesAndFeesLink card={card} />
          </p>
        </div>
      </div>
      <div className="grid gap-4 md:col-span-2 lg:col-span-1">
        <p className="text-1 leading-[1.5] max-w-[46em]">{review.verdict}</p>
        <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2 [&_dt]:font-650">
          <div>
            <dt>Best for</dt>
            <dd>{review.bestFor}</dd>
          </div>
          <div>
            <dt>Skip it if</dt>
            <dd>{review.skipIf}</dd>
          </div>
        </dl>
      </div>
    </header>
  );
}

/** Dollars with the reader whom they are for, in one object: the typical one, and the one whom the card is made for. */
function Worths({ card }: { readonly card: Card }) {
  const { ongoing, madeFor } = getComputed(card);
  const worths = [{ text: toCardReader(card).text, netUsd: ongoing.netUsd }, ...(madeFor ? [madeFor] : [])];
  return (
    <dl className="grid gap-x-8 gap-y-2 lg:grid-cols-2">
      {worths.map(({ text, netUsd }) => (
        <div key={text} className="flex flex-row-reverse justify-end items-center gap-3">
          <dt className="small muted leading-[1.35]">a year for {text}</dt>
          <dd className={`big-number whitespace-nowrap ${netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(netUsd)}</dd>
        </div>
      ))}
    </dl>
  );
}

function toFigures(card: Card): readonly NamedFigure[] {
  const { ongoingUsd, firstYearUsd } = card.annualFee;
  const membership = findMembership(card);
  return [
    { label: "Rating", value: `${card.rating.toFixed(1)} / 10` },
    {
      label: "Annual fee",
      value: ongoingUsd === 0 ? "None" : formatUsd(ongoingUsd),
      ...(firstYearUsd < ongoingUsd && { note: `${formatUsd(firstYearUsd)} in the first year` }),
      ...(membership && { note: `${membership.name}: ${formatUsd(membership.usdPerYear)}` }),
    },
    toBonusFigure(card),
  ];
}

/** An offer that counts stands as it is; one that ended is struck through, and one long unseen says so. */
function toBonusFigure(card: Card): NamedFigure {
  const { signUpBonus, status } = card;
  if (status === "closed") return { label: "Welcome bonus", value: "None", note: "closed to new applications" };
  const text = toOfferText(card);
  const mark = toOfferMark(card);
  const label = "Welcome bonus";
  if (mark === null) return { label, value: text };
  return { label, value: signUpBonus.state === "ended" ? <s>{text}</s> : text, note: mark };
}
