/** A trip's points: the cheapest way there, or why not. */
import { describe, expect, test } from "vitest";

import { BANK, makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { makePlan } from "../make-plan.ts";
import type { PlanCatalog, PlanTransfer } from "../plan/plan-catalog.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "../plan/plan-settings.ts";
import { toPlanCatalog, toRewards } from "../plan/test-plans.ts";
import { simulatePlan } from "../plan/test-simulator.ts";

const cash = makeCard("cash", { status: "closed", earns: [makeBase(2)] });
const bank = makeCard("bank", {
  points: { ...BANK, transfer: 1.4, transfersAlone: true },
  earns: [makeBase(1), makeEarn(3, { category: "dining" })],
  bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd: 900, months: 3, points: 20_000, usd: 0 }] },
});
const link = { from: "bank", to: "hotel", rate: 0.75, better: null, step: 1_000, days: null, fee: null };
const transfers: readonly PlanTransfer[] = [link];

function planTrip(
  cards: readonly WalletCard[],
  points: number,
  month: number,
  settings: Partial<PlanSettings> = {},
  profile: Partial<Profile> = {},
  catalog: Partial<PlanCatalog> = { transfers },
) {
  const whole = makeProfile([makeLine("dining", 100), makeLine("other", 400)], { effortUsd: 0, ...profile });
  const given = {
    ...PLAN_DEFAULTS,
    applicationUsd: 0,
    surchargesFees: false,
    discountAMonth: 0,
    goal: { program: "hotel", points, month },
    ...settings,
  };
  const answer = makePlan({
    rewards: toRewards(cards),
    catalog: toPlanCatalog(cards, catalog),
    profile: whole,
    settings: given,
  });
  if (!answer.ok) throw new Error("the profile is wrong");
  const { usd, faults } = simulatePlan(answer.best, cards, whole, given, []);
  expect(faults).toEqual([]);
  expect(usd).toBeCloseTo(answer.best.netUsd);
  return { ...answer, trip: answer.trip! };
}

