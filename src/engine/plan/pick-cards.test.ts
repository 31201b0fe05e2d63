/** Which cards are opened at some prices, against trying every set; and how much is looked at for it. */
import { expect, test } from "vitest";

import { createRandom, makeCard } from "../value/test-cards.ts";
import { orderOpenings } from "./order-openings.ts";
import type { PairRules } from "./pair-rules.ts";
import { createCardPicker, findWorths, pickAll, pickFor } from "./pick-cards.ts";
import type { Option } from "./price-holdings.ts";
import { bonus, makeModel, makeSecond } from "./test-models.ts";
import { makeTools } from "./test-search-tools.ts";
import { findReach } from "./bound-plan.ts";
import { makePrices } from "./state-surplus.ts";

const { pick } = createRandom(7);
const cards = ["a", "b", "c", "d", "e", "f", "g"].map((slug) =>
  makeCard(slug, {
    ...bonus(pick([0, 0, 500, 1_000]), pick([90, 120, 250, 400, 500])),
    fees: { firstYearUsd: pick([0, 60, 95]), laterUsd: 95 },
  }),
);

function prepare(most: readonly [number, number], secondOwns: readonly string[] = []) {
  const model = makeModel(cards, {
    settings: {
      applications: most[0],
      discountAMonth: 0.03,
      second: makeSecond({ applications: most[1], owned: secondOwns }),
    },
  });
  const { bound, holdings, openingsOf } = makeTools(model);
  const isOver = () => false;
  let asked = 0;
  // The second of two neighbors earns its bonus only half a year after the first.
  const rules: PairRules = (before, after, apart) => {
    asked += 1;
    return { mayOpen: true, mayEarn: after !== before + 1 || apart >= 6 };
  };
  const allowed = [...openingsOf.values()].flat();
  const picker = createCardPicker({ model, holdings, rules, most, isOver, anyReach: findReach(bound, null) }, allowed);
  const prices = makePrices(bound.surpluses);
  const worths = new Map(findWorths(picker, prices).map((worth) => [worth.card, worth]));
  const subsets = (own: readonly number[]): number[][] =>
    own.reduce<number[][]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]]);
  const bestOf = (person: number, count: number) =>
    Math.max(
      ...subsets([...worths.keys()].filter((card) => model.cards[card]!.person === person))
        .filter((set) => set.length <= count)
        .map(
          (set) =>
            orderOpenings(
              set.map((card) => worths.get(card)!),
              { ...model.settings, isOver },
              rules,
            )?.usd ?? -Infinity,
        ),
    );
  const sum = (options: readonly Option[]) => options.reduce((usd, { surplusUsd }) => usd + surplusUsd, 0);
  /** How often the rules are asked for it. */
  const countRules = (find: () => void): number => {
    asked = 0;
    find();
    return asked;
  };
  return { picker, prices, bestOf, sum, countRules };
}

test("one person's are the best of all sets of so many", () => {
  const { picker, prices, bestOf, sum } = prepare([3, 1]);
  expect(sum(pickFor(picker, 0, prices))).toBeCloseTo(bestOf(0, 3), 9);
  expect(sum(pickFor(picker, 1, prices))).toBeCloseTo(bestOf(1, 1), 9);
  expect(pickFor(picker, 0, prices)).toHaveLength(3);
});

test("of two people each has the best of their own", () => {
  const { picker, prices, bestOf, sum } = prepare([2, 1], ["a", "b", "c", "d"]);
  expect(sum(pickAll(picker, prices))).toBeCloseTo(bestOf(0, 2) + bestOf(1, 1), 9);
});

test("little is looked at", () => {
  const { picker, prices, countRules } = prepare([3, 2]);
  // Of all people, then of one person's three, which were among them.
  const asked = [countRules(() => pickAll(picker, prices)), countRules(() => pickFor(picker, 0, prices))];
  expect(asked[0]).toBeLessThan(60);
  expect(asked[1]).toBeLessThan(35);
});
