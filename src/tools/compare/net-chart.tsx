/** What each card leaves a year, by total spend in the same mix: lines, and the figures behind them as a table. */
import { formatUsd } from "../../words/format.ts";
import type { Comparison } from "./compare-cards.ts";
import { linearScale, toLinePath } from "../../ui/linear-scale.ts";
import { Plot, toAnchor, toPercent } from "../../ui/plot.tsx";
import { spreadNames } from "./spread-names.ts";

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
      <div className="curve grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
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
            {spreadNames(end.netsUsd.map((usd) => y(usd))).map((top, index) => (
              <LineName key={cards[index]?.slug} top={top} name={shortNames[index] ?? ""} />
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
          <ul className="flex flex-wrap gap-x-5 gap-y-1 small lt-md:grid">
            {cards.map((card, index) => (
              <li key={card.slug}>
                <svg className="chart inline-block w-[2.4em]! h-[0.8em]! mr-1.5" viewBox="0 0 36 10" aria-hidden>
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
    <section className="table-region caption-in-sight [&_:is(th,td)]:px-3" aria-labelledby="curve-caption" tabIndex={0}>
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

/** Longer names take two lines, so that the picture keeps its width on a phone. */
const LONG_NAME = 12;

function LineName({ top, name }: { readonly top: number; readonly name: string }) {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [gap] = gaps.toSorted((left, right) => Math.abs(left - name.length / 2) - Math.abs(right - name.length / 2));
  const lines = gap === undefined || name.length <= LONG_NAME ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
  return (
    <text className="curve-name font-650" y={toPercent(top)} aria-hidden>
      {lines.map((line, index) => (
        <tspan key={line} x="100%" dx="8" dy={index > 0 ? "1.1em" : lines.length > 1 ? "-.2em" : ".35em"}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function describe({ cards, curve }: Comparison): string {
  const [start, end] = [curve[0], curve.at(-1)];
  const parts = cards.map(
    (card, index) =>
      `${card.name} from ${formatUsd(start?.netsUsd[index] ?? 0)} to ${formatUsd(end?.netsUsd[index] ?? 0)}`,
  );
  return `Worth a year after the fee, from no spend to ${formatUsd(end?.monthlyUsd ?? 0)} a month: ${parts.join("; ")}.`;
}
