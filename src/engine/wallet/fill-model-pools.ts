/** What limited pools of some rows gain together over what their lines earn without them, in the search's tables. */
import { fillOnePool, fillPools } from "../value/fill-pools.ts";
import { TOLERANCE } from "../tolerances.ts";
import type { ModelPool } from "./compile-rows.ts";
import type { SearchModel } from "./search-model.ts";

/** What pools are filled with. */
export interface PoolFiller {
  readonly lineUsd: Float64Array;
  /** What each line earns without pools; the caller changes it between calls. */
  readonly best: Float64Array;
  /** By line: dollars that pools ask for. */
  readonly askedUsd: Float64Array;
  /** Paper for one pool. */
  readonly gains: Float64Array;
}

export const createPoolFiller = ({ lineCount, lineUsd }: SearchModel, best: Float64Array): PoolFiller => ({
  lineUsd,
  best,
  askedUsd: new Float64Array(lineCount),
  gains: new Float64Array(lineCount),
});

/** Gain of one pool alone over what its lines earn without it. */
function findPoolGain({ best, gains }: PoolFiller, pool: ModelPool): number {
  const { lines, rates } = pool;
  for (let at = 0; at < lines.length; at += 1) gains[at] = rates[at]! - best[lines[at]!]!;
  return fillOnePool(pool, gains, TOLERANCE.rate, null);
}

const hasGain = (best: Float64Array, { lines, rates }: ModelPool, at: number) =>
  rates[at]! > best[lines[at]!]! + TOLERANCE.rate;

/**
 * Pools that ask for more of a line than it has fill it together; every other pool fills itself.
 * @returns dollars; -Infinity instead where it is no more than `floorUsd`
 */
export function fillModelPools(filler: PoolFiller, pools: readonly ModelPool[], floorUsd = -Infinity): number {
  const { lineUsd, best, askedUsd } = filler;
  askedUsd.fill(0);
  for (const pool of pools) {
    for (let at = 0; at < pool.lines.length; at += 1) {
      if (hasGain(best, pool, at)) askedUsd[pool.lines[at]!]! += pool.capsUsd[at]!;
    }
  }
  let gainUsd = 0;
  let aloneUsd = 0;
  const contested: ModelPool[] = [];
  for (const pool of pools) {
    let isContested = false;
    for (let at = 0; at < pool.lines.length && !isContested; at += 1) {
      isContested = hasGain(best, pool, at) && askedUsd[pool.lines[at]!]! > lineUsd[pool.lines[at]!]!;
    }
    const ofPoolUsd = findPoolGain(filler, pool);
    if (isContested) {
      contested.push(pool);
      aloneUsd += ofPoolUsd;
    } else gainUsd += ofPoolUsd;
  }
  if (contested.length === 0) return gainUsd;
  // Together they gain no more than each of them by itself, which is known sooner.
  return gainUsd + aloneUsd <= floorUsd ? -Infinity : gainUsd + fillTogether(filler, contested);
}

function fillTogether({ lineUsd, best }: PoolFiller, pools: readonly ModelPool[]): number {
  const placeOf = new Map<number, number>();
  for (const pool of pools) {
    for (const [at, line] of Array.from(pool.lines).entries()) {
      if (hasGain(best, pool, at) && !placeOf.has(line)) placeOf.set(line, placeOf.size);
    }
  }
  const gains = new Float64Array(pools.length * placeOf.size);
  const capsUsd = new Float64Array(gains.length);
  for (const [pool, { lines, rates, capsUsd: ofCaps }] of pools.entries()) {
    for (const [at, line] of Array.from(lines).entries()) {
      const place = placeOf.get(line);
      if (place === undefined) continue;
      gains[pool * placeOf.size + place] = rates[at]! - best[line]!;
      capsUsd[pool * placeOf.size + place] = ofCaps[at]!;
    }
  }
  const poolLimitsUsd = pools.map(({ limitUsd }) => limitUsd);
  return fillPools({ gains, capsUsd, poolLimitsUsd, lineUsd: [...placeOf.keys()].map((line) => lineUsd[line]!) })
    .gainUsd;
}
