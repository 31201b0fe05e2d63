import type { Example } from "./example.ts";
import { Figures } from "./figures.tsx";

export const examples: readonly Example[] = [
  [
    "Figures of an answer",
    () => (
      <Figures
        figures={[
          { label: "Yearly value", value: "$635", isMain: true, tone: "gain" },
          { label: "Annual fee", value: "$95" },
          { label: "Welcome bonus", value: <s>100,000 points</s>, note: "ended May 15, 2025" },
        ]}
      />
    ),
  ],
];
