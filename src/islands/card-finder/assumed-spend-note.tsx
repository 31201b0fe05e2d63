import { formatPercent, formatUsd } from "../../content/format.ts";
import { SPEND_LABELS } from "../../content/labels.ts";
import { paths } from "../../paths.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { BRAND_SHARE, PORTAL_SHARE, TRIP_COST_USD } from "../../tools/card-finder/assumed-spend.ts";
import type { FinderResult } from "../../tools/card-finder/find-cards.ts";
import { BRAND_PREFIX } from "../../tools/spend-query.ts";
import { toQueryString } from "../../tools/tool-query.ts";
import { DataTable } from "../../ui/data-table.tsx";

/** What the dollars rest on, figure by figure, with the way to replace it by one's own. */
export function AssumedSpendNote({ result }: { readonly result: FinderResult }) {
  const { answers, spend, picks } = result;
  const own: [string, string][] = [
    ...spend.lines.map((line): [string, string] => [
      line.brand === null ? line.category : BRAND_PREFIX + line.brand,
      String(Math.round(line.monthlyUsd)),
    ]),
    ["perks", String(spend.perkPercent)],
    ...(picks.length > 0 ? [["cards", picks.map(({ card }) => card.slug).join(",")] as [string, string]] : []),
  ];
  return (
    <section className="section" aria-labelledby="assumed-title">
      <h2 id="assumed-title">The spend we assume</h2>
      <p className="prose">
        You told us no amounts, so these follow from your answers: the everyday spend of our profile “
        {spend.everyday.name}
        ”, {answers.tripsAYear} {answers.tripsAYear === 1 ? "trip" : "trips"} a year at {formatUsd(TRIP_COST_USD)} each
        {answers.brands.length > 0 &&
          `, ${formatPercent(BRAND_SHARE * 100)} of it at ${answers.brands.join(" and ")}`},{" "}
        {formatPercent(PORTAL_SHARE * 100)} of the {answers.brands.length > 0 ? "rest" : "travel"} booked in the
        issuer's portal, and {formatPercent(spend.perkPercent)} of the perks used.
      </p>
      <details className="disclosure">
        <summary>{formatUsd(totalMonthlyUsd(spend.lines))} a month, line by line</summary>
        <div>
          <DataTable
            caption="Assumed spend"
            isCaptionHidden
            rows={spend.lines}
            toKey={(line) => `${line.category} ${line.brand ?? ""}`}
            columns={[
              { key: "line", label: "Spend", render: (line) => line.brand ?? SPEND_LABELS[line.category] },
              { key: "usd", label: "A month", isNumber: true, render: (line) => formatUsd(line.monthlyUsd) },
            ]}
          />
        </div>
      </details>
      <p className="section-more no-print">
        <a href={paths.rewardsCompare() + toQueryString(own)}>Work it out with your own amounts</a>
      </p>
    </section>
  );
}
