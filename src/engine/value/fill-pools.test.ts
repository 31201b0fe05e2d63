/** Limited pools filled with the spend that gains most in them. */
import { describe, expect, test } from "vitest";

import { fillOnePool, fillPools, type PoolProblem } from "./fill-pools.ts";
import { createRandom, type Random } from "./test-cards.ts";

/** What a fill is worth, and that it keeps to all limits. */
function check({ gains, capsUsd, poolLimitsUsd, lineUsd }: PoolProblem, flowUsd: Float64Array): number {
  const lineCount = lineUsd.length;
  let usd = 0;
  for (let pool = 0; pool < poolLimitsUsd.length; pool += 1) {
    let inPool = 0;
    for (let line = 0; line < lineCount; line += 1) {
      const at = pool * lineCount + line;
      expect(flowUsd[at]).toBeGreaterThanOrEqual(0);
      expect(flowUsd[at]).toBeLessThanOrEqual(capsUsd[at]! + 1e-9);
      if (flowUsd[at]! > 0) usd += flowUsd[at]! * gains[at]!;
      inPool += flowUsd[at]!;
    }
    expect(inPool).toBeLessThanOrEqual(poolLimitsUsd[pool]! + 1e-9);
  }
  for (let line = 0; line < lineCount; line += 1) {
    let taken = 0;
    for (let pool = 0; pool < poolLimitsUsd.length; pool += 1) taken += flowUsd[pool * lineCount + line]!;
    expect(taken).toBeLessThanOrEqual(lineUsd[line]! + 1e-9);
  }
  return usd;
}
function fill(problem: PoolProblem): number {
  const { gainUsd, flowUsd } = fillPools(problem);
  expect(check(problem, flowUsd)).toBeCloseTo(gainUsd, 6);
  return gainUsd;
}

/** Whole hundreds of dollars, tried in every way. */
function tryAll({ gains, capsUsd, poolLimitsUsd, lineUsd }: PoolProblem): number {
  const lineCount = lineUsd.length;
  const arcs = Array.from({ length: gains.length }, (_, at) => at).filter((at) => gains[at]! > 0);
  const walk = (index: number, poolLeft: readonly number[], lineLeft: readonly number[]): number => {
    const at = arcs[index];
    if (at === undefined) return 0;
    const [pool, line] = [Math.floor(at / lineCount), at % lineCount];
    let best = -Infinity;
    const most = Math.min(poolLeft[pool]!, lineLeft[line]!, capsUsd[at]!);
    for (let usd = 0; usd <= most; usd += 100) {
      const rest = walk(
        index + 1,
        poolLeft.with(pool, poolLeft[pool]! - usd),
        lineLeft.with(line, lineLeft[line]! - usd),
      );
      best = Math.max(best, usd * gains[at]! + rest);
    }
    return best;
  };
  return walk(0, Array.from(poolLimitsUsd), Array.from(lineUsd));
}

function makeProblem({ pick, chance }: Random, poolCount: number, lineCount: number): PoolProblem {
  const size = poolCount * lineCount;
  return {
    gains: Array.from({ length: size }, () => (chance(0.3) ? pick([0, -0.01]) : pick([0.01, 0.02, 0.03, 0.05]))),
    capsUsd: Array.from({ length: size }, () => pick([100, 200, 400])),
    poolLimitsUsd: Array.from({ length: poolCount }, () => pick([100, 200, 300])),
    lineUsd: Array.from({ length: lineCount }, () => pick([100, 200, 300])),
  };
}

