import { scaleLinear } from "d3-scale";

import { formatUsd } from "../content/format.ts";
import type { NetParts } from "../rewards/computed-card.ts";

const WIDTH = 640;
const BAR_HEIGHT = 26;

/** Value above, fee below, on one scale: what is left is the net. Figures stand beside the bars. */
export function ValueBars({
  parts,
  perksLabel = "Perks, half used",
}: {
  readonly parts: NetParts;
  readonly perksLabel?: string;
}) {
  const gainUsd = parts.rewardsUsd + parts.perksUsd + parts.bonusesUsd;
  const scale = scaleLinear([0, Math.max(gainUsd, parts.feesUsd, 1)], [0, WIDTH - 130]);
  const segments = [
    { label: "Rewards", usd: parts.rewardsUsd, fill: 1 },
    { label: perksLabel, usd: parts.perksUsd, fill: 3 },
    { label: "Welcome bonus", usd: parts.bonusesUsd, fill: 4 },
  ].filter((segment) => segment.usd > 0);
  let left = 0;
  const label = `${segments.map((segment) => `${segment.label} ${formatUsd(segment.usd)}`).join(", ")}; fee ${formatUsd(parts.feesUsd)}; net ${formatUsd(parts.netUsd)} a year.`;
  return (
    <>
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT * 2 + 14}`} role="img" aria-label={label}>
        {segments.map((segment) => {
          const x = left;
          left += scale(segment.usd);
          return (
            <rect
              key={segment.label}
              className={`fill-${segment.fill}`}
              x={x.toFixed(1)}
              width={scale(segment.usd).toFixed(1)}
              height={BAR_HEIGHT}
            />
          );
        })}
        <text x={(left + 8).toFixed(1)} y="18">
          {formatUsd(gainUsd)}
        </text>
        <rect
          className="fill-2"
          y={BAR_HEIGHT + 8}
          width={Math.max(scale(parts.feesUsd), 1).toFixed(1)}
          height={BAR_HEIGHT}
        />
        <text x={(scale(parts.feesUsd) + 8).toFixed(1)} y={BAR_HEIGHT + 26}>
          {formatUsd(-parts.feesUsd)} fee
        </text>
      </svg>
      <ul className="legend">
        {segments.map((segment) => (
          <li key={segment.label}>
            <svg className="chart" viewBox="0 0 10 10" aria-hidden>
              <rect className={`fill-${segment.fill}`} width="10" height="10" />
            </svg>
            {segment.label}: <span className="num">{formatUsd(segment.usd)}</span>
          </li>
        ))}
        <li>
          Net: <b className={`num ${parts.netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(parts.netUsd)}</b> a year
        </li>
      </ul>
    </>
  );
}
