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
