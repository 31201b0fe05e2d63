import { formatUsd } from "../../words/format.ts";
import { BarList } from "../../ui/bar-list.tsx";
import type { CardLabels } from "./tool-records.ts";
import type { CapLine } from "./list-caps.ts";

export interface CapBarsProps {
  readonly caps: readonly CapLine[];
  /** Named at each bar where caps of several cards stand together. */
  readonly labels?: CardLabels;
}

const ROUNDING_USD = 0.005;

/** How much of each yearly limit the spend uses. */
export function CapBars({ caps, labels }: CapBarsProps) {
  if (caps.length === 0) return null;
  return (
    <BarList
      label="Yearly limits"
      hasLongFigures
      bars={caps.map(({ card, text, usedUsd, limitUsd }) => {
        const isFull = usedUsd >= limitUsd - ROUNDING_USD;
        const name = labels?.[card]?.name;
        return {
          label: `${name ? `${name}: ` : ""}${text}`,
          figure: (
            <>
              {formatUsd(usedUsd)} of {formatUsd(limitUsd)}
              {isFull && <b className="cost"> · used up</b>}
            </>
          ),
          // Each limit is a whole of its own, whatever its dollars.
          to: Math.min(1, usedUsd / limitUsd),
          limit: 1,
          tone: isFull ? 2 : 3,
        };
      })}
    />
  );
}
