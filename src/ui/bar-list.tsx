/**
 * Horizontal bars with their words beside them. Names and figures are text of
 * the page, only the bars are pictures: they keep their size on every screen,
 * and nothing is said by color or length alone.
 */
import type { ReactNode } from "react";

export interface ListedBar {
  readonly label: string;
  readonly figure: ReactNode;
  readonly to: number;
  /** Where the bar begins. Default 0. */
  readonly from?: number;
  /** Full length of the track behind the bar, where the bar shows a part of a whole. */
  readonly limit?: number;
  /** A color of the chart palette, `cost` for what is paid, or `total` for the sum of the others. Default 1. */
  readonly tone?: 1 | 2 | 3 | 4 | 5 | "cost" | "total";
}

export interface BarListProps {
  /** Names the list where no heading or caption does. */
  readonly label?: string;
  readonly bars: readonly ListedBar[];
  /** Long figures stand above their bar; short ones beside it where there is room. Default short. */
  readonly hasLongFigures?: boolean;
}

const WIDTH = 100;
const HEIGHT = 10;
/** Short enough to be no lie, long enough to be seen. */
const MIN_WIDTH = 0.6;

export function BarList({ label, bars, hasLongFigures = false }: BarListProps) {
  const ends = bars.flatMap((bar) => [bar.from ?? 0, bar.to, bar.limit ?? 0]);
  const start = Math.min(0, ...ends);
  const length = Math.max(0, ...ends) - start || 1;
  const scale = (value: number) => ((value - start) / length) * WIDTH;
  return (
    <ul className={hasLongFigures ? "bars" : "bars bars-beside"} aria-label={label}>
      {bars.map(({ label: name, figure, from = 0, to, limit, tone = 1 }) => (
        <li key={name} className={tone === "total" ? "font-650" : undefined}>
          <span>{name}</span>
          <span className="num text-right font-600">{figure}</span>
          <svg className="chart bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            {limit !== undefined && <rect className="fill-track" width={scale(limit).toFixed(1)} height={HEIGHT} />}
            <rect
              className={`fill-${tone}`}
              x={scale(Math.min(from, to)).toFixed(1)}
              width={Math.max(MIN_WIDTH, Math.abs(scale(to) - scale(from))).toFixed(1)}
              height={HEIGHT}
            />
            {scale(0) > 0 && <path className="zero" d={`M${scale(0).toFixed(1)} 0V${HEIGHT}`} />}
          </svg>
        </li>
      ))}
    </ul>
  );
}
