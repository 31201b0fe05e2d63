import type { Example } from "./example.ts";
import { FactSource } from "./fact-source.tsx";

const FACT = {
  asOf: "2026-06",
  source: { kind: "public page", address: "https://example.com/terms" },
  confidence: "high",
} as const;

export const examples: readonly Example[] = [
  ["A fresh fact", () => <FactSource of="the fee" provenance={{ ...FACT, ageMonths: 2, shownConfidence: "high" }} />],
  ["An old fact", () => <FactSource of="the fee" provenance={{ ...FACT, ageMonths: 14, shownConfidence: "medium" }} />],
];
