import { CapBars } from "./cap-bars.tsx";
import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  [
    "Caps: in part, and used up",
    () => (
      <CapBars
        caps={[
          { card: "a", text: "4x on dining, then 1x", usedUsd: 4_000, limitUsd: 6_000 },
          { card: "a", text: "3x on groceries, then 1x", usedUsd: 6_000, limitUsd: 6_000 },
        ]}
      />
    ),
  ],
];
