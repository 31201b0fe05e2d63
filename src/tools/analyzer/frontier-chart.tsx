import { formatUsd } from "../../words/format.ts";
import type { AnalyzerAnswer } from "./analyzer-answer.ts";
import { linearScale, toStepPath } from "../../ui/linear-scale.ts";
import { Plot, toPercent } from "../../ui/plot.tsx";

/** More figures than these would touch on a phone; the table has them all. */
const MAX_IN_ROW = 4;

type FrontierStep = AnalyzerAnswer["frontier"][number];

/** What our pick is worth by the number of cards allowed: a staircase that flattens. */
export function FrontierChart({ frontier }: { readonly frontier: readonly FrontierStep[] }) {
  const first = frontier[0]?.maxCards ?? 1;
  const last = frontier.at(-1)?.maxCards ?? 1;
  const nets = frontier.map((step) => step.netUsd);
  // Each number of cards is a step as wide as the others, the last one too.
  const x = linearScale([first, last + 1], [0, 100]);
  const y = linearScale([Math.min(0, ...nets), Math.max(1, ...nets)], [100, 0]);
  const end = frontier.at(-1);
  const points = end ? [...frontier, { ...end, maxCards: last + 1 }] : [];
  const path = toStepPath(points.map((step) => [x(step.maxCards), y(step.netUsd)]));
  const floor = y(0).toFixed(1);
  const label = `Our pick by number of cards: ${frontier.map((step) => `${step.maxCards}: ${formatUsd(step.netUsd)}`).join("; ")}.`;
  const toMiddle = (step: FrontierStep) => (x(step.maxCards) + x(step.maxCards + 1)) / 2;
  return (
    <Plot
      label={label}
      xTicks={frontier.map((step) => ({
        at: toMiddle(step),
        text: step.maxCards === 1 ? "1 card" : String(step.maxCards),
      }))}
      yTicks={[{ at: y(0), text: "$0", isZero: true }]}
      lines={
        path && (
          <>
            <path className="area-1" d={`${path}V${floor}H0Z`} />
            <path className="line-1" d={path} />
          </>
        )
      }
    >
      {frontier.map((step, at) => (
        <text
          key={step.maxCards}
          className={frontier.length > MAX_IN_ROW && at % 2 === 1 ? "lt-sm:hidden" : undefined}
          x={toPercent(toMiddle(step))}
          y={toPercent(y(step.netUsd))}
          dy="-8"
          textAnchor="middle"
        >
          {formatUsd(step.netUsd)}
        </text>
      ))}
    </Plot>
  );
}
