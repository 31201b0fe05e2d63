import { getCard } from "../catalog/queries.ts";
import { CardArt } from "./card-art.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  ["Picture of a card", () => <CardArt card={getCard("amex-gold")} width={200} />],
];
