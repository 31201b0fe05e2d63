/** The search against a mixed integer program that knows nothing of it. */
import { expect, test } from "vitest";

import { surchargeFees } from "./fee-surcharge.ts";
import { compileSearch } from "./search-model.ts";
import { solveByHighs } from "./test-solve-by-highs.ts";
import { makeSearchCase, searchAll } from "./test-searches.ts";

/** What the program could not prove in its time must be no better. */
function compare(ownUsd: number, { objectiveUsd, isOptimal }: { objectiveUsd: number; isOptimal: boolean }): void {
  if (isOptimal) expect(ownUsd).toBeCloseTo(objectiveUsd, 3);
  else expect(objectiveUsd).toBeLessThan(ownUsd + 0.001);
}

test.each(Array.from({ length: 15 }, (_, seed) => seed))(
  "the best objective is that of a mixed integer program (#%i)",
  async (seed) => {
    const { cards, profile } = makeSearchCase(seed + 9_000, 14);
    const model = compileSearch(cards, profile);
    const outcome = searchAll(model, profile.maxCards);
    compare(outcome.best[0]!.objectiveUsd, await solveByHighs(cards, profile));
    const pick = searchAll(surchargeFees(model), profile.maxCards);
    compare(pick.best[0]!.objectiveUsd, await solveByHighs(cards, profile, { surcharges: true }));
  },
);
