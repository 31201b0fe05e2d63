import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import * as v from "valibot";

import { PRESETS } from "../../engine/value/presets.ts";
import { answerSearch } from "../shared/tool.ts";
import { askPlanner, findFirstPlan, PLANNER_TOOL } from "./answer-planner.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { plannerAnswer, toPlannerAnswer } from "./planner-answer.ts";

/** The same plans are asked for by several tests. */
const known = new Map<string, PlannerResult>();
function getResult(search: string): PlannerResult {
  const found = known.get(search) ?? answerSearch(PLANNER_TOOL, new URLSearchParams(search), records).result;
  if (!found) throw new Error(`${search} has no answer`);
  known.set(search, found);
  return found;
}

const household = getResult("preset=household");
const holder = getResult("own=amex-platinum::4,chase-freedom-flex&accounts=5:2026-01");

describe("the steps", () => {
  test("each opening has its application, minimum and bonus, in this order, with what to do if it fails", () => {
    for (const { card } of household.plan.best.openings) {
      const own = household.steps.filter(
        (step) => step.card === card && ["apply", "spend", "bonus"].includes(step.kind),
      );
      expect(own.map(({ kind }) => kind)).toEqual(["apply", "spend", "bonus"]);
      expect(own.map(({ brings, missed }) => [brings !== "", missed !== ""])).toEqual([
        [true, true],
        [true, true],
        [false, true],
      ]);
    }
  });

  test("speak no slugs", () => {
    const said = [household, holder].flatMap(({ steps }) =>
      steps.flatMap(({ title, text, brings, missed, warnings }) => [title, text, brings, missed, ...warnings]),
    );
    const words = new Set(said.flatMap((text) => text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []));
    expect(Object.keys(records.labels).filter((slug) => words.has(slug))).toEqual([]);
  });

  test("an offer that is not today's is named as such, with the bonus below which the plan changes", () => {
    const { plan, steps } = getResult("preset=family");
    const usual = plan.best.openings.filter(({ bonus }) => bonus && bonus.offer.basis !== "read");
    expect(usual.length).toBeGreaterThan(0);
    for (const { card } of usual) {
      const step = steps.find((entry) => entry.card === card && entry.kind === "apply")!;
      expect(step.warnings.join(" ")).toMatch(/last seen .* (?:at least [\d,$]+|worth it whatever)/);
    }
    expect(plan.best.usualUsd).toBeGreaterThan(0);
  });

  test("start today and come in the order of their dates, none in the past", () => {
    const days = [household, holder].map(({ steps }) => steps.map(({ day }) => day));
    for (const ofPlan of days) {
      expect(ofPlan).toEqual(ofPlan.toSorted());
      expect(ofPlan[0]! >= records.context.day).toBe(true);
    }
    expect(household.steps[0]).toMatchObject({ kind: "apply", day: records.context.day });
  });

  test("a card whose fee is not earned is closed or changed in its month, and a slot becomes free", () => {
    expect(holder.plan.owned.find(({ card }) => card === "amex-platinum")).toMatchObject({
      month: 5,
      verdict: "cancel",
    });
    expect(holder.steps.find(({ kind, card }) => kind === "decide" && card === "amex-platinum")?.day).toBe(
      "2027-04-01",
    );
    // Five accounts of January 2026 count through January 2028.
    expect(holder.steps.find(({ kind }) => kind === "slot")?.day).toBe("2028-02-01");
  });
});

test("asks about the credits of a card that is held, and its verdict depends on the answer", () => {
  const search = "dining=500&groceries=700&gas=150&travel=300&other=1000&trips=3&own=amex-gold::1";
  const { questions, plan } = getResult(search);
  expect(questions.map(({ card, perk }) => `${card}:${perk}`)).toEqual(
    expect.arrayContaining(["amex-gold:uber-cash", "amex-gold:dining-credit"]),
  );
  const used = getResult(`${search}&use=amex-gold:uber-cash,amex-gold:dining-credit`);
  expect(used.questions.filter(({ isTicked }) => isTicked)).toHaveLength(2);
  expect(used.plan.owned[0]!.yearUsd!).toBeGreaterThan(plan.owned[0]!.yearUsd! + 100);
  expect(getResult("own=").questions).toEqual([]);
});

