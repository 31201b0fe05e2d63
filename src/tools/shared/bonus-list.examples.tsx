import { getCard } from "../../catalog/queries.ts";
import type { CardLabels } from "./tool-records.ts";
import { BonusList } from "./bonus-list.tsx";
import type { Example } from "../../ui/example.ts";

const toLabels = (): CardLabels =>
  Object.fromEntries(["amex-gold", "marriott-bonvoy-boundless"].map((slug) => [slug, getCard(slug)]));

export const examples: readonly Example[] = [
  [
    "Welcome bonuses",
    () => (
      <BonusList
        labels={toLabels()}
        bonuses={[
          {
            slug: "amex-gold",
            status: "earned",
            usd: 960,
            minSpendUsd: 6_000,
            months: 6,
            text: "$960 for $6,000 of spending in 6 months.",
          },
          {
            slug: "marriott-bonvoy-boundless",
            status: "out-of-reach",
            usd: 0,
            minSpendUsd: 3_000,
            months: 3,
            text: "It takes $3,000 of spending in 3 months; with $800 a month it counts as $0.",
          },
        ]}
      />
    ),
  ],
];
