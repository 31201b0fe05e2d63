/** Which plans may be done. */
import { describe, expect, test } from "vitest";
import { makeCard } from "../value/test-cards.ts";
import { createPlanJudge, isAllowed, isWithinFees, judgeRules, sumFees } from "./judge-plan.ts";
import type { PlanRule } from "./plan-catalog.ts";
import type { Holding } from "./plan.ts";
import { bonus, findIndex, type Given, hold, makeModel, makeSecond } from "./test-models.ts";

const fee = (slug: string, firstYearUsd: number, laterUsd: number) =>
  makeCard(slug, { fees: { firstYearUsd, laterUsd }, ...bonus(0, 100) });
const cards = [
  fee("a", 0, 95),
  fee("b", 100, 100),
  makeCard("c", bonus(0, 100)),
  makeCard("gone", { status: "closed" }),
];

type Plan = readonly (readonly [slug: string, holding: Partial<Holding>, person?: number])[];

function judge(given: Given = {}) {
  const model = makeModel(cards, given);
  const whole = (plan: Plan) =>
    plan.map(([slug, holding, person]) => hold(model, slug, { opened: 0, ...holding }, person));
  const judging = createPlanJudge(model);
  return {
    isAllowed: (...plan: Plan) => isAllowed(judging, whole(plan)),
    isWithinFees: (...plan: Plan) => isWithinFees(model, whole(plan)),
    sumFees: (...plan: Plan) => sumFees(model, whole(plan)),
    judge: (slug: string, month: number, ...plan: Plan) => {
      const { mayOpen, mayEarn, warnings } = judgeRules(judging, whole(plan), findIndex(model, slug), month);
      return [mayOpen, mayEarn, warnings.length];
    },
    index: (slug: string) => findIndex(model, slug),
  };
}

describe("applications", () => {
  test("are as many as allowed, three months apart at least", () => {
    const { isAllowed } = judge();
    expect(isAllowed()).toBe(true);
    expect(isAllowed(["a", {}], ["c", { opened: 3 }])).toBe(true);
    expect(isAllowed(["c", { opened: 3 }], ["a", {}])).toBe(true);
    expect(isAllowed(["a", {}], ["c", { opened: 2 }])).toBe(false);
    expect(isAllowed(["c", { opened: 2 }], ["a", {}])).toBe(false);
    expect(isAllowed(["a", {}], ["b", { opened: 3 }], ["c", { opened: 6 }])).toBe(false);
    expect(
      judge({ settings: { applications: 3 } }).isAllowed(["a", {}], ["b", { opened: 3 }], ["c", { opened: 5 }]),
    ).toBe(false);
    expect(
      judge({ settings: { applications: 3 } }).isAllowed(["a", {}], ["b", { opened: 3 }], ["c", { opened: 6 }]),
    ).toBe(true);
  });

  test("are for cards that may be opened; owned ones need none", () => {
    expect(judge({ profile: { owned: ["gone"] } }).isAllowed(["gone", { opened: null }])).toBe(true);
    expect(judge({ profile: { owned: ["gone"] } }).isAllowed(["gone", {}])).toBe(false);
    expect(
      judge({ profile: { owned: ["c"] } }).isAllowed(["c", { opened: null }], ["a", {}], ["b", { opened: 3 }]),
    ).toBe(true);
  });

  test("of two people are counted for each", () => {
    const second = makeSecond({ applications: 1 });
    const { isAllowed } = judge({ settings: { applications: 1, second } });
    expect(isAllowed(["a", {}], ["c", { opened: 1 }, 1])).toBe(true);
    expect(isAllowed(["a", {}], ["a", {}, 1])).toBe(true);
    expect(isAllowed(["a", {}, 1], ["c", { opened: 3 }, 1])).toBe(false);
    expect(isAllowed(["a", {}], ["c", { opened: 3 }])).toBe(false);
  });
});

