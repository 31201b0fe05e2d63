/**
 * Which of a card's reward entries apply to a spend line, and how their caps
 * pool. Model: "What a card earns on a line" and "Caps". Multipliers only:
 * points become dollars elsewhere.
 */
import type { CapPeriod, RewardCap } from "../catalog/card.ts";
import type { SpendLine } from "./spend.ts";
import type { WalletCard, WalletReward } from "./wallet-card.ts";

/** Spend of one year that all entries of a pool earn their rate on, together. */
export interface EarnPool {
  readonly limitUsd: number;
  readonly rewards: readonly WalletReward[];
}

/** A rate that lasts until its pool is used up; `pool` is an index of `listEarnPools`. */
interface PooledRate {
  readonly multiplier: number;
  readonly pool: number;
}

export interface EarnRate {
  /** Points per dollar without limit: the best uncapped or after-cap rate. */
  readonly openMultiplier: number;
  /** Better rates with a limit, at most one for each pool, the best first. */
  readonly pooled: readonly PooledRate[];
}

const PERIODS_A_YEAR: Readonly<Record<CapPeriod, number>> = { month: 12, quarter: 4, year: 1 };

function toPoolKey(cap: RewardCap, entry: number): string {
  // A plain number in the facts (categories null) caps its own entry only.
  if (cap.categories === null) return `entry ${entry}`;
  return `${cap.amountUsd} a ${cap.period} on ${cap.categories.toSorted().join(" ")}`;
}

/** A card's capped entries by pool, in the order the card names them. */
export function listEarnPools(card: Pick<WalletCard, "rewards">): EarnPool[] {
  const pools = new Map<string, { limitUsd: number; rewards: WalletReward[] }>();
  for (const [entry, reward] of card.rewards.entries()) {
    if (!reward.cap) continue;
    const key = toPoolKey(reward.cap, entry);
    const pool = pools.get(key);
    if (pool) pool.rewards.push(reward);
    else pools.set(key, { limitUsd: reward.cap.amountUsd * PERIODS_A_YEAR[reward.cap.period], rewards: [reward] });
  }
  return [...pools.values()];
}

/** The entries of a card that apply to a line; the base entry applies to every line. */
function listApplyingRewards(
  card: Pick<WalletCard, "rewards">,
  line: Pick<SpendLine, "category" | "brand" | "subcategory">,
): WalletReward[] {
  // The model's words: the card has no portal entry at all, not merely none for this part.
  const hasPortalEntry = card.rewards.some((reward) => reward.category === "travel_portal");
  const category = line.category === "travel_portal" && !hasPortalEntry ? "travel_other" : line.category;
  return card.rewards.filter(
    (reward) =>
      reward.base ||
      (reward.category === category &&
        (reward.brands === null || (line.brand !== null && reward.brands.includes(line.brand))) &&
        (reward.subcategory === null || reward.subcategory === line.subcategory)),
  );
}

/** What the card earns on the line: pooled rates while they last, then the open rate. */
export function findEarnRate(
  card: Pick<WalletCard, "rewards">,
  line: Pick<SpendLine, "category" | "brand" | "subcategory">,
  pools: readonly EarnPool[] = listEarnPools(card),
): EarnRate {
  let openMultiplier = 0;
  const bestOfPool = new Map<number, number>();
  for (const reward of listApplyingRewards(card, line)) {
    if (!reward.cap) {
      openMultiplier = Math.max(openMultiplier, reward.multiplier);
      continue;
    }
    // An after-cap rate above the capped one would be open from the first dollar.
    openMultiplier = Math.max(openMultiplier, Math.min(reward.multiplier, reward.afterCapMultiplier ?? 0));
    const pool = pools.findIndex(({ rewards }) => rewards.includes(reward));
    bestOfPool.set(pool, Math.max(bestOfPool.get(pool) ?? 0, reward.multiplier));
  }
  const pooled = [...bestOfPool]
    .filter(([, multiplier]) => multiplier > openMultiplier)
    .map(([pool, multiplier]) => ({ multiplier, pool }))
    .toSorted((left, right) => right.multiplier - left.multiplier || left.pool - right.pool);
  return { openMultiplier, pooled };
}
