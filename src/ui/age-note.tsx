import type { Card } from "../catalog/card.ts";
import { describeMonths, listOldCards } from "../words/facts.ts";
import { joinNames } from "../words/format.ts";

const MAX_NAMED = 4;

/** What a list or a comparison says of its facts' age: their months, and how many of its cards have some older than a year. */
export function AgeNote({ cards }: { readonly cards: readonly Card[] }) {
  const old = listOldCards(cards);
  if (cards.length === 0) return null;
  return (
    <>
      Facts {describeMonths(cards)}
      {old.length > 0 &&
        `; some facts about ${describeOld(old, cards.length)} are more than a year old, so check the issuer's page`}
      .
    </>
  );
}

function describeOld(old: readonly Card[], count: number): string {
  if (old.length === count && count > 1) return count === 2 ? "both cards" : `all ${count} cards`;
  return count > MAX_NAMED ? `${old.length} of the ${count} cards` : joinNames(old.map(({ shortName }) => shortName));
}
