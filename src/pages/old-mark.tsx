import type { Card } from "../catalog/card.ts";
import { isOldFact } from "../facts.ts";
import { formatDate } from "../format.ts";

/** In a list: the month of a card with facts that are more than six months old. */
export function OldMark({ card }: { readonly card: Card }) {
  return isOldFact(card) ? <small className="cell-note">Facts from {formatDate(card.asOf)}</small> : null;
}
