/** Which cards are opened at some prices, against trying every set. */
import { expect, test } from "vitest";
import { createRandom, makeCard } from "../value/test-cards.ts";
import { orderOpenings } from "./order-openings.ts";
import { createCardPicker, findWorths, pickAll } from "./pick-cards.ts";
import type { Option } from "./price-holdings.ts";
import { bonus, makeModel, makeSecond } from "./test-models.ts";
import { makeTools } from "./test-search-tools.ts";
import { findReach } from "./bound-plan.ts";
import { makePrices } from "./state-surplus.ts";
import type { PairRules } from "./judge-plan.ts";

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
  // The second of two neighbors earns its bonus only half a year after the first.
  const rules: PairRules = (before, after, apart) => ({ mayOpen: true, mayEarn: after !== before + 1 || apart >= 6 });
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
  return { picker, prices, bestOf, sum };
}

test.each([
  [3, 1, []],
  [2, 1, ["a", "b", "c", "d"]],
] as const)("of two people each has the best of their own: %i and %i", (one, other, secondOwns) => {
  const { picker, prices, bestOf, sum } = prepare([one, other], secondOwns);
  const picked = pickAll(picker, prices);
  expect(sum(picked)).toBeCloseTo(bestOf(0, one) + bestOf(1, other), 9);
  expect(picked).toHaveLength(one + other);
});
