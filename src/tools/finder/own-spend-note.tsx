import { formatPercent, formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import type { FinderResult } from "./find-cards.ts";
import type { OwnSpend } from "./finder-spend.ts";
import { findPreset, toSpendParameters } from "../spend/spend-query.ts";
import { toQueryString } from "../tool-query.ts";
import { REDEEM_LABELS } from "../spend/spend-fields.tsx";
import { SpendLinesFold } from "./spend-lines-fold.tsx";

/** What the dollars rest on where the visitor gave a spend, and what of the answers it leaves out. */
export function OwnSpendNote({ result, spend }: { readonly result: FinderResult; readonly spend: OwnSpend }) {
  const { profile, lines } = spend;
  const { answers, picks } = result;
  const preset = findPreset(profile);
  const unspent = answers.brands.filter((brand) => !(brand in profile.brandsMonthlyUsd));
  const cards = picks.map(({ card }) => card.slug).join(",");
  return (
    <section className="section" aria-labelledby="spend-title">
      <h2 id="spend-title">The spend behind this result</h2>
      <p className="prose">
        {preset ? `The amounts of our profile “${preset.name}”` : "Your own amounts"},{" "}
        {formatUsd(totalMonthlyUsd(lines))} a month, {formatPercent(profile.foreignPercent)} of it abroad, and{" "}
        {formatPercent(profile.perkPercent)} of the perks used. Points are used for:{" "}
        {REDEEM_LABELS[profile.redeem].toLowerCase()}. Nothing is added for trips.
        {unspent.length > 0 &&
          ` No amount is given for ${unspent.join(" or ")}, so a brand's own rate there counts for nothing yet.`}
      </p>
      <SpendLinesFold caption="Spend" lines={lines} />
      <p className="section-more no-print">
        <a
          href={
            paths.calculator() +
            toQueryString([...toSpendParameters(profile), ...(cards === "" ? [] : [["cards", cards] as const])])
          }
        >
          See these cards in the calculator
        </a>
      </p>
    </section>
  );
}
