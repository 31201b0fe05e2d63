/**
 * The best wallets found so far, in order: all within a distance of the best,
 * as far as there is room, and the best one of up to k cards for each k.
 * Prices each different wallet once. Order: higher objective to the cent, then
 * fewer cards, lower later fees, the alphabetically first slugs.
 */
import { TOLERANCE } from "../tolerances.ts";
import type { WalletPricer } from "./price-wallet.ts";
import type { SearchModel } from "./search-model.ts";

export interface RankedWallet {
  readonly objectiveUsd: number;
  readonly objectiveCents: number;
  readonly feesCents: number;
  /** Card indexes, ascending; cards are sorted by slug, so this is the order of slugs too. */
  readonly members: readonly number[];
}

export function toCents(amountUsd: number): number {
  // By way of millionths, so that an exact half is not decided by float dust.
  return Math.round(Math.round(amountUsd * 1e6) / 1e4);
}

/** Negative when `left` stands before `right`. */
export function compareWallets(left: RankedWallet, right: RankedWallet): number {
  return (
    right.objectiveCents - left.objectiveCents ||
    left.members.length - right.members.length ||
    left.feesCents - right.feesCents ||
    compareMembers(left.members, right.members)
  );
}

function compareMembers(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((card, place) => card !== right[place]);
  return at < 0 ? 0 : left[at]! - right[at]!;
}

/** What is known of wallets that have not been priced. */
export interface WalletBound {
  /** None is worth more. */
  readonly boundUsd: number;
  /** Each has so many cards or more, and such later fees or higher ones. */
  readonly size: number;
  readonly feesUsd: number;
  /** The alphabetically first wallet of `size` cards in question, in any order. */
  readonly first?: readonly number[];
}

/** Whether one of these wallets could stand before `rival`. No false `false`. */
function canOutrank(rival: RankedWallet | undefined, { boundUsd, size, feesUsd, first }: WalletBound): boolean {
  if (!rival) return true;
  const behind =
    rival.objectiveCents - toCents(boundUsd + TOLERANCE.boundUsd) ||
    size - rival.members.length ||
    toCents(feesUsd) - rival.feesCents;
  if (behind !== 0 || !first) return behind <= 0;
  const sorted = first.toSorted((left, right) => left - right);
  return compareMembers(sorted, rival.members) < 0;
}

export interface ListLimits {
  readonly maxCards: number;
  /** At most so many of the best wallets of up to `maxCards` cards. */
  readonly keep: number;
  /** And only those that are worth so many dollars less than the best, or fewer. */
  readonly withinUsd: number;
  /** Only wallets worth more than this are of interest. */
  readonly aboveUsd?: number | undefined;
  /** A wallet that is not looked for, its cards in ascending order. */
  readonly besides?: readonly number[] | undefined;
}

export interface BestList {
  /** Prices a wallet, in any order of cards, and keeps it if it is among the best. */
  readonly offer: (members: readonly number[], prices?: Float64Array | null) => void;
  /** In order. */
  readonly best: readonly RankedWallet[];
  /** The best wallet of up to k cards at index k, from 1; undefined where none is known. */
  readonly bestUpTo: readonly (RankedWallet | undefined)[];
  /** Whether a wallet like this could enter the list of the best of up to `upTo` cards. No false `false`. */
  readonly mayEnter: (upTo: number, wallet: WalletBound) => boolean;
  /** What a wallet must be worth more than, to be of interest; -Infinity: anything. */
  readonly floorUsd: (upTo: number) => number;
  /** Different wallets priced. */
  readonly countExamined: () => number;
}

/** Two cents: what is that far below the last of the list is so to the cent. */
const FLOOR_SLACK_USD = 0.02;

export function createBestList(
  { laterFeeUsd, firstFeeUsd, feeLimitUsd }: SearchModel,
  pricer: Pick<WalletPricer, "price">,
  { maxCards, keep, withinUsd, aboveUsd = -Infinity, besides }: ListLimits,
): BestList {
  const best: RankedWallet[] = [];
  const bestUpTo = Array.from({ length: maxCards + 1 }, (): RankedWallet | undefined => undefined);
  const seen = new Set<string>();
  const excluded = besides?.join();

  function floorUsd(upTo: number): number {
    if (upTo < maxCards) return Math.max(aboveUsd, (bestUpTo[upTo]?.objectiveUsd ?? -Infinity) - FLOOR_SLACK_USD);
    const leastUsd = (best[0]?.objectiveUsd ?? -Infinity) - withinUsd;
    const lastUsd = best[keep - 1]?.objectiveUsd ?? -Infinity;
    return Math.max(aboveUsd, Math.max(leastUsd, lastUsd) - FLOOR_SLACK_USD);
  }

  function add(wallet: RankedWallet): void {
    for (let k = Math.max(1, wallet.members.length); k <= maxCards; k += 1) {
      const rival = bestUpTo[k];
      if (!rival || compareWallets(wallet, rival) < 0) bestUpTo[k] = wallet;
    }
    best.push(wallet);
    best.sort(compareWallets);
    best.length = Math.min(best.length, keep);
    while (best.at(-1)!.objectiveCents < best[0]!.objectiveCents - toCents(withinUsd)) best.pop();
  }

  return {
    best,
    bestUpTo,
    floorUsd,
    countExamined: () => seen.size,
    mayEnter(upTo, wallet) {
      if (wallet.boundUsd <= aboveUsd) return false;
      if (upTo < maxCards) return canOutrank(bestUpTo[upTo], wallet);
      const [top] = best;
      const cents = toCents(wallet.boundUsd + TOLERANCE.boundUsd);
      return (!top || cents >= top.objectiveCents - toCents(withinUsd)) && canOutrank(best[keep - 1], wallet);
    },
    offer(members, prices = null) {
      const sumFees = (fees: Float64Array) => members.reduce((sum, card) => sum + fees[card]!, 0);
      const feesUsd = sumFees(laterFeeUsd);
      if (Math.max(feesUsd, sumFees(firstFeeUsd)) > feeLimitUsd + TOLERANCE.spendUsd) return;
      const sorted = members.toSorted((left, right) => left - right);
      const key = sorted.join();
      if (seen.has(key) || key === excluded) return;
      seen.add(key);
      // What a wallet must beat to be of any interest; a wallet priced below an earlier floor is below this one too.
      let lowUsd = Infinity;
      for (let k = Math.max(1, members.length); k <= maxCards; k += 1) lowUsd = Math.min(lowUsd, floorUsd(k));
      const objectiveUsd = pricer.price(sorted, prices, lowUsd);
      if (objectiveUsd <= aboveUsd) return;
      add({ objectiveUsd, objectiveCents: toCents(objectiveUsd), feesCents: toCents(feesUsd), members: sorted });
    },
  };
}
