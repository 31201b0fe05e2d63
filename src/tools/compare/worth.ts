/** What the compared cards are worth for a spend, who leads at which spend, and the lines of the picture. */
import type { Card } from "../../catalog/card.ts";
import { MAX_BREAK_EVEN_ANNUAL_USD } from "../../rewards/break-even.ts";
import { listBends, listSignChanges } from "../../rewards/linear-pieces.ts";
import { MONTHS_A_YEAR, scaleSpend, totalMonthlyUsd } from "../../rewards/spend.ts";
import type { ValueOptions } from "../../rewards/value-options.ts";
import { valueWallet, type WalletValue } from "../../rewards/value-wallet.ts";

export interface CardWorth {
  readonly slug: string;
  readonly name: string;
  readonly ongoing: Pick<WalletValue, "netUsd" | "rewardsUsd" | "perksUsd" | "feesUsd" | "bonusesUsd">;
  readonly firstYear: Pick<WalletValue, "netUsd" | "rewardsUsd" | "perksUsd" | "feesUsd" | "bonusesUsd">;
}

/** From this total spend on, in the same mix, these cards are worth most in a later year. */
export interface LeadStretch {
  readonly fromMonthlyUsd: number;
  /** More than one: they are worth the same. */
  readonly slugs: readonly string[];
}

export interface SpendPoint {
  readonly monthlyUsd: number;
  /** A later year's net in the order of the cards. */
  readonly netsUsd: readonly number[];
}

const SAME_USD = 1e-6;

export function valueCards(cards: readonly Card[], options: ValueOptions): CardWorth[] {
  return cards.map((card) => ({
    slug: card.slug,
    name: card.name,
    ongoing: toParts(valueWallet([card], { ...options, horizon: "ongoing" })),
    firstYear: toParts(valueWallet([card], { ...options, horizon: "first-year" })),
  }));
}

const toParts = ({ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd }: WalletValue) => ({
  netUsd,
  rewardsUsd,
  perksUsd,
  feesUsd,
  bonusesUsd,
});

function netsAt(cards: readonly Card[], options: ValueOptions, scale: number): number[] {
  const scaled = { ...options, horizon: "ongoing" as const, lines: scaleSpend(options.lines, scale) };
  return cards.map((card) => valueWallet([card], scaled).netUsd);
}

/**
 * Who leads from no spend at all up to a million dollars a year; empty for a spend of nothing.
 * The same changes of lead as the engine's `listCrossovers` finds for each pair, but every
 * card's bends are looked for once instead of once a pair: that is what takes the time.
 */
export function listLeadStretches(cards: readonly Card[], options: ValueOptions): LeadStretch[] {
  const monthlyUsd = totalMonthlyUsd(options.lines);
  if (monthlyUsd === 0) return [];
  const end = MAX_BREAK_EVEN_ANNUAL_USD / (monthlyUsd * MONTHS_A_YEAR);
  const nets = cards.map((card) => (scale: number) => netsAt([card], options, scale)[0] ?? 0);
  const bends = [...new Set(nets.flatMap((net) => listBends(net, 0, end)))].toSorted((left, right) => left - right);
  const values = bends.map((at) => nets.map((net) => net(at)));
  const starts = new Set([0]);
  for (const left of cards.keys()) {
    for (let right = left + 1; right < cards.length; right += 1) {
      const gaps = bends.map((at, index) => [at, values[index]![left]! - values[index]![right]!] as const);
      for (const change of listSignChanges(gaps, SAME_USD)) starts.add(change.at);
    }
  }
  return joinStretches(
    [...starts].toSorted((left, right) => left - right),
    (start, next) => {
      // Between two changes of lead nobody overtakes, so any place inside speaks for the stretch.
      const inside = nets.map((net) => net((start + (next ?? end)) / 2));
      const best = Math.max(...inside);
      return cards.filter((_, index) => best - inside[index]! <= SAME_USD).map((card) => card.slug);
    },
  ).map(({ start, slugs }) => ({ fromMonthlyUsd: start * monthlyUsd, slugs }));
}

/** Neighbors with the same leaders become one. */
function joinStretches(starts: readonly number[], findLeaders: (start: number, next: number | undefined) => string[]) {
  const stretches: { start: number; slugs: string[] }[] = [];
  for (const [index, start] of starts.entries()) {
    const slugs = findLeaders(start, starts[index + 1]);
    if (slugs.join() !== stretches.at(-1)?.slugs.join()) stretches.push({ start, slugs });
  }
  return stretches;
}

const CURVE_STEPS = 32;
/** A change of lead further out than this many times the spend does not stretch the picture. */
const FARTHEST = 4;

/** Net by total spend for the picture: from nothing to twice the spend, or past the changes of lead that are near. */
export function listCurve(
  cards: readonly Card[],
  options: ValueOptions,
  stretches: readonly LeadStretch[],
): SpendPoint[] {
  const monthlyUsd = totalMonthlyUsd(options.lines);
  if (monthlyUsd === 0) return [];
  const near = stretches.map((stretch) => stretch.fromMonthlyUsd / monthlyUsd).filter((scale) => scale <= FARTHEST);
  const end = Math.max(2, ...near.map((scale) => scale * 1.25));
  return Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
    const scale = (end * step) / CURVE_STEPS;
    return { monthlyUsd: monthlyUsd * scale, netsUsd: netsAt(cards, options, scale) };
  });
}

/** The figures behind the picture: nothing, half, the same, twice, and each change of lead within it. */
export function listCurveTable(
  cards: readonly Card[],
  options: ValueOptions,
  stretches: readonly LeadStretch[],
  curve: readonly SpendPoint[],
): SpendPoint[] {
  const monthlyUsd = totalMonthlyUsd(options.lines);
  const endUsd = curve.at(-1)?.monthlyUsd ?? 0;
  const changes = stretches.map((stretch) => stretch.fromMonthlyUsd).filter((usd) => usd > 0 && usd <= endUsd);
  const totals = [...new Set([0, 0.5, 1, 2].map((times) => times * monthlyUsd).concat(changes))];
  if (monthlyUsd === 0) return [];
  return totals
    .toSorted((left, right) => left - right)
    .map((usd) => ({ monthlyUsd: usd, netsUsd: netsAt(cards, options, usd / monthlyUsd) }));
}
