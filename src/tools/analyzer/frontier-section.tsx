import { formatUsd, subtractShown } from "../../words/format.ts";
import type { AnalyzerResult } from "./analyze.ts";
import { CardNames } from "../shared/card-names.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { FrontierChart } from "./frontier-chart.tsx";

/** Our pick of one card, two cards … and what each further card adds. */
export function FrontierSection({ result }: { readonly result: AnalyzerResult }) {
  const { labels } = result;
  const frontier = result.frontier.filter(({ maxCards }) => maxCards > 0);
  const rows = frontier.map((step, index) => ({
    ...step,
    addsUsd: subtractShown(step.netUsd, frontier[index - 1]?.netUsd ?? 0),
  }));
  if (rows.length < 2) return null;
  return (
    <section className="result-part chart-beside">
      <h3>Is one more card worth it?</h3>
      <figure className="figure">
        <FrontierChart frontier={frontier} />
        <figcaption>What our pick is worth a year, by the number of cards you allow.</figcaption>
      </figure>
      <DataTable
        caption="Our pick by number of cards"
        rows={rows}
        toKey={(row) => String(row.maxCards)}
        isStacked={false}
        columns={[
          { label: "Cards", render: (row) => (row.maxCards === 1 ? "1" : `Up to ${row.maxCards}`) },
          { label: "Our pick", render: (row) => <CardNames slugs={row.cards} labels={labels} /> },
          {
            label: "Net per year",
            isNumber: true,
            render: (row, index) => (
              <>
                {formatUsd(row.netUsd)}
                {index > 0 && (
                  <small className="cell-note">
                    {row.addsUsd <= 0 ? "adds nothing" : `+${formatUsd(row.addsUsd)}`}
                  </small>
                )}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
