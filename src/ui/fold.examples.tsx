import type { Example } from "./example.ts";
import { Fold } from "./fold.tsx";

export const examples: readonly Example[] = [
  [
    "A fold, closed until something in it is said or wrong",
    () => (
      <Fold summary="Cards you closed" isNeeded={false}>
        <p>Fields that few people need.</p>
      </Fold>
    ),
  ],
  [
    "A fold in which something is said or wrong",
    () => (
      <Fold summary="Cards you closed" isNeeded>
        <p>One of these fields is filled in, or wrong.</p>
      </Fold>
    ),
  ],
];
