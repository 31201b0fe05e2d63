/**
 * Worst regret: how much better another wallet could be than the proposed one
 * with its printed plan, anywhere in a box of the estimates. A plan's worth is
 * linear in cents per point and in the worth of perks, so the best of all less
 * this plan is convex, and its maximum lies at a corner of the box.
 *
 * Most corners need no look: what this plan does not use is at its high end,
 * what no plan uses more than this one is at its low end. Left are the programs
 * whose points this plan earns, each low or high.
 */
import type { Profile } from "../value/profile.ts";
import { type Factors, toPerkKey, toPointKey } from "../value/visit.ts";
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import type { Regret } from "./answer.ts";
import type { BoundPrices } from "./lift-prices.ts";
import { createWalletFinder } from "./wallet-finder.ts";

/** The box: cents per point up to so much lower or higher, a perk used worth at least so much of what it counts. */
export const BOX = { points: 0.2, perks: 0.5 } as const;
const BOX_TEXT = "cents per point up to 20% lower or higher and the perks you use worth half to all of what we count";
/** Programs whose corners are all tried. */
const MOST_PROGRAMS = 4;
const LEAST_MORE_USD = 0.005;

/** Dollars of the plan that a program's points bring, by program. */
function sumPointsUsd(cards: readonly WalletCard[], plan: WalletPlan): Map<string, number> {
  const sums = new Map<string, number>();
  const programOf = new Map(cards.map(({ slug, points }) => [slug, points.program]));
  const cppOf = new Map(plan.cards.map(({ slug, centsPerPoint }) => [slug, centsPerPoint]));
  const add = (slug: string, usd: number) => {
    const program = programOf.get(slug)!;
    sums.set(program, (sums.get(program) ?? 0) + usd);
  };
  for (const { card, annualUsd, multiplier } of plan.allocation) {
    if (multiplier !== null) add(card, (annualUsd * multiplier * cppOf.get(card)!) / 100);
  }
  for (const { card, usd, usedFor } of plan.perks) if (usedFor === "points") add(card, usd);
  return sums;
}

/** @param start prices of today's proof, a good start for the next */
export function findWorstRegret(
  cards: readonly WalletCard[],
  profile: Profile,
  rules: readonly BonusRule[],
  plan: WalletPlan,
  start: BoundPrices | null = null,
  work: WorkBudget = startWork(),
): Regret {
  const isEstimated = ({ points }: WalletCard) => profile.value !== "cash" && points.transfer !== null;
  const programs = new Set(cards.filter(isEstimated).map(({ points }) => points.program));
  const pointsUsd = sumPointsUsd(cards, plan);
  const planned = [...programs].filter((program) => (pointsUsd.get(program) ?? 0) > 0);
  const low: Record<string, number> = {};
  for (const { card, perk, usedFor } of plan.perks) {
    if (usedFor !== "points") low[toPerkKey(card, perk)] = BOX.perks;
  }
  for (const program of programs) low[toPointKey(program)] = 1 + BOX.points;
  const seeds: (readonly number[])[] = [plan.cards.map(({ slug }) => cards.findIndex((card) => card.slug === slug))];

  /** What the printed plan is worth when these values change and nothing moves. */
  function valuePlan(factors: Factors): number {
    let usd = plan.objectiveUsd;
    for (const [program, amount] of pointsUsd) usd += amount * ((factors[toPointKey(program)] ?? 1) - 1);
    for (const { card, perk, usd: amount } of plan.perks) usd += amount * ((factors[toPerkKey(card, perk)] ?? 1) - 1);
    return usd;
  }

  const isExact = planned.length <= MOST_PROGRAMS;
  const corners = isExact ? 2 ** planned.length : 1;
  let worst: Regret = { usd: 0, isExact, box: BOX_TEXT, to: [] };
  for (let corner = 0; corner < corners; corner += 1) {
    if (work.isOver()) return { ...worst, isExact: false };
    const factors = { ...low };
    for (const [bit, program] of planned.entries()) {
      if ((corner >> bit) % 2 === 1) factors[toPointKey(program)] = 1 - BOX.points;
    }
    // Where there are too many corners: everybody at the high end, this plan at the low one.
    const own = isExact
      ? factors
      : { ...factors, ...Object.fromEntries(planned.map((program) => [toPointKey(program), 1 - BOX.points])) };
    const ownUsd = valuePlan(own);
    const { best, boundUsd } = createWalletFinder(cards, profile, rules, { factors, prices: start, work }).findBest({
      seeds,
      // Only what is worse than the corners before is of interest.
      aboveUsd: ownUsd + worst.usd + LEAST_MORE_USD,
    });
    const usd = boundUsd - ownUsd;
    if (usd > worst.usd + LEAST_MORE_USD) {
      seeds.push(...best.map(({ members }) => members));
      worst = { ...worst, usd, to: (best[0]?.members ?? []).map((card) => cards[card]!.slug) };
    }
  }
  return worst;
}
