import type { Card } from "../catalog/card.ts";
import { formatUsd } from "../words/format.ts";

/** In a list: what a card asks for beside its fee. The age of facts is said once a list. */
export function RowNotes({ card: { requires, deposit } }: { readonly card: Card }) {
  return (
    <>
      {requires && (
        <small className="cell-note">
          Needs {requires.name}
          {requires.usdPerYear ? `, ${formatUsd(requires.usdPerYear)} a year` : ""}
        </small>
      )}
      {deposit && <small className="cell-note">Deposit from {formatUsd(deposit.leastUsd)}</small>}
    </>
  );
}
