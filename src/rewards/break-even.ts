/**
 * How much spend makes a card worth its fee, and from which spend on one card
 * beats another. A profile keeps its shape and is scaled; the value of one
 * card by scale is concave and made of straight pieces (each bend is a cap
 * that fills), so the answers are exact. Always the ongoing year: a bonus
 * would make the value jump.
 */
import { listBends, listSignChanges } from "./linear-pieces.ts";
import { createNetByScale } from "./net-by-scale.ts";
import { MONTHS_A_YEAR, totalMonthlyUsd } from "./spend.ts";
import type { ValueOptions } from "./value-options.ts";
import type { WalletCard } from "./wallet-card.ts";

/** Beyond this nothing is looked for. */
export const MAX_BREAK_EVEN_ANNUAL_USD = 1_000_000;

/** A point on the scale of a profile, in total spend. */
export interface SpendLevel {
  /** How many times the given profile. */
  readonly scale: number;
  readonly monthlyUsd: number;
  readonly annualUsd: number;
}

/** `always`: perks alone pay the fee, or there is none. `never`: not below a million dollars a year. */
export type BreakEven =
  | { readonly kind: "always" }
  | ({ readonly kind: "from" } & SpendLevel)
  | { readonly kind: "never" };

export interface Crossover extends SpendLevel {
  /** Slug of the card that is worth more just below this spend. */
  readonly aheadBelow: string;
  readonly aheadAbove: string;
}

export interface NoFeeComparison {
  readonly slug: string;
  /** Net of the card less net of the best card without a fee, at the given spend. */
  readonly differenceUsd: number;
  readonly crossovers: readonly Crossover[];
}

const SAME_USD = 1e-6;

function toSpendLevel(scale: number, options: ValueOptions): SpendLevel {
  const monthlyUsd = totalMonthlyUsd(options.lines) * scale;
  return { scale, monthlyUsd, annualUsd: monthlyUsd * MONTHS_A_YEAR };
}

/** The largest scale looked at; 0 for an empty profile. */
function findMaxScale(options: ValueOptions): number {
  const annualUsd = totalMonthlyUsd(options.lines) * MONTHS_A_YEAR;
  return annualUsd > 0 ? MAX_BREAK_EVEN_ANNUAL_USD / annualUsd : 0;
}

/** The least spend of this shape at which rewards and perks pay the card's ongoing fee. */
export function findBreakEven(card: WalletCard, options: ValueOptions): BreakEven {
  const net = createNetByScale(card, options);
  if (net(0) >= -SAME_USD) return { kind: "always" };
  const maxScale = findMaxScale(options);
  if (maxScale === 0 || net(maxScale) < -SAME_USD) return { kind: "never" };
  const points = listBends(net, 0, maxScale).map((scale) => ({ scale, netUsd: net(scale) }));
  const next = points.findIndex(({ netUsd }) => netUsd >= -SAME_USD);
  const [before, after] = [points[next - 1]!, points[next]!];
  const share = before.netUsd / (before.netUsd - after.netUsd);
  return { kind: "from", ...toSpendLevel(before.scale + (after.scale - before.scale) * share, options) };
}

/** Every spend of this shape at which the lead changes between two cards, ascending. */
export function listCrossovers(left: WalletCard, right: WalletCard, options: ValueOptions): Crossover[] {
  const maxScale = findMaxScale(options);
  if (maxScale === 0) return [];
  const leftNet = createNetByScale(left, options);
  const rightNet = createNetByScale(right, options);
  const bends = [...listBends(leftNet, 0, maxScale), ...listBends(rightNet, 0, maxScale)];
  const scales = [...new Set(bends)].toSorted((one, other) => one - other);
  const points = scales.map((scale) => [scale, leftNet(scale) - rightNet(scale)] as const);
  return listSignChanges(points, SAME_USD).map(({ at, isRising }) => ({
    ...toSpendLevel(at, options),
    aheadBelow: isRising ? right.slug : left.slug,
    aheadAbove: isRising ? left.slug : right.slug,
  }));
}

/** The card beside the best open card without a fee; null when there is no such card. */
export function compareWithNoFeeCard(
  card: WalletCard,
  cards: readonly WalletCard[],
  options: ValueOptions,
): NoFeeComparison | null {
  const [best] = cards
    .filter((other) => other.slug !== card.slug && other.status === "open" && other.annualFee.ongoingUsd === 0)
    .map((other) => ({ other, netUsd: createNetByScale(other, options)(1) }))
    .toSorted((left, right) => right.netUsd - left.netUsd || (left.other.slug < right.other.slug ? -1 : 1));
  if (!best) return null;
  return {
    slug: best.other.slug,
    differenceUsd: createNetByScale(card, options)(1) - best.netUsd,
    crossovers: listCrossovers(card, best.other, options),
  };
}
