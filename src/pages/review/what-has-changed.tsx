import type { Card } from "../../catalog/card.ts";
import type { HistoryEntry } from "../../catalog/provenance.ts";
import { formatDate } from "../../words/format.ts";
import { toFieldLabel } from "../../words/facts.ts";
import { nameSource } from "../../words/source-names.ts";
import { findOfferRecord } from "../../words/card-offers.ts";
import { ChangedTerm } from "../../ui/changed-term.tsx";
import { SourceLink } from "../../ui/source-link.tsx";
import { DetailSection } from "./detail-section.tsx";

/** What stands open; a longer history is folded below it. */
const SHOWN = 4;

const newestFirst = (left: HistoryEntry, right: HistoryEntry) =>
  left.effective < right.effective ? 1 : Number(left.effective > right.effective) * -1;

/** The card's dated changes, the newest first. */
export function WhatHasChanged({ card }: { readonly card: Card }) {
  if (card.history.length === 0) return null;
  const sorted = card.history.toSorted(newestFirst);
  // A fold for a single change would be longer than the change.
  const shown = sorted.length > SHOWN + 1 ? SHOWN : sorted.length;
  const older = sorted.slice(shown);
  return (
    <DetailSection
      id="changes"
      title="What has changed"
      gist={`${sorted.length} dated ${sorted.length === 1 ? "change" : "changes"}`}
    >
      <Changes entries={sorted.slice(0, shown)} card={card} />
      {older.length > 0 && (
        <details className="disclosure">
          <summary>{older.length} more changes</summary>
          <Changes entries={older} card={card} />
        </details>
      )}
    </DetailSection>
  );
}

function Changes({ entries, card }: { readonly entries: readonly HistoryEntry[]; readonly card: Card }) {
  return (
    <ul className="grid gap-2.5">
      {entries.map((entry) => (
        <Change key={entry.id} entry={entry} card={card} />
      ))}
    </ul>
  );
}

function Change({ entry, card }: { readonly entry: HistoryEntry; readonly card: Card }) {
  const { field, from, to, effective, kind, note, source, confidence, applied, pending } = entry;
  // An offer that the card's terms do not give can still be the one that the first year counts.
  const isCounted = applied || (kind === "signup_bonus" && card.signUpBonus.counted.basis === "seen");
  // What this page left out is no change of the card.
  const isSlip = kind === "record_error";
  const isAdded = isSlip && from === null;
  const when = isSlip ? (
    `${isAdded ? "added to" : "corrected on"} this page`
  ) : (
    <time dateTime={effective}>{formatDate(effective)}</time>
  );
  return (
    <li>
      <b>{toFieldLabel(field, card)}</b> <span className="muted">({when})</span>:{" "}
      {isAdded ? to : <ChangedTerm from={from} to={to} />}
      <small className="cell-note">
        {pending && "Not yet in effect. "}
        {!isCounted && !pending && "Not included in the figures on this page. "}
        {note && `${note} `}
        {kind === "signup_bonus" && card.status === "open" && findOfferRecord(card) && (
          <>
            For any offers in between, see <a href="#bonus">Welcome bonus</a>.{" "}
          </>
        )}
        From {nameSource(source)}; confidence: {confidence}.
        <SourceLink address={source.address} />
      </small>
    </li>
  );
}
