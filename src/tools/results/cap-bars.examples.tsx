import { CapBars } from "./cap-bars.tsx";
import type { Example } from "../../ui/example.ts";

const DINING = { category: "dining", brand: null, subcategory: null, multiplier: 4 } as const;
const GROCERIES = { category: "groceries", brand: null, subcategory: null, multiplier: 3 } as const;

export const examples: readonly Example[] = [
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
];
