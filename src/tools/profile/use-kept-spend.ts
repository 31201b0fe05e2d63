import { useSyncExternalStore } from "react";

import { readKept } from "./spend-profile.ts";
import { watchStoredSpend } from "./stored-spend.ts";

/** What is kept as a query string, always the latest; null on the server, while hydrating, and without one. */
export function useKeptSpend(): string | null {
  return useSyncExternalStore(watchStoredSpend, readKept, () => null);
}
