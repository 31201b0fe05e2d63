/** The best holdings of single cards at some prices, put together as if they did not touch. */
import { describe, expect, test } from "vitest";
import { makeBase, makeCard } from "../value/test-cards.ts";
import { createPlanBound, findReach } from "./bound-plan.ts";
import type { Holding } from "./plan.ts";
import {
  createHoldingPricer,
  findWorth,
  makeTable,
  type Option,
  pickBest,
  pickOpening,
  toOption,
  toOptionOf,
  toPicked,
} from "./price-holdings.ts";
import { createCardPicker, pickAll } from "./pick-cards.ts";
import { createPlanPricer } from "./price-plan.ts";
import { bonus, hold, makeModel, makeSecond } from "./test-models.ts";
import { makePrices } from "./state-surplus.ts";
import { createPairRules } from "./judge-plan.ts";

const second = makeSecond();

/** Cards that earn nothing but their bonus, which loses a tenth a month. */
const model = makeModel(
  [
    makeCard("high", { ...bonus(0, 300), earns: [makeBase(0)] }),
    makeCard("low", { ...bonus(0, 100), earns: [makeBase(0)] }),
    makeCard("nothing", { earns: [makeBase(0)] }),
  ],
  { settings: { discountAMonth: 0.1, second, months: 6, gapMonths: 3 } },
);
const bound = createPlanBound(model, createPlanPricer(model));
const rules = createPairRules(model);
const isOver = () => false;
const holdings = createHoldingPricer(bound, rules, isOver);
const reach = findReach(bound, null);
const prices = makePrices(bound.surpluses);
const open = (slug: string, month: number, person = 0) =>
  hold(model, slug, { opened: month, level: slug === "nothing" ? -1 : 0 }, person);
const names = (options: readonly Option[]) =>
  options.map(({ terms: { holding }, surplusUsd }) => {
    const { card, person } = model.cards[holding.card]!;
    return `${card.slug} ${person} in ${holding.opened}: ${Math.round(surplusUsd)}`;
  });

test("of each card the best way to hold it, the first of equal ones", () => {
  const choices = [
    [open("high", 2), open("high", 0), open("high", 1)],
    [open("nothing", 3), open("nothing", 0)],
  ];
  expect(names(pickBest(holdings, choices, { reach, prices }))).toEqual(["high 0 in 0: 300", "nothing 0 in 3: 0"]);
});

test("options together are worth the prices and their surpluses", () => {
  const dear = { ...makePrices(bound.surpluses), spend: prices.spend.map(() => 0.01) };
  const options = [open("high", 0), open("low", 3)].map((holding) =>
    toOption(holdings, holding, { reach, prices: dear }),
  );
  const { usd, terms } = toPicked(holdings, dear, options);
  expect(usd).toBeCloseTo(30 + 300 + 70, 9);
  expect(terms).toEqual(options.map((option) => option.terms));
  expect(toOptionOf(holdings, terms[0]!, dear)).toEqual(options[0]);
});

describe("the best openings", () => {
  const pick = (choices: readonly Holding[], most: readonly number[] = [2, 2]) =>
    names(
      pickAll(createCardPicker({ model, holdings, rules, most, isOver, anyReach: reach }, choices), prices),
    ).toSorted();

  test("that are far enough apart, of other cards, and worth something", () => {
    expect(pick([open("low", 2), open("high", 0), open("low", 3), open("nothing", 3)])).toEqual([
      "high 0 in 0: 300",
      "low 0 in 3: 70",
    ]);
    expect(pick([open("high", 0), open("high", 3)])).toEqual(["high 0 in 0: 300"]);
    expect(pick([open("low", 0), open("high", 2)])).toEqual(["high 0 in 2: 240"]);
    expect(pick([open("low", 4), open("high", 3)])).toEqual(["high 0 in 3: 210"]);
    // One by one the best would leave no room for the other.
    expect(pick([open("high", 2), open("high", 4), open("low", 1)])).toEqual(["high 0 in 4: 180", "low 0 in 1: 90"]);
    expect(pick([open("low", 0), open("high", 3)])).toEqual(["high 0 in 3: 210", "low 0 in 0: 100"]);
    expect(pick([open("nothing", 0)])).toEqual([]);
  });

  test("as many as each person and all together may", () => {
    const all = [open("high", 0), open("low", 3), open("high", 0, 1), open("low", 3, 1)];
    expect(pick(all)).toEqual(["high 0 in 0: 300", "high 1 in 0: 300", "low 0 in 3: 70", "low 1 in 3: 70"]);
    expect(pick(all, [1, 2])).toEqual(["high 0 in 0: 300", "high 1 in 0: 300", "low 1 in 3: 70"]);
    expect(pick(all, [0, 0])).toEqual([]);
    expect(pick(all, [0, 1])).toEqual(["high 1 in 0: 300"]);
  });
});

test("by month the most that an opening is worth, with its bonus and without", () => {
  const high = open("high", 0).card;
  const { card, best, plain } = findWorth(
    holdings,
    high,
    [open("high", 1), open("high", 4), hold(model, "high", { opened: 1 })],
    { reach, prices },
  );
  expect(card).toBe(high);
  expect([...best]).toEqual([-Infinity, 270, -Infinity, -Infinity, 180, -Infinity]);
  expect([...plain]).toEqual([-Infinity, 0, -Infinity, -Infinity, -Infinity, -Infinity]);
});

describe("one person's cards, all of them", () => {
  const table = (...choices: readonly (readonly Holding[])[]) =>
    makeTable(holdings, new Map(choices.map((ofCard) => [ofCard[0]!.card, ofCard])), { reach, prices });

  test("are put into the months that are worth most together", () => {
    const months = [0, 1, 2, 3, 4, 5];
    const [high, low] = ["high", "low"].map((slug) => months.map((month) => open(slug, month)));
    const { best } = table(high!, low!);
    expect(best!.usd).toBeCloseTo(370);
    const picked = best!.openings.map((opening) =>
      pickOpening(holdings, opening, opening.card === high![0]!.card ? high! : low!, { reach, prices }),
    );
    expect(names(picked)).toEqual(["high 0 in 0: 300", "low 0 in 3: 70"]);
    expect(table([open("high", 1)], [open("low", 2)]).best).toBeNull();
    expect(table().best).toEqual({ usd: 0, openings: [] });
  });

  test("are opened without a bonus where a rule takes it", () => {
    const both = [hold(model, "high", { opened: 2 }), open("high", 2)];
    const pick = (mayEarn: boolean) =>
      names([pickOpening(holdings, { card: both[0]!.card, month: 2, mayEarn }, both, { reach, prices })]);
    expect(pick(true)).toEqual(["high 0 in 2: 240"]);
    expect(pick(false)).toEqual(["high 0 in 2: 0"]);
  });
});
