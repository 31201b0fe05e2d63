import { OptionRating } from "./option-rating.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Rating of an option",
    () => (
      <p className="row">
        <OptionRating rating={9.3} />
        <OptionRating rating={10} />
      </p>
    ),
  ],
];
