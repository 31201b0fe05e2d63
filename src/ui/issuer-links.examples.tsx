import { getCard } from "../catalog/queries.ts";
import { ApplyLink, RatesAndFeesLink } from "./issuer-links.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Issuer links",
    () => (
      <div className="stack">
        <ApplyLink card={getCard("amex-gold")} />
        <ApplyLink card={getCard("ritz-carlton-card")} />
        <p>
          <RatesAndFeesLink card={getCard("amex-gold")} />
        </p>
      </div>
    ),
  ],
];
