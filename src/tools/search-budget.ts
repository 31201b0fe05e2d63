import type { AnalyzerHooks } from "./analyse-wallet.ts";

/**
 * How often the search for the best wallet may ask whether to go on; it asks
 * every 16 nodes. Counted, not timed: a Worker's clock stands still while it
 * computes, and an answer must not depend on how fast a machine is. Everyday
 * requests need 5 to 20; of 9,000 nasty ones 3 need more than 256, which take
 * about 30 ms. Those are wallets that tie in their hundreds.
 */
const MAX_SEARCH_POLLS = 256;

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
