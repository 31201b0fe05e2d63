import type { AnalyzerHooks } from "./analyse-wallet.ts";

/**
 * How often the search for the best wallet may ask whether to go on; it asks
 * every 16 nodes. Counted, not timed: a Worker's clock stands still while it
 * computes, and an answer must not depend on how fast a machine is. Everyday
 * requests need 5 to 20; 64 were below 40 ms for the nastiest inputs found.
 */
const MAX_SEARCH_POLLS = 64;

export const SEARCH_BUDGET_MESSAGE =
  "This would take the server too long. Allow more fees, fewer cards, or fewer brands.";

/** A stop hook for one search; a new one for each request. */
export function createSearchBudget(): Required<Pick<AnalyzerHooks, "shouldStop">> {
  let polls = 0;
  return {
    shouldStop() {
      polls += 1;
      return polls > MAX_SEARCH_POLLS;
    },
  };
}
