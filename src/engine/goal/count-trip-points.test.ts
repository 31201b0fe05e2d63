/** The points toward a trip, by hand: $500 a month at one point a dollar. */
import { describe, expect, test } from "vitest";

import { BANK, makeBase, makeCard } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { countTripPoints } from "./count-trip-points.ts";
import type { PlanTransfer } from "../plan/plan-catalog.ts";
import type { Holding } from "../plan/plan.ts";
import { createPlanPricer } from "../plan/price-plan.ts";
import { hold, makeModel } from "../plan/test-models.ts";
import { layOutPlan } from "../plan/lay-out-plan.ts";

const points = (program: string): WalletCard["points"] => ({ ...BANK, program, transfer: 1, transfersAlone: true });
const tiers = [{ afterUsd: 900, months: 3, points: 10_000, usd: 0 }];
const bank = makeCard("bank", { points: points("bank"), bonus: { kind: "fixed", state: "open", tiers } });
const other = makeCard("other", { points: points("other"), earns: [makeBase(3)] });
const hotel = makeCard("hotel", { points: { ...points("hotel"), kind: "brand" } });
const link = (from: string, rate: number, more: Partial<PlanTransfer> = {}): PlanTransfer => ({
  from,
  to: "hotel",
  rate,
  better: null,
  step: 1,
  days: null,
  fee: null,
  ...more,
});
const LINKS = [link("bank", 0.5), link("other", 0.25, { days: 2 })];

function count(
  plan: Readonly<Record<string, Partial<Holding>>>,
  month: number,
  { needed = 4_000, balances = {}, transfers = LINKS, goalUsd = 0 } = {},
) {
  const goal = { program: "hotel", points: needed, month };
  const model = makeModel([bank, hotel, other], {
    settings: { goal, balances, months: 12, applications: 3, renews: { other: 4 } },
    catalog: { transfers },
    goalUsd,
  });
  const pricer = createPlanPricer(model);
  const holdings = Object.entries(plan).map(([slug, holding]) => hold(model, slug, { opened: 0, ...holding }));
  return countTripPoints(layOutPlan(pricer, holdings)!, model, pricer);
}
const source = (program: string, sent: number, rate: number, needed: number) => ({
  program,
  isTransfer: program !== "hotel",
  points: sent,
  neededPoints: needed,
  arrivingPoints: Math.floor(sent * rate),
  feeUsd: 0,
  days: program === "other" ? 2 : null,
});

describe("points that a plan has by the month of the trip", () => {
  test("are those of spend in the months before it", () => {
    expect(count({ hotel: {} }, 4)).toMatchObject({ points: 2_000, earnedPoints: 2_000, feeUsd: 0 });
    expect(count({ hotel: { opened: 1 } }, 4).sources).toEqual([source("hotel", 1_500, 1, 1_500)]);
    expect(count({ hotel: { opened: 4 } }, 4)).toMatchObject({ points: 0, earnedPoints: 0, sources: [] });
    expect(count({ hotel: { opened: 5 } }, 4).sources).toEqual([]);
  });

  test("and of bonuses two months after their window, at the bank's rate", () => {
    const late = count({ bank: { level: 0 } }, 4);
    expect(late).toMatchObject({ points: 1_000 + 5_000, earnedPoints: 6_000 });
    expect(late.sources).toEqual([source("bank", 12_000, 0.5, 8_000)]);
    expect(count({ bank: { level: 0 } }, 3)).toMatchObject({ points: 750, earnedPoints: 750 });
  });

  test("of several programs: the trip's own first, then those that bring most", () => {
    const plan = { other: { opened: null, ending: { kind: "close", month: 4 } }, hotel: { opened: 4 } } as const;
    const { sources, points: all } = count({ ...plan, bank: { opened: 6 } }, 8, { needed: 6_500 });
    // The first card's 3% are taken for four months, but in the trip's month nothing sends them; of two that pay alike the earlier one is used.
    expect(sources).toEqual([source("hotel", 2_000, 1, 2_000)]);
    expect(all).toBe(2_000);
  });

  test("the trip's own come first even where a bank's bring more", () => {
    const { sources } = count({ bank: {}, hotel: { opened: 9 } }, 2, {
      transfers: [link("bank", 2)],
      balances: { hotel: 70 },
      needed: 90,
    });
    expect(sources.map(({ program, neededPoints }) => [program, neededPoints])).toEqual([
      ["hotel", 70],
      ["bank", 10],
    ]);
  });

  test("count what is there: of the trip's program always, of a bank with a card that can send it", () => {
    const balances = { hotel: 300, bank: 1_000, other: 7_000 };
    const { sources, points: all, earnedPoints } = count({ bank: {} }, 2, { balances, needed: 600 });
    expect(sources).toEqual([source("hotel", 300, 1, 300), source("bank", 2_000, 0.5, 600)]);
    expect([all, earnedPoints]).toEqual([1_300, 500]);
    expect(count({}, 2, { balances }).points).toBe(300);
    expect(count({ hotel: { opened: 9 } }, 2, { balances: { hotel: 40 } }).points).toBe(40);
  });
});

