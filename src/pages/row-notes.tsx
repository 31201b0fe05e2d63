import type { Card } from "../catalog/card.ts";
import { isOldFact } from "../words/facts.ts";
import { formatDate, formatUsd } from "../words/format.ts";

/** In a list: what a card asks for beside its fee, and the month of facts that are more than six months old. */
export function RowNotes({ card: { requires, deposit, ...card } }: { readonly card: Card }) {
  return (
    <>
      {requires && (
        <small className="cell-note">
          Needs {requires.name}
          {requires.usdPerYear ? `, ${formatUsd(requires.usdPerYear)} a year` : ""}
        </small>
      )}
      {deposit && <small className="cell-note">Deposit from {formatUsd(deposit.leastUsd)}</small>}
      {isOldFact(card) && <small className="cell-note">Facts from {formatDate(card.asOf)}</small>}
    </>
  );
}