test("a new card is ended at a renewal only, a year after its opening or two", () => {
  const { isAllowed } = judge({ settings: { months: 36 } });
  const closing = (month: number) => isAllowed(["a", { opened: 2, ending: { kind: "close", month } }]);
  expect([13, 14, 15, 26].map(closing)).toEqual([false, true, false, true]);
});

describe("rules", () => {
  const rule = (form: Partial<PlanRule>, kind: "approval" | "bonus" = "approval"): PlanRule =>
    ({ id: "r", text: "", kind, confidence: "high", cards: ["a", "b", "c"], ...form }) as PlanRule;
  const BY = { by: { b: ["a", "gone"], c: ["c"] } };

  test("refuse what comes after the plan's own cards, not what comes before", () => {
    const { isAllowed } = judge({ catalog: { rules: [rule({ form: "once", ...BY })] } });
    expect(isAllowed(["b", {}], ["a", { opened: 3 }])).toBe(true);
    expect(isAllowed(["a", {}], ["b", { opened: 3 }])).toBe(false);
  });

  test("see a card that the plan opened as held as long as it is not closed", () => {
    const { isAllowed } = judge({
      catalog: { rules: [rule({ form: "while-holding", ...BY })] },
      settings: { months: 24 },
    });
    const closing = { ending: { kind: "close", month: 12 } } as const;
    expect(isAllowed(["a", {}], ["b", { opened: 12 }])).toBe(false);
    expect(isAllowed(["a", closing], ["b", { opened: 11 }])).toBe(false);
    expect(isAllowed(["a", closing], ["b", { opened: 12 }])).toBe(true);
  });

  test("about bonuses leave the card without its bonus", () => {
    const { isAllowed } = judge({ catalog: { rules: [rule({ form: "once", ...BY }, "bonus")] } });
    expect(isAllowed(["a", {}], ["b", { opened: 3, level: 0 }])).toBe(false);
    expect(isAllowed(["a", {}], ["b", { opened: 3 }])).toBe(true);
    expect(isAllowed(["a", { level: 0 }])).toBe(true);
  });

  test("see an owned card that the plan closes as closed from then on", () => {
    const given: Given = {
      catalog: { rules: [rule({ form: "while-holding", ...BY })] },
      profile: { owned: ["a"] },
      settings: { renews: { a: 4 } },
    };
    const { judge: ask } = judge(given);
    const closing = { opened: null, ending: { kind: "close", month: 4 } } as const;
    expect(ask("b", 4, ["a", { opened: null }])).toEqual([false, false, 0]);
    expect(ask("b", 3, ["a", closing])).toEqual([false, false, 0]);
    expect(ask("b", 4, ["a", closing])).toEqual([true, true, 0]);
  });

  test("see what the history says beside what the plan does with the same card", () => {
    const atBank = rule({ form: "count", counts: "held-at-bank", months: null, limit: 2, who: null, bank: ["a", "c"] });
    // Closed years ago, opened again, and closed by the plan: held once.
    const again = judge({
      catalog: { rules: [atBank] },
      profile: { owned: ["a"] },
      settings: { renews: { a: 4 }, had: [{ slug: "a", month: -30 }] },
    });
    const closing = { opened: null, ending: { kind: "close", month: 4 } } as const;
    expect(again.judge("b", 3, ["a", closing])).toEqual([true, true, 0]);
    // Opened before the plan and, as nobody says otherwise, held on: a second one that is closed ends nothing.
    const twice = judge({
      catalog: { rules: [rule({ form: "while-holding", ...BY })] },
      settings: { months: 24, opened: [{ slug: "a", month: -30 }] },
    });
    expect(twice.judge("b", 14, ["a", { ending: { kind: "close", month: 12 } }])).toEqual([false, false, 0]);
  });

  test("see a card that the plan opens and closes, too", () => {
    const { judge: ask } = judge({
      catalog: { rules: [rule({ form: "since", what: "closed", months: 3, ...BY })] },
      settings: { months: 24 },
    });
    const closing = { ending: { kind: "close", month: 12 } } as const;
    expect([11, 12, 15, 16].map((month) => ask("b", month, ["a", closing])[0])).toEqual([true, false, false, true]);
    expect(ask("b", 15, ["a", {}])[0]).toBe(true);
  });

  test("see the lower card as had from the change on, and never as an application", () => {
    const given: Given = {
      catalog: {
        rules: [rule({ form: "once", ...BY })],
        changes: { b: [{ to: "gone", minMonths: 12, confidence: "high" }] },
      },
      profile: { owned: ["b"] },
      settings: { renews: { b: 5 }, months: 12 },
    };
    const { judge: ask, index } = judge({
      ...given,
      catalog: { ...given.catalog, rules: [rule({ form: "once", by: { c: ["gone"] } })] },
    });
    const changing = { opened: null, ending: { kind: "change", month: 5, to: index("gone") } } as const;
    expect([4, 5].map((month) => ask("c", month, ["b", changing])[0])).toEqual([true, false]);
    const counting = judge({
      ...given,
      catalog: {
        ...given.catalog,
        rules: [rule({ form: "count", counts: "reported", months: 24, limit: 1, who: null, bank: [] })],
      },
    });
    expect(counting.judge("c", 6, ["b", changing])[0]).toBe(true);
    expect(counting.judge("c", 6, ["a", { opened: 5 }])[0]).toBe(false);
    expect(counting.judge("c", 5, ["a", { opened: 5 }])[0]).toBe(true);
  });

  test("are each person's own", () => {
    const second = makeSecond({ owned: ["gone"] });
    const { isAllowed } = judge({ settings: { second }, catalog: { rules: [rule({ form: "once", ...BY })] } });
    expect(isAllowed(["a", {}], ["b", { opened: 3 }])).toBe(false);
    expect(isAllowed(["a", {}, 1], ["b", { opened: 3 }])).toBe(true);
    // The second person has one of the cards that forbid it.
    expect(isAllowed(["b", {}, 1])).toBe(false);
  });

  test("that are not sure warn", () => {
    const { judge: ask } = judge({ catalog: { rules: [{ ...rule({ form: "once", ...BY }), confidence: "low" }] } });
    expect(ask("b", 3, ["a", {}])).toEqual([true, true, 1]);
    expect(ask("b", 3)).toEqual([true, true, 0]);
  });
});

