import { listCards } from "../../catalog/queries.ts";
import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { DEFAULT_LINES, DEFAULT_SPEND } from "../../rewards/spend-presets.ts";

/** How we get these numbers. */
export function AboutAnalyzer() {
  return (
    <section className="section prose">
      <h2>How we get these numbers</h2>
      <p>
        The analyzer looks at {listCards().length} cards with every rate, cap and fee. Spend is even over the year; caps
        are filled in the best way; cards of one program pool their points at the best value among them; perks like
        lounge access count once, however many cards bring them. Without figures of yours it works with the spend of a{" "}
        {DEFAULT_SPEND.name.toLowerCase()}, {formatUsd(totalMonthlyUsd(DEFAULT_LINES))} a month.
      </p>
      <p>
        What a point is worth and how much of a perk you would use are estimates, and you can change both.{" "}
        <a href={paths.about("how-we-rate")}>How we rate</a> says where ours come from. A bonus counts only in the first
        year, only when your spend reaches it in time, and never for a card you have already.
      </p>
      <p>
        Nothing you enter leaves your browser, except in the request for this page. The search is open to programs too:
        see <a href={paths.developers()}>the API</a>.
      </p>
    </section>
  );
}
