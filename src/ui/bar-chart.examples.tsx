import { BarChart } from "./bar-chart.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
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
];
