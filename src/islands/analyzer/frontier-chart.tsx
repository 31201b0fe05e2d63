import { scaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";

import { formatUsd } from "../../content/format.ts";
import type { FrontierStep } from "../../rewards/best-wallet.ts";

const WIDTH = 360;
const HEIGHT = 200;
const MARGIN = { top: 26, right: 14, bottom: 26, left: 14 };

/** What the best wallet is worth by the number of cards allowed: a staircase that flattens. */
export function FrontierChart({ frontier }: { readonly frontier: readonly FrontierStep[] }) {
  const first = frontier[0]?.maxCards ?? 1;
  const last = frontier.at(-1)?.maxCards ?? 1;
  const nets = frontier.map((step) => step.netUsd);
  // Each number of cards is a step as wide as the others, the last one too.
  const x = scaleLinear([first, last + 1], [MARGIN.left, WIDTH - MARGIN.right]);
  const y = scaleLinear([Math.min(0, ...nets), Math.max(1, ...nets)], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const end = frontier.at(-1);
  const points = end ? [...frontier, { ...end, maxCards: last + 1 }] : [];
  const path = line<FrontierStep>(
    (step) => x(step.maxCards),
    (step) => y(step.netUsd),
  ).curve(curveStepAfter)(points);
  const floor = y(0);
  const area = path ? `${path}L${x(last + 1)},${floor}L${x(first)},${floor}Z` : "";
  const label = `Best wallet by number of cards: ${frontier.map((step) => `${step.maxCards}: ${formatUsd(step.netUsd)}`).join("; ")}.`;
  return (
    <svg className="chart frontier-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="area-1" d={area} />
      <line className="zero" x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={floor} y2={floor} />
      {path && <path className="line-1" d={path} />}
      {frontier.map((step) => {
        const middle = (x(step.maxCards) + x(step.maxCards + 1)) / 2;
        return (
          <g key={step.maxCards} textAnchor="middle">
            <text x={middle.toFixed(1)} y={(y(step.netUsd) - 8).toFixed(1)}>
              {formatUsd(step.netUsd)}
            </text>
            <text className="axis" x={middle.toFixed(1)} y={HEIGHT - 8}>
              {step.maxCards === 1 ? "1 card" : step.maxCards}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
