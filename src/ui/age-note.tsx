import type { Card } from "../catalog/card.ts";
import { describeMonths, listOldCards } from "../facts.ts";

const MAX_NAMED = 4;

/** What a list or a comparison says of its facts' age: their months, and how many of its cards have some older than a year. */
export function AgeNote({ cards }: { readonly cards: readonly Card[] }) {
  const old = listOldCards(cards);
  if (cards.length === 0) return null;
  const who =
    cards.length <= MAX_NAMED ? old.map(({ name }) => name).join(", ") : `${old.length} of the ${cards.length} cards`;
  return (
    <>
      Facts {describeMonths(cards)}
      {old.length > 0 && `; some on ${who} are more than a year old, so check the issuer's page`}.
    </>
  );
}
