import { formatUsd } from "../../words/format.ts";
import { AllocationTable } from "../shared/allocation-table.tsx";
import { BonusList } from "../shared/bonus-list.tsx";
import { CapBars } from "../shared/cap-bars.tsx";
import { PerkLists } from "../shared/perk-lists.tsx";
import { toCardNote } from "../shared/to-card-note.ts";
import type { CalculatorResult } from "./calculate-rewards.ts";
import type { HeldCards } from "./held-cards.ts";

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
      <p className="small muted">{toCardNote(card, labels)}</p>
      <CapBars caps={caps} />
      <BonusList bonuses={bonuses} />
      <PerkLists perks={later.perks} notEarned={later.notEarned} labels={labels} perkTexts={perkTexts} isOneCard />
      <details className="disclosure">
        <summary>What it earns where</summary>
        <div className="stack">
          <AllocationTable allocation={later.allocation} unplaced={later.unplaced} labels={labels} isOneCard />
          <FirstYear held={held} result={result} />
        </div>
      </details>
    </section>
  );
}

/** The first year in parts; where a bonus or perk asks for spend, what is paid with which card for it. */
export function FirstYear({ held, result }: PartProps) {
  const { firstYear, later } = held;
  const isMoved = later.allocation.some((placement, at) => {
    const other = firstYear.allocation[at];
    return !other || other.card !== placement.card || Math.abs(other.annualUsd - placement.annualUsd) > 0.005;
  });
  // Several bonuses may need the same dollars at the same time.
  const isUpperLimit = firstYear.cards.filter(({ bonusUsd }) => bonusUsd > 0).length > 1;
  const isSplit = held.slugs.length > 1 && isMoved;
  return (
    <>
      <p>
        The first year: {formatUsd(firstYear.rewardsUsd)} rewards, {formatUsd(firstYear.perksUsd)} perks,{" "}
        {formatUsd(firstYear.bonusesUsd)} welcome {held.slugs.length > 1 ? "bonuses" : "bonus"}, less{" "}
        {formatUsd(firstYear.feesUsd)} in fees, make {isUpperLimit && "at most "}
        <b className="num">{formatUsd(firstYear.netUsd)}</b>.
      </p>
      {isSplit && (
        <details className="disclosure">
          <summary>Which card for which spending in the first year</summary>
          <AllocationTable allocation={firstYear.allocation} unplaced={firstYear.unplaced} labels={result.labels} />
        </details>
      )}
    </>
  );
}
