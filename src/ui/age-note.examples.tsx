import { listCards } from "../catalog/queries.ts";
import { AgeNote } from "./age-note.tsx";
import type { Example } from "./example.ts";

const old = listCards().filter(({ ageMonths }) => ageMonths > 12);

export const examples: readonly Example[] = [
  [
    "Facts of a list",
    () => (
      <p className="small muted">
        <AgeNote cards={listCards()} />
      </p>
    ),
  ],
  [
    "Two cards with old facts",
    () => (
      <p className="small muted">
        <AgeNote cards={old.slice(0, 2)} />
      </p>
    ),
  ],
];
