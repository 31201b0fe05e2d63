/** One person's openings against all orders, months and sets, with rules between each two cards. */
import { expect, test } from "vitest";
import { createRandom } from "../value/test-cards.ts";
import { boundWithMore, createPersonBound, findBestSet } from "./bound-sets.ts";
import { type CardWorth, orderOpenings } from "./order-openings.ts";
import type { PairRules } from "./judge-plan.ts";

const MONTHS = 7;
const CALENDAR = { months: MONTHS, gapMonths: 2, isOver: () => false };
const CARDS = [0, 1, 2, 3];
const MOST = 3;

function makeCase(seed: number): { worths: CardWorth[]; rules: PairRules } {
  const { chance, pick } = createRandom(seed);
  const amounts = [-20, 5, 10, 40, 60, 90];
  const worths = CARDS.map((card): CardWorth => {
    const best = Float64Array.from({ length: MONTHS }, () => (chance(0.1) ? -Infinity : pick(amounts)));
    return { card, best, plain: best.map((usd) => usd - pick([0, 30, 50])) };
  });
  const verdicts = CARDS.map(() => CARDS.map(() => ({ until: pick([0, 3, 5, 99]), mayOpen: chance(0.5) })));
  const rules: PairRules = (before, after, apart) => {
    const { until, mayOpen } = verdicts[before]![after]!;
    return apart < until ? { mayOpen, mayEarn: false } : { mayOpen: true, mayEarn: true };
  };
  return { worths, rules };
}

/** By set of cards: the most that they are worth in any order and months. */
function listAll({ worths, rules }: ReturnType<typeof makeCase>): Map<string, number> {
  const most = new Map<string, number>();
  const walk = (opened: readonly { card: number; month: number }[], from: number, usd: number): void => {
    const key = opened
      .map(({ card }) => card)
      .toSorted((one, other) => one - other)
      .join();
    most.set(key, Math.max(usd, most.get(key) ?? -Infinity));
    for (const { card, best, plain } of worths.filter((worth) => opened.every((one) => one.card !== worth.card))) {
      for (let month = from; month < MONTHS; month += 1) {
        const verdicts = opened.map((one) => rules(one.card, card, month - one.month));
        if (!verdicts.every(({ mayOpen }) => mayOpen)) continue;
        const ownUsd = (verdicts.every(({ mayEarn }) => mayEarn) ? best : plain)[month]!;
        if (ownUsd > -Infinity) walk([...opened, { card, month }], month + CALENDAR.gapMonths, usd + ownUsd);
      }
    }
  };
  walk([], 0, 0);
  return most;
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))("case %i: the best of all orders, months and sets", (seed) => {
  const { worths, rules } = makeCase(seed);
  const all = listAll({ worths, rules });
  for (const own of [[0], [0, 1], [1, 2, 3], [0, 2, 3]]) {
    const found = orderOpenings(
      worths.filter(({ card }) => own.includes(card)),
      CALENDAR,
      rules,
    );
    expect(found?.usd ?? -Infinity).toBeCloseTo(all.get(own.join()) ?? -Infinity);
  }
  const worthOf = new Map(worths.map((worth) => [worth.card, worth]));
  const bound = createPersonBound({ ...CALENDAR, products: CARDS, worthOf, rules, most: MOST });
  const small = [...all].filter(([key]) => key.split(",").length <= MOST);
  expect(findBestSet(bound, []).usd).toBeCloseTo(Math.max(...small.map(([, usd]) => usd)));
  // With others that may still join, never too low.
  const joined = small.filter(([key]) => key.includes("0")).map(([, usd]) => usd);
  if (joined.length > 0)
    expect(boundWithMore(bound, [0], 1, MOST - 1)).toBeGreaterThanOrEqual(Math.max(...joined) - 1e-9);
});
