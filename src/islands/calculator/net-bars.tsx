import { scaleLinear } from "d3-scale";

import { formatUsd } from "../../content/format.ts";
import type { CardFigures } from "../../tools/calculate-rewards.ts";
import type { CardLabels } from "../../tools/tool-card.ts";

const WIDTH = 100;
const HEIGHT = 10;

/** Cards side by side on one scale; a card that costs more than it brings goes left of zero. */
export function NetBars({ cards, labels }: { readonly cards: readonly CardFigures[]; readonly labels: CardLabels }) {
  const nets = cards.map((figures) => figures.ongoing.netUsd);
  const scale = scaleLinear([Math.min(0, ...nets), Math.max(1, ...nets)], [0, WIDTH]);
  const zero = scale(0);
  return (
    <ul className="cap-bars">
      {cards.map(({ slug, ongoing: { netUsd } }) => (
        <li key={slug}>
          <span>{labels[slug]?.name}</span>
          <b className="num">{formatUsd(netUsd)}</b>
          <svg className="chart cap-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <rect className="fill-track" width={WIDTH} height={HEIGHT} />
            <rect
              className={netUsd < 0 ? "fill-2" : "fill-1"}
              x={Math.min(zero, scale(netUsd)).toFixed(1)}
              width={Math.max(0.5, Math.abs(scale(netUsd) - zero)).toFixed(1)}
              height={HEIGHT}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
