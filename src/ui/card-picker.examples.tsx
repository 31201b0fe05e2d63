import { CardNameList, CardPicker } from "./card-picker.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Card picker, with a name that no card has",
    () => (
      <>
        <CardPicker
          id="example-picker"
          name="cards"
          legend="Cards"
          hint="Write a part of the name."
          max={3}
          list={{
            texts: ["American Express Gold Card", "Godl"],
            wrong: ["Godl"],
            error: "No card is called “Godl”. Choose one of the list.",
          }}
        />
        <CardNameList cards={[{ slug: "amex-gold", name: "American Express Gold Card" }]} />
      </>
    ),
  ],
];
