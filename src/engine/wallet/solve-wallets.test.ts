/** The search against a mixed integer program that knows nothing of it. */
import { expect, test } from "vitest";

import { surchargeFees } from "./fee-surcharge.ts";
import { compileSearch } from "./search-model.ts";
import { solveByHighs } from "./solve-by-highs.ts";
import { makeSearchCase, searchAll } from "./test-searches.ts";

test.each(Array.from({ length: 25 }, (_, seed) => seed))(
  "the best objective is that of a mixed integer program (#%i)",
  async (seed) => {
    const { cards, profile } = makeSearchCase(seed + 9_000, 14);
    const model = compileSearch(cards, profile);
    const outcome = searchAll(model, profile.maxCards);
    const { objectiveUsd } = await solveByHighs(cards, profile);
    expect(outcome.best[0]!.objectiveUsd).toBeCloseTo(objectiveUsd, 3);
    const pick = searchAll(surchargeFees(model), profile.maxCards);
    const solved = await solveByHighs(cards, profile, { surcharges: true });
    expect(pick.best[0]!.objectiveUsd).toBeCloseTo(solved.objectiveUsd, 3);
  },
);
