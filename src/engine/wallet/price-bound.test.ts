/** Worked sums: what a row earns above the prices of its lines, and how much of each line it wants. */
import { expect, test } from "vitest";

import { createRandom, makeBase, makeEarn, makeLine } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import { findNodeRows } from "./node-rows.ts";
import { createPriceBound, findSurplus } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { boundOf } from "./test-bounds.ts";

test("steps of prices go by the root of the most that any card could earn on a line, at least 1", () => {
  const { bound } = boundOf({ earns: [makeBase(1)] });
  // 9% of $1,200 and 1% of $12,000.
  expect([...bound.toPace()]).toEqual([Math.sqrt(108), Math.sqrt(120)]);
  const cap = { limitUsd: 600, pool: "p" };
  const capped = boundOf({ earns: [makeBase(1), makeEarn(50, { category: "other", cap, afterCap: 1 })] });
  expect(capped.bound.toPace()[1]).toBeCloseTo(Math.sqrt(300), 9);
  const cents = boundOf({ earns: [] }, {}, [makeLine("dining", 0.5), makeLine("other", 1)]);
  expect([...cents.bound.toPace()]).toEqual([1, 1]);
});

test("no wallet of two is worth more than effort, prices and surpluses, at 400 random prices", () => {
  const random = createRandom(321);
  for (let round = 0; round < 40; round += 1) {
    const cards = makeRandomCards(4, random);
    const model = compileSearch(cards, makeRandomProfile(random, cards));
    const bound = createPriceBound(model);
    const pricer = createWalletPricer(model, bound);
    const members = random.pick([
      [0, 1],
      [0, 3],
      [1, 2],
      [2, 3],
    ]);
    const { rowsOf } = findNodeRows(model, members, []);
    const worthUsd = pricer.price(members, null, -Infinity);
    for (let priced = 0; priced < 10; priced += 1) {
      const prices = model.lineUsd.map((usd) => (random.chance(0.2) ? 0 : random.next() * 0.05 * Math.max(usd, 2_000)));
      let boundUsd = model.effortUsd;
      for (const price of prices) boundUsd += price;
      for (const card of members) boundUsd += findSurplus(bound, rowsOf[card]!, prices);
      expect(worthUsd, `round ${round}`).toBeLessThanOrEqual(boundUsd + 1e-6);
    }
  }
});
