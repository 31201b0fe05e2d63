import { ErrorSummary } from "./error-summary.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Form with errors",
    () => (
      <ErrorSummary
        errors={{
          dining: { code: "out-of-range", message: "Enter an amount of $0 or more." },
          cards: { code: "missing", message: "Choose two to four cards." },
        }}
        toFieldId={() => "example-error"}
        toName={(name) => name}
      />
    ),
  ],
];
