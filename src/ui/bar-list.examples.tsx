import { BarList } from "./bar-list.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Bars on both sides of zero",
    () => (
      <BarList
        label="Yearly value"
        bars={[
          { key: "a", label: "A card that pays", figure: "$344", to: 344 },
          { key: "b", label: "A card that costs", figure: <span className="cost">−$120</span>, to: -120, tone: 2 },
        ]}
      />
    ),
  ],
];
