/** A plan made better by moving what it opens: what moves stays what it is. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { climbMonths } from "./climb-months.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding } from "./plan.ts";
import { startWork } from "../work-budget.ts";
import { startRun } from "./search-run.ts";
import { bonus, findIndex, type Given, makeModel, makeSecond } from "./test-models.ts";
import { makeTools } from "./test-search-tools.ts";

/** @param pick of each card's openings the one to start with */
function climb(
  model: PlanModel,
  pick: (openings: readonly Holding[], card: WalletCard, person: number) => Holding | undefined,
) {
  const tools = makeTools(model);
  const { pricer, ownedOptions, openingsOf } = tools;
  const run = startRun(model, pricer, ownedOptions, {}, startWork(), (plan) => plan);
  const openings = [...openingsOf].flatMap(
    ([card, ofCard]) => pick(ofCard, model.cards[card]!.card, model.cards[card]!.person) ?? [],
  );
  const start = [...ownedOptions.map(([keep]) => keep!), ...openings];
  if (!run.offer(start)) throw new Error("not a plan to start with");
  const before = run.best();
  const work = startWork();
  climbMonths(tools, run);
  const { plan, objectiveUsd } = run.best();
  return {
    moved: plan
      .filter(({ opened }) => opened !== null)
      .map(({ card, opened }) => `${model.cards[card]!.card.slug} ${opened}`),
    plan,
    operations: work.count(),
    moreUsd: objectiveUsd - before.objectiveUsd,
  };
}
const at =
  (month: number, level = 0) =>
  (openings: readonly Holding[]) =>
    openings.find((one) => one.opened === month && one.level === level);

describe("an opening moves", () => {
  // A bonus loses 5% a month.
  const waiting: Given = { settings: { discountAMonth: 0.05 } };

  test("to the month in which it is worth most, a few at a time", () => {
    const model = makeModel([makeCard("card", bonus(0, 200))], waiting);
    const { moved, moreUsd, operations } = climb(model, at(7));
    expect(moved).toEqual(["card 0"]);
    expect(moreUsd).toBeCloseTo(7 * (10 + 5), 9);
    expect(operations).toBeLessThan(40_000);
  });

  test("with its bonus, where it would be worth more without moving than without it", () => {
    const { plan } = climb(makeModel([makeCard("card", bonus(900, 200))], waiting), at(8));
    expect(plan).toMatchObject([{ opened: 0, level: 0 }]);
    const none = climb(makeModel([makeCard("card", bonus(9_000, 200))], waiting), at(8, -1));
    expect(none.plan).toMatchObject([{ opened: 0, level: -1 }]);
  });

  test("with the perk that a year's spend earns", () => {
    const perk = makePerk("p", { kind: "points", points: 20_000, needs: { spendUsd: 1_500 } });
    const model = makeModel([makeCard("card", { ...bonus(0, 200), perks: [perk] })], waiting);
    const { plan } = climb(model, (openings) =>
      openings.find(({ opened, level, unlock }) => opened === 6 && level === 0 && unlock?.months === 3),
    );
    expect(plan).toMatchObject([{ opened: 0, level: 0, unlock: { from: 0, months: 3 } }]);
  });

  test("with its ending, and into the same card", () => {
    const cards = [
      makeCard("dear", { ...bonus(0, 400), fees: { firstYearUsd: 0, laterUsd: 300 } }),
      makeCard("low", { status: "closed", earns: [makeBase(0.1)] }),
      makeCard("lower", { status: "closed", earns: [makeBase(4)] }),
    ];
    const changes = { dear: ["low", "lower"].map((to) => ({ to, minMonths: 12, confidence: "high" }) as const) };
    const model = makeModel(cards, { settings: { ...waiting.settings, months: 18 }, catalog: { changes } });
    const end = (kind: string, to?: string) => (openings: readonly Holding[]) =>
      openings.find(
        ({ opened, level, ending }) =>
          opened === 5 &&
          level === 0 &&
          ending.kind === kind &&
          (ending.kind !== "change" || ending.to === findIndex(model, to!)),
      );
    const changed = { kind: "change", month: 12, to: findIndex(model, "lower") };
    expect(climb(model, end("change", "lower")).plan).toMatchObject([{ opened: 0, ending: changed }]);
    // Another ending is found in the same month.
    expect(climb(model, end("close")).plan).toMatchObject([{ opened: 0, ending: changed }]);
    expect(climb(model, end("change", "low")).plan).toMatchObject([{ opened: 0, ending: changed }]);
  });

  test("into another's place where neither may move alone", () => {
    const model = makeModel([makeCard("little", bonus(0, 100)), makeCard("large", bonus(0, 400))], {
      settings: { ...waiting.settings, gapMonths: 7, months: 9 },
    });
    const { moved, moreUsd } = climb(model, (openings, { slug }) => at(slug === "little" ? 0 : 7)(openings));
    expect(moved).toEqual(["large 0", "little 7"]);
    expect(moreUsd).toBeCloseTo(7 * 0.05 * 300, 9);
  });

  test("with all that the same person opens after it, and nobody else's", () => {
    const model = makeModel([makeCard("a", bonus(1_500, 300)), makeCard("b", bonus(1_500, 200))], {
      settings: { ...waiting.settings, second: makeSecond() },
    });
    const { moved } = climb(model, (openings, { slug }, person) =>
      person === 0 ? at(slug === "a" ? 4 : 7)(openings) : slug === "a" ? at(1)(openings) : undefined,
    );
    expect(moved).toEqual(["a 3", "b 6", "a 0"]);
  });
});
