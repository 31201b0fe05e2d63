import type { Card } from "../../catalog/card.ts";
import type { HistoryEntry } from "../../catalog/provenance.ts";

export interface LatestChange {
  readonly card: Card;
  readonly entry: HistoryEntry;
}

/** Only a change that has a day is news. */
const HAS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The newest changes of cards in force (not of programs and rules), one a card; what two cards share is told once. */
export function listLatestChanges(cards: readonly Card[], count: number): readonly LatestChange[] {
  const all = cards
    .filter(({ status }) => status === "open")
    .flatMap((card) => card.history.map((entry) => ({ card, entry })))
    .filter(
      ({ entry }) =>
        entry.applied &&
        entry.to !== null &&
        entry.field.startsWith("/") &&
        entry.kind !== "record_error" &&
        HAS_DAY.test(entry.effective),
    )
    .toSorted((left, right) => (left.entry.effective < right.entry.effective ? 1 : -1));
  const told = new Set<string>();
  return all
    .filter(({ card, entry }) => {
      const keys = [card.slug, `${entry.field} ${entry.to}`];
      if (keys.some((key) => told.has(key))) return false;
      for (const key of keys) told.add(key);
      return true;
    })
    .slice(0, count);
}
