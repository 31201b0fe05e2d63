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
        The analyzer looks at {listCards().length} cards with every rate, cap and fee. It makes the most of each cap and
        values points by what these cards let you do with them. Lounge access and similar perks count once, however many
        cards include them. If you enter nothing, it uses the spending of a {household?.name.toLowerCase()},{" "}
        {formatUsd(totalUsd)} a month.
      </p>
      <p>
        What a point is worth and how much of a perk you would use are estimates, and you can change both.{" "}
        <a href={paths.about("how-we-rate")}>How we rate</a> says where ours come from. A credit at one store counts as
        $0 until you say that you spend there or would use it anyway. A perk or bonus that requires spending counts only
        if the plan puts that spending on the card.
      </p>
      <p>
        Nothing you enter leaves your browser, except in the request for this page. Developers can run the same search
        with <a href={paths.developers()}>the API</a>.
      </p>
    </section>
  );
}
