import { scaleLinear } from "d3-scale";

import { formatMultiplier, formatUsd } from "../content/format.ts";
import { toRewardLabel } from "../content/labels.ts";
import type { CapUse } from "../rewards/value-wallet.ts";
import type { CardLabels } from "../tools/tool-card.ts";

export interface CapBarsProps {
  readonly caps: readonly CapUse[];
  /** Named at each bar where caps of several cards stand together. */
  readonly labels?: CardLabels;
}

const WIDTH = 100;
const HEIGHT = 10;
const ROUNDING_USD = 0.005;

function toLabel({ rewards, card }: CapUse, labels: CardLabels | undefined): string {
  const rates = [...new Set(rewards.map((reward) => formatMultiplier(reward.multiplier)))].join(" and ");
  const parts = [...new Set(rewards.map((reward) => toRewardLabel({ ...reward, base: false }).toLowerCase()))].join(
    ", ",
  );
  const name = labels?.[card]?.name;
  return `${name ? `${name}: ` : ""}${rates} on ${parts}`;
}

/**
 * How much of each yearly limit the spend uses; limits that nothing is spent on
 * are left out. The words are text, only the bars are pictures, so that they
 * can be read on any width.
 */
export function CapBars({ caps, labels }: CapBarsProps) {
  const used = caps.filter((cap) => cap.usedUsd > 0);
  if (used.length === 0) return null;
  return (
    <ul className="cap-bars">
      {used.map((cap) => {
        const isFull = cap.usedUsd >= cap.limitUsd - ROUNDING_USD;
        const scale = scaleLinear([0, cap.limitUsd], [0, WIDTH]).clamp(true);
        const label = toLabel(cap, labels);
        return (
          <li key={`${cap.card} ${label}`}>
            <span>{label}</span>
            <span className="num">
              {formatUsd(cap.usedUsd)} of {formatUsd(cap.limitUsd)}
              {isFull && <b className="cost"> · used up</b>}
            </span>
            <svg className="chart cap-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
              <rect className="fill-track" width={WIDTH} height={HEIGHT} />
              <rect
                className={isFull ? "fill-2" : "fill-3"}
                width={Math.max(1, scale(cap.usedUsd)).toFixed(1)}
                height={HEIGHT}
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
