import { formatPercent, formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { MAX_FEE_SHARE, NARROW_RATE_USD } from "./rank-finder-cards.ts";
import { FLAT_PERCENT } from "../../engine/value/profile.ts";

/** The rule of the finder in words, as `rank-finder-cards.ts` carries it out. */
export function FinderRule() {
  return (
    <section className="section">
      <h2>How the finder decides</h2>
      <div className="prose">
        <p>
          We leave out cards that are closed to new applications, that only one bank's customers can get, or whose
          airline or hotel group you don't use. A card is out, too, if it needs a higher credit score than the low end
          of your range or would cost you more than it earns. So is one whose fee is above your limit or above{" "}
          {formatPercent(MAX_FEE_SHARE * 100)} of your spending. If you carry a balance, we also leave out cards that
          must be paid in full. If you have no credit history, we show only cards that say they accept you.
        </p>
        <p>
          We order the rest by dollars a year for your spending and trips, each as the only card you use. "Most money
          back" means the value of a year after the first, net of the fee. A fee is certain and rewards are an estimate,
          so we also subtract a quarter of each annual fee plus $25, and $25 for a deposit. "Perks" gives the perks
          you'd use double weight and leaves out cards that have none. "Low cost" counts points as cash and the fee
          twice, and subtracts {formatUsd(NARROW_RATE_USD)} for each rate that is limited or narrow, or that you have to
          choose. "Bonus" is the welcome bonus minus the first fee and minus what its required spending would earn on a
          flat {FLAT_PERCENT}% card. It includes only offers seen in the last 18 months that your spending reaches in
          time; if we haven't seen one for 90 days, we use the card's usual offer. If you carry a balance, the longest
          0% period comes first, before any dollars.
        </p>
        <p>
          The code that ranks the cards sees no issuer, link or commission.{" "}
          <a href={paths.about("how-we-rate")}>How we rate</a>.
        </p>
      </div>
    </section>
  );
}
