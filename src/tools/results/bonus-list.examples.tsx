import { getCard } from "../../catalog/queries.ts";
import type { CardLabels } from "../tool-card.ts";
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
        monthlyUsd={800}
        bonuses={[
          { slug: "amex-gold", valueUsd: 960, minSpendUsd: 6_000, status: "earned" },
          { slug: "marriott-bonvoy-boundless", valueUsd: 400, minSpendUsd: 3_000, status: "unreachable" },
        ]}
      />
    ),
  ],
];
