import { formatPercent, formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { FLAT_PERCENT } from "../../engine/value/flat-card.ts";
import { MAX_FEE_SHARE, NARROW_RATE_USD } from "./rank-finder-cards.ts";

/** The rule of the finder in words, as `rank-finder-cards.ts` carries it out. */
export function FinderRule() {
  return (
    <section className="section">
      <h2>How the finder decides</h2>
      <div className="prose">
        <p>
          Left out are cards closed to new applications, cards above your fee limit or with a fee of more than{" "}
          {formatPercent(MAX_FEE_SHARE * 100)} of your spend, cards whose credit score starts above the lower end of
          your band, cards of an airline or hotel group that you don't use, cards for clients of one bank, cards that
          would cost you more than they give, and, if you carry a balance, cards that must be paid in full. Without a
          credit history only cards count that say they take you.
        </p>
        <p>
          The rest are ordered by dollars a year for your spend and trips, each as the only card you use. “Most money
          back” is what a later year leaves after the fee; “perks” counts the perks that you would use twice and leaves
          out cards without one, if any has one; “low cost” counts points as cash, the fee twice, and takes off{" "}
          {formatUsd(NARROW_RATE_USD)} for every limited, narrow or chosen rate. “Bonus” counts the welcome bonus less
          the first fee and less what its minimum spend would earn on a flat {FLAT_PERCENT}% card; only offers count
          that we saw in the last six months and that your spend reaches in time. If you carry a balance, the longest 0%
          period goes before all dollars.
        </p>
        <p>
          The rule receives no issuer, no link and no commission. <a href={paths.about("how-we-rate")}>How we rate</a>.
        </p>
      </div>
    </section>
  );
}
