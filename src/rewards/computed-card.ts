/** Figures of one card for the default spend, as the build computes them for the pages. US dollars a year. */
import type { BreakEven, NoFeeComparison } from "./break-even.ts";
import type { RankedCard } from "./rank-cards.ts";
import type { RelatedCard } from "./related-cards.ts";

export interface NetParts {
  /** rewards + perks + bonuses - fees. */
  readonly netUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly feesUsd: number;
  readonly bonusesUsd: number;
}

export interface ComputedCard {
  readonly ongoing: NetParts;
  readonly firstYear: NetParts;
  /** The card beside the best card without a fee. */
  readonly noFee: NoFeeComparison | null;
  readonly breakEven: BreakEven;
  /** Rewards and perks, before the fee, at growing spend of the default shape. */
  readonly curve: readonly { readonly monthlyUsd: number; readonly valueUsd: number }[];
  /** Cards for the same purpose, the most valuable first. */
  readonly alternatives: readonly RelatedCard[];
  /** The card that adds most to a wallet of this one; null when none does. */
  readonly partner: RelatedCard | null;
}

export interface ComputedCatalog {
  readonly cards: Readonly<Record<string, ComputedCard>>;
  /** By category, best first; closed cards are not in it. */
  readonly rankings: Readonly<Record<string, readonly RankedCard[]>>;
}
