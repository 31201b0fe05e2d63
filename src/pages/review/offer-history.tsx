import { listOffers, type Offer, OFFER_SOURCES } from "../../catalog/offer.ts";
import type { Card } from "../../catalog/card.ts";
import { listPublic, type OfferRecord, SAME_USD, toOfferUsd } from "../../engine/value/counted-bonus.ts";
import { paths } from "../../paths.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { linearScale } from "../../ui/linear-scale.ts";
import { Plot } from "../../ui/plot.tsx";
import { type CardOfferRecord, findOfferRecord, toPaidText, toSeenMonths } from "../../words/card-offers.ts";
import { formatDate, formatUsd, joinNames, withThe } from "../../words/format.ts";
import { nameSource } from "../../words/source-names.ts";

const toTime = (day: string) => Date.parse(day);

const TODAY: Readonly<Record<NonNullable<OfferRecord["today"]>, string>> = {
  best: "The latest offer is as good as the best.",
  above: "The latest offer is better than the usual one.",
  usual: "The latest offer is the usual one.",
  below: "The latest offer is worse than the usual one.",
};

/** What the card has paid new holders since the lists began: a picture, a sentence, and all offers in a table. */
export function OfferHistory({ card }: { readonly card: Card }) {
  const record = findOfferRecord(card);
  if (!record) return null;
  const { given, lastSeen: last } = record;
  const said = toSentence(card, record);
  return (
    <>
      <h3 className="section-figure">What it has paid before</h3>
      <p>
        {said} <a href={paths.article("guides", "is-this-a-good-bonus")}>How to tell a good bonus</a>
      </p>
      <figure className="figure">
        <OfferPlot
          offers={listPublic(given.offers, last)}
          centsPerPoint={given.centsPerPoint}
          until={last}
          label={said}
        />
        <figcaption>
          Each line is one public offer while it lasted, as seen by{" "}
          {joinNames(OFFER_SOURCES.map((address) => nameSource({ kind: "public data set", address })))}.
          {isOverlapping(given.offers) && " Where two lines overlap, people saw different offers."}
        </figcaption>
      </figure>
      <details className="disclosure">
        <summary>{given.offers.length === 2 ? "Both" : `All ${given.offers.length}`} offers we have seen</summary>
        <OfferTable card={card} centsPerPoint={given.centsPerPoint} />
      </details>
    </>
  );
}

const isOverlapping = (offers: readonly Offer[]): boolean =>
  offers.some((one) => offers.some((other) => one.firstSeen < other.firstSeen && other.firstSeen < one.lastSeen));

/** From the best to the lowest; what came besides the best is told apart from the same amount without it. */
function toRangeText(card: Card, best: Offer, lowest: Offer): string {
  const [most, least] = [toPaidText(best, card), toPaidText(lowest, card)];
  if (most === least) return `Each public offer that lasted at least two weeks was for ${most}.`;
  const alone = most.startsWith(`${least} with `) ? " alone" : "";
  // Beside a free night, fewer points may be worth more.
  const inValue = (lowest.points ?? 0) > (best.points ?? 0) ? " in value" : "";
  return `Of the public offers that lasted at least two weeks, the best was ${most} (${toSeenMonths(best)}) and the lowest${inValue} ${least}${alone}.`;
}

/** The latest may be above the best or below the lowest: it has to stand for two weeks before it counts as either. */
function toSentence(card: Card, { best, lowest, usual, today, todayUsd, given }: CardOfferRecord): string {
  const isRecord = (todayUsd ?? 0) > toOfferUsd(best, given.centsPerPoint) + SAME_USD;
  const isLowest = todayUsd !== null && todayUsd < toOfferUsd(lowest, given.centsPerPoint) - SAME_USD;
  const { basis, usd: countedUsd } = card.signUpBonus.counted;
  const isLower = basis === "usual" && usual && toOfferUsd(usual, given.centsPerPoint) > countedUsd + SAME_USD;
  return [
    toRangeText(card, best, lowest),
    ...(usual
      ? [
          `The usual offer over the past two years has been ${toPaidText(usual, card)}${isLower ? "; we count the last one seen, because it is lower" : ""}.`,
        ]
      : []),
    ...(isRecord
      ? ["The latest offer is better than all of these."]
      : isLowest
        ? ["The latest offer is lower than all of these."]
        : today === null
          ? []
          : [TODAY[today]]),
  ].join(" ");
}

interface OfferPlotProps {
  readonly offers: readonly Offer[];
  readonly centsPerPoint: number;
  readonly until: string;
  readonly label: string;
}

/** Each offer is a level line as long as it stood; where none was seen there is no line. */
function OfferPlot({ offers, centsPerPoint, until, label }: OfferPlotProps) {
  const from = offers.map(({ firstSeen }) => firstSeen).toSorted()[0] ?? until;
  const mostUsd = Math.max(...offers.map((offer) => toOfferUsd(offer, centsPerPoint)));
  const x = linearScale([toTime(from), toTime(until)], [0, 100]);
  const y = linearScale([0, mostUsd * 1.1], [100, 0]);
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - Number(from.slice(0, 4)) },
    (_, index) => Number(from.slice(0, 4)) + index + 1,
  );
  const path = offers.map((offer) => {
    const [left, right] = [x(toTime(offer.firstSeen)), x(toTime(offer.lastSeen))];
    return `M${left.toFixed(1)},${y(toOfferUsd(offer, centsPerPoint)).toFixed(1)}H${right.toFixed(1)}`;
  });
  return (
    <Plot
      label={label}
      xTicks={years.map((year) => ({ at: x(toTime(`${year}-01-01`)), text: String(year) }))}
      yTicks={y.ticks(4).map((usd) => ({ at: y(usd), text: formatUsd(usd), isZero: usd === 0 }))}
      lines={<path className="line-1" d={path.join("")} />}
    />
  );
}

function OfferTable({ card, centsPerPoint }: { readonly card: Card; readonly centsPerPoint: number }) {
  const rows = listOffers(card.slug).toSorted((left, right) => (left.lastSeen < right.lastSeen ? 1 : -1));
  return (
    <DataTable
      caption={`Welcome offers of ${withThe(card.name)}, newest first`}
      rows={rows}
      toKey={(offer) => JSON.stringify(offer)}
      columns={[
        {
          label: "Offer",
          render: (offer) => (
            <>
              {offer.upTo === true && "As high as "}
              {toPaidText(offer, card)}
              {offer.channel !== undefined && <small className="cell-note">{offer.channel}</small>}
            </>
          ),
        },
        { label: "Minimum", isNumber: true, render: ({ spendUsd }) => formatUsd(spendUsd) },
        {
          label: "Seen",
          isWide: true,
          render: ({ firstSeen, lastSeen }) =>
            firstSeen === lastSeen ? formatDate(firstSeen) : `${formatDate(firstSeen)} to ${formatDate(lastSeen)}`,
        },
        {
          label: "Value",
          isNumber: true,
          render: (offer) => formatUsd(toOfferUsd(offer, centsPerPoint)),
        },
      ]}
    />
  );
}
