import type { Example } from "./example.ts";
import { SourceLink } from "./source-link.tsx";

export const examples: readonly Example[] = [
  [
    "Link to a source",
    () => (
      <p>
        From the issuer's page.
        <SourceLink address="https://example.com/terms" />
      </p>
    ),
  ],
];
