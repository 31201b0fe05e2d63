import { BarList } from "./bar-list.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Bars",
    () => (
      <figure className="figure">
        <BarList
          label="Cents per point"
          bars={[
            { label: "Transfer partners, on average", to: 1.9, figure: "1.9 cents", tone: 3 },
            { label: "Usual way of the program", to: 1.5, figure: "1.5 cents" },
            { label: "Cash back", to: 1, figure: "1 cent", tone: 3 },
          ]}
        />
        <figcaption>Amounts of one kind, from zero.</figcaption>
      </figure>
    ),
  ],
  [
    "Bars on both sides of zero",
    () => (
      <BarList
        label="Yearly value"
        bars={[
          { label: "A card that pays", figure: "$344", to: 344 },
          { label: "A card that costs", figure: <span className="cost">−$120</span>, to: -120, tone: 2 },
        ]}
      />
    ),
  ],
];
