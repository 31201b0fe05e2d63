import { listCards } from "../../catalog/queries.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";

const [household] = PRESETS;
const totalUsd = Object.values(household?.spend ?? {}).reduce((sum, usd) => sum + usd, 0);

/** How we get these numbers. */
export function AboutAnalyzer() {
  return (
    <section className="section prose">
      <h2>How we get these numbers</h2>
      <p>
        The analyzer looks at {listCards().length} cards with every rate, cap and fee. Caps are filled in the best way;
        points count at what you can get for them with the cards of the wallet; lounge access and the like count once,
        however many cards bring them. Without figures of yours it works with the spend of a{" "}
        {household?.name.toLowerCase()}, {formatUsd(totalUsd)} a month.
      </p>
      <p>
        What a point is worth and how much of a perk you would use are estimates, and you can change both.{" "}
        <a href={paths.about("how-we-rate")}>How we rate</a> says where ours come from. A credit at one merchant counts
        nothing until you say that you spend there or would use it anyway. A perk or bonus that needs spend counts only
        if the plan puts that spend on the card.
      </p>
      <p>
        Nothing you enter leaves your browser, except in the request for this page. The search is open to programs too:
        see <a href={paths.developers()}>the API</a>.
      </p>
    </section>
  );
}
