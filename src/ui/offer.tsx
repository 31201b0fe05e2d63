import { upperFirst } from "../words/format.ts";
import { type OfferingCard, toOfferMark, toOfferText } from "../words/offer.ts";

/** A card's welcome offer in a table or a list of facts: struck through once it has ended, with its month once it is old. */
export function Offer({ card }: { readonly card: OfferingCard }) {
  const text = toOfferText(card);
  const mark = toOfferMark(card);
  if (mark === null) return text;
  if (card.signUpBonus.state === "ended") {
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
