/**
 * Which of some cards is worth most at which spend. A profile keeps its shape and is scaled, always in a later year.
 * A card's worth by spend may jump where a perk asks for spend, so the lead is looked at on a grid and each change
 * of it is then found by halving.
 */
import { MONTHS_A_YEAR, type Profile, sumMonthlyUsd } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createNetByScale, MAX_BREAK_EVEN_ANNUAL_USD, type NetByScale } from "./break-even.ts";

/** From this total spend on, in the same mix, these cards are worth most. */
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

/** What some cards are worth by the scale of one profile; each scale is computed once. */
export interface WorthByScale {
  readonly cards: readonly WalletCard[];
  readonly monthlyUsd: number;
  readonly nets: readonly NetByScale[];
}

/** Below half a cent two cards are worth the same. */
const SAME_USD = 0.005;
/** Evenly up to four times the profile, where nearly all that readers ask lies; ever wider steps above. */
const NEAR_STEPS = 32;
export const NEAR_SCALE = 4;
const WIDENING = 1.5;
/** Dollars a month. */
const TIE_WIDTH_USD = 5;

export function createWorthByScale(cards: readonly WalletCard[], profile: Profile): WorthByScale {
  return {
    cards,
    monthlyUsd: sumMonthlyUsd(profile),
    nets: cards.map((card) => createNetByScale(card, profile)),
  };
}

export function toSpendPoint({ nets, monthlyUsd }: WorthByScale, scale: number): SpendPoint {
  return { monthlyUsd: monthlyUsd * scale, netsUsd: nets.map((net) => net(scale)) };
}

function findLeaders({ cards, nets }: WorthByScale, scale: number): string[] {
  const worths = nets.map((net) => net(scale));
  const best = Math.max(...worths);
  return cards.flatMap(({ slug }, at) => (best - worths[at]! <= SAME_USD ? [slug] : []));
}

function listScales(maxScale: number): number[] {
  const scales = Array.from({ length: NEAR_STEPS + 1 }, (_, step) => (NEAR_SCALE * step) / NEAR_STEPS);
  for (let scale = NEAR_SCALE * WIDENING; scale < maxScale; scale *= WIDENING) scales.push(scale);
  return [...scales.filter((scale) => scale < maxScale), maxScale];
}

/** Who leads from no spend at all up to a million dollars a year; empty for a spend of nothing. */
export function listLeadStretches(worth: WorthByScale): LeadStretch[] {
  const { monthlyUsd } = worth;
  if (monthlyUsd === 0) return [];
  const stretches: LeadStretch[] = [];
  const add = (scale: number, slugs: readonly string[]) =>
    stretches.push({ fromMonthlyUsd: scale * monthlyUsd, slugs });
  const walk = (low: number, before: readonly string[], high: number, after: readonly string[]) => {
    let [below, above] = [low, high];
    let first = after;
    while ((above - below) * monthlyUsd > SAME_USD) {
      const middle = (below + above) / 2;
      const there = findLeaders(worth, middle);
      if (there.join() === before.join()) below = middle;
      else [above, first] = [middle, there];
    }
    add(above, first);
    // A third card may have led in between.
    if (first.join() !== after.join()) walk(above, first, high, after);
  };
  const scales = listScales(MAX_BREAK_EVEN_ANNUAL_USD / (monthlyUsd * MONTHS_A_YEAR));
  let [low, before] = [0, findLeaders(worth, 0)];
  add(low, before);
  for (const high of scales) {
    const after = findLeaders(worth, high);
    if (after.join() !== before.join()) walk(low, before, high, after);
    [low, before] = [high, after];
  }
  return dropTies(stretches);
}

/** Where one overtakes another both are level for a moment: that is no stretch, the next one begins there. */
function dropTies(stretches: readonly LeadStretch[]): LeadStretch[] {
  const kept: LeadStretch[] = [];
  let from: number | null = null;
  for (const [at, stretch] of stretches.entries()) {
    const next = stretches[at + 1];
    if (stretch.slugs.length > 1 && next && next.fromMonthlyUsd - stretch.fromMonthlyUsd <= TIE_WIDTH_USD) {
      from ??= stretch.fromMonthlyUsd;
      continue;
    }
    kept.push({ ...stretch, fromMonthlyUsd: from ?? stretch.fromMonthlyUsd });
    from = null;
  }
  return kept.filter(({ slugs }, at) => slugs.join() !== kept[at - 1]?.slugs.join());
}
