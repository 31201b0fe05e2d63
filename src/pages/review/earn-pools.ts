/** A card's limits as a reader counts them: what of each a year, and for which rates together. */
import { type Card, PERIODS_A_YEAR, type Reward } from "../../catalog/card.ts";

export interface EarnPool {
  /** Spend of one year that all rates of the pool hold for, together. */
  readonly limitUsd: number;
  readonly rewards: readonly Reward[];
}

/** In the order in which the card names them. A limit without categories is one rate's alone. */
export function listEarnPools({ rewards }: Pick<Card, "rewards">): EarnPool[] {
  const pools = new Map<string, { limitUsd: number; rewards: Reward[] }>();
  for (const reward of rewards) {
    const { cap, id } = reward;
    if (!cap) continue;
    const key = cap.categories ? `${cap.amountUsd} a ${cap.period} on ${cap.categories.toSorted().join(" ")}` : id;
    const pool = pools.get(key) ?? { limitUsd: cap.amountUsd * PERIODS_A_YEAR[cap.period], rewards: [] };
    pool.rewards.push(reward);
    pools.set(key, pool);
  }
  return [...pools.values()];
}
