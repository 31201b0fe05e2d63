/** Limited pools in the search's tables, held to the exact fill of all of them at once. */
import { describe, expect, test } from "vitest";

import { fillPools } from "../value/fill-pools.ts";
import { createRandom } from "../value/test-cards.ts";
import { createPoolFiller, fillModelPools } from "./fill-model-pools.ts";
import type { ModelPool } from "./compile-rows.ts";
import type { SearchModel } from "./search-model.ts";

const pool = (
  limitUsd: number,
  lines: readonly number[],
  rates: readonly number[],
  capsUsd: readonly number[],
): ModelPool => ({
  limitUsd,
  lines,
  rates,
  capsUsd,
  isRoomy: false,
});
function fill(lineUsd: readonly number[], best: readonly number[], pools: readonly ModelPool[]): number {
  const model = { lineCount: lineUsd.length, lineUsd: Float64Array.from(lineUsd) } as SearchModel;
  const filler = createPoolFiller(model, Float64Array.from(best));
  const usd = fillModelPools(filler, pools);
  // Nothing is left behind for the next question, and a floor hides only what is not above it.
  expect(fillModelPools(filler, pools, usd - 1e-6)).toBe(usd);
  expect(fillModelPools(filler, pools, usd)).toSatisfy((given) => given === usd || given === -Infinity);
  return usd;
}
function fillExactly(lineUsd: readonly number[], best: readonly number[], pools: readonly ModelPool[]): number {
  const size = pools.length * lineUsd.length;
  const [gains, capsUsd] = [new Float64Array(size), new Float64Array(size)];
  for (const [at, { lines, rates, capsUsd: ofCaps }] of pools.entries()) {
    for (const [arc, line] of lines.entries()) {
      gains[at * lineUsd.length + line] = rates[arc]! - best[line]!;
      capsUsd[at * lineUsd.length + line] = ofCaps[arc]!;
    }
  }
  return fillPools({ gains, capsUsd, poolLimitsUsd: pools.map(({ limitUsd }) => limitUsd), lineUsd }).gainUsd;
}

describe("over what lines earn without them pools gain", () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))("what they gain in the exact fill, case %i", (seed) => {
    const { pick, chance } = createRandom(seed + 5_200);
    const lineUsd = Array.from({ length: 4 }, () => pick([100, 300, 500]));
    const best = lineUsd.map(() => pick([0, 0.01, 0.02]));
    const pools = Array.from({ length: pick([1, 2, 3, 4]) }, () => {
      const lines = [0, 1, 2, 3].filter(() => chance(0.6));
      const rates = lines.map(() => pick([0.01, 0.02, 0.03, 0.05]));
      return pool(
        pick([100, 200, 600]),
        lines,
        rates,
        lines.map((line) => lineUsd[line]! * pick([1, 0.5])),
      );
    });
    expect(fill(lineUsd, best, pools)).toBeCloseTo(fillExactly(lineUsd, best, pools), 9);
  });
});
