import { KeepButtons } from "../../ui/keep-buttons.tsx";
import { formatUsd } from "../../words/format.ts";
import { AllocationTable } from "../shared/allocation-table.tsx";
import { BonusList } from "../shared/bonus-list.tsx";
import { CapBars } from "../shared/cap-bars.tsx";
import { PerkLists } from "../shared/perk-lists.tsx";
import { toCardNote } from "../shared/to-card-note.ts";
import type { CalculatorResult } from "./calculate-rewards.ts";
import type { HeldCards } from "./held-cards.ts";
import { FLAT_PERCENT } from "../../engine/value/profile.ts";

export interface PartProps {
  readonly held: HeldCards;
  readonly result: CalculatorResult;
}

/** One card alone: caps, bonus, perks, and what it earns where. */
export function CardDetail({ held, result }: PartProps) {
  const { labels, perkTexts } = result;
  const { later, caps, bonuses } = held;
  const [card] = later.cards;
  if (!card) return null;
  return (
    <section className="result-part [&>*+*]:mt-2.5 [&>.bars]:mt-4">
      <h3>{labels[card.slug]?.name}</h3>
      <KeepButtons card={{ slug: card.slug, name: labels[card.slug]?.name ?? card.slug }} />
      <p className="small muted">{toCardNote(card, labels)}</p>
      <CapBars caps={caps} />
      <BonusList bonuses={bonuses} />
      <PerkLists perks={later.perks} notEarned={later.notEarned} labels={labels} perkTexts={perkTexts} isOneCard />
      <details className="disclosure">
        <summary>What it earns where</summary>
        <div className="stack">
          <AllocationTable allocation={later.allocation} unplaced={later.unplaced} labels={labels} isOneCard />
          <FirstYear firstYear={held.firstYear} />
        </div>
      </details>
    </section>
  );
}

/** The first year of one card in parts. */
function FirstYear({ firstYear }: Pick<HeldCards, "firstYear">) {
  if (!firstYear) return null;
  const { netUsd, rewardsUsd, perksUsd, bonusesUsd, feesUsd, forgoneUsd } = firstYear;
  return (
    <p>
      The first year: {formatUsd(rewardsUsd)} in rewards, {formatUsd(perksUsd)} in perks, {formatUsd(bonusesUsd)} from
      the welcome bonus, less {formatUsd(feesUsd)} in fees
      {forgoneUsd >= 0.5 &&
        ` and ${formatUsd(forgoneUsd)} more that the bonus's spending would earn on a flat ${FLAT_PERCENT}% card`}
      , for a total of <b className="num">{formatUsd(netUsd)}</b>.
    </p>
  );
}
