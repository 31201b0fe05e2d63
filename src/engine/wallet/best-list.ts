/**
 * The best wallets found so far: all within a distance of the best, as far as
 * there is room, and the best one of up to k cards for each k. Prices each
 * different wallet once.
 */
import { FEE_SLACK_USD } from "./pick-top.ts";
import type { WalletPricer } from "./price-wallet.ts";
import type { SearchModel } from "./search-model.ts";
import { canOutrank, compareWallets, type RankedWallet, SLACK_USD, toCents } from "./wallet-order.ts";

export interface ListLimits {
  readonly maxCards: number;
  /** At most so many of the best wallets of up to `maxCards` cards. */
  readonly keep: number;
  /** And only those that are worth so many dollars less than the best, or fewer. */
  readonly withinUsd: number;
  /** Only wallets worth more than this are of interest. */
  readonly aboveUsd?: number;
  /** A wallet that is not looked for, its cards in ascending order. */
  readonly besides?: readonly number[];
}

export interface BestList {
  /** Prices a wallet, in any order of cards, and keeps it if it is among the best. */
  readonly offer: (members: readonly number[], prices?: Float64Array | null) => void;
  /** In order. */
  readonly best: readonly RankedWallet[];
  /** The best wallet of up to k cards at index k, from 1; undefined where none is known. */
  readonly bestUpTo: readonly (RankedWallet | undefined)[];
  /** Whether a wallet like this could enter the list of the best of up to `upTo` cards. No false `false`. */
  readonly mayEnter: (
    upTo: number,
    boundUsd: number,
    size: number,
    feesUsd: number,
    first?: readonly number[],
  ) => boolean;
  /** What a wallet must be worth more than, to be of interest; -Infinity: anything. */
  readonly floorUsd: (upTo: number) => number;
  /** Different wallets priced. */
  readonly countExamined: () => number;
}

export function createBestList(
  { laterFeeUsd, firstFeeUsd, feeLimitUsd }: SearchModel,
  pricer: Pick<WalletPricer, "price">,
  { maxCards, keep, withinUsd, aboveUsd = -Infinity, besides }: ListLimits,
): BestList {
  const best: RankedWallet[] = [];
  const bestUpTo = Array.from({ length: maxCards + 1 }, (): RankedWallet | undefined => undefined);
  const seen = new Set<string>();

  const floorUsd = (upTo: number): number => {
    if (upTo < maxCards) return Math.max(aboveUsd, (bestUpTo[upTo]?.objectiveUsd ?? -Infinity) - 0.02);
    const leastUsd = (best[0]?.objectiveUsd ?? -Infinity) - withinUsd;
    const last = best[keep - 1];
    return Math.max(aboveUsd, Math.max(leastUsd, last ? last.objectiveUsd : -Infinity) - 0.02);
  };

  return {
    best,
    bestUpTo,
    floorUsd,
    countExamined: () => seen.size,
    mayEnter(upTo, boundUsd, size, feesUsd, first) {
      if (boundUsd <= aboveUsd) return false;
      if (upTo < maxCards) return canOutrank(bestUpTo[upTo], boundUsd, size, feesUsd, first);
      const [top] = best;
      if (top && toCents(boundUsd + SLACK_USD) < top.objectiveCents - toCents(withinUsd)) return false;
      return canOutrank(best[keep - 1], boundUsd, size, feesUsd, first);
    },
    offer(members, prices = null) {
      let feesUsd = 0;
      let firstUsd = 0;
      for (const card of members) {
        feesUsd += laterFeeUsd[card]!;
        firstUsd += firstFeeUsd[card]!;
      }
      if (Math.max(feesUsd, firstUsd) > feeLimitUsd + FEE_SLACK_USD) return;
      const sorted = members.toSorted((left, right) => left - right);
      const key = sorted.join();
      if (seen.has(key)) return;
      seen.add(key);
      // What a wallet must beat to be of any interest; a wallet priced below an earlier floor is below this one too.
      let lowUsd = Infinity;
      for (let k = Math.max(1, members.length); k <= maxCards; k += 1) lowUsd = Math.min(lowUsd, floorUsd(k));
      const objectiveUsd = pricer.price(sorted, prices, lowUsd);
      if (objectiveUsd <= aboveUsd || key === besides?.join()) return;

      const wallet: RankedWallet = {
        objectiveUsd,
        objectiveCents: toCents(objectiveUsd),
        feesCents: toCents(feesUsd),
        members: sorted,
      };
      for (let k = Math.max(1, members.length); k <= maxCards; k += 1) {
        const rival = bestUpTo[k];
        if (!rival || compareWallets(wallet, rival) < 0) bestUpTo[k] = wallet;
      }
      best.push(wallet);
      best.sort(compareWallets);
      best.length = Math.min(best.length, keep);
      while (best.at(-1)!.objectiveCents < best[0]!.objectiveCents - toCents(withinUsd)) best.pop();
    },
  };
}
