/** What changed about cards, as the feed and the news page tell it: every dated change in force, the newest first. */
import type { Card } from "../catalog/card.ts";
import type { HistoryEntry } from "../catalog/provenance.ts";
import { listAllCards } from "../catalog/queries.ts";
import { toFieldLabel } from "./facts.ts";

export interface CardChange {
  readonly card: Card;
  readonly entry: HistoryEntry;
  /** `Annual fee`, `Earning, dining`. */
  readonly label: string;
}

const newestFirst = (left: CardChange, right: CardChange) =>
  left.entry.effective === right.entry.effective
    ? left.card.slug < right.card.slug
      ? -1
      : 1
    : left.entry.effective < right.entry.effective
      ? 1
      : -1;

export function listChanges(cards: readonly Card[] = listAllCards()): CardChange[] {
  return cards
    .flatMap((card) =>
      card.history
        .filter(({ applied }) => applied)
        .map((entry): CardChange => ({ card, entry, label: toFieldLabel(entry.field, card) })),
    )
    .toSorted(newestFirst);
}

/** One change of the world that several cards share, told once. Corrections of our own are none. */
export interface WorldChange extends Omit<CardChange, "card"> {
  readonly cards: readonly Card[];
}

export function listWorldChanges(cards?: readonly Card[]): WorldChange[] {
  const told = listChanges(cards).filter(({ entry }) => entry.kind !== "record_error");
  const groups = Map.groupBy(told, ({ entry: { effective, from, to }, label }) =>
    JSON.stringify([effective, label, from, to]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ entry: first.entry, label: first.label, cards: group.map(({ card }) => card) }] : [];
  });
}
