import type { Card } from "../../catalog/card.ts";
import { formatDate } from "../../words/format.ts";
import { type CardChange, listChanges } from "../../words/list-changes.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { ChangedTerm } from "../../ui/changed-term.tsx";

/** Dated changes of cards, newest first: the day, the card, the words that changed. */
export function ChangedLately({ changes }: { readonly changes: readonly CardChange[] }) {
  return (
    <ol className="grid lg:grid-cols-2 gap-x-10">
      {changes.map(({ card, entry, label }) => (
        <li key={entry.id} className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 items-start py-3.5 border-b">
          <div className="pt-1">
            <CardArt card={card} width={56} />
          </div>
          <p className="leading-[1.4]">
            <time className="block small muted" dateTime={entry.effective}>
              {formatDate(entry.effective)}
            </time>
            <a className="font-600" href={`${paths.review(card.slug)}#changes`}>
              {card.name}
            </a>
            <span className="block small">
              {label}: <ChangedTerm from={entry.from} to={entry.to} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

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
