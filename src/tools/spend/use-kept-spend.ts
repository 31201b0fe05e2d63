import { useSyncExternalStore } from "react";

import { readSpendProfile } from "./spend-profile.ts";
import { watchStoredSpend } from "./stored-spend.ts";

/** The kept spend as a query string, always the latest; null on the server, while hydrating, and without one. */
export function useKeptSpend(): string | null {
  return useSyncExternalStore(watchStoredSpend, readSpendProfile, () => null);
}
