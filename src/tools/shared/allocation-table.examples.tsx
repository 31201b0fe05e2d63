import { getCard } from "../../catalog/queries.ts";
import { AllocationTable } from "./allocation-table.tsx";
import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  [
    "Which card for which spend",
    () => (
      <AllocationTable
        labels={{ "amex-gold": getCard("amex-gold") }}
        allocation={[
          {
            category: "dining",
            part: null,
            brand: null,
            foreign: false,
            card: "amex-gold",
            annualUsd: 5_400,
            multiplier: 4,
            perk: null,
            pool: null,
            valueUsd: 346,
          },
        ]}
        unplaced={[{ category: "other", part: "rent", brand: null, foreign: false, annualUsd: 1_200 }]}
      />
    ),
  ],
];
