import { LineChart } from "./line-chart.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
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
