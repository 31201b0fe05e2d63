import { scaleLinear } from "d3-scale";

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  /** 1 to 5: a colour of the chart palette. */
  readonly tone?: 1 | 2 | 3 | 4 | 5;
  /** Full length of the track behind the bar, where the bar shows a part of a whole. */
  readonly limit?: number;
}

export interface BarChartProps {
  /** What the picture shows, for people who hear the page; the figures are in its text too. */
  readonly title: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 640;
const ROW_HEIGHT = 44;

/** Horizontal bars, drawn on the server; every bar carries its figure as text. */
export function BarChart({ title, bars }: BarChartProps) {
  const max = Math.max(...bars.map((bar) => Math.max(bar.value, bar.limit ?? 0)), 0);
  const scale = scaleLinear([0, max || 1], [0, WIDTH - 130]);
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW_HEIGHT}`}
      role="img"
      aria-label={describe(title, bars)}
    >
      {bars.map((bar, index) => {
        const top = index * ROW_HEIGHT;
        return (
          <g key={bar.label} transform={`translate(0 ${top})`}>
            <text x="0" y="14">
              {bar.label}
            </text>
            {bar.limit !== undefined && (
              <rect className="fill-track" y="20" height="14" rx="3" width={scale(bar.limit).toFixed(1)} />
            )}
            <rect
              className={`fill-${bar.tone ?? 1}`}
              y="20"
              height="14"
              rx="3"
              width={Math.max(2, scale(bar.value)).toFixed(1)}
            />
            <text x={(scale(Math.max(bar.value, bar.limit ?? 0)) + 8).toFixed(1)} y="32">
              {bar.text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function describe(title: string, bars: readonly Bar[]): string {
  return `${title}: ${bars.map((bar) => `${bar.label} ${bar.text}`).join("; ")}.`;
}
