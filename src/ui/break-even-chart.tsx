import { nice } from "d3-array";

import { formatUsd } from "../words/format.ts";
import { linearScale, toLinePath } from "./linear-scale.ts";
import { Plot, toPercent } from "./plot.tsx";

export interface BreakEvenChartProps {
  /** Return by monthly spend, from no spend to beyond the break-even; rising. */
  readonly points: readonly SpendPoint[];
  readonly feeUsd: number;
  /** The spend from which on the return is more than the fee. */
  readonly breakEvenMonthlyUsd: number;
}

export interface SpendPoint {
  readonly monthlyUsd: number;
  readonly valueUsd: number;
}

/** How far the picture goes, in multiples of the break-even: a third of it is loss, two thirds are gain, where the points go so far. */
const SHOWN_MULTIPLE = 3;

/** Return against the fee around the spend at which they meet, the loss and the gain between them shaded. */
export function BreakEvenChart({ points, feeUsd, breakEvenMonthlyUsd }: BreakEvenChartProps) {
  const endUsd = Math.min(breakEvenMonthlyUsd * SHOWN_MULTIPLE, points.at(-1)?.monthlyUsd ?? Infinity);
  const shown = cutAround(points, { monthlyUsd: breakEvenMonthlyUsd, valueUsd: feeUsd }, endUsd);
  const last = shown.at(-1) ?? { monthlyUsd: endUsd, valueUsd: feeUsd };
  const x = linearScale([0, endUsd], [0, 100]);
  const y = linearScale(nice(0, Math.max(last.valueUsd, feeUsd, 1), 4), [100, 0]);
  const toPlace = ({ monthlyUsd, valueUsd }: SpendPoint) => [x(monthlyUsd), y(valueUsd)] as const;
  const feeY = y(feeUsd).toFixed(1);
  const toArea = (part: readonly SpendPoint[]) =>
    `${toLinePath(part.map(toPlace))}V${feeY}H${x(part[0]?.monthlyUsd ?? 0)}Z`;
  const crossing = toPercent(x(breakEvenMonthlyUsd));
  return (
    <Plot
      label={`At ${formatUsd(breakEvenMonthlyUsd)} of spending a month, a year's return equals the ${formatUsd(feeUsd)} fee; at ${formatUsd(endUsd)}, it is ${formatUsd(last.valueUsd)}.`}
      xTicks={x.ticks(4).map((usd) => ({ at: x(usd), text: formatUsd(usd) }))}
      yTicks={y.ticks(4).map((usd) => ({ at: y(usd), text: formatUsd(usd), isZero: usd === 0 }))}
      lines={
        <>
          <path
            className="fill-cost-soft"
            d={toArea(shown.filter(({ monthlyUsd }) => monthlyUsd <= breakEvenMonthlyUsd))}
          />
          <path
            className="fill-gain-soft"
            d={toArea(shown.filter(({ monthlyUsd }) => monthlyUsd >= breakEvenMonthlyUsd))}
          />
          <path className="chart-line stroke-[var(--cost)] [stroke-dasharray:6_4]" d={`M0 ${feeY}H100`} />
          <path className="line-1" d={toLinePath(shown.map(toPlace))} />
        </>
      }
    >
      <text x="0" y={`${feeY}%`} dx="6" dy="-8">
        Fee {formatUsd(feeUsd)}
      </text>
      <text x="100%" y={toPercent(y(last.valueUsd))} dy="-8" textAnchor="end">
        Rewards and perks
      </text>
      <circle className="point" cx={crossing} cy={`${feeY}%`} r="6" />
      <text x={crossing} y={`${feeY}%`} dx="10" dy="20">
        {formatUsd(breakEvenMonthlyUsd)} a month
      </text>
    </Plot>
  );
}

/** The points from zero to `endUsd`, with the crossing and the end among them. */
function cutAround(points: readonly SpendPoint[], crossing: SpendPoint, endUsd: number): SpendPoint[] {
  const inside = points.filter(({ monthlyUsd }) => monthlyUsd < endUsd && monthlyUsd !== crossing.monthlyUsd);
  return [...inside, crossing, { monthlyUsd: endUsd, valueUsd: interpolate(points, endUsd) }].toSorted(
    (left, right) => left.monthlyUsd - right.monthlyUsd,
  );
}

/** The value at a spend between two points; beyond the last one, the last one's. */
export function interpolate(points: readonly SpendPoint[], monthlyUsd: number): number {
  const after = points.findIndex((point) => point.monthlyUsd >= monthlyUsd);
  const right = points[after];
  const left = points[after - 1];
  if (!right || !left) return (right ?? points.at(-1))?.valueUsd ?? 0;
  const share = (monthlyUsd - left.monthlyUsd) / (right.monthlyUsd - left.monthlyUsd);
  return left.valueUsd + share * (right.valueUsd - left.valueUsd);
}
