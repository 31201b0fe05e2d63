/** What two cards of one plan do to each other by the issuers' rules. */
import { expect, test } from "vitest";

import { makeCard, makeLine, makeProfile } from "../value/test-cards.ts";
import { createPairRules } from "./pair-rules.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { compilePlan } from "./plan-model.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
import { toPlanCatalog, toRewards } from "./test-plans.ts";

const about = { id: "rule", text: "a rule", kind: "approval", confidence: "high", cards: ["a", "b"] } as const;

function judge(rule: PlanRule, apart: number) {
  const cards = ["a", "b"].map((slug) => makeCard(slug));
  const settings = { ...PLAN_DEFAULTS, months: 24 };
  const catalog = toPlanCatalog(cards, { rules: [rule] });
  const model = compilePlan({
    rewards: toRewards(cards),
    catalog,
    profile: makeProfile([makeLine("other", 500)]),
    settings,
  });
  const [first, second] = ["a", "b"].map((slug) => model.cards.findIndex(({ card }) => card.slug === slug));
  return createPairRules(model)(first!, second!, apart);
}

test("a pace keeps two cards of its bank apart and no longer", () => {
  const pace: PlanRule = { ...about, form: "pace", n: 1, months: 6 };
  expect([5, 6].map((apart) => judge(pace, apart).mayOpen)).toEqual([false, true]);
});

test("a rule on bonuses takes the later card's bonus only", () => {
  const since: PlanRule = { ...about, kind: "bonus", form: "since", what: "bonus", months: 8, by: { b: ["a"] } };
  expect(judge(since, 8)).toEqual({ mayOpen: true, mayEarn: false });
  expect(judge(since, 9)).toEqual({ mayOpen: true, mayEarn: true });
});

test("a card that must not be held may be closed after a year", () => {
  const holding: PlanRule = { ...about, form: "while-holding", by: { b: ["a"] } };
  expect([11, 12].map((apart) => judge(holding, apart).mayOpen)).toEqual([false, true]);
  expect([11, 12].map((apart) => judge({ ...holding, kind: "bonus" }, apart).mayEarn)).toEqual([false, true]);
});

test("what is only rumor refuses nothing", () => {
  expect(judge({ ...about, confidence: "low", form: "pace", n: 1, months: 6 }, 1)).toEqual({
    mayOpen: true,
    mayEarn: true,
  });
});
