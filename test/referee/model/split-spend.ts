/** The best split of a year's spend over the cards of a wallet, once everything but the split is decided. */
import type { Profile, SpendCell } from "../../../src/engine/value/profile.ts";
import type { WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { type Limits, listEarnWays, type Variant, type Way } from "./earn-ways.ts";
import { solveLinearProgram } from "./linear-program.ts";
import type { PerkWorth } from "./perk-worth.ts";

export interface Setting {
  readonly cells: readonly SpendCell[];
  readonly wallet: readonly WalletCard[];
  readonly profile: Profile;
  /** Cents per point by slug. */
  readonly cents: ReadonlyMap<string, number>;
}

/** What is decided besides the split; lists by card are in the wallet's order. */
export interface Decision {
  readonly variants: readonly Variant[];
  readonly credits: readonly PerkWorth[];
  /** Dollars that the split must put on each card. */
  readonly least: readonly number[];
}

export type Placed = Way & { readonly usd: number };

export interface Split {
  readonly usd: number;
  readonly placements: readonly Placed[];
}

/** Ways of the credits; a dollar in one uses its limit and no other. */
function listCreditWays({ cells, wallet }: Setting, credits: readonly PerkWorth[], limits: Limits): Way[] {
  return credits.flatMap(({ card, perk, credit }) => {
    if (!credit) {
      return [];
    }
    const key = `credit/${card}/${perk}`;
    limits.set(key, credit.limitUsd);
    limits.set(`${key}/trips`, credit.tripLimitUsd);
    const feePercent = wallet.find(({ slug }) => slug === card)!.foreignFeePercent;
    return credit.cells.map((cell): Way => {
      const fee = cells[cell]!.foreign ? feePercent / 100 : 0;
      const onTrips = credit.tripCells.includes(cell) ? [`${key}/trips`] : [];
      return { card, cell, usdPerUsd: credit.share - fee, multiplier: null, perk, limits: [key, ...onTrips] };
    });
  });
}

/** Null: the least totals cannot all be met. */
export function splitSpend(setting: Setting, { variants, credits, least }: Decision): Split | null {
  const { cells, wallet, profile, cents } = setting;
  const limits: Limits = new Map(cells.map((cell, at) => [`cell/${String(at)}`, cell.annualUsd]));
  const earning = wallet.flatMap(({ slug }, at) => {
    const centsPerPoint = cents.get(slug)!;
    return listEarnWays(wallet[at]!, variants[at]!, cells, profile, centsPerPoint, limits);
  });
  const ways = [...earning, ...listCreditWays(setting, credits, limits)];
  const indexes = (test: (way: Way) => boolean): number[] => ways.flatMap((way, at) => (test(way) ? [at] : []));
  const solution = solveLinearProgram({
    worth: ways.map(({ usdPerUsd }) => usdPerUsd),
    atMost: [...limits].map(([key, limit]) => ({
      limit,
      of: indexes(({ cell, limits }) => key === `cell/${String(cell)}` || limits.includes(key)),
    })),
    atLeast: wallet.flatMap(({ slug }, at) =>
      least[at]! > 0 ? [{ limit: least[at]!, of: indexes(({ card }) => card === slug) }] : [],
    ),
  });
  return (
    solution && {
      usd: solution.value,
      placements: ways.map((way, at) => ({ ...way, usd: solution.x[at]! })).filter(({ usd }) => usd > 1e-7),
    }
  );
}
