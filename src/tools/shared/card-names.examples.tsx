import { getCard } from "../../catalog/queries.ts";
import type { CardLabels } from "./tool-records.ts";
import { CardNames } from "./card-names.tsx";
import type { Example } from "../../ui/example.ts";

const toLabels = (): CardLabels =>
  Object.fromEntries(["amex-gold", "marriott-bonvoy-boundless"].map((slug) => [slug, getCard(slug)]));

export const examples: readonly Example[] = [
  ["A wallet in one line", () => <CardNames slugs={["amex-gold", "marriott-bonvoy-boundless"]} labels={toLabels()} />],
  ["No wallet", () => <CardNames slugs={[]} labels={{}} />],
];
