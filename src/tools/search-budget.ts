import { formatNumber } from "../format.ts";
import type { AnalyzerHooks } from "./analyzer/analyze-wallet.ts";

/** How many nodes a search visits between two questions whether to go on. */
const NODES_PER_POLL = 16;

/**
 * How often the search for the best wallet may ask whether to go on. Counted,
 * not timed: a Worker's clock stands still while it computes, and an answer
 * must not depend on how fast a machine is. Everyday requests ask 5 to 10
 * times; of 16,000 seeded ones, the largest allowed and those with the most
 * ties among them, none more than 33. So this is a belt, not a limit that is met.
 */
const MAX_SEARCH_POLLS = 64;

/** What the limit is and what to change, for the page and the API alike. */
export const SEARCH_BUDGET_MESSAGE = `The limit for one search on the server, ${formatNumber(MAX_SEARCH_POLLS * NODES_PER_POLL)} steps, was met: too many wallets are worth nearly the same. Ask for fewer cards, or exclude some.`;

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
