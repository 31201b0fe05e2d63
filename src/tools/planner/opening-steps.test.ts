/** What the plan tells somebody to do about a new card: apply, spend, look for the bonus. */
import { describe, expect, test } from "vitest";

import type { OpeningJudgment, PlannedOpening } from "../../engine/plan/plan-answer.ts";
import { PLAN_DEFAULTS } from "../../engine/plan/plan-settings.ts";
import { listOpeningSteps } from "./opening-steps.ts";
import type { StepContext } from "./plan-step.ts";
import { LABELS, makeJudgment, makeOpening, TODAY } from "./test-plan.ts";
import { createNamer } from "./whose-card.ts";

const context: StepContext = {
  today: TODAY,
  settings: PLAN_DEFAULTS,
  cards: [],
  labels: LABELS,
  nameOf: createNamer(LABELS, 1),
  isSameBank: (one, other) => one !== "gamma" && other !== "gamma",
  programNames: {},
  perkText: (_, perk) => perk,
  offerText: (slug) => `$100 in credit after one purchase with ${slug}`,
  pastText: () => null,
};
const list = (opening: Partial<PlannedOpening> = {}, judgment?: Partial<OpeningJudgment>) =>
  listOpeningSteps(makeOpening("alpha", opening), judgment && makeJudgment("alpha", judgment), context);
const bonusOf = (more: object) => ({ bonus: { ...makeOpening("alpha").bonus!, ...more } });

test("a card with a bonus has three steps, each with its day", () => {
  expect(list({}, {})).toMatchObject([
    {
      kind: "apply",
      month: 1,
      day: "2026-12-01",
      when: "from",
      title: "Apply for Alpha Card",
      text: "Apply for Alpha Card. Its fee of $95 is due right away.",
      brings:
        "$700 in this plan; after our deductions for fees and hassle, $640 more than the best plan without this card",
      warnings: [],
    },
    {
      kind: "spend",
      month: 2,
      // Ten days before March.
      day: "2027-02-19",
      when: "by",
      title: "Reach the minimum spend on Alpha Card",
      text: "Put $3,000 on Alpha Card: about $1,000 a month. The deadline is February 28, 2027. The plan gets there in January 2027.",
      brings: "60,000 points, worth $900",
      missed: "A bonus that you miss is lost: issuers rarely give it a second time.",
      warnings: [],
    },
    {
      kind: "bonus",
      month: 3,
      day: "2027-02-01",
      when: "around",
      title: "Check for the bonus on Alpha Card",
      // Not what it brings once more: who adds the steps up would count it twice.
      text: "Check that the bonus on Alpha Card has posted: 60,000 points, worth $900.",
      brings: "",
      missed: "If the bonus isn't there, call the issuer and have the date of your last purchase ready.",
      warnings: [],
    },
  ]);
  expect(list({ person: 1 }).map(({ card, person }) => [card, person])).toEqual(
    Array.from({ length: 3 }, () => ["alpha", 1]),
  );
});

test("points have the name that their program gives them", () => {
  const labels = { ...LABELS, alpha: { ...LABELS["alpha"], unit: "miles" } };
  const judgment = makeJudgment("alpha", { least: { points: 45_000, usd: null } });
  const steps = listOpeningSteps(makeOpening("alpha"), judgment, { ...context, labels });
  expect(steps[0]!.warnings.join()).toContain("at least 45,000 miles");
  expect(steps[1]!.brings).toBe("60,000 miles, worth $900");
});

test("the fee and what to choose are told where there are any", () => {
  expect(list({ firstFeeUsd: 0 })[0]!.text).toBe("Apply for Alpha Card.");
  expect(list({ firstFeeUsd: 0, choices: ["dining", "gas"] })[0]!.text).toBe(
    'Apply for Alpha Card. Choose "dining" and "gas".',
  );
  const labels = { ...LABELS, alpha: { ...LABELS["alpha"], paysTopCategories: true } };
  const [top] = listOpeningSteps(makeOpening("alpha", { firstFeeUsd: 0, choices: ["dining"] }), undefined, {
    ...context,
    labels,
  });
  expect(top!.text).toBe('Apply for Alpha Card. Your top category is "dining"; there is nothing to choose.');
});

describe("the bonus", () => {
  test("in dollars, or of a match of the first year's rewards, is told as what it is", () => {
    expect(list(bonusOf({ points: 0 })).map(({ brings }) => brings)).toEqual(["$900", "$900", ""]);
    expect(list({ bonus: null })[0]!.brings).toBe("");
    expect(list(bonusOf({ isMatch: true })).map(({ kind, text }) => [kind, text])).toEqual([
      ["apply", expect.any(String)],
      ["bonus", "Check that the bonus on Alpha Card has posted: $900, a match of the first year's rewards."],
    ]);
  });

  test("without a minimum needs no spend; a card without a bonus is applied for and no more", () => {
    expect(list(bonusOf({ afterUsd: 0 })).map(({ kind }) => kind)).toEqual(["apply", "bonus"]);
    expect(list({ bonus: null }).map(({ kind }) => kind)).toEqual(["apply"]);
  });
});

