/**
 * The frame of a chart with two axes. The picture stretches with the page, its
 * words do not: places are percentages of the frame, so that letters and lines
 * keep their size from 320 px on, without a script or an inline style.
 */
import type { ReactNode } from "react";

export interface Tick {
  /** 0 to 100: from the left, or from the top. */
  readonly at: number;
  readonly text: string;
  readonly isZero?: boolean;
}

export interface PlotProps {
  /** What the picture shows, figures included: it is read to people who do not see it. */
  readonly label: string;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** Lines and areas, in a square of 100 by 100 that is stretched over the frame. */
  readonly lines: ReactNode;
  /** Words and dots, placed by `toPercent`. */
  readonly children?: ReactNode;
}

/** More do not fit under a plot on a phone; every other is left out there. */
const DENSE_LETTERS = 26;

export const toPercent = (at: number) => `${at.toFixed(1)}%`;

/** On which side of its place a word at the top fits: lines that rise leave the left free, from where it has room. */
export const toAnchor = (at: number) => (at > 45 ? ({ textAnchor: "end", dx: -8 } as const) : ({ dx: 8 } as const));

export function Plot({ label, xTicks, yTicks, lines, children }: PlotProps) {
  const isDense = xTicks.reduce((length, tick) => length + tick.text.length, 0) > DENSE_LETTERS;
  return (
    <svg className={isDense ? "chart plot plot-dense" : "chart plot"} role="img" aria-label={label}>
      {yTicks.map(({ at, text, isZero }) => (
        <g key={at}>
          <line className={isZero ? "zero" : "rule"} x2="100%" y1={toPercent(at)} y2={toPercent(at)} />
          <text className="axis" x="0" dx="-8" y={toPercent(at)} dy=".35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, text }) => (
        <text key={at} className="axis" x={toPercent(at)} y="100%" dy="22" textAnchor="middle">
          {text}
        </text>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {lines}
      </svg>
      {children}
    </svg>
  );
}