describe("pools are filled", () => {
  test("with what gains most, then with the next", () => {
    const problem = { gains: [0.04, 0.01], capsUsd: [4_000, 4_000], poolLimitsUsd: [6_000], lineUsd: [4_000, 4_000] };
    expect(fill(problem)).toBeCloseTo(180, 9);
    expect(fill({ ...problem, capsUsd: [500, 4_000] })).toBeCloseTo(20 + 40, 9);
    expect(fill({ ...problem, poolLimitsUsd: [0] })).toBe(0);
    expect(fill({ ...problem, gains: [0, -0.01] })).toBe(0);
    expect(fill({ gains: [], capsUsd: [], poolLimitsUsd: [], lineUsd: [5] })).toBe(0);
  });

  test("of as many lines or pools as there are", () => {
    const ones = (count: number, usd: number) => Array.from({ length: count }, () => usd);
    const gains = ones(70, 0.01).with(69, 0.05);
    const capsUsd = ones(70, 100);
    // One pool for 70 lines: the last one gains most. 70 pools for one line: so does the last pool.
    expect(fill({ gains, capsUsd, poolLimitsUsd: [300], lineUsd: ones(70, 100) })).toBeCloseTo(5 + 2, 9);
    expect(fill({ gains, capsUsd, poolLimitsUsd: ones(70, 100), lineUsd: [300] })).toBeCloseTo(5 + 2, 9);
  });

  test("by taking back what another line needs more", () => {
    // The first pool takes both lines, the second the first line only.
    const problem = {
      gains: [0.06, 0.05, 0.05, 0],
      capsUsd: [100, 100, 100, 100],
      poolLimitsUsd: [100, 100],
      lineUsd: [100, 100],
    };
    expect(fill(problem)).toBeCloseTo(10, 9);
  });

  test.each(Array.from({ length: 25 }, (_, seed) => seed))("as well as in any way, case %i", (seed) => {
    const random = createRandom(seed + 600);
    const problem = makeProblem(random, random.pick([1, 2, 3]), random.pick([1, 2]));
    expect(fill(problem)).toBeCloseTo(tryAll(problem), 9);
  });
});

describe("many pools and lines", () => {
  test.each([1, 2, 3])("of parts that do not touch are filled part by part, case %i", (seed) => {
    const random = createRandom(seed + 900);
    const parts = Array.from({ length: 12 }, () => makeProblem(random, 3, 3));
    const [poolCount, lineCount] = [36, 36];
    // The parts' pools and lines in any order.
    const pools = random.shuffle(Array.from({ length: poolCount }, (_, at) => at));
    const lines = random.shuffle(Array.from({ length: lineCount }, (_, at) => at));
    const size = poolCount * lineCount;
    const whole = {
      gains: new Float64Array(size),
      capsUsd: new Float64Array(size),
      poolLimitsUsd: new Float64Array(poolCount),
      lineUsd: new Float64Array(lineCount),
    };
    for (const [part, { gains, capsUsd, poolLimitsUsd, lineUsd }] of parts.entries()) {
      for (let pool = 0; pool < 3; pool += 1) {
        whole.poolLimitsUsd[pools[part * 3 + pool]!] = poolLimitsUsd[pool]!;
        for (let line = 0; line < 3; line += 1) {
          const place = pools[part * 3 + pool]! * lineCount + lines[part * 3 + line]!;
          whole.lineUsd[lines[part * 3 + line]!] = lineUsd[line]!;
          whole.gains[place] = gains[pool * 3 + line]!;
          whole.capsUsd[place] = capsUsd[pool * 3 + line]!;
        }
      }
    }
    expect(fill(whole)).toBeCloseTo(
      parts.reduce((sum, part) => sum + fill(part), 0),
      6,
    );
  });

  test("of which each touches the next are one part", () => {
    const count = 40;
    const size = count * count;
    const [gains, capsUsd] = [new Float64Array(size), new Float64Array(size).fill(100)];
    // Pool p takes its own line at 2% and the next one at 3%: a chain, in which each is best with the next.
    for (let pool = 0; pool < count; pool += 1) {
      gains[pool * count + pool] = 0.02;
      if (pool + 1 < count) gains[pool * count + pool + 1] = 0.03;
    }
    const hundreds = new Float64Array(count).fill(100);
    expect(fill({ gains, capsUsd, poolLimitsUsd: hundreds, lineUsd: hundreds })).toBeCloseTo(39 * 3, 6);
  });
});

test("one pool by itself takes its best-paying dollars first, and says which", () => {
  const taken = Float64Array.of(9, 9, 9);
  const pool = { limitUsd: 250, capsUsd: [200, 100, 900] };
  expect(fillOnePool(pool, Float64Array.of(0.02, 0.04, 0), 0, taken)).toBeCloseTo(100 * 0.04 + 150 * 0.02, 9);
  expect([...taken]).toEqual([150, 100, 0]);
  // What gains no more than the least asked for stays outside.
  expect(fillOnePool(pool, Float64Array.of(0.02, 0.04, 0), 0.02, null)).toBeCloseTo(4, 9);
});
