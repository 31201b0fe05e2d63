/** One search on its way: the best plan so far, what is asked for, and the work done. */
import { describe, expect, test } from "vitest";

import { countOperations, startWork } from "../work-budget.ts";
import { makeCard, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { SearchOptions } from "./found-plan.ts";
import { listOwnedOptions } from "./plan-options.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer } from "./price-plan.ts";
import { startRun } from "./search-run.ts";
import { bonus, findIndex, type Given, hold, makeModel } from "./test-models.ts";

const cards = [
  makeCard("dear", { ...bonus(0, 300), fees: { firstYearUsd: 95, laterUsd: 95 } }),
  makeCard("free", bonus(0, 100)),
  makeCard("owned", { fees: { firstYearUsd: 0, laterUsd: 50 }, status: "closed" }),
];
const OWNED: Given = { profile: { owned: ["owned"] }, settings: { renews: { owned: 6 } } };

function start(options: SearchOptions = {}, given: Given = OWNED, all: readonly WalletCard[] = cards) {
  const model = makeModel(all, given);
  const pricer = createPlanPricer(model);
  const ownedOptions = model.cards.filter(({ isOwned }) => isOwned).map((card) => listOwnedOptions(model, card));
  const run = startRun(model, pricer, ownedOptions, options, startWork(), (plan) => plan);
  const plan = (holdings: Readonly<Record<string, Partial<Holding>>>) => [
    ...ownedOptions.map(([keep]) => keep!),
    ...Object.entries(holdings).map(([slug, holding]) => hold(model, slug, { opened: 0, level: 0, ...holding })),
  ];
  return { run, plan, model };
}

describe("the best plan", () => {
  test("is at first to keep what is owned, or where fees are too high what costs least", () => {
    expect(start().run.best()).toMatchObject({ plan: [{ ending: { kind: "keep" } }], objectiveUsd: 35 });
    const limited = start({ mostFeesUsd: 49 }).run;
    expect(limited.best()).toMatchObject({ plan: [{ ending: { kind: "close", month: 6 } }], objectiveUsd: 30 });
    expect(start({ mostFeesUsd: 50 }).run.best().plan).toMatchObject([{ ending: { kind: "keep" } }]);
    const yearly = { ...OWNED, profile: { ...OWNED.profile, maxAnnualFeesUsd: 49 } };
    expect(start({}, yearly).run.best().plan).toMatchObject([{ ending: { kind: "close" } }]);
    const must = { ...OWNED, profile: { owned: ["owned"], mustHave: ["owned"] } };
    expect(start({ mostFeesUsd: 0 }, must).run.best().plan).toMatchObject([{ ending: { kind: "keep" } }]);
  });

  test("gives way to a better one, and to one as good that is done sooner", () => {
    const { run, plan } = start();
    expect(run.floor()).toBeCloseTo(35.01, 9);
    run.offer(plan({ free: { opened: 3 } }));
    expect(run.best().objectiveUsd).toBeCloseTo(135, 9);
    run.offer(plan({ free: { opened: 5 } }));
    expect(run.best().plan.at(-1)).toMatchObject({ opened: 3 });
    run.offer(plan({ free: { opened: 0 } }));
    expect(run.best().plan.at(-1)).toMatchObject({ opened: 0 });
    run.offer(plan({ free: { opened: 0, level: -1 } }));
    expect(run.best().plan.at(-1)).toMatchObject({ level: 0 });
    run.offer(plan({ dear: { opened: 9 } }));
    expect(run.best().objectiveUsd).toBeCloseTo(35 + 300 - 95, 9);
    expect(run.floor()).toBeCloseTo(240.01, 9);
  });

  test("of two that are as good has the perk's spend done sooner", () => {
    const perk = makePerk("p", { kind: "points", points: 1_000, needs: { spendUsd: 3_000 } });
    const { run, plan } = start({}, {}, [makeCard("free", { perks: [perk] })]);
    const within = (months: number) => plan({ free: { level: -1, unlock: { at: 0, from: 0, months } } });
    for (const months of [9, 6, 9]) {
      run.offer(within(months));
      expect(run.best().objectiveUsd).toBeCloseTo(70, 9);
      expect(run.best().plan[0]!.unlock).toMatchObject({
        months: Math.min(months, run.best().plan[0]!.unlock!.months),
      });
    }
    expect(run.best().plan[0]!.unlock).toMatchObject({ months: 6 });
  });

  test("says with what is settled how good a plan can be", () => {
    const { run, plan } = start();
    expect(run.settledUsd()).toBe(-Infinity);
    run.settle(plan({ free: {} }));
    expect(run.settledUsd()).toBeCloseTo(135, 9);
    run.settle(plan({}));
    expect(run.settledUsd()).toBeCloseTo(135, 9);
    expect(run.best().objectiveUsd).toBeCloseTo(135, 9);
  });
});

describe("what is asked for", () => {
  test("are so many openings, of some cards, within the fees", () => {
    const fits = (options: SearchOptions, holdings: Readonly<Record<string, Partial<Holding>>>, given = OWNED) => {
      const { run, plan } = start(options, given);
      return run.offer(plan(holdings)) !== null;
    };
    const both = { dear: {}, free: { opened: 3 } };
    expect(fits({}, both)).toBe(true);
    expect(fits({ applications: 1 }, both)).toBe(false);
    expect(fits({ applications: 1 }, { free: {} })).toBe(true);
    expect(fits({ applications: 9 }, both)).toBe(true);
    expect(fits({}, { dear: {}, free: { opened: 2 } })).toBe(false);
    expect(fits({ mostFeesUsd: 144 }, both)).toBe(false);
    expect(fits({ mostFeesUsd: 145 }, both)).toBe(true);
    expect(fits({}, both, { ...OWNED, profile: { ...OWNED.profile, maxAnnualFeesUsd: 144 } })).toBe(false);
    const { run, plan, model } = start({ without: [findIndex(makeModel(cards, OWNED), "free")] });
    expect(run.offer(plan(both))).toBeNull();
    expect(run.offer(plan({ dear: {} }))).not.toBeNull();
    expect(model.cards).toHaveLength(3);
    // Owned cards may be left as they are.
    const owned = start({ without: [findIndex(makeModel(cards, OWNED), "owned")] });
    expect(owned.run.offer(owned.plan({}))).not.toBeNull();
  });

  test("are no more than the people's applications", () => {
    expect(start().run).toMatchObject({ most: [2], mostInAll: 2, without: [], mostFeesUsd: Infinity });
    expect(start({ applications: 1 }).run.mostInAll).toBe(1);
    expect(start({ applications: 5 }).run.mostInAll).toBe(2);
  });
});

test("it is over where its work is", () => {
  const work = startWork(1_000_000);
  const model = makeModel(cards, OWNED);
  const run = startRun(model, createPlanPricer(model), [], {}, work, (plan) => plan);
  expect(run.isOver()).toBe(false);
  countOperations(1_000_000);
  expect(run.isOver()).toBe(true);
});
