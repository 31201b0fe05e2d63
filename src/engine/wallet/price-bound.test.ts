/** Worked sums: what a row earns above the prices of its lines, and how much of each line it wants. */
import { startWork } from "../work-budget.ts";
import { describe, expect, test } from "vitest";

import {
  createRandom,
  makeBase,
  makeCard,
  makeChoice,
  makeEarn,
  makeLine,
  makePerk,
  makeProfile,
} from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { findNodeRows } from "./node-rows.ts";
import { createPriceBound, findSurplus, rowSurplus } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { boundOf } from "./test-bounds.ts";

describe("at rates without a limit", () => {
  const { surplus, use } = boundOf({
    fees: { firstYearUsd: 0, laterUsd: 50 },
    earns: [makeBase(1), makeEarn(3, { category: "dining" })],
  });

  test("a card's surplus is what it earns above the prices, less its fee", () => {
    expect(surplus(0, 0)).toBeCloseTo(36 + 120 - 50, 9);
    expect(surplus(6, 20)).toBeCloseTo(30 + 100 - 50, 9);
    expect(surplus(40, 20)).toBeCloseTo(100 - 50, 9);
    expect(surplus(40, 200)).toBeCloseTo(-50, 9);
  });

  test("it wants the lines that it earns more on than their price", () => {
    expect(use(0, 0)).toEqual([1, 1]);
    expect(use(6, 200)).toEqual([1, 0]);
    expect(use(36, 120)).toEqual([0, 0]);
  });

  test("effort is in every card's surplus", () => {
    expect(boundOf({}, { effortUsd: 20 }).surplus(0, 0)).toBeCloseTo(12 + 120 - 20, 9);
  });
});

describe("with a limited pool", () => {
  const cap = { limitUsd: 1_800, pool: "p" };
  const { surplus, use } = boundOf({
    earns: [
      makeBase(1),
      makeEarn(5, { category: "dining", cap, afterCap: 1 }),
      makeEarn(3, { category: "other", cap, afterCap: 1 }),
    ],
  });

  test("its best-paying dollars come first, each with what it adds to price or open rate", () => {
    // 4 cents more on $1,200 of dining and 2 cents more on $600 of the rest, beside 1% of everything.
    expect(surplus(0, 0)).toBeCloseTo(132 + 48 + 12, 9);
    // Dining for 3 cents a dollar: 2 cents are left, as on the rest, and there is no open surplus on dining.
    expect(surplus(36, 0)).toBeCloseTo(120 + 24 + 12, 9);
    // Dining at 6 cents: $1,800 of the rest at 2 cents more.
    expect(surplus(72, 0)).toBeCloseTo(120 + 36, 9);
    expect(surplus(72, 360)).toBe(0);
  });

  test("it wants the lines that its open rate leaves, as far as the limit goes", () => {
    // At 3 cents a dollar of dining the pool takes all of it and $600 of the rest; its open rate has the rest whole.
    expect(use(36, 0)).toEqual([1, 1]);
    // At 2 cents a dollar of the rest the pool takes $600 of it, the open rate nothing.
    expect(use(36, 240)).toEqual([1, 0.05]);
    expect(use(72, 240)).toEqual([0, 0.15]);
  });

  test("two lines at the same rate share it", () => {
    const lines = [makeLine("dining", 25), makeLine("gas", 50), makeLine("other", 1_000)];
    const both = { limitUsd: 600, pool: "p" };
    const card = makeCard("a", {
      earns: [
        makeBase(1),
        makeEarn(5, { category: "dining", cap: both, afterCap: 1 }),
        makeEarn(5, { category: "gas", cap: both, afterCap: 1 }),
      ],
    });
    const parting = makeCard("z", { earns: [makeBase(1), makeEarn(9, { category: "gas" })] });
    const model = compileSearch([card, parting], makeProfile(lines, { effortUsd: 0 }));
    const prices = new Float64Array(3);
    // 1% of $12,900 and 4 cents more on $300 of dining and $300 of gas.
    expect(findSurplus(createPriceBound(model), model.rowsOf[0]![0]!, prices)).toBeCloseTo(129 + 24, 9);
  });

  test("of lines at the same rate and at others the best come first, each once", () => {
    const lines = [makeLine("dining", 25), makeLine("gas", 50), makeLine("other", 1_000)];
    const both = { limitUsd: 1_000, pool: "p" };
    const earn = (multiplier: number, category: "dining" | "gas" | "other") =>
      makeEarn(multiplier, { category, cap: both, afterCap: 1 });
    const worth = (...rates: readonly [number, number, number]) => {
      const earns = [makeBase(1), earn(rates[0], "dining"), earn(rates[1], "gas"), earn(rates[2], "other")];
      const parting = makeCard("z", { earns: [makeBase(1), makeEarn(9, { category: "gas" })] });
      const model = compileSearch([makeCard("a", { earns }), parting], makeProfile(lines, { effortUsd: 0 }));
      return findSurplus(createPriceBound(model), model.rowsOf[0]![0]!, new Float64Array(3));
    };
    // 1% of $12,900; of the $1,000 all $300 of dining and $600 of gas before $100 of the rest.
    expect(worth(5, 5, 3)).toBeCloseTo(129 + 36 + 2, 9);
    // Gas, then dining, then the rest.
    expect(worth(4, 5, 3)).toBeCloseTo(129 + 24 + 9 + 2, 9);
    // $1,000 of the rest, and nothing again.
    expect(worth(3, 4, 5)).toBeCloseTo(129 + 40, 9);
  });

  test("a line at the very price of its open rate is wanted as far as the pool takes it", () => {
    expect(use(12, 240)).toEqual([1, 0.05]);
  });

  test("a share of a line that no limit meets is counted as far as the share goes", () => {
    const wallet = boundOf({
      choices: [makeChoice("mobile-wallet", ["dining"], { multiplier: 3 })],
    });
    // 10% of dining by phone: 2 cents more on $120.
    expect(wallet.surplus(0, 0)).toBeCloseTo(132 + 2.4, 9);
    expect(wallet.surplus(24, 0)).toBeCloseTo(120 + 1.2, 9);
    expect(wallet.surplus(60, 0)).toBeCloseTo(120, 9);
    expect(wallet.use(24, 0)).toEqual([0.1, 1]);
  });

  test("the share of any line, on any row", () => {
    const choices: WalletCard["choices"] = [makeChoice("mobile-wallet", ["other"], { multiplier: 3 })];
    const earns = [makeBase(1), makeEarn(2, { category: "dining" })];
    const wallet = boundOf({ earns, choices });
    // 10% of the rest by phone: 2 cents more on $1,200, and half a cent more where a dollar costs 2.5 cents.
    expect(wallet.surplus(0, 0)).toBeCloseTo(24 + 120 + 24, 9);
    expect(wallet.surplus(0, 300)).toBeCloseTo(24 + 6, 9);
    // With a promise it takes $3,800 of the rest at 2.5 cents for a loss of 1.5: then 2 cents more on $1,200 again.
    const perks = [makePerk("p", { kind: "points", points: 30_000, needs: { spendUsd: 5_000 } })];
    const promising = boundOf({ earns, choices, perks });
    const row = promising.model.rowsOf[0]!.at(-1)!.at(-1)!;
    expect(promising.model.minSpendUsd[row]).toBe(5_000);
    expect(rowSurplus(promising.bound, row, Float64Array.of(0, 300))).toBeCloseTo(300 + 24 - 57 + 24, 9);
  });
});

