import { formatMultiplier, formatUsd } from "../../format.ts";
import { toRewardLabel } from "../../labels.ts";
import type { CapUse } from "../../rewards/value-wallet.ts";
import type { CardLabels } from "../tool-card.ts";
import { BarList } from "../../ui/bar-list.tsx";

export interface CapBarsProps {
  readonly caps: readonly CapUse[];
  /** Named at each bar where caps of several cards stand together. */
  readonly labels?: CardLabels;
}

const ROUNDING_USD = 0.005;

function toLabel({ rewards, card }: CapUse, labels: CardLabels | undefined): string {
  const rates = [...new Set(rewards.map((reward) => formatMultiplier(reward.multiplier)))].join(" and ");
  const parts = [...new Set(rewards.map((reward) => toRewardLabel({ ...reward, base: false }).toLowerCase()))].join(
    ", ",
  );
  const name = labels?.[card]?.name;
  return `${name ? `${name}: ` : ""}${rates} on ${parts}`;
}

/** How much of each yearly limit the spend uses; limits that nothing is spent on are left out. */
export function CapBars({ caps, labels }: CapBarsProps) {
  const used = caps.filter((cap) => cap.usedUsd > 0);
  if (used.length === 0) return null;
  return (
    <BarList
      hasLongFigures
      bars={used.map((cap) => {
        const isFull = cap.usedUsd >= cap.limitUsd - ROUNDING_USD;
        const label = toLabel(cap, labels);
        return {
          key: `${cap.card} ${label}`,
          label,
          figure: (
            <>
              {formatUsd(cap.usedUsd)} of {formatUsd(cap.limitUsd)}
              {isFull && <b className="cost"> · used up</b>}
            </>
          ),
          // Each limit is a whole of its own, whatever its dollars.
          to: Math.min(1, cap.usedUsd / cap.limitUsd),
          limit: 1,
          tone: isFull ? 2 : 3,
        };
      })}
    />
  );
}
