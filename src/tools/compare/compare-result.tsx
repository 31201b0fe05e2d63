import { formatUsd } from "../../format.ts";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import type { Comparison } from "./compare-cards.ts";
import { COMPARE_FORM_ID } from "./compare-form.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { NetChart } from "./net-chart.tsx";

/** `comparison-table.css` knows it too. */
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
        <p className="verdict-lead">{lead}</p>
        <ul>
          {more.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <ThreeNumbers comparison={comparison} />
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

/** What perks make of each card: without them, with those the visitor would use, at the advertised price. */
function ThreeNumbers({ comparison: { worth, shortNames } }: { readonly comparison: Comparison }) {
  return (
    <section className="table-region three-numbers" aria-labelledby="three-numbers-caption" tabIndex={0}>
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
