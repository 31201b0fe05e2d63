import { nice } from "d3-array";

import { formatUsd } from "../format.ts";
import { linearScale, toLinePath } from "./linear-scale.ts";
import { Plot, toAnchor, toPercent } from "./plot.tsx";

export interface LineChartProps {
  /** What the picture shows, figures included: it is read to people who do not see it. */
  readonly label: string;
  readonly points: readonly { readonly monthlyUsd: number; readonly valueUsd: number }[];
  /** A level to compare with, drawn dashed. */
  readonly level: { readonly usd: number; readonly text: string };
  /** A point to mark. */
  readonly mark?: { readonly monthlyUsd: number; readonly valueUsd: number; readonly text: string } | undefined;
}

/** Value by monthly spend as one line, a fee or other level as another; drawn on the server. */
export function LineChart({ label, points, level, mark }: LineChartProps) {
  const maxSpendUsd = Math.max(...points.map((point) => point.monthlyUsd), 1);
  const maxUsd = Math.max(...points.map((point) => point.valueUsd), level.usd, 1);
  const x = linearScale([0, maxSpendUsd], [0, 100]);
  const y = linearScale(nice(0, maxUsd, 4), [100, 0]);
  const path = toLinePath(points.map((point) => [x(point.monthlyUsd), y(point.valueUsd)]));
  const levelY = y(level.usd).toFixed(1);
  const markX = mark && x(mark.monthlyUsd);
  return (
    <Plot
      label={label}
      xTicks={x.ticks(4).map((usd) => ({ at: x(usd), text: formatUsd(usd) }))}
      yTicks={y.ticks(4).map((usd) => ({ at: y(usd), text: formatUsd(usd), isZero: usd === 0 }))}
      lines={
        <>
          <path className="line-2" d={`M0 ${levelY}H100`} />
          <path className="line-1" d={path} />
        </>
      }
    >
      <text x="100%" y={toPercent(y(level.usd))} dy="-8" textAnchor="end">
        {level.text}
      </text>
      {mark && markX !== undefined && (
        <>
          <circle className="point" cx={toPercent(markX)} cy={toPercent(y(mark.valueUsd))} r="6" />
          <text x={toPercent(markX)} y={toPercent(y(mark.valueUsd))} dy="20" {...toAnchor(markX)}>
            {mark.text}
          </text>
        </>
      )}
    </Plot>
  );
}
