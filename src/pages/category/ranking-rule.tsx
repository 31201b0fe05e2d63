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
            We rank cards by the longer of their two 0% periods, then by the shorter. Ties go to the lower balance
            transfer fee (a fee that we don't know comes last), then to the lower annual fee. Rewards play no part here,
            because interest on a balance costs more than any card pays back.
          </p>
        ) : (
          <p>
            Half of the score is our rating. The other half is dollars per year, after the fee, for the person this list
            is for. We value credits at named merchants at $0, because we don't know who would use them. We value perks
            used on trips by the number of trips that person takes.
          </p>
        )}
        <p>
          The rule can't see apply links, issuers' names or commissions. An automated test shuffles them and checks that
          the order doesn't change. <a href={paths.about("how-we-rate")}>How we rate</a>.
        </p>
        {!isByMonths && preset && (
          <p>
            Monthly spending behind this list:{" "}
            {listSpend(preset)
              .map(([label, usd]) => `${label.toLowerCase()} ${formatUsd(usd)}`)
              .join(", ")}
            {preset.foreignPercent > 0 && `; ${preset.foreignPercent}% of it abroad`}.{" "}
            {reader.usesOwnBrand
              ? "We value the card of an airline, hotel group or store for someone who uses that brand."
              : "Higher rates at a single airline or hotel group are left out, because the travel is spread over several."}{" "}
            Enter your own spending and trips in <a href={paths.analyzer()}>the analyzer</a>.
          </p>
        )}
        <p>
          We leave out{" "}
          {category !== "business" && (
            <>
              business cards, which <a href={paths.category("business")}>have their own list</a>, and{" "}
            </>
          )}
          cards closed to new applications
          {closed.length > 0 ? ` (${closed.map((card) => card.name).join(", ")})` : ""}.{" "}
          {!isByMonths && "The dollars leave out welcome bonuses and perks without a price. "}
          Our editors chose the picks above, each for the need or the reader in its label.
        </p>
      </div>
    </section>
  );
}
