/**
 * The best way to fill pools of limited spend from lines of limited spend: a
 * transportation problem, solved exactly by successive best augmenting paths.
 * Knows nothing of cards. Model: rewards(S), "solved exactly, pools included".
 */
export interface PoolProblem {
  /** Gain in dollars per dollar of line j put in pool p, at `p * lineCount + j`; 0 or less: never. */
  readonly gains: ArrayLike<number>;
  readonly poolLimitsUsd: ArrayLike<number>;
  readonly lineSpendUsd: ArrayLike<number>;
}

export interface PoolFill {
  readonly gainUsd: number;
  /** Dollars of line j in pool p, at `p * lineCount + j`. */
  readonly flowUsd: Float64Array;
}

/** Dust below this is rounding, in dollars and in dollars per dollar. */
const DUST = 1e-12;
const DUST_USD = 1e-9;

/**
 * @example one pool of 6,000 and two lines of 4,000 that gain 4% and 1% in it:
 * 4,000 of the first and 2,000 of the second, 180 dollars.
 */
export function fillPools({ gains, poolLimitsUsd, lineSpendUsd }: PoolProblem): PoolFill {
  const poolCount = poolLimitsUsd.length;
  const lineCount = lineSpendUsd.length;
  const flowUsd = new Float64Array(poolCount * lineCount);
  const poolLeft = Float64Array.from(poolLimitsUsd);
  const lineLeft = Float64Array.from(lineSpendUsd);
  const poolGain = new Float64Array(poolCount);
  const lineGain = new Float64Array(lineCount);
  const poolFrom = new Int32Array(poolCount);
  const lineFrom = new Int32Array(lineCount);
  let gainUsd = 0;

  for (;;) {
    // Best gain per dollar from any pool with room, along arcs that may take
    // back what an earlier path put somewhere (Bellman-Ford; there is no
    // gaining cycle, because every earlier path was a best one).
    lineGain.fill(-Infinity);
    for (let pool = 0; pool < poolCount; pool += 1) poolGain[pool] = poolLeft[pool]! > DUST_USD ? 0 : -Infinity;
    poolFrom.fill(-1);
    for (let changed = true, round = 0; changed && round <= poolCount; round += 1) {
      changed = false;
      for (let pool = 0; pool < poolCount; pool += 1) {
        if (poolGain[pool] === -Infinity) continue;
        for (let line = 0; line < lineCount; line += 1) {
          const gain = gains[pool * lineCount + line]!;
          if (gain > DUST && poolGain[pool]! + gain > lineGain[line]! + DUST) {
            lineGain[line] = poolGain[pool]! + gain;
            lineFrom[line] = pool;
          }
        }
      }
      for (let line = 0; line < lineCount; line += 1) {
        for (let pool = 0; pool < poolCount; pool += 1) {
          if (flowUsd[pool * lineCount + line]! <= DUST_USD) continue;
          const gain = lineGain[line]! - gains[pool * lineCount + line]!;
          if (gain > poolGain[pool]! + DUST) {
            poolGain[pool] = gain;
            poolFrom[pool] = line;
            changed = true;
          }
        }
      }
    }

    let end = -1;
    for (let line = 0; line < lineCount; line += 1) {
      if (lineLeft[line]! > DUST_USD && lineGain[line]! > (end < 0 ? DUST : lineGain[end]!)) end = line;
    }
    if (end < 0) return { gainUsd, flowUsd };

    let amountUsd = lineLeft[end]!;
    for (let line = end; ;) {
      const pool = lineFrom[line]!;
      const back = poolFrom[pool]!;
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
      if (back < 0) break;
      flowUsd[pool * lineCount + back]! -= amountUsd;
      line = back;
    }
    gainUsd += amountUsd * lineGain[end]!;
  }
}
