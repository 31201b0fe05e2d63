import { formatPercent, formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { type AssumedSpend, BRAND_SHARE, PORTAL_SHARE, TRIP_COST_USD } from "./assumed-spend.ts";
import type { FinderResult } from "./find-cards.ts";
import { BRAND_PREFIX } from "../spend/spend-query.ts";
import { toQueryString } from "../tool-query.ts";
import { SpendLinesFold } from "./spend-lines-fold.tsx";

/** What the dollars rest on, figure by figure, with the way to replace it by one's own. */
export function AssumedSpendNote({ result, spend }: { readonly result: FinderResult; readonly spend: AssumedSpend }) {
  const { answers, picks } = result;
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
        You didn't enter amounts, so we used these, based on your answers: the everyday spend of our profile “
        {spend.everyday.name}
        ”, {answers.tripsAYear} {answers.tripsAYear === 1 ? "trip" : "trips"} a year at {formatUsd(TRIP_COST_USD)} each
        {answers.brands.length > 0 &&
          `, ${formatPercent(BRAND_SHARE * 100)} of it at ${answers.brands.join(" and ")}`},{" "}
        {formatPercent(PORTAL_SHARE * 100)} of the {answers.brands.length > 0 ? "rest" : "travel"} booked in the
        issuer's portal, and {formatPercent(spend.perkPercent)} of the perks used.
      </p>
      <SpendLinesFold caption="Assumed spend" lines={spend.lines} />
      <p className="section-more no-print">
        <a href={paths.calculator() + toQueryString(own)}>Calculate with your own amounts</a>
      </p>
    </section>
  );
}
