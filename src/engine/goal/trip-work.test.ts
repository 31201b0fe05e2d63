/** The work and the proof of plans for a trip: what no longer prunes changes no answer and would be seen by nobody. */
import { describe, expect, test } from "vitest";

import { BANK, makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { makePlan, type StepListener } from "../make-plan.ts";
import type { PlanAnswer } from "../plan/plan-answer.ts";
import { compilePlan } from "../plan/plan-model.ts";
import { listOpenings } from "../plan/plan-options.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "../plan/plan-settings.ts";
import type { Holding } from "../plan/plan.ts";
import { createPlanPricer } from "../plan/price-plan.ts";
import { createGoalReacher } from "./reach-goal.ts";
import { toPlanCatalog, toRewards } from "../plan/test-plans.ts";
import { isAllowed } from "../plan/judge-plan.ts";

const points = (program: string, kind: "bank" | "brand"): WalletCard["points"] => ({
  ...BANK,
  program,
  kind,
  transfer: 1.2,
  transfersAlone: true,
});
const tiers = (afterUsd: number, of: number) => [{ afterUsd, months: 3, points: of, usd: 0 }];
const fee = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });
const cards = [
  makeCard("bank", {
    points: points("bank", "bank"),
    earns: [makeBase(1), makeEarn(3, { category: "dining" })],
    bonus: { kind: "fixed", state: "open", tiers: tiers(900, 12_000) },
  }),
  makeCard("cash", { status: "closed", earns: [makeBase(2)] }),
  makeCard("hotel", {
    ...fee(60),
    points: { ...points("hotel", "brand"), floor: 0.6, transfer: 0.6 },
    earns: [makeBase(2)],
    bonus: { kind: "fixed", state: "open", tiers: tiers(1_000, 15_000) },
  }),
];
const link = { from: "bank", to: "hotel", rate: 0.75, better: null, step: 1, days: null, fee: null };
const profile = makeProfile([makeLine("dining", 100), makeLine("other", 400)], { effortUsd: 0, owned: ["cash"] });
const catalog = toPlanCatalog(cards, { transfers: [link] });

const toSettings = (needed: number, month: number): PlanSettings => ({
  ...PLAN_DEFAULTS,
  months: 8,
  applicationUsd: 0,
  surchargesFees: false,
  discountAMonth: 0,
  goal: { program: "hotel", points: needed, month },
});

function ask(needed: number, month: number, onStep?: StepListener<PlanAnswer>) {
  const answer = makePlan({ rewards: toRewards(cards), catalog, profile, settings: toSettings(needed, month) }, onStep);
  if (!answer.ok) throw new Error("the profile is wrong");
  return answer;
}

/** The best objective of all plans that reach the trip, each paid in the best of a thousand ways; null: none does. */
function tryAll(needed: number, month: number): number | null {
  const settings = toSettings(needed, month);
  const model = compilePlan({ rewards: toRewards(cards), catalog, profile, settings });
  const pricer = createPlanPricer(model);
  const reacher = createGoalReacher(model);
  const months = Array.from({ length: settings.months }, (_, at) => at);
  const ways = model.cards.map((card): readonly (Holding | null)[] =>
    card.isCandidate
      ? [null, ...months.flatMap((at) => listOpenings(model, card, at))]
      : [{ card: card.index, opened: null, level: -1, unlock: null, ending: { kind: "keep" } }],
  );
  let best: number | null = null;
  for (const first of ways[0]!) {
    for (const second of ways[1]!) {
      for (const third of ways[2]!) {
        const plan = [first, second, third].filter((one) => one !== null);
        if (!isAllowed(pricer.judge, plan)) continue;
        const { trip } = reacher.reach(plan, -Infinity, 0);
        if (trip && reacher.isReached(trip)) best = Math.max(best ?? -Infinity, trip.objectiveUsd);
      }
    }
  }
  return best;
}

const TRIPS = [
  [27_000, 7],
  [26_000, 7],
  [16_000, 4],
  [28_500, 7],
  [10_000, 3],
  [18_000, 5],
] as const;

describe("a plan for a trip", () => {
  test.each(TRIPS)("is the best of all plans that reach %i points by month %i, or none does", (needed, month) => {
    const { trip, best, proof } = ask(needed, month);
    const mostUsd = tryAll(needed, month);
    expect(trip!.isReached).toBe(mostUsd !== null);
    if (mostUsd === null) return;
    expect(best.objectiveUsd).toBeGreaterThan(mostUsd - 0.02);
    expect(best.objectiveUsd + proof.gapUsd).toBeGreaterThan(mostUsd - 0.02);
    expect(proof.optimal).toBe(proof.gapUsd === 0);
  });

  test.each(TRIPS)(
    "of %i points by month %i can be read on the way: ever better, with a bound that holds",
    (...trip) => {
      const shares: number[] = [];
      const known: PlanAnswer[] = [];
      const { best, proof } = ask(...trip, (share, toAnswer) => {
        shares.push(share);
        if (toAnswer) known.push(toAnswer());
      });
      let beforeUsd = -Infinity;
      for (const onTheWay of known) {
        const foundUsd = onTheWay.best.objectiveUsd;
        expect(foundUsd).toBeGreaterThan(beforeUsd - 1e-6);
        expect(foundUsd).toBeLessThan(best.objectiveUsd + 0.01);
        expect(foundUsd + onTheWay.proof.gapUsd).toBeGreaterThan(best.objectiveUsd + proof.gapUsd - 0.01);
        expect(onTheWay.trip!.isReached).toBe(true);
        beforeUsd = foundUsd;
      }
      const operations = [...known.map((answer) => answer.proof.operations), proof.operations];
      expect(operations).toEqual(operations.toSorted((one, other) => one - other));
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(shares.at(-1)).toBe(1);
      // Nothing to tell where the plan with the most money reaches it, or no plan does.
      if (trip[0] > 10_000 && proof.operations > 2_000_000) expect(known.length).toBeGreaterThan(0);
    },
  );

  test("is found with little work", () => {
    for (const [needed, month] of TRIPS) expect(ask(needed, month).proof.operations).toBeLessThan(10_000_000);
  });
});
