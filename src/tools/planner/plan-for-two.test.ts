/** Whoever plans for two is not offered less than one of them alone, and nobody less by the server than in a first plan. */
import records from "virtual:tool-records";
import { expect, test } from "vitest";

import { makePlan } from "../../engine/make-plan.ts";
import type { PlanAnswer } from "../../engine/plan/plan-answer.ts";
import { FIRST_WORK, type PlanSettings, SERVER_WORK } from "../../engine/plan/plan-settings.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { takeSample, toRuns } from "../../../test/support/sample-size.ts";
import { KNOWN_QUESTIONS, makeQuestions } from "../shared/test-questions.ts";
import { askPlanner } from "./answer-planner.ts";
import { toPlanInput } from "./to-plan-input.ts";

const MILLION = 1_000_000;
/** From next to none to what the server has. */
const BUDGETS = [0.05, 0.5, 1, 2, 5, 10, 50];
const CENT = 0.01;
const QUESTIONS = toRuns(14, 1 / 2);

function plan(profile: Profile, settings: PlanSettings): PlanAnswer {
  const answer = makePlan({ rewards: records.rewards, catalog: records.plan, profile, settings });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

const asked = makeQuestions(records, 4 * QUESTIONS, 11)
  .flatMap((question) => (question.plan.includes("people=2") ? [question.plan] : []))
  .slice(0, QUESTIONS)
  .map((search, at) => ({ search, millions: BUDGETS[at % BUDGETS.length]! }));

test.each(asked)("for two no less than for one, with $millions million operations: $search", ({ search, millions }) => {
  const { values } = askPlanner(new URLSearchParams(search), records);
  const { profile, settings } = toPlanInput(values, records);
  // Fees of cards that the second person holds are no part of one's plan.
  const second = { ...settings.second!, owned: [], renews: {} };
  const work = { plan: millions * MILLION, beside: 0 };
  const one = plan(profile, { ...settings, work, second: null });
  const two = plan(profile, { ...settings, work, second });
  if (one.trip?.isReached === two.trip?.isReached) {
    expect(two.best.objectiveUsd).toBeGreaterThan(one.best.objectiveUsd - CENT);
  } else expect(two.trip!.isReached).toBe(true);
});

test("a couple's two years are planned by the server to within a fifteenth of the best", () => {
  const { values } = askPlanner(new URLSearchParams("preset=family&months=24&people=2"), records);
  const { profile, settings } = toPlanInput(values, records);
  const { best, proof } = plan(profile, { ...settings, work: SERVER_WORK });
  expect(proof.gapUsd).toBeLessThan(best.objectiveUsd / 15);
});

const trips = asked.filter(({ search }) => search.includes("goal=")).slice(0, 3);
const couples = ["household", "family", "frequent-flyer"].map((preset) => ({
  search: `preset=${preset}&months=24&people=2`,
}));
// Two people's plan starts from the plan of one of them, and another start may end a little lower.
test.each(takeSample([...trips, ...couples], 2))(
  "the server's plan is worth at least 98% of a first one: $search",
  ({ search }) => {
    const { values } = askPlanner(new URLSearchParams(search), records);
    const { profile, settings } = toPlanInput(values, records);
    const [first, server] = [FIRST_WORK, SERVER_WORK].map((work) => plan(profile, { ...settings, work }));
    if (first!.trip?.isReached === server!.trip?.isReached) {
      const [firstUsd, serverUsd] = [first!, server!].map(({ best }) => best.objectiveUsd);
      expect(serverUsd!).toBeGreaterThan(0.98 * firstUsd!);
    } else expect(server!.trip!.isReached).toBe(true);
  },
);

test("the server reaches a trip for which six cards may be opened", () => {
  const { values } = askPlanner(new URLSearchParams(KNOWN_QUESTIONS[0]), records);
  const { profile, settings } = toPlanInput(values, records);
  expect(plan(profile, { ...settings, work: SERVER_WORK }).trip!.isReached).toBe(true);
});