test("a bonus that is no points is looked for as the offer has it", () => {
  const steps = list(bonusOf({ points: 0, usd: 50, afterUsd: 0 }));
  expect(steps.map(({ kind }) => kind)).toEqual(["apply", "bonus"]);
  expect(steps[1]!.text).toBe(
    "Check that the bonus on Alpha Card has posted: $100 in credit after one purchase with alpha, which counts as $50.",
  );
});

test("of a card that is opened today, days count from today", () => {
  const today = "2026-11-26";
  const steps = listOpeningSteps(makeOpening("alpha", { month: 0, ...bonusOf({ month: 2 }) }), undefined, {
    ...context,
    today,
  });
  expect(steps.map(({ day }) => day)).toEqual([today, "2027-02-16", "2027-01-01"]);
  expect(steps[1]!.text).toContain("The deadline is February 25, 2027.");
});

describe("warnings", () => {
  const warn = (judgment?: Partial<OpeningJudgment>, opening: Partial<PlannedOpening> = {}) =>
    list(opening, judgment)[0]!.warnings;
  const only = (least: string) =>
    `Apply only if you are shown at least ${least} and you will spend $3,000 by February 28, 2027; otherwise, another plan is better.`;

  test("name rules that may refuse, and the least bonus that is worth it", () => {
    expect(warn(undefined, { warnings: ["two cards in 30 days"] })).toEqual([
      "You may be declined. two cards in 30 days",
    ]);
    expect(warn({ least: { points: 45_000, usd: 600 } }, { warnings: ["a"] })).toEqual([
      "You may be declined. a",
      only("45,000 points"),
    ]);
    // Up to the next hundred: no issuer offers 44,901 points.
    expect(warn({ least: { points: 44_901, usd: 600 } })[0]).toContain("at least 45,000 points");
    expect(warn({ least: { points: null, usd: 120 } })).toEqual([only("$120")]);
    expect(warn({ least: { points: null, usd: 120 } }, bonusOf({ afterUsd: 0 }))).toEqual([
      "Apply only if you are shown at least $120; otherwise, another plan is better.",
      "The bonus needs no minimum spend. The offer: $100 in credit after one purchase with alpha.",
    ]);
    expect(warn({ least: { points: 0, usd: 0 } })).toEqual([]);
    expect(warn({ least: { points: 45_000, usd: null } }, { bonus: null })).toEqual([]);
  });

  test("name what the card usually pays, so that an applicant knows a poor offer from a good one", () => {
    const past = "the usual offer is 75,000 points, and the best was 100,000 points in 2025";
    const tell = (least: OpeningJudgment["least"]) =>
      listOpeningSteps(makeOpening("alpha"), makeJudgment("alpha", { least }), {
        ...context,
        pastText: (slug) => (slug === "alpha" ? past : null),
      })[0]!.warnings;
    expect(tell({ points: 45_000, usd: null })).toEqual([
      "The usual offer is 75,000 points, and the best was 100,000 points in 2025. Apply only if you are shown at least 45,000 points and you will spend $3,000 by February 28, 2027; otherwise, another plan is better.",
    ]);
    expect(tell(null)).toEqual(["The usual offer is 75,000 points, and the best was 100,000 points in 2025."]);
  });

  test("say of an offer that is not today's what is counted, and where the plan changes", () => {
    const offer = (basis: "usual" | "ceiling") => bonusOf({ offer: { basis, lastSeen: "2026-06-05" } });
    expect(warn({ least: { points: 45_000, usd: null } }, offer("usual"))).toEqual([
      "We count an earlier offer of this card, last seen June 5, 2026.",
      only("45,000 points"),
    ]);
    expect(warn({}, offer("ceiling"))).toEqual([
      "The offer is shown only when you apply; we count the lowest one, last seen June 5, 2026. The card is worth it whatever the bonus.",
    ]);
  });
});

test("whoever is refused reads what to do instead", () => {
  const refused = (judgment?: Partial<OpeningJudgment>) => list({}, judgment)[0]!.missed;
  const ask = "Ask the bank to reconsider";
  expect(refused()).toBe(`${ask}. If it still says no, make the plan again without this card.`);
  expect(refused({})).toBe(`${ask}. No other card is worth applying for instead.`);
  expect(refused({ instead: { card: "gamma", person: 0, month: 3 } })).toBe(
    `${ask}. If it still says no, apply for Gamma Card in February 2027.`,
  );
  expect(refused({ instead: { card: "beta", person: 0, month: 3 } })).toBe(
    `${ask}. The next best, Beta Card, is from the same bank: make the plan again without both.`,
  );
  // The other person is another client of the same bank.
  expect(refused({ instead: { card: "beta", person: 1, month: 3 } })).toContain(
    "apply for Beta Card in February 2027.",
  );
});
