import { upperFirst } from "../words/format.ts";
import { type OfferingCard, toOfferMark, toOfferText } from "../words/offer.ts";

/** A card's welcome offer in a table or a list of facts: struck through once it has ended, with its month once it is old. */
export function Offer({ card }: { readonly card: OfferingCard }) {
  const text = toOfferText(card);
  const mark = toOfferMark(card);
  if (mark === null) return text;
  const { state, counted } = card.signUpBonus;
  if (state === "ended" || counted.basis === "ceiling") {
    return (
      <span className="offer">
        {state === "ended" ? <s>{text}</s> : text} <small className="cell-note">{mark}</small>
      </span>
    );
  }
  return (
    <span className="offer muted">
      <span>{upperFirst(mark)}:</span> <span>{text}</span>
    </span>
  );
}