describe("fees", () => {
  test("add up over all months", () => {
    expect(judge({ settings: { months: 25 } }).sumFees(["a", {}], ["b", { opened: 3 }])).toBe(0 + 95 + 95 + 100 + 100);
    expect(judge().sumFees(["c", {}])).toBe(0);
  });

  test("are within the limit in any twelve months", () => {
    const within = (maxAnnualFeesUsd: number | null, ...plan: Plan) =>
      judge({ profile: { maxAnnualFeesUsd }, settings: { months: 24 } }).isWithinFees(...plan);
    expect(within(null, ["a", {}], ["b", {}])).toBe(true);
    expect(within(100, ["b", {}])).toBe(true);
    expect(within(99, ["b", {}])).toBe(false);
    // 95 in month 12 and 100 in month 3: nine months apart.
    expect(within(194, ["a", {}], ["b", { opened: 3 }])).toBe(false);
    expect(within(195, ["a", {}], ["b", { opened: 3 }])).toBe(true);
    // 95 in month 15, 100 in months 3 and 15.
    expect(within(195, ["a", { opened: 3 }], ["b", { opened: 3 }])).toBe(true);
    expect(within(194, ["a", { opened: 3 }], ["b", { opened: 3 }])).toBe(false);
    // 100 in month 11 and 95 in month 12, then in 23.
    expect(within(150, ["a", {}], ["b", { opened: 11 }])).toBe(false);
    expect(judge({ profile: { maxAnnualFeesUsd: 50 } }).isAllowed(["b", {}])).toBe(false);
  });
});