test("points of two programs that are not the trip's own are sent where the link leads there, the better rate first", () => {
  const elsewhere = { ...link("bank", 9), to: "air" };
  const { sources } = count({ other: { opened: null }, bank: { opened: 4, level: 0 } }, 8, {
    needed: 6_000,
    transfers: [elsewhere, link("other", 0.25, { days: 2 }), link("bank", 0.5)],
    balances: { other: 400, bank: 2_000 },
  });
  // The other card pays 3 points on every dollar but those of the bonus's minimum.
  expect(sources).toEqual([source("bank", 12_900, 0.5, 12_000), source("other", 8 * 1_500 - 2_700 + 400, 0.25, 0)]);
});

test("points of a card that is closed before the trip are sent by the card that keeps them, at its rate", () => {
  const better = { rate: 1, cards: ["hub"] };
  const hub = makeCard("hub", { points: points("bank"), fees: { firstYearUsd: 0, laterUsd: 90 } });
  const goal = { program: "hotel", points: 100_000, month: 15 };
  const toSources = (hubFrom: number, balances = {}) => {
    const model = makeModel([bank, hub, hotel], {
      settings: { goal, months: 18, applications: 3, balances },
      catalog: { transfers: [link("bank", 0.5, { better })] },
    });
    const pricer = createPlanPricer(model);
    const closing = { kind: "close", month: 12 } as const;
    const plan = [
      hold(model, "bank", { opened: 0, ending: closing }),
      hold(model, "hub", { opened: hubFrom }),
      hold(model, "hotel", { opened: 15 }),
    ];
    return countTripPoints(layOutPlan(pricer, plan)!, model, pricer).sources;
  };
  // Held together in month 11: all are sent at the better rate.
  expect(toSources(11).map(({ program, points: own, arrivingPoints }) => [program, own, arrivingPoints])).toEqual([
    ["bank", 7_500, 7_500],
  ]);
  // Opened in the month in which the first one goes, it still keeps them; a month later they are lost.
  const arriving = (from: number) => toSources(from, { bank: 1_000 }).map((own) => [own.points, own.arrivingPoints]);
  expect(arriving(12)).toEqual([[8_500, 8_500]]);
  expect(arriving(13)).toEqual([[2_000, 2_000]]);
});

describe("sending points", () => {
  const sent = (more: Partial<PlanTransfer>, needed: number) =>
    count({ bank: {} }, 5, { transfers: [link("bank", 0.5, more)], needed }).sources[0];

  test("is in whole steps, and no more of them than are needed", () => {
    expect(sent({ step: 1_000 }, 700)).toMatchObject({ points: 2_000, neededPoints: 2_000, arrivingPoints: 1_000 });
    expect(sent({ step: 1_000 }, 500)).toMatchObject({ neededPoints: 1_000 });
    expect(sent({ step: 1_000 }, 501)).toMatchObject({ neededPoints: 2_000 });
    expect(sent({ step: 600 }, 9_000)).toMatchObject({ points: 2_400, neededPoints: 2_400, arrivingPoints: 1_200 });
    expect(sent({ step: 3_000 }, 700)).toBeUndefined();
    expect(sent({}, 0)).toMatchObject({ neededPoints: 0, feeUsd: 0 });
  });

  test("costs the bank's fee on what is sent, up to its limit", () => {
    expect(sent({ fee: { aPointUsd: 0.01, mostUsd: 99 } }, 700)).toMatchObject({ neededPoints: 1_400, feeUsd: 14 });
    expect(sent({ fee: { aPointUsd: 0.01, mostUsd: 9 } }, 700)).toMatchObject({ feeUsd: 9 });
    const both = count({ bank: {}, hotel: { opened: 9 } }, 5, {
      transfers: [link("bank", 0.5, { fee: { aPointUsd: 0.01, mostUsd: 99 } })],
      needed: 200,
    });
    expect(both.feeUsd).toBeCloseTo(4, 9);
  });
});

test("points have their price in the plan's objective, those of spend and of bonuses apart", () => {
  const { spendGoalUsd, bonusGoalUsd } = count({ bank: { level: 0 } }, 6, { goalUsd: 0.02 });
  expect(spendGoalUsd).toBeCloseTo(6 * 250 * 0.02, 9);
  expect(bonusGoalUsd).toBeCloseTo(5_000 * 0.02, 9);
});

test("a plan must earn what is needed but for what is there, at the best rate it could be sent at", () => {
  const missing = (balances: Readonly<Record<string, number>>, better: PlanTransfer["better"] = null) => {
    const transfers = [link("bank", 0.5, { better }), { ...link("bank", 3), to: "air" }];
    const settings = { goal: { program: "hotel", points: 9_000, month: 5 }, balances };
    return makeModel([bank], { settings, catalog: { transfers } }).missingPoints;
  };
  expect(missing({})).toBe(9_000);
  expect(missing({ hotel: 1_000 })).toBe(8_000);
  expect(missing({ hotel: 1_000, bank: 2_000, unknown: 9 })).toBe(7_000);
  expect(missing({ bank: 2_000 }, { rate: 1, cards: ["bank"] })).toBe(7_000);
  expect(makeModel([bank]).missingPoints).toBe(0);
});
