import { CardNameList, CardPicker } from "./card-picker.tsx";
import { CardOptions } from "./card-options.tsx";
import type { Example } from "./example.ts";

const toRecord = (slug: string, name: string, annualFeeUsd: number, rating: number) => ({
  slug,
  name,
  issuer: "Issuer",
  reviewLink: `/cards/${slug}`,
  image: `/${slug}.svg`,
  annualFeeUsd,
  rating,
});

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
            filled: { texts: ["American Express Gold Card", "Godl"], wrong: ["Godl"], slugs: ["amex-gold"] },
            wrong: ["Godl"],
            error: 'No card is called "Godl". Choose one of the list.',
          }}
        />
        <CardNameList cards={[{ slug: "amex-gold", name: "American Express Gold Card" }]} />
      </>
    ),
  ],
  [
    "Options of the card picker, the first of which the arrows are at",
    () => (
      <div className="card-field min-h-80">
        <CardOptions
          id="example-options"
          cards={[
            toRecord("amex-gold", "American Express Gold Card", 325, 8.9),
            toRecord("citi-double-cash", "Citi Double Cash Card", 0, 7.6),
          ]}
          active={0}
          onChoose={() => undefined}
        />
      </div>
    ),
  ],
];
