import { ChangedTerm } from "./changed-term.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "A changed term",
    () => (
      <p>
        <ChangedTerm from="Up to $50 a year at Resy" to="Up to $100 a year at Resy" />
      </p>
    ),
  ],
  [
    "A term that ended",
    () => (
      <p>
        <ChangedTerm from="Up to $50 a year at Resy" to={null} />
      </p>
    ),
  ],
];
