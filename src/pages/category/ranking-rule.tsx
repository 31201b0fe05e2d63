import type { Card } from "../../catalog/card.ts";
import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { DEFAULT_LINES, DEFAULT_SPEND } from "../../rewards/spend-presets.ts";
import { SPEND_LABELS } from "../../labels.ts";
import { SPEND_CATEGORIES } from "../../catalog/card.ts";

/** The published rule, the spend it uses, and what it leaves out and why. */
export function RankingRule({ closed }: { readonly closed: readonly Card[] }) {
  return (
    <section className="section" id="rule">
      <h2>How this list is ranked</h2>
      <div className="prose">
        <p>
          The rule sees rating and value, and nothing else: no apply link, no issuer's name, no commission. A test
          shuffles those and checks that the order stays the same. <a href={paths.about("how-we-rate")}>How we rate</a>.
        </p>
        <p>
          The default spend is {formatUsd(totalMonthlyUsd(DEFAULT_LINES))} a month:{" "}
          {SPEND_CATEGORIES.map(
            (key) => `${SPEND_LABELS[key].toLowerCase()} ${formatUsd(DEFAULT_SPEND.monthlyUsd[key])}`,
          ).join(", ")}
          . One-brand rates (a single airline or hotel chain) do not count in it, because most people's travel is spread
          over several: put in your own with the <a href={paths.calculator()}>calculator</a>.
        </p>
        <p>
          Left out: welcome bonuses (they come once), perks without a price, and cards closed to new applications
          {closed.length > 0 ? ` (${closed.map((card) => card.name).join(", ")})` : ""}.
        </p>
      </div>
    </section>
  );
}
