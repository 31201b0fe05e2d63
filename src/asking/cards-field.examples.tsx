import { CardNameList } from "../ui/card-name-list.tsx";
import type { Example } from "../ui/example.ts";
import { CardsField } from "./cards-field.tsx";
import { list } from "./parameter.ts";

const TABLE = {
  cards: list({ of: "cards", max: 3, label: "Cards", hint: "Write a part of the name.", doc: "", example: "" }),
};
const SHOWN = {
  values: { cards: ["amex-gold"] },
  texts: { "cards.0": "amex-gold", "cards.1": "Godl" },
  faults: { "cards.1": { code: "unknown-card", message: 'No card is called "Godl". Choose one of the list.' } },
} as const;

export const examples: readonly Example[] = [
  [
    "Card picker, with a name that no card has",
    () => (
      <>
        <CardsField
          form="example"
          table={TABLE}
          name="cards"
          shown={SHOWN}
          latest={SHOWN}
          nameOf={() => "American Express Gold Card"}
        />
        <CardNameList cards={[{ slug: "amex-gold", name: "American Express Gold Card" }]} />
      </>
    ),
  ],
];
