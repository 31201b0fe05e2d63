import { useSyncExternalStore } from "react";

import { type KeptPart, readKept, readSpendProfile } from "./spend-profile.ts";
import { watchStoredSpend } from "./stored-spend.ts";

const readProfile = () => readKept("profile");

/** What is kept as a query string, always the latest; null on the server, while hydrating, and without one. */
export function useKeptSpend(part: KeptPart = "spend"): string | null {
  return useSyncExternalStore(watchStoredSpend, part === "spend" ? readSpendProfile : readProfile, () => null);
}
