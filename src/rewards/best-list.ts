/**
 * The best wallets found so far: the first few of all sizes, and the best one
 * of up to k cards for each k. Prices each different wallet once.
 */
import { FEE_SLACK_USD } from "./pick-top.ts";
import { createWalletPricer } from "./price-wallet.ts";
import type { SearchModel } from "./search-model.ts";
import { compareWallets, type RankedWallet, toMicroUsd } from "./wallet-order.ts";

export interface BestList {
  /** Prices a wallet, in any order of cards, and keeps it if it is among the best. */
  readonly offer: (members: readonly number[]) => void;
  /** The first `keep` wallets, in order. */
  readonly best: readonly RankedWallet[];
  /** The best wallet of up to k cards at index k, from 1; undefined where none is known. */
  readonly bestUpTo: readonly (RankedWallet | undefined)[];
  /** Different wallets priced. */
  readonly countExamined: () => number;
}

export function createBestList(model: SearchModel, maxCards: number, keep: number): BestList {
  const priceWallet = createWalletPricer(model);
  const best: RankedWallet[] = [];
  const bestUpTo = Array.from({ length: maxCards + 1 }, (): RankedWallet | undefined => undefined);
  const seen = new Set<number>();

  return {
    best,
    bestUpTo,
    countExamined: () => seen.size,
    offer(members) {
      const feesUsd = members.reduce((sum, card) => sum + model.feeUsd[card]!, 0);
      if (feesUsd > model.feeBudgetUsd + FEE_SLACK_USD) return;
      const sorted = members.toSorted((left, right) => left - right);
      const key = sorted.reduce((digits, card) => digits * (model.cards.length + 1) + card + 1, 0);
      if (seen.has(key)) return;
      seen.add(key);

      const wallet: RankedWallet = {
        netMicroUsd: toMicroUsd(priceWallet(sorted)),
        feesMicroUsd: toMicroUsd(feesUsd),
        members: sorted,
      };
      for (let k = Math.max(1, members.length); k <= maxCards; k += 1) {
        const rival = bestUpTo[k];
        if (!rival || compareWallets(wallet, rival) < 0) bestUpTo[k] = wallet;
      }
      const last = best[keep - 1];
      if (last && compareWallets(wallet, last) > 0) return;
      best.push(wallet);
      best.sort(compareWallets);
      best.length = Math.min(best.length, keep);
    },
  };
}
