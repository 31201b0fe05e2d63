/** What stands beside the plan, by hand: $500 a month at 1%. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeLine, makeProfile } from "./value/test-cards.ts";
import type { Profile } from "./value/profile.ts";
import type { WalletCard } from "./value/wallet-card.ts";
import { makePlan } from "./make-plan.ts";
import type { PlanCatalog, PlanRule } from "./plan/plan-catalog.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan/plan-settings.ts";
import { BARE, bonus, makeSecond } from "./plan/test-models.ts";
import { toPlanCatalog, toRewards } from "./plan/test-plans.ts";

interface Question {
  readonly profile?: Partial<Profile>;
  readonly settings?: Partial<PlanSettings>;
  readonly catalog?: Partial<PlanCatalog>;
  readonly onStep?: (share: number) => void;
}

const ask = (cards: readonly WalletCard[], { profile, settings, catalog, onStep }: Question = {}) =>
  makePlan(
    {
      rewards: toRewards(cards),
      catalog: toPlanCatalog(cards, catalog),
      profile: makeProfile([makeLine("other", 500)], { effortUsd: 0, ...profile }),
      settings: {
        ...PLAN_DEFAULTS,
        ...BARE,
        ...settings,
      },
    },
    onStep,
  );
function plan(...given: Parameters<typeof ask>) {
  const answer = ask(...given);
  if (!answer.ok) throw new Error("the profile is wrong");
  return answer;
}

test("a profile that is wrong has its errors and no plan", () => {
  const answer = ask([makeCard("card")], { profile: { owned: ["card"], exclude: ["card"], mustHave: ["card"] } });
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(answer.errors.length).toBeGreaterThan(0);
});

test("what is owned as it is stands beside the plan, over the same months", () => {
  const owned = makeCard("owned", { fees: { firstYearUsd: 0, laterUsd: 95 }, earns: [makeBase(2)] });
  const { asIsUsd, best, months, people } = plan([owned, makeCard("new", bonus(0, 400))], {
    profile: { owned: ["owned"] },
    settings: { renews: { owned: 3 } },
  });
  expect(asIsUsd).toBeCloseTo(120 - (95 * 9) / 12, 9);
  expect(best.netUsd).toBeGreaterThan(400);
  expect([months, people]).toEqual([12, 1]);
});

describe("a rule that is not sure", () => {
  const rule = (confidence: PlanRule["confidence"], text = "Ask first."): PlanRule => ({
    id: "r",
    text,
    kind: "approval",
    confidence,
    cards: ["refused"],
    form: "needs",
    relationship: "x",
  });
  const cards = [makeCard("refused", bonus(0, 300)), makeCard("other", bonus(0, 100))];
  const gain = (rules: readonly PlanRule[], settings: Partial<PlanSettings> = { applications: 1 }) =>
    plan(cards, { catalog: { rules }, settings }).ruleGain;

  test("and stands in the way is named with what the plan would gain", () => {
    const found = gain([rule("medium"), rule("medium")]);
    expect(found!.texts).toEqual(["Ask first."]);
    expect(found!.addsUsd).toBeCloseTo(200, 6);
    expect(gain([rule("medium", "One."), rule("medium", "Two.")])!.texts).toEqual(["One.", "Two."]);
  });

  test("is named alone, not what it stands beside", () => {
    const all = [makeCard("owned", { status: "closed" }), ...cards, makeCard("sure", bonus(0, 90))];
    const rules = [
      { ...rule("medium", "Asks for more."), cards: ["refused", "owned"] },
      { ...rule("high", "Never a bonus."), cards: ["sure"], kind: "bonus", form: "once", by: { sure: ["owned"] } },
    ] as readonly PlanRule[];
    const found = plan(all, { profile: { owned: ["owned"] }, catalog: { rules }, settings: { applications: 2 } });
    expect(found.ruleGain!.texts).toEqual(["Asks for more."]);
    expect(found.ruleGain!.addsUsd).toBeCloseTo(300, 6);
    // What a sure rule refuses is not gained.
    const both = [rule("medium"), { ...rule("high"), cards: ["refused"] }];
    expect(gain(both)).toBeNull();
  });

  test("of a dollar is named, of less not", () => {
    const given: Question = {
      catalog: { rules: [rule("medium")] },
      profile: { lines: [] },
      settings: { applications: 1 },
    };
    const gains = (usd: number) => plan([makeCard("refused", bonus(0, usd))], given).ruleGain;
    expect(gains(1)).toEqual({ texts: ["Ask first."], addsUsd: 1 });
    expect(gains(0.99)).toBeNull();
  });

  test("that only warns is not named, though its application costs more", () => {
    const settings = { applications: 1, applicationUsd: 50 };
    expect(gain([{ ...rule("low"), cards: ["refused", "other"] }], settings)).toBeNull();
  });

  test("is not named where it is sure, where it only warns, or where nothing is gained", () => {
    expect(gain([rule("high")])).toBeNull();
    expect(gain([rule("low")])).toBeNull();
    expect(gain([{ ...rule("medium"), cards: ["other"] }])).toBeNull();
    expect(gain([])).toBeNull();
  });
});

describe("an opening's judgment", () => {
  test("is about no card that is owned", () => {
    const owned: Question = { profile: { owned: ["owned"] } };
    const cards = [makeCard("owned", { status: "closed" }), makeCard("new", bonus(0, 300))];
    expect(plan(cards, owned).judgments.map(({ card }) => card)).toEqual(["new"]);
    expect(plan(cards.slice(0, 1), owned).judgments).toEqual([]);
  });

  test("says what it adds, and what would be opened in its place", () => {
    const cards = [
      makeCard("first", bonus(0, 500)),
      makeCard("second", bonus(0, 300)),
      makeCard("third", bonus(0, 200)),
    ];
    const { judgments, best } = plan(cards);
    expect(best.openings).toHaveLength(2);
    const adds = Object.fromEntries(judgments.map(({ card, addsUsd }) => [card, Math.round(addsUsd)]));
    expect(adds).toEqual({ first: 300, second: 100 });
    expect(judgments.map(({ instead }) => instead?.card)).toEqual(["third", "third"]);
    expect(judgments.find(({ card }) => card === "first")!.least).toMatchObject({ usd: expect.closeTo(200, 6) });
  });
});

describe("work", () => {
  const cards = ["a", "b", "c", "d"].map((slug, at) => makeCard(slug, bonus(900, 100 + at)));

  test("is told step by step, from the plan on to the end", () => {
    const told: number[] = [];
    const { best } = plan(cards, { onStep: (share) => told.push(share) });
    const stages = 2 + best.openings.length;
    expect(told).toEqual([1 / stages, 2 / stages, 3 / stages, 1]);
  });

  test("is counted for the plan and for what stands beside it", () => {
    const { proof } = plan(cards);
    expect(proof).toMatchObject({ optimal: true, gapUsd: 0 });
    // Where nothing may stand beside it, nothing does.
    const alone = plan(cards, { settings: { work: { plan: 100_000_000, beside: 0 } } });
    expect(alone.proof.operations).toBeGreaterThan(1_000);
    expect(alone.proof.operations).toBeLessThan(proof.operations);
    expect(alone.best.objectiveUsd).toBe(plan(cards).best.objectiveUsd);
  });

  test("that is not enough is said with what could be better at most", () => {
    const { proof, best } = plan(cards, { settings: { work: { plan: 3_000, beside: 0 } } });
    const mostUsd = plan(cards).best.objectiveUsd;
    expect(proof.optimal).toBe(false);
    expect(proof.gapUsd).toBeGreaterThan(0);
    expect(best.objectiveUsd + proof.gapUsd).toBeGreaterThanOrEqual(mostUsd - 0.01);
  });
});

test("the month in which a bank that counts five cards counts fewer is each person's own", () => {
  const opened = [-20, -1, -2, -3, -4];
  const { slotMonths } = plan([makeCard("card")], {
    settings: {
      otherOpened: opened,
      second: makeSecond(),
    },
  });
  expect(slotMonths).toEqual([5, null]);
});
