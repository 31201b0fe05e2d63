import type { EarnRate } from "./earn-rates.ts";

/**
 * One card's rates with every pool taken out that cannot run out: when all
 * spend it could ever serve fits its limit, its rate is as good as unlimited.
 * Most caps are far above a visitor's spend, so few pools are left to solve.
 * @param rates by spend part
 */
export function foldRoomyPools(
  rates: readonly EarnRate[],
  spendUsd: readonly number[],
  limitsUsd: readonly number[],
): EarnRate[] {
  const isRoomy = limitsUsd.map(() => false);
  for (;;) {
    const folded = rates.map(({ openMultiplier, pooled }) => {
      const roomy = pooled.filter(({ pool }) => isRoomy[pool]).map(({ multiplier }) => multiplier);
      const open = Math.max(openMultiplier, ...roomy);
      return { openMultiplier: open, pooled: pooled.filter(({ multiplier }) => multiplier > open) };
    });
    // A folded rate may push others aside, which may make room in their pools.
    const next = limitsUsd.findIndex((limitUsd, pool) => {
      const served = folded.map(({ pooled }, part) =>
        pooled.some((rate) => rate.pool === pool) ? spendUsd[part]! : 0,
      );
      return !isRoomy[pool] && served.reduce((sum, amountUsd) => sum + amountUsd, 0) <= limitUsd;
    });
    if (next < 0) return folded;
    isRoomy[next] = true;
  }
}
