import { Rating } from "./rating.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Ratings",
    () => (
      <p className="row">
        <Rating rating={9.3} />
        <Rating rating={10} />
      </p>
    ),
  ],
];
