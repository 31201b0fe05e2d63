/** What each card leaves a year, by total spend in the same mix: lines, and the figures behind them as a table. */
import { formatUsd } from "../../format.ts";
import type { Comparison } from "./compare-cards.ts";
import { linearScale, toLinePath } from "../../ui/linear-scale.ts";
import { Plot, toAnchor, toPercent } from "../../ui/plot.tsx";

export function NetChart({ comparison }: { readonly comparison: Comparison }) {
  const { cards, shortNames, curve, curveTable, monthlyUsd } = comparison;
  const end = curve.at(-1);
  if (!end) return null;
  const nets = curve.flatMap((point) => point.netsUsd);
  const x = linearScale([0, end.monthlyUsd], [0, 100]);
  const y = linearScale([Math.min(...nets, 0), Math.max(...nets, 0)], [100, 0]);
  const toPath = (index: number) =>
    toLinePath(curve.map((point) => [x(point.monthlyUsd), y(point.netsUsd[index] ?? 0)]));
  const turns = comparison.stretches.filter(
    (stretch) => stretch.fromMonthlyUsd > 0 && stretch.fromMonthlyUsd <= end.monthlyUsd,
  );
  return (
    <section className="section" aria-labelledby="curve-title">
      <h2 id="curve-title">Worth by spend</h2>
      <div className="curve">
        <figure className="figure">
          <Plot
            label={describe(comparison)}
            xTicks={x.ticks(4).map((usd) => ({ at: x(usd), text: formatUsd(usd) }))}
            yTicks={y.ticks(4).map((usd) => ({ at: y(usd), text: formatUsd(usd), isZero: usd === 0 }))}
            lines={cards.map((card, index) => (
              <path key={card.slug} className={`line-${index + 1}`} d={toPath(index)} />
            ))}
          >
            <line className="now" x1={toPercent(x(monthlyUsd))} x2={toPercent(x(monthlyUsd))} y1="-6" y2="100%" />
            <text x={toPercent(x(monthlyUsd))} {...toAnchor(x(monthlyUsd))}>
              your spend
            </text>
            {spread(end.netsUsd.map((usd) => y(usd))).map((top, index) => (
              <text
                key={cards[index]?.slug}
                className="curve-name"
                x="100%"
                y={toPercent(top)}
                dy="-.5em"
                textAnchor="end"
                aria-hidden
              >
                {shortNames[index]}
              </text>
            ))}
            {turns.map((turn) => {
              const at = cards.findIndex((card) => turn.slugs.includes(card.slug));
              const point = curveTable.find((row) => row.monthlyUsd === turn.fromMonthlyUsd);
              return (
                <circle
                  key={turn.fromMonthlyUsd}
                  className="point"
                  cx={toPercent(x(turn.fromMonthlyUsd))}
                  cy={toPercent(y(point?.netsUsd[at] ?? 0))}
                  r="5.5"
                />
              );
            })}
          </Plot>
          <ul className="legend">
            {cards.map((card, index) => (
              <li key={card.slug}>
                <svg className="chart legend-line" viewBox="0 0 36 10" aria-hidden>
                  <line className={`line-${index + 1}`} x1="0" x2="36" y1="5" y2="5" />
                </svg>
                {card.name}
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

/** The figures behind the picture. */
function CurveTable({
  comparison: { cards, shortNames, curveTable, monthlyUsd },
}: {
  readonly comparison: Comparison;
}) {
  return (
    <section className="table-region curve-table" aria-labelledby="curve-caption" tabIndex={0}>
      <table>
        <caption id="curve-caption">The figures behind the picture: dollars a year, by spend a month</caption>
        <thead>
          <tr>
            <th scope="col">Spend a month</th>
            {cards.map((card, index) => (
              <th key={card.slug} scope="col" className="is-number">
                <span aria-hidden>{shortNames[index]}</span>
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

/** Names over the ends of their lines, moved apart where lines end close together, and kept inside of the picture. */
function spread(tops: readonly number[], gap = 11): number[] {
  const order = tops.map((_, index) => index).toSorted((left, right) => tops[left]! - tops[right]!);
  const placed = tops.map((top) => Math.min(Math.max(top, gap), 100));
  for (const [position, index] of order.entries()) {
    const above = order[position - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index]!, placed[above]! + gap);
  }
  const overflow = Math.max(0, ...placed.map((top) => top - 100));
  return placed.map((top) => top - overflow);
}

function describe({ cards, curve }: Comparison): string {
  const [start, end] = [curve[0], curve.at(-1)];
  const parts = cards.map(
    (card, index) =>
      `${card.name} from ${formatUsd(start?.netsUsd[index] ?? 0)} to ${formatUsd(end?.netsUsd[index] ?? 0)}`,
  );
  return `Worth a year after the fee, from no spend to ${formatUsd(end?.monthlyUsd ?? 0)} a month: ${parts.join("; ")}.`;
}