describe("plans of the presets", () => {
  const results = new Map(PRESETS.map(({ slug }) => [slug, getResult(`preset=${slug}`)]));

  test.each(PRESETS.map(({ slug }) => slug))("%s: is proved, and no opening is for little", (slug) => {
    const { plan } = results.get(slug)!;
    expect(plan.proof.optimal).toBe(true);
    // Only what is opened today has a renewal in the year.
    expect(plan.best.endings.every(({ month }) => month === 12)).toBe(true);
    expect(plan.judgments).toHaveLength(plan.best.openings.length);
    // A student spends a quarter of what a household does.
    const least = slug === "student" ? 100 : 150;
    for (const { card, netUsd } of plan.judgments) expect(netUsd, card).toBeGreaterThanOrEqual(least);
  });

  test("a student opens only cards that take applicants without a history", () => {
    const slugs = results.get("student")!.plan.best.openings.map(({ card }) => card);
    const cards = records.rewards.cards.filter(({ slug }) => slugs.includes(slug));
    expect(cards.length).toBe(slugs.length);
    expect(cards.every(({ score }) => score.newToCredit)).toBe(true);
  });

  test("personal presets open personal cards only", () => {
    for (const [slug, { plan, profile }] of results) {
      if (profile.type !== "personal") continue;
      for (const { card } of plan.best.openings) {
        expect(records.rewards.cards.find((known) => known.slug === card)!.cardType, slug).toBe("personal");
      }
    }
  });
});

describe("a plan for two", () => {
  const { plan, steps } = getResult("preset=family&people=2&apply=1&p2.apply=1&p2.had=capital-one-venture-x");

  test("says of every step whose it is", () => {
    expect(new Set(plan.best.openings.map(({ person }) => person))).toEqual(new Set([0, 1]));
    for (const { person, kind, title } of steps.filter((step) => step.card !== null)) {
      expect(title, kind).toContain(person === 0 ? "(you)" : "(partner)");
    }
  });

  test("counts what each had before", () => {
    const bonuses = plan.best.openings.filter(({ person, bonus }) => person === 1 && bonus);
    expect(bonuses.map(({ card }) => card)).not.toContain("capital-one-venture-x");
  });
});

describe("a trip", () => {
  const { plan, steps } = getResult("goal=hyatt:60000:2027-09&apply=2");

  test("has its points, where they come from, and the day to move them", () => {
    expect(plan.trip).toMatchObject({ program: "world-of-hyatt", isReached: true });
    expect(plan.trip!.sources.reduce((sum, { arrivingPoints }) => sum + arrivingPoints, 0)).toBe(
      plan.trip!.reachedPoints,
    );
    const moved = plan.trip!.sources.filter(({ isTransfer }) => isTransfer);
    expect(steps.filter(({ kind }) => kind === "transfer").map(({ day }) => day)).toEqual(
      moved.map(() => "2027-09-01"),
    );
  });
});

describe("the first plan of a question that takes long", () => {
  const find = (search: string) => findFirstPlan(askPlanner(new URLSearchParams(search), records), records);

  test("of a trip out of reach so far says how many points it has", () => {
    const { result } = find("goal=world-of-hyatt:400000:2027-06")!;
    expect([result!.isFirst, household.isFirst]).toEqual([true, false]);
    expect(result!.plan.trip!.isReached).toBe(false);
    expect(result!.plan.trip!.reachedPoints).toBeGreaterThan(0);
  });

  test("that keeps a card for itself alone names the plan that moves the points before the card's fee", () => {
    const asked =
      "dining=100&groceries=200&other=300&own=chase-sapphire-reserve::2&points=ultimate-rewards:100000&apply=0";
    const later = getResult(`${asked}&goal=world-of-hyatt:60000:2027-09`).plan;
    expect(later.owned[0]).toMatchObject({ verdict: "keep", yields: "trip" });
    const { month, gainUsd, cards } = later.trip!.sooner!;
    expect({ month, cards }).toEqual({ month: 2, cards: [{ card: "chase-sapphire-reserve", person: 0 }] });
    const sooner = getResult(`${asked}&goal=world-of-hyatt:60000:2027-01`).plan;
    expect(sooner.trip).toMatchObject({ isReached: true, sooner: null });
    expect(sooner.owned[0]!.verdict).not.toBe("keep");
    expect(sooner.best.objectiveUsd - later.best.objectiveUsd).toBeCloseTo(gainUsd!, 2);
    // Nothing to say where the card stays for more than the trip.
    expect(
      getResult("preset=household&own=amex-platinum::2&points=membership-rewards:100000&goal=aeroplan:90000:2027-09")
        .plan.trip!.sooner,
    ).toBeNull();
  });
});

test("the JSON answer keeps to its schema and adds up to the cent", () => {
  const answer = toPlannerAnswer(holder, askPlanner(new URLSearchParams(), records).values);
  expect(v.safeParse(plannerAnswer, answer).issues).toBeUndefined();
  const total = answer.plan.months.reduce((sum, { netUsd }) => sum + netUsd, 0);
  expect(Math.abs(total + answer.plan.perksAfterUsd - answer.plan.netUsd)).toBeLessThan(0.2);
  const { runningUsd } = answer.plan.months.at(-1)!;
  expect(runningUsd + answer.plan.perksAfterUsd).toBeCloseTo(answer.plan.netUsd, 2);
});
