import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";

import { formatUsd } from "../content/format.ts";

export interface LineChartProps {
  /** What the picture shows, figures included: it is read to people who do not see it. */
  readonly label: string;
  readonly points: readonly { readonly monthlyUsd: number; readonly valueUsd: number }[];
  /** A level to compare with, drawn dashed. */
  readonly level: { readonly usd: number; readonly text: string };
  /** A point to mark. */
  readonly mark?: { readonly monthlyUsd: number; readonly valueUsd: number; readonly text: string } | undefined;
}

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 64;
const BOTTOM = 34;

/** Value by monthly spend as one line, a fee or other level as another; drawn on the server. */
export function LineChart({ label, points, level, mark }: LineChartProps) {
  const maxSpendUsd = Math.max(...points.map((point) => point.monthlyUsd), 1);
  const maxUsd = Math.max(...points.map((point) => point.valueUsd), level.usd, 1);
  const x = scaleLinear([0, maxSpendUsd], [LEFT, WIDTH - 12]);
  const y = scaleLinear([0, maxUsd], [HEIGHT - BOTTOM, 14]).nice(4);
  const path = line<(typeof points)[number]>(
    (point) => x(point.monthlyUsd),
    (point) => y(point.valueUsd),
  ).digits(1)([...points]);
  const levelY = y(level.usd).toFixed(1);
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path className="rule" d={`M${LEFT} ${y(tick).toFixed(1)}H${WIDTH - 12}`} />
          <text className="axis" x={LEFT - 8} y={(y(tick) + 4).toFixed(1)} textAnchor="end">
            {formatUsd(tick)}
          </text>
        </g>
      ))}
      {x.ticks(5).map((tick) => (
        <text key={tick} className="axis" x={x(tick).toFixed(1)} y={HEIGHT - 12} textAnchor="middle">
          {formatUsd(tick)}
        </text>
      ))}
      <path className="line-2" d={`M${LEFT} ${levelY}H${WIDTH - 12}`} />
      <text x={WIDTH - 12} y={(y(level.usd) - 7).toFixed(1)} textAnchor="end">
        {level.text}
      </text>
      <path className="line-1" d={path ?? ""} />
      {mark && (
        <>
          <circle className="point" cx={x(mark.monthlyUsd).toFixed(1)} cy={y(mark.valueUsd).toFixed(1)} r="6" />
          <text x={(x(mark.monthlyUsd) + 10).toFixed(1)} y={(y(mark.valueUsd) + 20).toFixed(1)}>
            {mark.text}
          </text>
        </>
      )}
    </svg>
  );
}
