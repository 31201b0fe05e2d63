import type { NamedCard } from "../catalog/card.ts";
import { CARD_NAME_LIST_ID } from "./card-picker-field.tsx";

/** The names that the fields of a page's card pickers offer without a script. Outside of islands: the browser need not get it twice. */
export function CardNameList({ cards }: { readonly cards: readonly NamedCard[] }) {
  return (
    <datalist id={CARD_NAME_LIST_ID}>
      {cards.map((card) => (
        <option key={card.slug} value={card.name} />
      ))}
    </datalist>
  );
}
