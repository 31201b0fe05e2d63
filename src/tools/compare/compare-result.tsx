import { formatUsd } from "../../words/format.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import type { Comparison } from "./compare-cards.ts";
import { COMPARE_FORM_ID } from "./compare-form.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { NetChart } from "./net-chart.tsx";

/** The shortcut `comparison` knows it too. */
export const DIFFERENCES_SWITCH_ID = "differences-only";

export interface CompareResultProps {
  readonly comparison: Comparison;
  readonly isDifferencesOnly: boolean;
}

/** Verdict in dollars, the three numbers of each card, the picture behind them, then every row. */
export function CompareResult({ comparison, isDifferencesOnly }: CompareResultProps) {
  const [lead, ...more] = comparison.verdict.sentences;
  return (
    <>
      <section className="panel verdict section-tight" aria-labelledby="verdict-title">
        <h2 className="kicker" id="verdict-title">
          Verdict
        </h2>
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="stack">
            <Leaders comparison={comparison} />
            <p className="verdict-lead font-serif font-600 text-2 leading-[1.25] text-pretty">{lead}</p>
          </div>
          <LeaderBars comparison={comparison} />
        </div>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
          <ul className="plain-list">
            {more.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <ThreeNumbers comparison={comparison} />
        </div>
        {comparison.assumptions.length > 0 && <p className="small muted">{comparison.assumptions.join(" ")}</p>}
      </section>
      <NetChart comparison={comparison} />
      <section className="section comparison" aria-labelledby="rows-title">
        <div className="section-head">
          <h2 id="rows-title">Side by side</h2>
          <label className="choice no-print">
            <input
              id={DIFFERENCES_SWITCH_ID}
              type="checkbox"
              name="differences"
              value="1"
              form={COMPARE_FORM_ID}
              defaultChecked={isDifferencesOnly}
            />
            Differences only
          </label>
        </div>
        <DisclosureNote />
        <ComparisonTable comparison={comparison} />
      </section>
    </>
  );
}

const findLeader = ({ verdict, worth }: Comparison) => worth.find(({ slug }) => slug === verdict.leaders[0]);

/** The answer as an object: the card in front, or those that are level, and its dollars. */
function Leaders({ comparison }: { readonly comparison: Comparison }) {
  const leader = findLeader(comparison);
  if (!leader) return null;
  const { netUsd } = leader.ongoing;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3 items-center">
      {comparison.cards
        .filter(({ slug }) => comparison.verdict.leaders.includes(slug))
        .map((card) => (
          <div key={card.slug} className="w-38 print:hidden">
            <CardArt card={card} width={152} />
          </div>
        ))}
      <p>
        <span className={`big-number ${netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(netUsd)}</span> a year, after the fee
      </p>
    </div>
  );
}

function LeaderBars({ comparison }: { readonly comparison: Comparison }) {
  const leader = findLeader(comparison);
  if (!leader) return null;
  return (
    <figure className="figure content-start">
      <figcaption>What {leader.name} earns in a later year</figcaption>
      <ValueBars parts={leader.ongoing} perksLabel="Perks you would use" />
    </figure>
  );
}

/** What perks make of each card: without them, with those the visitor would use, at the advertised price. */
function ThreeNumbers({ comparison: { worth, shortNames } }: { readonly comparison: Comparison }) {
  return (
    <section
      className="table-region caption-in-sight three-numbers w-fit max-w-full"
      aria-labelledby="three-numbers-caption"
      tabIndex={0}
    >
      <table>
        <caption id="three-numbers-caption">Dollars a year after the fee, by how much you make of the perks</caption>
        <thead>
          <tr>
            <th scope="col">Perks</th>
            {worth.map(({ slug, name }, index) => (
              <th key={slug} scope="col" className="is-number">
                <span aria-hidden>{shortNames[index]}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">None</th>
            {worth.map(({ slug, withoutPerksUsd }) => (
              <td key={slug} className="is-number num">
                {formatUsd(withoutPerksUsd)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Those you would use</th>
            {worth.map(({ slug, ongoing }) => (
              <td key={slug} className="is-number num">
                <b>{formatUsd(ongoing.netUsd)}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">All at face value</th>
            {worth.map(({ slug, faceValueUsd }) => (
              <td key={slug} className="is-number num">
                {formatUsd(faceValueUsd)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
