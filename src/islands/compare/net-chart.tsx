/** What each card leaves a year, by total spend in the same mix: lines, and the figures behind them as a table. */
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";

import { formatUsd } from "../../content/format.ts";
import type { Comparison } from "../../tools/compare/compare-cards.ts";

const WIDTH = 640;
const HEIGHT = 320;
const MARGIN = { top: 26, right: 30, bottom: 30, left: 4 } as const;
const LETTERS = ["A", "B", "C", "D"] as const;

export function NetChart({ comparison }: { readonly comparison: Comparison }) {
  const { cards, curve, curveTable, monthlyUsd } = comparison;
  const end = curve.at(-1);
  if (!end) return null;
  const nets = curve.flatMap((point) => point.netsUsd);
  const x = scaleLinear([0, end.monthlyUsd], [MARGIN.left, WIDTH - MARGIN.right]);
  const y = scaleLinear([Math.min(...nets, 0), Math.max(...nets, 0)], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const toPath = (index: number) =>
    line<(typeof curve)[number]>()
      .x((point) => Math.round(x(point.monthlyUsd) * 10) / 10)
      .y((point) => Math.round(y(point.netsUsd[index] ?? 0) * 10) / 10)(curve) ?? "";
  const turns = comparison.stretches.filter(
    (stretch) => stretch.fromMonthlyUsd > 0 && stretch.fromMonthlyUsd <= end.monthlyUsd,
  );
  return (
    <section className="section" aria-labelledby="curve-title">
      <h2 id="curve-title">Worth by spend</h2>
      <div className="curve">
        <figure className="figure">
          <svg
            className="chart net-chart"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={describe(comparison)}
          >
            {y.ticks(4).map((usd) => (
              <g key={usd} transform={`translate(0 ${y(usd).toFixed(1)})`}>
                <line className={usd === 0 ? "zero" : "rule"} x1={MARGIN.left} x2={WIDTH - MARGIN.right} />
                <text className="axis" x={MARGIN.left} y="-5">
                  {formatUsd(usd)}
                </text>
              </g>
            ))}
            {x.ticks(4).map((usd) => (
              <text
                key={usd}
                className="axis"
                x={x(usd).toFixed(1)}
                y={HEIGHT - 6}
                textAnchor={usd === 0 ? "start" : "middle"}
              >
                {formatUsd(usd)}
              </text>
            ))}
            <line
              className="now"
              x1={x(monthlyUsd).toFixed(1)}
              x2={x(monthlyUsd).toFixed(1)}
              y1={MARGIN.top - 10}
              y2={HEIGHT - MARGIN.bottom}
            />
            <text x={(x(monthlyUsd) + 6).toFixed(1)} y={MARGIN.top - 8}>
              your spend
            </text>
            {cards.map((card, index) => (
              <path key={card.slug} className={`line-${index + 1}`} d={toPath(index)} />
            ))}
            {spread(end.netsUsd.map((usd) => y(usd))).map((top, index) => (
              <text key={LETTERS[index]} className="curve-letter" x={WIDTH - MARGIN.right + 8} y={(top + 5).toFixed(1)}>
                {LETTERS[index]}
              </text>
            ))}
            {turns.map((turn) => {
              const at = cards.findIndex((card) => turn.slugs.includes(card.slug));
              const point = curveTable.find((row) => row.monthlyUsd === turn.fromMonthlyUsd);
              return (
                <circle
                  key={turn.fromMonthlyUsd}
                  className="point"
                  cx={x(turn.fromMonthlyUsd).toFixed(1)}
                  cy={y(point?.netsUsd[at] ?? 0).toFixed(1)}
                  r="5.5"
                />
              );
            })}
          </svg>
          <ul className="legend">
            {cards.map((card, index) => (
              <li key={card.slug}>
                <svg className="chart legend-line" viewBox="0 0 36 10" aria-hidden>
                  <line className={`line-${index + 1}`} x1="0" x2="36" y1="5" y2="5" />
                </svg>
                <b>{LETTERS[index]}</b> {card.name}
              </li>
            ))}
          </ul>
          <figcaption>
            Dollars a year after the fee (upright) by total spend a month in the same mix (across); welcome bonuses left
            out.
            {turns.length > 0 && " Dots: where the lead changes."}
          </figcaption>
        </figure>
        <CurveTable comparison={comparison} />
      </div>
    </section>
  );
}

/** The figures behind the picture; columns are named by the letters of the lines, so that it fits a narrow screen. */
function CurveTable({ comparison: { cards, curveTable, monthlyUsd } }: { readonly comparison: Comparison }) {
  return (
    <section className="table-region curve-table" aria-labelledby="curve-caption" tabIndex={0}>
      <table>
        <caption id="curve-caption">The figures behind the picture: dollars a year, by spend a month</caption>
        <thead>
          <tr>
            <th scope="col">Spend a month</th>
            {cards.map((card, index) => (
              <th key={card.slug} scope="col" className="is-number">
                <span aria-hidden>{LETTERS[index]}</span>
                <span className="visually-hidden">{card.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curveTable.map((row) => (
            <tr key={row.monthlyUsd}>
              <th scope="row">
                <span className="num">{formatUsd(row.monthlyUsd)}</span>
                {row.monthlyUsd === monthlyUsd && <small className="cell-note">yours</small>}
              </th>
              {cards.map((card, index) => (
                <td key={card.slug} className="is-number num">
                  {formatUsd(row.netsUsd[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Letters at the ends of the lines, moved apart where lines end close together. */
function spread(tops: readonly number[], gap = 22): number[] {
  const placed = [...tops];
  const order = tops.map((_, index) => index).toSorted((left, right) => tops[left]! - tops[right]!);
  for (const [position, index] of order.entries()) {
    const above = order[position - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index]!, placed[above]! + gap);
  }
  return placed;
}

function describe({ cards, curve }: Comparison): string {
  const [start, end] = [curve[0], curve.at(-1)];
  const parts = cards.map(
    (card, index) =>
      `${card.name} from ${formatUsd(start?.netsUsd[index] ?? 0)} to ${formatUsd(end?.netsUsd[index] ?? 0)}`,
  );
  return `Worth a year after the fee, from no spend to ${formatUsd(end?.monthlyUsd ?? 0)} a month: ${parts.join("; ")}.`;
}
