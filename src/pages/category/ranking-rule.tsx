import type { Card, CardCategory } from "../../catalog/card.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import type { Part } from "../../catalog/parts.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { PART_LABELS } from "../../words/profile-labels.ts";
import { type Preset, PRESETS } from "../../engine/value/presets.ts";
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { LIST_READERS } from "../readers.ts";

export interface RankingRuleProps {
  readonly category: CardCategory;
  readonly closed: readonly Card[];
}

/** All that a month's spending is made of: the categories, then the amounts beside them. */
const listSpend = ({ spend, parts }: Preset): (readonly [label: string, usd: number])[] => [
  ...SPEND_CATEGORIES.filter((key) => spend[key] > 0).map((key) => [SPEND_LABELS[key], spend[key]] as const),
  ...Object.entries(parts).map(([part, usd]) => [PART_LABELS[part as Part], usd] as const),
];

/** The published rule, the spend it uses, and what it leaves out and why. */
export function RankingRule({ category, closed }: RankingRuleProps) {
  const reader = LIST_READERS[category];
  const preset = PRESETS.find(({ slug }) => slug === reader.input.preset);
  const isByMonths = category === "zero-apr-balance-transfer";
  return (
    <section className="section" id="rule">
      <h2>How this list is ranked</h2>
      <div className="prose">
        {isByMonths ? (
          <p>
            By months at 0%: the longer of the two periods first, then the other. Among equal months, the lower balance
            transfer fee comes first (a fee that we don't know comes last), then the lower annual fee. Rewards do not
            count here, because interest on a balance costs more than any card pays back.
          </p>
        ) : (
          <p>
            Half of the score is our rating. The other half is dollars per year, after the fee, for the person this list
            is for. A credit at a named merchant counts as $0, because we do not know who would use it. Perks used on
            trips count by the trips that person takes.
          </p>
        )}
        <p>
          The rule sees no apply link, no issuer's name and no commission. A test shuffles those and checks that the
          order stays the same. <a href={paths.about("how-we-rate")}>How we rate</a>.
        </p>
        {!isByMonths && preset && (
          <p>
            Monthly spending behind this list:{" "}
            {listSpend(preset)
              .map(([label, usd]) => `${label.toLowerCase()} ${formatUsd(usd)}`)
              .join(", ")}
            {preset.foreignPercent > 0 && `; ${preset.foreignPercent}% of it abroad`}.{" "}
            {reader.usesOwnBrand
              ? "A card of an airline, hotel group or store is priced for someone who uses that brand."
              : "Rates at a single airline or hotel group do not count, because the travel is spread over several."}{" "}
            Enter your own spending and trips in <a href={paths.analyzer()}>the analyzer</a>.
          </p>
        )}
        <p>
          Left out:{" "}
          {category !== "business" && (
            <>
              business cards (<a href={paths.category("business")}>they have their own list</a>),{" "}
            </>
          )}
          welcome bonuses (they come once), perks without a price, and cards closed to new applications
          {closed.length > 0 ? ` (${closed.map((card) => card.name).join(", ")})` : ""}. The picks above are our
          editors' choices, each for the person in its label.
        </p>
      </div>
    </section>
  );
}