describe("a perk that counts once per wallet", () => {
  const lounge = makePerk("l", { kind: "access", faceUsd: 400 });
  const { surplus, use } = boundOf({ perks: [lounge] }, { trips: 4 });

  test("is a line of its own: $100 for four trips, less its price", () => {
    expect(surplus(0, 0, 0)).toBeCloseTo(232, 9);
    expect(surplus(0, 0, 60)).toBeCloseTo(172, 9);
    expect(surplus(0, 0, 150)).toBeCloseTo(132, 9);
    expect(use(0, 0, 60)).toEqual([1, 1, 1]);
    expect(use(0, 0, 100)).toEqual([1, 1, 0]);
  });
});

test("every row priced is work, and as much each time", () => {
  const { surplus } = boundOf({});
  const count = () => {
    const work = startWork();
    for (let at = 0; at < 40; at += 1) surplus(0, 0);
    return work.count();
  };
  const once = count();
  expect(once).toBeGreaterThan(10);
  expect(Math.abs(count() - once)).toBeLessThan(2);
});

test("of two rows worth the same the first is used, and of a single one nothing is priced for that", () => {
  // $50 of points for $5,000 at a loss of 1 cent.
  const perks = [makePerk("p", { kind: "points", points: 5_000, needs: { spendUsd: 5_000 } })];
  const { model, bound, use } = boundOf({ perks });
  const prices = Float64Array.of(24, 240);
  const [plain, promised] = [...model.rowsOf[0]!.at(-1)!].map((row) => rowSurplus(bound, row, prices));
  expect([plain, promised]).toEqual([0, 0]);
  expect(use(24, 240)).toEqual([0, 0]);
  const single = boundOf({});
  const work = startWork();
  single.use(0, 0);
  expect(work.count()).toBe(0);
});

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
