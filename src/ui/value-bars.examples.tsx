import { ValueBars } from "./value-bars.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Value bars",
    () => (
      <figure className="figure">
        <ValueBars parts={{ netUsd: -45, rewardsUsd: 250, perksUsd: 200, feesUsd: 495, bonusesUsd: 0 }} />
        <figcaption>A card that costs more than it brings.</figcaption>
      </figure>
    ),
  ],
];
