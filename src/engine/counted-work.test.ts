/** Whatever takes long counts what it does: a loop that counts nothing has no limit. */
import { expect, test } from "vitest";

import { boundWithMore, createPersonBound, findBestSet } from "./plan/bound-sets.ts";
import { assignOpenings, orderOpenings } from "./plan/order-openings.ts";
import { fillPools } from "./value/fill-pools.ts";
import { splitSpend } from "./value/split-spend.ts";
import { startWork } from "./work-budget.ts";

function count(run: () => void): number {
  const work = startWork();
  run();
  return work.count();
}
const LINES = Array.from({ length: 20 }, () => 100);
const card = (rate: number, minSpendUsd = 0) => ({ open: LINES.map(() => rate), from: 0, pools: [], minSpendUsd });

test("a split, more of it where dollars must move", () => {
  const plain = count(() => splitSpend([card(0.02), card(0.01)], LINES, LINES.length));
  expect(plain).toBeGreaterThan(2 * LINES.length);
  const promised = count(() => splitSpend([card(0.02), card(0.01, 900)], LINES, LINES.length));
  expect(promised).toBeGreaterThan(3 * plain);
});

test("pools, by their rounds", () => {
  const fill = (pools: number) =>
    fillPools({
      gains: Array.from({ length: pools * LINES.length }, (_, at) => 0.01 + (at % 7) / 1_000),
      capsUsd: Array.from({ length: pools * LINES.length }, () => 50),
      poolLimitsUsd: Array.from({ length: pools }, () => 300),
      lineUsd: LINES,
    });
  expect(count(() => fill(4))).toBeGreaterThan(4 * count(() => fill(1)));
});

test("orders and sets of cards, many times more of more cards", () => {
  const worths = Array.from({ length: 6 }, (_, at) => {
    const best = Float64Array.from({ length: 24 }, (_month, month) => 100 + at - month);
    return { card: at, best, plain: best };
  });
  const calendar = { months: 24, gapMonths: 3, isOver: () => false };
  const rules = () => ({ mayOpen: true, mayEarn: true });
  const table = (cards: number) =>
    count(() =>
      assignOpenings(
        worths.slice(0, cards).map(({ best }) => best),
        24,
        3,
      ),
    );
  expect(table(6)).toBeGreaterThan(20 * table(2));
  const all = worths.map(({ best }) => best);
  const order = count(() => orderOpenings(worths, calendar, rules));
  expect(order).toBeGreaterThan(count(() => assignOpenings(all, 24, 3)) + 24);
  const products = worths.map((worth) => worth.card);
  const worthOf = new Map(worths.map((worth) => [worth.card, worth]));
  const bound = createPersonBound({ ...calendar, products, worthOf, rules, most: 6 });
  // To bound a set takes its table of places.
  expect(count(() => boundWithMore(bound, [0, 1], 2, 3))).toBeGreaterThan(200);
  expect(count(() => findBestSet(bound, []))).toBeGreaterThan(order);
});
