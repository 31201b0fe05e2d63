/**
 * What a given wallet is worth a year, with every part of the sum: the one
 * place where rewards, perks, fees and bonuses come together. Model: "What a
 * wallet is worth". Amounts are US dollars, not rounded.
 */
import { type CardBonus, valueBonuses } from "./bonuses.ts";
import { type PooledCentsPerPoint, poolCentsPerPoint } from "./cents-per-point.ts";
import { cardFeeUsd } from "./fees.ts";
import { type CardPerks, valuePerks } from "./perks.ts";
import { type SpendLine, totalMonthlyUsd } from "./spend.ts";
import { splitSpend } from "./split-spend.ts";
import type { ValueOptions } from "./value-options.ts";
import type { WalletCard } from "./wallet-card.ts";

/** Which spend goes on which card, at which rate. */
export interface Allocation extends Pick<SpendLine, "category" | "brand" | "subcategory"> {
  readonly foreign: boolean;
  readonly card: string;
  readonly annualUsd: number;
  /** Points per dollar. */
  readonly multiplier: number;
  /** What the points are worth, less the foreign transaction fee. */
  readonly valueUsd: number;
}

export interface UnplacedSpend extends Pick<SpendLine, "category" | "brand" | "subcategory"> {
  readonly foreign: boolean;
  readonly annualUsd: number;
}

export interface CapUse {
  readonly card: string;
  /** What the limited entries are for, in the card's order. */
  readonly rewards: readonly (Pick<SpendLine, "category" | "brand" | "subcategory"> & {
    readonly multiplier: number;
  })[];
  readonly usedUsd: number;
  /** A year; the annual sum of monthly and quarterly limits. */
  readonly limitUsd: number;
}

export interface CardValue {
  readonly slug: string;
  /** The card's part of each sum of the wallet. */
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly feeUsd: number;
  readonly bonusUsd: number;
  readonly spendUsd: number;
  /** `fellBack`: the chosen way of redeeming is not on record for it. */
  readonly centsPerPoint: PooledCentsPerPoint;
  readonly perks: CardPerks["perks"];
}

export interface WalletValue {
  /** rewards + perks + bonuses - fees. */
  readonly netUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly feesUsd: number;
  /** 0 in the `ongoing` horizon. */
  readonly bonusesUsd: number;
  /** In the order the cards were given. */
  readonly cards: readonly CardValue[];
  /** In the order of the lines, domestic before foreign. */
  readonly allocation: readonly Allocation[];
  /** Spend left off the wallet because every card in it would cost more than it earns. */
  readonly unplaced: readonly UnplacedSpend[];
  readonly caps: readonly CapUse[];
  /** Empty in the `ongoing` horizon. */
  readonly bonuses: readonly CardBonus[];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * @param cards the wallet, each card once, in any order; empty is a wallet worth 0
 * @example valueWallet([freedomUnlimited, sapphireReserve], { lines: DEFAULT_LINES }).netUsd
 */
export function valueWallet(cards: readonly WalletCard[], options: ValueOptions): WalletValue {
  const { lines, redeem = "program", perks = {}, horizon = "ongoing", owned = [] } = options;
  const centsPerPoint = poolCentsPerPoint(cards, redeem);
  const held = cards.map((card, index) => ({
    ...card,
    cpp: centsPerPoint[index]!.cpp,
    isOwned: owned.includes(card.slug),
  }));
  const split = splitSpend(held, lines);
  const cardPerks = valuePerks(cards, perks);
  const bonuses = horizon === "first-year" ? valueBonuses(held, totalMonthlyUsd(lines)) : [];

  const values = held.map((card, index): CardValue => {
    const placed = split.placements.filter((placement) => placement.card === index);
    const bonus = bonuses.find(({ slug, status }) => slug === card.slug && status === "earned");
    return {
      slug: card.slug,
      rewardsUsd: sum(placed.map(({ valueUsd }) => valueUsd)),
      perksUsd: cardPerks[index]!.totalUsd,
      feeUsd: cardFeeUsd(card, horizon, card.isOwned),
      bonusUsd: bonus?.valueUsd ?? 0,
      spendUsd: sum(placed.map(({ annualUsd }) => annualUsd)),
      centsPerPoint: centsPerPoint[index]!,
      perks: cardPerks[index]!.perks,
    };
  });
  const perksUsd = sum(values.map((value) => value.perksUsd));
  const feesUsd = sum(values.map((value) => value.feeUsd));
  const bonusesUsd = sum(values.map((value) => value.bonusUsd));

  return {
    netUsd: split.rewardsUsd + perksUsd + bonusesUsd - feesUsd,
    rewardsUsd: split.rewardsUsd,
    perksUsd,
    feesUsd,
    bonusesUsd,
    cards: values,
    allocation: split.placements.map(({ line, foreign, card, annualUsd, multiplier, valueUsd }) => ({
      category: line.category,
      brand: line.brand,
      subcategory: line.subcategory,
      foreign,
      card: held[card]!.slug,
      annualUsd,
      multiplier,
      valueUsd,
    })),
    unplaced: split.unplaced.map(({ line, foreign, annualUsd }) => ({
      category: line.category,
      brand: line.brand,
      subcategory: line.subcategory,
      foreign,
      annualUsd,
    })),
    caps: split.pools.map(({ card, rewards, usedUsd, limitUsd }) => ({
      card: held[card]!.slug,
      rewards: rewards.map(({ category, brands, subcategory, multiplier }) => ({
        category,
        brand: brands?.join(" and ") ?? null,
        subcategory,
        multiplier,
      })),
      usedUsd,
      limitUsd,
    })),
    bonuses,
  };
}
