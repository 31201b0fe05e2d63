import { AnnualFee } from "./annual-fee.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Each year",
    () => (
      <p>
        <AnnualFee fee={{ ongoingUsd: 95, firstYearUsd: 95, text: "$95" }} />
      </p>
    ),
  ],
  [
    "First year free",
    () => (
      <p>
        <AnnualFee fee={{ ongoingUsd: 150, firstYearUsd: 0, text: "$0 intro annual fee, then $150" }} />
      </p>
    ),
  ],
];
