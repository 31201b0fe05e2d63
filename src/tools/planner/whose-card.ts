/** Whose a card is, in words: only where a plan is for two people, who may hold the same card. */
import type { OwnedCard } from "../../engine/plan/plan-answer.ts";
import type { CardLabels } from "../shared/tool-records.ts";

export const PERSON_NAMES = ["you", "partner"] as const;

export const isSameCard = (one: OwnedCard, other: OwnedCard): boolean =>
  one.card === other.card && one.person === other.person;

export const toCardKey = ({ card, person }: OwnedCard): string => `${card}:${person}`;

/** `Amex Gold`, or with two people `Amex Gold (partner)`. */
export type NameCard = (card: OwnedCard) => string;

export const createNamer =
  (labels: CardLabels, people: number): NameCard =>
  ({ card, person }) => {
    const name = labels[card]?.name ?? card;
    return people > 1 ? `${name} (${PERSON_NAMES[person]})` : name;
  };
