import { getCard } from "../catalog/queries.ts";
import { CardComparison } from "./card-comparison.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Table",
    () => (
      <CardComparison
        cards={[getCard("amex-gold"), getCard("marriott-bonvoy-boundless"), getCard("bilt-mastercard")]}
        rows={["fee", "bonus", "dining", "groceries", "cpp"]}
        caption="Three cards; on a narrow screen each row is a block"
      />
    ),
  ],
];
