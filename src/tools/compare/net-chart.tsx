/** What each card is worth a year, by total spending with the same mix of purchases: lines that end in the cards' names. */
import { formatUsd } from "../../words/format.ts";
import { linearScale, toLinePath } from "../../ui/linear-scale.ts";
import { Plot, toAnchor, toPercent } from "../../ui/plot.tsx";
import type { Card } from "../../catalog/card.ts";
import type { Comparison } from "./compare-cards.ts";
import { spreadNames } from "./spread-names.ts";
import type { Curves } from "./worth.ts";

/** In rem, as the style sheet has the picture and the letters. */
const PLOT_HEIGHT = 14;
const LINE_HEIGHT = 1.05;
/** Names that stand nearer to their line's end need no leader. */
const NEAR = 0.3;
/** Longer names take two lines, so that the picture keeps its width on a phone. */
const LONG_NAME = 12;

export function NetChart({ comparison }: { readonly comparison: Comparison }) {
  const { cards, shortNames, worth } = comparison;
  const end = worth?.curve.at(-1);
  if (!worth || !end) return null;
  const { curve, monthlyUsd } = worth;
  const nets = curve.flatMap((point) => point.netsUsd);
  const x = linearScale([0, end.monthlyUsd], [0, 100]);
  const y = linearScale([Math.min(...nets, 0), Math.max(...nets, 0)], [100, 0]);
  const turns = worth.stretches.flatMap(({ fromMonthlyUsd, slugs }) => {
    const at = cards.findIndex((card) => slugs.includes(card.slug));
    // The curve has a point at each; shares of a spending are not exact.
    const point = curve.find((known) => Math.abs(known.monthlyUsd - fromMonthlyUsd) < 0.005);
    return fromMonthlyUsd > 0 && point ? [{ fromMonthlyUsd, netUsd: point.netsUsd[at] ?? 0 }] : [];
  });
  return (
    <section className="section" aria-labelledby="curve-title">
      <h2 id="curve-title">Value by spending</h2>
      <figure className="figure curve">
        <Plot
          label={describe(cards, curve)}
          xTicks={x.ticks(4).map((usd) => ({ at: x(usd), text: formatUsd(usd) }))}
          yTicks={y.ticks(4).map((usd) => ({ at: y(usd), text: formatUsd(usd), isZero: usd === 0 }))}
          lines={cards.map((card, index) => (
            <path
              key={card.slug}
              className={`line-${index + 1}`}
              d={toLinePath(curve.map((point) => [x(point.monthlyUsd), y(point.netsUsd[index] ?? 0)]))}
            />
          ))}
        >
          <line className="now" x1={toPercent(x(monthlyUsd))} x2={toPercent(x(monthlyUsd))} y1="-6" y2="100%" />
          <text x={toPercent(x(monthlyUsd))} {...toAnchor(x(monthlyUsd))}>
            your spending
          </text>
          <LineNames names={shortNames} ends={end.netsUsd.map((usd) => y(usd))} />
          {turns.map(({ fromMonthlyUsd, netUsd }) => (
            <circle
              key={fromMonthlyUsd}
              className="point"
              cx={toPercent(x(fromMonthlyUsd))}
              cy={toPercent(y(netUsd))}
              r="5.5"
            />
          ))}
        </Plot>
        <figcaption>
          Net value per year after all fees, by total monthly spending with the same mix of purchases. Welcome bonuses
          are left out.{turns.length > 0 && " Dots mark where the lead changes."}
        </figcaption>
      </figure>
    </section>
  );
}

interface LineNamesProps {
  readonly names: readonly string[];
  /** Of the lines, in percent from the top. */
  readonly ends: readonly number[];
}

/** Each name in its line's color at its line's end; a leader ties it to the end where it had to move. */
function LineNames({ names, ends }: LineNamesProps) {
  const texts = names.map(toLines);
  const toRem = (percent: number) => (percent * PLOT_HEIGHT) / 100;
  const places = texts.map((lines, index) => ({
    at: toRem(ends[index] ?? 0),
    height: (lines.length + 0.15) * LINE_HEIGHT,
  }));
  return spreadNames(places, PLOT_HEIGHT).map((middle, index) => {
    const end = ends[index] ?? 0;
    const at = toPercent((middle * 100) / PLOT_HEIGHT);
    const lines = texts[index] ?? [];
    return (
      <svg key={names[index]} className="curve-name" x="100%" aria-hidden>
        {Math.abs(middle - toRem(end)) > NEAR && (
          <line className={`leader leader-${index + 1}`} x1="2" y1={toPercent(end)} x2="12" y2={at} />
        )}
        <text className={`name-${index + 1}`} y={at}>
          {lines.map((line, row) => (
            <tspan key={line} x="16" dy={row > 0 ? "1.1em" : lines.length > 1 ? "-.2em" : ".35em"}>
              {line}
            </tspan>
          ))}
        </text>
      </svg>
    );
  });
}

function toLines(name: string): readonly string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [gap] = gaps.toSorted((left, right) => Math.abs(left - name.length / 2) - Math.abs(right - name.length / 2));
  return gap === undefined || name.length <= LONG_NAME ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
}

function describe(cards: readonly Card[], curve: Curves["curve"]): string {
  const [start, end] = [curve[0], curve.at(-1)];
  const parts = cards.map(
    (card, index) =>
      `${card.name} from ${formatUsd(start?.netsUsd[index] ?? 0)} to ${formatUsd(end?.netsUsd[index] ?? 0)}`,
  );
  return `Net value per year after all fees, from no spending to ${formatUsd(end?.monthlyUsd ?? 0)} a month: ${parts.join("; ")}.`;
}
