/**
 * Fills limited pools with the spend that gains most in them: a small
 * transportation problem, solved exactly by best augmenting paths.
 */
import { countOperations } from "../work-budget.ts";
export interface PoolProblem {
  /** Gain per dollar of line j in pool p over what the line earns without it, at `p * lineCount + j`; 0 or less: no arc. */
  readonly gains: ArrayLike<number>;
  /** The most of line j that pool p may take, laid out the same. */
  readonly capsUsd: ArrayLike<number>;
  readonly poolLimitsUsd: ArrayLike<number>;
  readonly lineUsd: ArrayLike<number>;
}

export interface PoolFill {
  readonly gainUsd: number;
  /** Dollars of line j in pool p, at `p * lineCount + j`. */
  readonly flowUsd: Float64Array;
}

/** Dust below this is rounding, in dollars per dollar and in dollars. */
const DUST = 1e-12;
const DUST_USD = 1e-9;
/** Pools times lines above which it pays to look for parts. */
const LARGE = 1_000;

/**
 * Fills one pool by itself: its best-paying dollars first, as far as they gain more than `leastGain`.
 * @param gains by place in the pool, a dollar's gain; used up
 * @param taken by place in the pool, the dollars that it takes; null: nobody asks
 */
export function fillOnePool(
  { limitUsd, capsUsd }: { readonly limitUsd: number; readonly capsUsd: ArrayLike<number> },
  gains: Float64Array,
  leastGain: number,
  taken: Float64Array | null,
): number {
  let roomUsd = limitUsd;
  let gainUsd = 0;
  taken?.fill(0, 0, capsUsd.length);
  while (roomUsd > 0) {
    let best = -1;
    let bestGain = leastGain;
    for (let at = 0; at < capsUsd.length; at += 1) {
      if (gains[at]! > bestGain) {
        best = at;
        bestGain = gains[at]!;
      }
    }
    if (best < 0) break;
    const amountUsd = Math.min(roomUsd, capsUsd[best]!);
    gainUsd += amountUsd * bestGain;
    if (taken) taken[best] = amountUsd;
    roomUsd -= amountUsd;
    gains[best] = -1;
  }
  return gainUsd;
}

/**
 * @example one pool of 6,000 and two lines of 4,000 that gain 4% and 1% in it:
 * 4,000 of the first and 2,000 of the second, 180 dollars.
 */
export function fillPools(problem: PoolProblem): PoolFill {
  const { poolLimitsUsd, lineUsd } = problem;
  return poolLimitsUsd.length * lineUsd.length > LARGE ? fillByParts(problem) : fillAtOnce(problem);
}

/** Pools that share no line, such as those of two months, are problems of their own: much less work than one large one. */
function fillByParts({ gains, capsUsd, poolLimitsUsd, lineUsd }: PoolProblem): PoolFill {
  const lineCount = lineUsd.length;
  const poolCount = poolLimitsUsd.length;
  const partOf = Int32Array.from({ length: poolCount }, (_, pool) => pool);
  const poolOf = new Int32Array(lineCount).fill(-1);
  for (const pool of partOf.keys()) {
    for (let line = 0; line < lineCount; line += 1) {
      if (gains[pool * lineCount + line]! <= DUST) continue;
      if (poolOf[line] === -1) poolOf[line] = pool;
      const [old, merged] = [partOf[pool]!, partOf[poolOf[line]!]!];
      if (old !== merged) for (const [other, part] of partOf.entries()) if (part === old) partOf[other] = merged;
    }
  }
  const parts = new Map<number, { readonly pools: number[]; readonly lines: number[] }>();
  for (const [pool, part] of partOf.entries()) {
    const known = parts.get(part);
    if (known) known.pools.push(pool);
    else parts.set(part, { pools: [pool], lines: [] });
  }
  for (const [line, pool] of poolOf.entries()) if (pool >= 0) parts.get(partOf[pool]!)!.lines.push(line);
  const flowUsd = new Float64Array(poolCount * lineCount);
  let gainUsd = 0;
  for (const { pools, lines } of parts.values()) {
    const places = pools.flatMap((pool) => lines.map((line) => pool * lineCount + line));
    const part = fillAtOnce({
      gains: Float64Array.from(places, (at) => gains[at]!),
      capsUsd: Float64Array.from(places, (at) => capsUsd[at]!),
      poolLimitsUsd: pools.map((pool) => poolLimitsUsd[pool]!),
      lineUsd: lines.map((line) => lineUsd[line]!),
    });
    gainUsd += part.gainUsd;
    for (const [at, place] of places.entries()) flowUsd[place] = part.flowUsd[at]!;
  }
  return { gainUsd, flowUsd };
}

