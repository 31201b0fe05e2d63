import type { Comparison } from "./compare-cards.ts";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { COMPARE_FORM_ID } from "./compare-form.tsx";
import { NetChart } from "./net-chart.tsx";

/** `comparison-table.css` knows it too. */
export const DIFFERENCES_SWITCH_ID = "differences-only";

export interface CompareResultProps {
  readonly comparison: Comparison;
  readonly isDifferencesOnly: boolean;
}

/** Verdict in dollars, the picture behind it, then every row. */
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
