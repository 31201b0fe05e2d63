import { Fragment } from "react";

import { paths } from "../../paths.ts";
import type { OwnedCard } from "../../engine/plan/plan-answer.ts";
import type { CardLabel, CardLabels } from "../shared/tool-records.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { createNamer, type NameCard, toCardKey } from "./whose-card.ts";

/** A card's label under the name of this plan. */
export const toOwnLabel = (whose: OwnedCard, labels: CardLabels, nameOf: NameCard): CardLabel | undefined => {
  const label = labels[whose.card];
  return label && { ...label, name: nameOf(whose) };
};

interface OwnedNamesProps {
  readonly cards: readonly OwnedCard[];
  readonly result: Pick<PlannerResult, "labels" | "plan">;
}

/** Names of cards in one line, each a link to its review, with whose they are where there are two people. */
export function OwnedNames({ cards, result: { labels, plan } }: OwnedNamesProps) {
  const nameOf = createNamer(labels, plan.people);
  return (
    <span className="card-names">
      {cards.map((card, index) => (
        <Fragment key={toCardKey(card)}>
          {index > 0 && <span className="muted">&nbsp;+ </span>}
          <a href={paths.review(card.card)}>{nameOf(card)}</a>
        </Fragment>
      ))}
    </span>
  );
}
