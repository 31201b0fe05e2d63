import { extent, nice } from "d3-array";

import type { Card, CardType } from "../../catalog/card.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardArt, toMiniImage } from "../../ui/card-art.tsx";
import { linearScale } from "../../ui/linear-scale.ts";
import { Plot, toPercent } from "../../ui/plot.tsx";
import { getComputed } from "../../page/computed-cards.ts";

interface Priced {
  readonly card: Card;
  readonly feeUsd: number;
  readonly worthUsd: number;
}

const ART_WIDTH = 36;
const ART_HEIGHT = 23;

/** Fee against what is left after it, a dot a card; the best card of each band of fees is drawn and named. */
interface FeeScatterProps {
  readonly cards: readonly Card[];
  readonly cardType: CardType;
  readonly readerText: string;
}

export function FeeScatter({ cards, cardType, readerText }: FeeScatterProps) {
  const priced = cards.map((card) => {
    const { feesUsd, netUsd } = getComputed(card).ongoing;
    return { card, feeUsd: feesUsd, worthUsd: netUsd };
  });
  const best = listBestByBand(priced);
  const [minUsd = 0, maxUsd = 1] = extent(priced, ({ worthUsd }) => worthUsd);
  const maxFeeUsd = Math.max(100, ...priced.map(({ feeUsd }) => feeUsd));
  const x = linearScale(nice(0, maxFeeUsd, 4), [0, 100]);
  const y = linearScale(nice(Math.min(0, minUsd), Math.max(maxUsd, 100), 4), [100, 0]);
  const place = ({ feeUsd, worthUsd }: Priced) => ({ x: toPercent(x(feeUsd)), y: toPercent(y(worthUsd)) });
  return (
    <div className="grid gap-3">
      <figure className="figure max-w-none!">
        <Plot
          label={`Annual fee against what a card is worth a year after it, ${cards.length} ${cardType.toLowerCase()} cards.`}
          xTicks={x.ticks(5).map((usd) => ({ at: x(usd), text: formatUsd(usd) }))}
          yTicks={y.ticks(4).map((usd) => ({ at: y(usd), text: formatUsd(usd), isZero: usd === 0 }))}
          lines={null}
        >
          {priced.map((entry) => {
            const { x: cx, y: cy } = place(entry);
            return (
              <g key={entry.card.slug} className="scatter-dot">
                <circle className="fill-chart-1 opacity-55" cx={cx} cy={cy} r="7" />
                <text x={cx} y={cy} dy="-12" textAnchor={entry.feeUsd > maxFeeUsd / 2 ? "end" : "start"}>
                  {toWords(entry)}
                </text>
              </g>
            );
          })}
          {best.map(({ entry }) => {
            const { x: cx, y: cy } = place(entry);
            return <circle key={entry.card.slug} className="point pointer-events-none" cx={cx} cy={cy} r="8" />;
          })}
          {best.map(({ entry }) => (
            <image
              key={entry.card.slug}
              href={toMiniImage(entry.card.image)}
              {...place(entry)}
              width={ART_WIDTH}
              height={ART_HEIGHT}
              // Narrower plots have no room for pictures: the dots of the best stay.
              className={
                entry.feeUsd === 0 ? "lt-lg:hidden [translate:-2px_-34px]" : "lt-lg:hidden [translate:-18px_-34px]"
              }
            />
          ))}
        </Plot>
        <figcaption>
          Across: the annual fee plus any membership the card requires. Up: net value per year for {readerText}. Tap or
          point at a dot for its name. Large dots are the best in each fee range.
        </figcaption>
      </figure>
      <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2 lg:grid-cols-3">
        {best.map(({ label, entry: { card, feeUsd, worthUsd } }) => (
          <li key={card.slug}>
            <a
              className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 items-center leading-[1.35] text-ink decoration-none hover:[&_b]:underline"
              href={paths.review(card.slug)}
            >
              <CardArt card={card} width={56} />
              <span>
                <span className="block small muted">{label}</span>
                <b className="font-600">{card.name}</b>
                <span className="block small muted figures">
                  {formatUsd(worthUsd)} a year{feeUsd > 0 && `, ${formatUsd(feeUsd)} fee`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const toWords = ({ card, feeUsd, worthUsd }: Priced) =>
  `${card.name}, ${formatUsd(feeUsd)} fee, ${formatUsd(worthUsd)} a year`;

/** Upper ends of the fee bands that readers think in. */
const BANDS_USD = [0, 100, 250, 500, Infinity] as const;

function toBandLabel(endUsd: number): string {
  if (endUsd === 0) return "No annual fee";
  return endUsd === Infinity ? `Above ${formatUsd(BANDS_USD.at(-2)!)}` : `Up to ${formatUsd(endUsd)}`;
}

/** The card of each fee band that is worth the most. */
export function listBestByBand<Entry extends Pick<Priced, "feeUsd" | "worthUsd">>(
  priced: readonly Entry[],
): readonly { readonly label: string; readonly entry: Entry }[] {
  return BANDS_USD.flatMap((endUsd, index) => {
    const startUsd = BANDS_USD[index - 1] ?? -1;
    const [best] = priced
      .filter(({ feeUsd }) => feeUsd > startUsd && feeUsd <= endUsd)
      .toSorted((left, right) => right.worthUsd - left.worthUsd);
    return best ? [{ label: toBandLabel(endUsd), entry: best }] : [];
  });
}
