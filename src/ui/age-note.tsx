import type { Card } from "../catalog/card.ts";
import { formatDate } from "../format.ts";
import { listOldCards } from "../facts.ts";

const MAX_NAMED = 4;

/** What a list or a comparison says of its facts' age: the newest month, and how many of its cards are older than a year. */
export function AgeNote({ cards }: { readonly cards: readonly Card[] }) {
  const newest = cards.reduce((latest, { asOf }) => (asOf > latest ? asOf : latest), "");
  const old = listOldCards(cards);
  if (newest === "") return null;
  const who =
    cards.length <= MAX_NAMED
      ? old.map(({ name }) => name).join(" and ")
      : `${old.length} of the ${cards.length} cards`;
  return (
    <>
      Facts as of <time dateTime={newest}>{formatDate(newest)}</time>
      {old.length > 0 && `; those of ${who} are more than a year old, so check the issuer's page`}.
    </>
  );
}
