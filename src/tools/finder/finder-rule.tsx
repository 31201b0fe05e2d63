import { paths } from "../../paths.ts";
import { BRAND_SHARE, TRIP_COST_USD } from "./assumed-spend.ts";
import { NARROW_RATE_USD } from "./rank-finder-cards.ts";
import { formatPercent, formatUsd } from "../../format.ts";

/** The rule of the finder in words, as `tools/finder/rank-finder-cards.ts` carries it out. */
export function FinderRule() {
  return (
    <section className="section">
      <h2>How the finder decides</h2>
      <div className="prose">
        <p>
          Left out are cards closed to new applications, cards above your fee, cards whose credit score floor is higher
          than the lower end of your band, cards of an airline or hotel group that you did not name, and, if you carry a
          balance, cards that must be paid in full.
        </p>
        <p>
          The rest are ordered by dollars a year: for your own spend if you enter it, otherwise for one based on your
          answers, with {formatUsd(TRIP_COST_USD)} a trip, {formatPercent(BRAND_SHARE * 100)} of it at the brands you
          name. “Most money back” is what a later year leaves after the fee; “perks” counts perks twice; “bonus” takes
          the first year, with the bonus if the spend reaches it; “low cost” counts the fee twice and takes off{" "}
          {formatUsd(NARROW_RATE_USD)} for every capped or narrow rate. If you carry a balance, the longest 0% period
          goes before all dollars.
        </p>
        <p>
          The rule receives no issuer, no link and no commission. <a href={paths.about("how-we-rate")}>How we rate</a>.
        </p>
      </div>
    </section>
  );
}
