import { getCard } from "../catalog/queries.ts";
import { CardTile } from "./card-tile.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Tiles of cards",
    () => (
      <div className="tiles card-tiles">
        <CardTile card={getCard("chase-sapphire-preferred")} />
        <CardTile
          card={getCard("bank-of-america-business-travel-rewards")}
          note={<span className="cost">−$43 a year</span>}
          reason="No fee, and the same rate on every purchase."
        />
      </div>
    ),
  ],
];
