import { formatUsd } from "../words/format.ts";
import type { NetParts } from "../engine/computed-card.ts";
import { BarList, type ListedBar } from "./bar-list.tsx";

export interface ValueBarsProps {
  readonly parts: NetParts;
  /** Names the bars for people who hear the page. */
  readonly label?: string;
  readonly perksLabel?: string;
  readonly feesLabel?: string;
  readonly totalLabel?: string;
}

/**
 * Where a year's value comes from and what the fee takes back, step by step:
 * each bar begins where the one above it ends, the last is what is left.
 */
export function ValueBars({
  parts,
  label = "Value of a year",
  perksLabel = "Perks used",
  feesLabel = "Annual fees",
  totalLabel = "Net per year",
}: ValueBarsProps) {
  const steps = [
    { label: "Rewards", usd: parts.rewardsUsd, tone: 1 },
    { label: perksLabel, usd: parts.perksUsd, tone: 3 },
    { label: "Welcome bonus", usd: parts.bonusesUsd, tone: 4 },
    { label: feesLabel, usd: -parts.feesUsd, tone: "cost" },
  ] as const;
  let endUsd = 0;
  const bars = steps.flatMap(({ label: step, usd, tone }): ListedBar[] => {
    if (Math.abs(usd) < 0.005) return [];
    const from = endUsd;
    endUsd += usd;
    return [{ label: step, figure: formatUsd(usd), from, to: endUsd, tone }];
  });
  return (
    <BarList
      label={label}
      bars={[
        ...bars,
        {
          label: totalLabel,
          figure: <span className={parts.netUsd < 0 ? "cost" : "gain"}>{formatUsd(parts.netUsd)}</span>,
          to: parts.netUsd,
          tone: "total",
        },
      ]}
    />
  );
}
