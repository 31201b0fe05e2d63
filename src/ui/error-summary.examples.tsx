import { ErrorSummary } from "./error-summary.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Form with errors",
    () => (
      <ErrorSummary
        errors={{ dining: "Write an amount of 0 or more.", cards: "Choose two to four cards." }}
        toFieldId={() => "example-error"}
      />
    ),
  ],
];
