import { extent, nice } from "d3-array";

import type { Card, CardType } from "../../catalog/card.ts";
import { formatUsd } from "../../format.ts";
import { toMiniImage } from "../../ui/card-art.tsx";
import { linearScale } from "../../ui/linear-scale.ts";
import { Plot, toPercent } from "../../ui/plot.tsx";
import { getComputed } from "../computed-cards.ts";

interface Priced {
  readonly card: Card;
  readonly feeUsd: number;
  readonly worthUsd: number;
}

const ART_WIDTH = 36;
const ART_HEIGHT = 23;

/** Fee against what is left after it, a dot a card; the best card of each band of fees is drawn as itself. */
interface FeeScatterProps {
  readonly cards: readonly Card[];
  readonly cardType: CardType;
}

export function FeeScatter({ cards, cardType }: FeeScatterProps) {
  const priced = cards.map((card) => ({
    card,
    feeUsd: card.annualFee.ongoingUsd,
    worthUsd: getComputed(card).ongoing.netUsd,
  }));
  const best = listBestByBand(priced);
  const [minUsd = 0, maxUsd = 1] = extent(priced, ({ worthUsd }) => worthUsd);
  const x = linearScale(nice(0, Math.max(100, ...priced.map(({ feeUsd }) => feeUsd)), 4), [0, 100]);
  const y = linearScale(nice(Math.min(0, minUsd), Math.max(maxUsd, 100), 4), [100, 0]);
  const place = ({ feeUsd, worthUsd }: Priced) => ({ x: toPercent(x(feeUsd)), y: toPercent(y(worthUsd)) });
  return (
    <figure className="figure max-w-none!">
      <Plot
        label={`Annual fee against what a card is worth a year after it, ${cards.length} ${cardType.toLowerCase()} cards. Worth most in their band of fees: ${best.map(toWords).join("; ")}.`}
        xTicks={x.ticks(5).map((usd) => ({ at: x(usd), text: formatUsd(usd) }))}
        yTicks={y.ticks(4).map((usd) => ({ at: y(usd), text: formatUsd(usd), isZero: usd === 0 }))}
        lines={null}
      >
        {priced.map((entry) => {
          const { x: cx, y: cy } = place(entry);
          return (
            <circle key={entry.card.slug} className="fill-chart-1 opacity-55" cx={cx} cy={cy} r="4.5">
              <title>{toWords(entry)}</title>
            </circle>
          );
        })}
        {best.map((entry) => (
          <image
            key={entry.card.slug}
            href={toMiniImage(entry.card.image)}
            {...place(entry)}
            width={ART_WIDTH}
            height={ART_HEIGHT}
            className={entry.feeUsd === 0 ? "[translate:6px_-12px]" : "[translate:-18px_-12px]"}
          />
        ))}
      </Plot>
      <figcaption>
        {cardType} cards: annual fee (across) against what is left of a year after it (up). Drawn as cards: the one
        worth most without a fee, up to $100, $250 and $500, and above.
      </figcaption>
    </figure>
  );
}

const toWords = ({ card, feeUsd, worthUsd }: Priced) =>
  `${card.name}, ${formatUsd(feeUsd)} fee, ${formatUsd(worthUsd)} a year`;

/** Upper ends of the fee bands that readers think in. */
const BANDS_USD = [0, 100, 250, 500, Infinity] as const;

/** The card of each fee band that is worth the most. */
export function listBestByBand<Entry extends Pick<Priced, "feeUsd" | "worthUsd">>(
  priced: readonly Entry[],
): readonly Entry[] {
  return BANDS_USD.flatMap((endUsd, index) => {
    const startUsd = BANDS_USD[index - 1] ?? -1;
    const [best] = priced
      .filter(({ feeUsd }) => feeUsd > startUsd && feeUsd <= endUsd)
      .toSorted((left, right) => right.worthUsd - left.worthUsd);
    return best ? [best] : [];
  });
}
