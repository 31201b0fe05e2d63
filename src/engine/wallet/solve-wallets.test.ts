/** The search against a mixed integer program that knows nothing of it. */
import { expect, test } from "vitest";

import { compileSearch } from "./compile-search.ts";
import { solveByHighs } from "./solve-by-highs.ts";
import { makeSearchCase, searchAll } from "./test-searches.ts";

test.each(Array.from({ length: 25 }, (_, seed) => seed))(
  "the best objective is that of a mixed integer program (#%i)",
  async (seed) => {
    const { cards, profile, rules } = makeSearchCase(seed + 9_000, 14);
    const outcome = searchAll(compileSearch(cards, profile, rules), profile.maxCards);
    const { objectiveUsd } = await solveByHighs(cards, profile, rules);
    expect(outcome.best[0]!.objectiveUsd).toBeCloseTo(objectiveUsd, 3);
  },
);
