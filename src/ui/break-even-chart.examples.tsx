import { BreakEvenChart } from "./break-even-chart.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Break-even of a fee",
    () => (
      <figure className="figure">
        <BreakEvenChart
          points={[0, 1, 2, 3].map((step) => ({ monthlyUsd: step * 1_000, valueUsd: 40 + step * 60 }))}
          feeUsd={95}
          breakEvenMonthlyUsd={917}
        />
        <figcaption>Left of the dot the fee costs more than the card returns.</figcaption>
      </figure>
    ),
  ],
];
