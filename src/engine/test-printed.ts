/** For tests: a plan is made, and every plan of the answer is replayed by the simulator. */
import { expect } from "vitest";

import type { Profile } from "./value/profile.ts";
import type { RewardsCatalog } from "./value/wallet-card.ts";
import { makePlan } from "./make-plan.ts";
import type { PlanAnswer } from "./plan/plan-answer.ts";
import type { PlanCatalog } from "./plan/plan-catalog.ts";
import type { PlanSettings } from "./plan/plan-settings.ts";
import { simulatePlan } from "./plan/test-simulator.ts";

export function checkPrinted(
  records: { readonly rewards: RewardsCatalog; readonly plan: PlanCatalog },
  profile: Profile,
  settings: PlanSettings,
): PlanAnswer {
  const answer = makePlan({ rewards: records.rewards, catalog: records.plan, profile, settings });
  if (!answer.ok) throw new Error(answer.errors.map(({ message }) => message).join(" "));
  for (const plan of [answer.best, ...(answer.most ? [answer.most] : [])]) {
    const move = answer.trip?.isReached ? { trip: answer.trip, links: records.plan.transfers } : undefined;
    const { usd, faults } = simulatePlan(plan, records.rewards.cards, profile, settings, records.plan.pooled, move);
    expect(faults).toEqual([]);
    expect(Math.abs(usd - plan.netUsd)).toBeLessThan(0.01);
    expect(plan.months.at(-1)!.runningUsd + plan.perksAfterUsd).toBe(plan.netUsd);
  }
  return answer;
}
