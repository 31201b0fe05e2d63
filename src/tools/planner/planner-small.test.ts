/** The planner from a question to its answer, on a catalog of three cards, where every step of the engine is quick. */
import realRecords from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { toPlanCatalog } from "../../engine/plan/test-plans.ts";
import { makeCard, makePerk } from "../../engine/value/test-cards.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { answerSearch, toCanonical } from "../shared/tool.ts";
import { PLANNER_QUESTION } from "./planner-question.ts";
import { askPlanner, findFirstPlan, PLANNER_TOOL } from "./answer-planner.ts";
import { LABELS } from "./test-plan.ts";

const bonus = (points: number) => ({
  kind: "fixed" as const,
  state: "open" as const,
  tiers: [{ afterUsd: 1_500, months: 3, points, usd: 0 }],
});
const YEARLY = makePerk("anniversary", { kind: "points", points: 10_000 });
const CARDS = [
  makeCard("alpha", { bonus: bonus(60_000), fees: { firstYearUsd: 95, laterUsd: 95 }, perks: [YEARLY] }),
  makeCard("beta", { fees: { firstYearUsd: 250, laterUsd: 250 } }),
  makeCard("gamma", {
    points: { ...makeCard("gamma").points, program: "inn", kind: "brand" },
    brandOf: "Hyatt",
    bonus: bonus(50_000),
  }),
];
const records: ToolRecords = {
  ...realRecords,
  rewards: { ...realRecords.rewards, cards: CARDS, rules: [], changes: {} },
  plan: toPlanCatalog(CARDS, {
    goals: [
      { key: "inn", name: "Inn Points" },
      { key: "air", name: "Air Miles" },
    ],
  }),
  context: {
    ...realRecords.context,
    cards: CARDS.map(({ slug, perks }) => ({
      slug,
      name: LABELS[slug as keyof typeof LABELS].name,
      perkIds: perks.map(({ id }) => id),
    })),
  },
  labels: LABELS,
  facts: Object.fromEntries(
    CARDS.map(({ slug }) => [
      slug,
      { ...realRecords.facts["amex-gold"]!, offer: { description: `Offer of ${slug}`, asOf: "2026-11" } },
    ]),
  ),
  perks: { alpha: { anniversary: { type: "points", description: "10,000 points a year.", valueUsd: 100 } } },
};
const answer = (search: string, of = records) => answerSearch(PLANNER_TOOL, new URLSearchParams(search), of);
function getResult(search: string, of = records) {
  const { result, asked } = answer(search, of);
  if (!result) throw new Error(JSON.stringify(asked.faults));
  return result;
}

describe("an answer", () => {
  const result = getResult("dining=800&other=400&own=beta");

  test("names every card that it speaks of, and no other", () => {
    expect(result.plan.best.openings.map(({ card }) => card)).toEqual(["alpha"]);
    expect(Object.keys(result.labels).toSorted()).toEqual(["alpha", "beta"]);
    expect(result.today).toBe(records.context.day);
    expect(Object.keys(getResult("dining=800&own=gamma&apply=0").labels)).toEqual(["gamma"]);
  });

  test("has the words of the perks that count, and its steps", () => {
    expect(result.perkTexts).toEqual({ "alpha:anniversary": "10,000 points a year." });
    expect(result.steps.map(({ kind, card }) => `${kind} ${card}`).slice(0, 2)).toEqual(["decide beta", "apply alpha"]);
  });

  test("says what an offer without a minimum spend asks, as it is on record", () => {
    const alpha = makeCard("alpha", {
      bonus: { ...bonus(0), tiers: [{ afterUsd: 0, months: 3, points: 60_000, usd: 0 }] },
    });
    const cards = [alpha, ...CARDS.slice(1)];
    const of = { ...records, rewards: { ...records.rewards, cards }, plan: toPlanCatalog(cards) };
    const warnings = getResult("dining=800&other=400", of).steps.flatMap((step) => step.warnings);
    expect(warnings).toContain("The bonus needs no minimum spend. The offer: Offer of alpha.");
  });

  test("says of a fee without a known month that it counts as due now", () => {
    const note = "We don't know when the fee of Beta Card comes, so it counts as due this month.";
    expect(result.assumptions).toContain(note);
    expect(getResult("dining=800&own=beta::3").assumptions).not.toContain(note);
    // A card without a fee has no such month.
    expect(getResult("dining=800&own=gamma").assumptions.join(" ")).not.toContain("We don't know when");
    const both = getResult("dining=800&people=2&p2.own=beta&own=beta::3").assumptions;
    expect(both).toContain(note.replace("Beta Card", "Beta Card (partner)"));
    expect(both).not.toContain(note.replace("Beta Card", "Beta Card (you)"));
  });

  test("of a wrong question is none, with what is wrong", () => {
    const { result: none, asked } = answer("months=13&dining=800");
    expect(none).toBeNull();
    expect(Object.keys(asked.faults)).toEqual(["months"]);
    expect(toCanonical(PLANNER_QUESTION, asked)).toBe("?dining=800");
  });
});

test("a trip's programs have their names; its own cards may be opened by whoever doesn't fly or stay there", () => {
  const plain = getResult("dining=800&brands=delta");
  expect(plain.programNames).toEqual({});
  const trip = getResult("dining=800&brands=delta&goal=inn:40000:2027-08");
  expect(trip.programNames).toEqual({ inn: "Inn Points" });
  expect(trip.plan.trip).toMatchObject({ program: "inn", isReached: true });
  expect(trip.plan.best.openings.map(({ card }) => card)).toContain("gamma");
});

describe("a first plan, to look at while a better one is searched", () => {
  const find = (search: string) => findFirstPlan(askPlanner(new URLSearchParams(search), records), records);

  test("is there for what takes long: 24 months, two people, a trip", () => {
    expect(find("dining=800")).toBeNull();
    expect(find("dining=800&months=24")?.result?.months).toBe(24);
    expect(find("dining=800&people=2")?.result?.plan.people).toBe(2);
    expect(find("dining=800&goal=inn:40000:2027-08")?.result?.plan.trip?.isReached).toBe(true);
  });

  test("of a wrong question is none", () => expect(find("months=24&apply=x")).toBeNull());
});