describe("a trip's points", () => {
  test("cost nothing where the plan with the most money has them", () => {
    const { trip, best } = planTrip([cash, bank], 9_000, 11, {}, { owned: ["cash"] });
    expect(trip).toMatchObject({ isReached: true, priceUsd: 0 });
    expect(best.openings.map(({ card }) => card)).toEqual(["bank"]);
    // 20,000 of the bonus at 4:3, in steps of a thousand.
    expect(trip.sources[0]).toMatchObject({ program: "bank", isTransfer: true });
    expect(trip.sources[0]!.points % 1_000).toBe(0);
    expect(trip.sources[0]!.arrivingPoints).toBe(trip.sources[0]!.points * 0.75);
  });

  test("take spend from a better card, at the price of what that card would earn", () => {
    const few = planTrip([cash, bank], 17_000, 11, {}, { owned: ["cash"] });
    const many = planTrip([cash, bank], 18_500, 11, {}, { owned: ["cash"] });
    expect(few.trip.isReached && many.trip.isReached).toBe(true);
    expect(many.trip.reachedPoints).toBeGreaterThanOrEqual(18_500);
    expect(many.trip.priceUsd).toBeGreaterThan(few.trip.priceUsd);
    expect(many.best.objectiveUsd + many.trip.priceUsd).toBeCloseTo(few.best.objectiveUsd + few.trip.priceUsd);
  });

  test("that are out of reach are said to be, with the most by then and the first month", () => {
    const { trip } = planTrip([cash, bank], 20_000, 6, {}, { owned: ["cash"] });
    expect(trip.isReached).toBe(false);
    expect(trip.reachedPoints).toBeLessThan(20_000);
    expect(trip.firstMonth).toBeGreaterThan(6);
    const then = planTrip([cash, bank], 20_000, trip.firstMonth!, { months: 24 }, { owned: ["cash"] });
    expect(then.trip.isReached).toBe(true);
    expect(planTrip([cash, bank], 900_000, 6, {}, { owned: ["cash"] }).trip.firstMonth).toBeNull();
  });

  test("count what is there already, but of a bank only with a card that can send it", () => {
    const balances = { bank: 40_000 };
    expect(planTrip([cash, bank], 30_000, 6, { balances }, { owned: ["cash"] }).trip.isReached).toBe(true);
    const without = planTrip([cash, bank], 30_000, 6, { balances, applications: 0 }, { owned: ["cash"] });
    expect(without.trip).toMatchObject({ isReached: false, reachedPoints: 0 });
    const own = planTrip([cash], 30_000, 6, { balances: { hotel: 31_000 } }, { owned: ["cash"] });
    expect(own.trip).toMatchObject({ isReached: true, reachedPoints: 31_000 });
  });

  test("arrive whole with a card that the bank favors, held by then", () => {
    const favored = makeCard("favored", {
      ...bank,
      slug: "favored",
      fees: { firstYearUsd: 40, laterUsd: 40 },
      bonus: makeCard("x").bonus,
    });
    const better = { rate: 1, cards: ["favored"] };
    const given = { transfers: [{ ...link, better }] };
    const plain = planTrip([cash, bank, favored], 17_000, 11, {}, { owned: ["cash"] }, given);
    expect(plain.trip).toMatchObject({ isReached: true });
    // 20,000 and what is spent are enough at the full rate only.
    const full = planTrip([cash, bank, favored], 24_000, 11, {}, { owned: ["cash"] }, given);
    expect(full.best.openings.map(({ card }) => card)).toContain("favored");
    expect(full.trip.sources.every(({ points, arrivingPoints }) => points === arrivingPoints)).toBe(true);
    expect(
      planTrip([cash, bank, favored], 24_000, 11, {}, { owned: ["cash"] }).best.openings.map(({ card }) => card),
    ).not.toContain("favored");
  });

  test("are sent in whole steps, no more than the trip needs, and the bank's fee is part of the price", () => {
    const fee = { aPointUsd: 0.001, mostUsd: 15 };
    const owned = { owned: ["cash"] };
    const free = planTrip([cash, bank], 9_000, 11, {}, owned).trip;
    expect(free.sources).toMatchObject([{ neededPoints: 12_000, feeUsd: 0 }]);
    const { trip } = planTrip([cash, bank], 9_000, 11, {}, owned, { transfers: [{ ...link, fee }] });
    expect(trip.sources).toMatchObject([{ neededPoints: 12_000, feeUsd: 12 }]);
    expect(trip.priceUsd).toBeCloseTo(12);
    const most = planTrip([cash, bank], 13_000, 11, {}, owned, { transfers: [{ ...link, fee, step: 9_000 }] }).trip;
    expect(most.sources).toMatchObject([{ neededPoints: 18_000, feeUsd: 15 }]);
  });

  test("of a bonus count two months after its window", () => {
    const bonusOnly = (month: number) => planTrip([cash, bank], 14_000, month, {}, { owned: ["cash"] }).trip.isReached;
    expect(bonusOnly(3)).toBe(false);
    expect(bonusOnly(4)).toBe(true);
  });

  test("no plan is worth more than it by more than is said", () => {
    const { trip, best, proof } = planTrip([cash, bank], 18_500, 11, {}, { owned: ["cash"] });
    const mostMoney = makePlan({
      rewards: toRewards([cash, bank]),
      catalog: toPlanCatalog([cash, bank], { transfers }),
      profile: makeProfile([makeLine("dining", 100), makeLine("other", 400)], { effortUsd: 0, owned: ["cash"] }),
      settings: { ...PLAN_DEFAULTS, applicationUsd: 0, surchargesFees: false, discountAMonth: 0 },
    });
    if (!mostMoney.ok) throw new Error("the profile is wrong");
    expect(trip.priceUsd).toBeCloseTo(mostMoney.best.objectiveUsd - best.objectiveUsd);
    expect(proof.gapUsd).toBeLessThanOrEqual(trip.priceUsd + 0.01);
  });
});
