import type { Card } from "../../catalog/card.ts";
import { type CardChange, listChanges } from "../../words/list-changes.ts";

/** Only a change that has a day is news. */
const HAS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The newest changes of cards in force (not of programs and rules), one a card; what two cards share is told once. */
export function listLatestChanges(cards: readonly Card[], count: number): readonly CardChange[] {
  const all = listChanges(cards.filter(({ status }) => status === "open")).filter(
    ({ entry: { to, field, kind, effective } }) =>
      to !== null && field.startsWith("/") && kind !== "record_error" && HAS_DAY.test(effective),
  );
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
