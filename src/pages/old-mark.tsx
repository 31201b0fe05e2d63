import type { Card } from "../catalog/card.ts";
import { isOldFact } from "../facts.ts";
import { formatDate } from "../format.ts";

/** In a list: the month of a card whose facts are more than six months old. */
export function OldMark({ card }: { readonly card: Card }) {
  return isOldFact(card) ? <small className="cell-note">Facts of {formatDate(card.asOf)}</small> : null;
}