/** Sheets of paper for `fillAtOnce`, used again and again: to ask for new ones takes longer than most problems. */
const createPaper = (size: number) => ({
  size,
  poolLeft: new Float64Array(size),
  lineLeft: new Float64Array(size),
  poolGain: new Float64Array(size),
  lineGain: new Float64Array(size),
  poolFrom: new Int32Array(size),
  lineFrom: new Int32Array(size),
});
let paper = createPaper(64);

/**
 * Best gain per dollar from any pool with room, along arcs that may take back what an earlier path put somewhere
 * (Bellman-Ford; there is no gaining cycle, because every earlier path was a best one).
 */
function findPaths({ gains, capsUsd, poolLimitsUsd, lineUsd }: PoolProblem, flowUsd: Float64Array): void {
  const poolCount = poolLimitsUsd.length;
  const lineCount = lineUsd.length;
  const { poolLeft, poolGain, lineGain, poolFrom, lineFrom } = paper;
  lineGain.fill(-Infinity, 0, lineCount);
  for (let pool = 0; pool < poolCount; pool += 1) poolGain[pool] = poolLeft[pool]! > DUST_USD ? 0 : -Infinity;
  poolFrom.fill(-1, 0, poolCount);
  for (let changed = true, round = 0; changed && round <= poolCount; round += 1) {
    countOperations((poolCount * lineCount) / 2);
    changed = false;
    for (let pool = 0; pool < poolCount; pool += 1) {
      if (poolGain[pool] === -Infinity) continue;
      for (let line = 0, at = pool * lineCount; line < lineCount; line += 1, at += 1) {
        const gain = gains[at]!;
        if (gain <= DUST || capsUsd[at]! - flowUsd[at]! <= DUST_USD) continue;
        if (poolGain[pool]! + gain > lineGain[line]! + DUST) {
          lineGain[line] = poolGain[pool]! + gain;
          lineFrom[line] = pool;
        }
      }
    }
    for (let line = 0; line < lineCount; line += 1) {
      for (let pool = 0; pool < poolCount; pool += 1) {
        const at = pool * lineCount + line;
        if (flowUsd[at]! <= DUST_USD) continue;
        const gain = lineGain[line]! - gains[at]!;
        if (gain > poolGain[pool]! + DUST) {
          poolGain[pool] = gain;
          poolFrom[pool] = line;
          changed = true;
        }
      }
    }
  }
}

/** Moves what may move along the path to a line. @returns dollars */
function moveAlong({ capsUsd, lineUsd }: PoolProblem, flowUsd: Float64Array, end: number): number {
  const { poolLeft, lineLeft, poolFrom, lineFrom } = paper;
  const lineCount = lineUsd.length;
  let amountUsd = lineLeft[end]!;
  for (let line = end; ;) {
    const pool = lineFrom[line]!;
    const back = poolFrom[pool]!;
    amountUsd = Math.min(amountUsd, capsUsd[pool * lineCount + line]! - flowUsd[pool * lineCount + line]!);
    if (back < 0) {
      amountUsd = Math.min(amountUsd, poolLeft[pool]!);
      poolLeft[pool]! -= amountUsd;
      break;
    }
    amountUsd = Math.min(amountUsd, flowUsd[pool * lineCount + back]!);
    line = back;
  }
  lineLeft[end]! -= amountUsd;
  for (let line = end; ;) {
    const pool = lineFrom[line]!;
    const back = poolFrom[pool]!;
    flowUsd[pool * lineCount + line]! += amountUsd;
    if (back < 0) return amountUsd;
    flowUsd[pool * lineCount + back]! -= amountUsd;
    line = back;
  }
}

function fillAtOnce(problem: PoolProblem): PoolFill {
  const { poolLimitsUsd, lineUsd } = problem;
  const poolCount = poolLimitsUsd.length;
  const lineCount = lineUsd.length;
  const flowUsd = new Float64Array(poolCount * lineCount);
  if (Math.max(poolCount, lineCount) > paper.size) paper = createPaper(2 * Math.max(poolCount, lineCount));
  const { poolLeft, lineLeft, lineGain } = paper;
  for (let pool = 0; pool < poolCount; pool += 1) poolLeft[pool] = poolLimitsUsd[pool]!;
  for (let line = 0; line < lineCount; line += 1) lineLeft[line] = lineUsd[line]!;
  let gainUsd = 0;
  for (;;) {
    findPaths(problem, flowUsd);
    let end = -1;
    for (let line = 0; line < lineCount; line += 1) {
      if (lineLeft[line]! > DUST_USD && lineGain[line]! > (end < 0 ? DUST : lineGain[end]!)) end = line;
    }
    if (end < 0) return { gainUsd, flowUsd };
    gainUsd += moveAlong(problem, flowUsd, end) * lineGain[end]!;
  }
}
