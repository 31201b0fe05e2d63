/** Pictures that explain, each with its figures in text. */
import { BarChart } from "../../ui/bar-chart.tsx";
import { BarList } from "../../ui/bar-list.tsx";
import { CapBars } from "../../tools/results/cap-bars.tsx";
import { LineChart } from "../../ui/line-chart.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import type { Example } from "./example.ts";

const DINING = { category: "dining", brand: null, subcategory: null, multiplier: 4 } as const;
const GROCERIES = { category: "groceries", brand: null, subcategory: null, multiplier: 3 } as const;

export const PICTURE_EXAMPLES: readonly Example[] = [
  [
    "Bars",
    () => (
      <figure className="figure">
        <BarChart
          title="Cents per point"
          bars={[
            { label: "Transfer partners, on average", value: 1.9, text: "1.9 cents", tone: 3 },
            { label: "Usual way of the program", value: 1.5, text: "1.5 cents" },
            { label: "Cash back", value: 1, text: "1 cent", tone: 3 },
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
        label="Worth a year"
        bars={[
          { key: "a", label: "A card that pays", figure: "$344", to: 344 },
          { key: "b", label: "A card that costs", figure: <span className="cost">−$120</span>, to: -120, tone: 2 },
        ]}
      />
    ),
  ],
  [
    "Caps: in part, and used up",
    () => (
      <CapBars
        caps={[
          { card: "a", rewards: [DINING], usedUsd: 4_000, limitUsd: 6_000 },
          { card: "a", rewards: [GROCERIES], usedUsd: 6_000, limitUsd: 6_000 },
        ]}
      />
    ),
  ],
  [
    "Value bars",
    () => (
      <figure className="figure">
        <ValueBars parts={{ netUsd: -45, rewardsUsd: 250, perksUsd: 200, feesUsd: 495, bonusesUsd: 0 }} />
        <figcaption>A card that costs more than it brings.</figcaption>
      </figure>
    ),
  ],
  [
    "Line",
    () => (
      <figure className="figure">
        <LineChart
          label="Value by spend"
          points={[0, 1, 2, 3].map((step) => ({ monthlyUsd: step * 1_000, valueUsd: 40 + step * 60 }))}
          level={{ usd: 95, text: "Fee $95" }}
          mark={{ monthlyUsd: 917, valueUsd: 95, text: "$917 a month" }}
        />
        <figcaption>A break-even line.</figcaption>
      </figure>
    ),
  ],
];
