import { getCard } from "../catalog/queries.ts";
import { Island } from "./island.tsx";
import { CompareTick } from "./compare-tick.tsx";
import { CompareTray } from "./compare-tray.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Tray of a comparison",
    () => (
      <>
        <p className="row">
          <CompareTick card={getCard("amex-gold")} />
          <CompareTick card={getCard("chase-sapphire-preferred")} />
        </p>
        <Island name="compare-tray" when="intent" props={{}}>
          <CompareTray />
        </Island>
      </>
    ),
  ],
];
