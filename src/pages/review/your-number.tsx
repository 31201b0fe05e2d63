import type { Card } from "../../catalogue/card.ts";
import { formatUsd } from "../../content/format.ts";
import { paths } from "../../paths.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { DEFAULT_LINES, DEFAULT_SPEND } from "../../rewards/spend-presets.ts";
import { getComputed } from "../computed-cards.ts";

/** What the card is worth a year for the stated default spend. */
export function YourNumber({ card }: { readonly card: Card }) {
  const { ongoing, firstYear } = getComputed(card);
  return (
    <section className="section" id="your-number">
      <h2>Your number</h2>
      <p>
        For a {DEFAULT_SPEND.name.toLowerCase()} that spends {formatUsd(totalMonthlyUsd(DEFAULT_LINES))} a month and uses
        half of the perks, this card comes to:
      </p>
      <dl className="facts number-facts">
        <div>
          <dt>First year, welcome bonus included</dt>
          <dd className={`big-number ${firstYear.netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(firstYear.netUsd)}</dd>
        </div>
        <div>
          <dt>Every later year</dt>
          <dd className={`big-number ${ongoing.netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(ongoing.netUsd)}</dd>
        </div>
      </dl>
      <p className="small muted">
        Rewards {formatUsd(ongoing.rewardsUsd)}, perks {formatUsd(ongoing.perksUsd)}, fee{" "}
        {formatUsd(-ongoing.feesUsd)} a year. Cents per point and perk values are our estimates.{" "}
        <a href={paths.rewardsCompare({ cards: card.slug })}>Put in your own spend</a>.
      </p>
    </section>
  );
}
