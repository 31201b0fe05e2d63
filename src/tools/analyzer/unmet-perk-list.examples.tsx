import { getCard } from "../../catalog/queries.ts";
import { UnmetPerkList } from "./unmet-perk-list.tsx";
import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  [
    "Perks that ask for more spend",
    () => (
      <UnmetPerkList
        labels={{ "marriott-bonvoy-boundless": getCard("marriott-bonvoy-boundless") }}
        perks={[
          {
            slug: "marriott-bonvoy-boundless",
            description: "Gold after $35,000 of spend in a calendar year",
            neededUsd: 35_000,
            spendUsd: 4_000,
            countedUsd: 25,
          },
        ]}
      />
    ),
  ],
];
