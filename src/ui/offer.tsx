import type { Card } from "../catalog/card.ts";
import { upperFirst } from "../words/format.ts";
import { toOfferMark, toOfferText } from "../words/offer.ts";

/** A card's welcome offer in a table or a list of facts: struck through once it has ended, with its month once it is old. */
export function Offer({ card: { signUpBonus } }: { readonly card: Pick<Card, "signUpBonus"> }) {
  const text = toOfferText(signUpBonus);
  const mark = toOfferMark(signUpBonus);
  if (mark === null) return text;
  if (signUpBonus.state === "ended") {
    return (
      <span className="offer">
        <s>{text}</s> <small className="cell-note">{mark}</small>
      </span>
    );
  }
  return (
    <span className="offer muted">
      <span>{upperFirst(mark)}:</span> <span>{text}</span>
    </span>
  );
}
