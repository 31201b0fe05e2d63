import { getCard } from "../catalog/queries.ts";
import { CardCell } from "./card-cell.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Card in a list",
    () => (
      <CardCell card={getCard("amex-gold")} before={<span className="muted">1. </span>}>
        <small className="cell-note">American Express · Personal</small>
      </CardCell>
    ),
  ],
];
