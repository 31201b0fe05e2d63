/** Worked sums: what a row earns above the prices of its lines, and how much of each line it wants. */
import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import {
  createRandom,
  makeBase,
  makeCard,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
  makeRandomCards,
  makeRandomProfile,
} from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { findNodeRows } from "./node-rows.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";

/** Dining $1,200 and everything else $12,000 a year. */
const LINES = [makeLine("dining", 100), makeLine("other", 1_000)];

function boundOf(card: Partial<WalletCard>, profile: Partial<Profile> = {}, lines: Profile["lines"] = LINES) {
  // A second card parts the lines, whatever the first treats alike.
  const other = makeCard("z", { earns: [makeBase(1), makeEarn(9, { category: "dining" })] });
  const model = compileSearch([makeCard("a", card), other], makeProfile(lines, { effortUsd: 0, ...profile }), []);
  const bound = createPriceBound(model);
  const rows = model.rowsOf[0]!.at(-1)!;
  return {
    model,
    bound,
    surplus: (...prices: number[]) => bound.surplus(rows, Float64Array.from(prices)),
    use: (...prices: number[]) => {
      const use = new Float64Array(model.lineCount);
      bound.addUse(rows, Float64Array.from(prices), use);
      return [...use].map((share) => Math.round(share * 1e6) / 1e6);
    },
  };
}

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
    const model = compileSearch([card, parting], makeProfile(lines, { effortUsd: 0 }), []);
    const prices = new Float64Array(3);
    // 1% of $12,900 and 4 cents more on $300 of dining and $300 of gas.
    expect(createPriceBound(model).surplus(model.rowsOf[0]![0]!, prices)).toBeCloseTo(129 + 24, 9);
  });

  test("of lines at the same rate and at others the best come first, each once", () => {
    const lines = [makeLine("dining", 25), makeLine("gas", 50), makeLine("other", 1_000)];
    const both = { limitUsd: 1_000, pool: "p" };
    const earn = (multiplier: number, category: "dining" | "gas" | "other") =>
      makeEarn(multiplier, { category, cap: both, afterCap: 1 });
    const worth = (...rates: readonly [number, number, number]) => {
      const earns = [makeBase(1), earn(rates[0], "dining"), earn(rates[1], "gas"), earn(rates[2], "other")];
      const parting = makeCard("z", { earns: [makeBase(1), makeEarn(9, { category: "gas" })] });
      const model = compileSearch([makeCard("a", { earns }), parting], makeProfile(lines, { effortUsd: 0 }), []);
      return createPriceBound(model).surplus(model.rowsOf[0]![0]!, new Float64Array(3));
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
      choices: [
        {
          id: "phone",
          mode: "mobile-wallet",
          choices: 1,
          multiplier: 3,
          afterCap: 1,
          cap: null,
          options: [{ id: "dining", label: "dining", covers: [{ category: "dining", parts: null }] }],
        },
      ],
    });
    // 10% of dining by phone: 2 cents more on $120.
    expect(wallet.surplus(0, 0)).toBeCloseTo(132 + 2.4, 9);
    expect(wallet.surplus(24, 0)).toBeCloseTo(120 + 1.2, 9);
    expect(wallet.surplus(60, 0)).toBeCloseTo(120, 9);
    expect(wallet.use(24, 0)).toEqual([0.1, 1]);
  });

  test("the share of any line, on any row", () => {
    const choices: WalletCard["choices"] = [
      {
        id: "phone",
        mode: "mobile-wallet",
        choices: 1,
        multiplier: 3,
        afterCap: 1,
        cap: null,
        options: [{ id: "other", label: "other", covers: [{ category: "other", parts: null }] }],
      },
    ];
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
    expect(promising.bound.rowSurplus(row, Float64Array.of(0, 300))).toBeCloseTo(300 + 24 - 57 + 24, 9);
  });
});

describe("with a promise of spend", () => {
  const perks = [makePerk("p", { kind: "points", points: 30_000, needs: { spendUsd: 5_000 } })];
  const { model, bound, use } = boundOf({ perks });
  const [plain, promised] = [...model.rowsOf[0]!.at(-1)!];
  const surplus = (...prices: number[]) => bound.rowSurplus(promised!, Float64Array.from(prices));

  test("the row without it has no perk, the row with it pays the least loss on the dollars it must take", () => {
    expect(bound.rowSurplus(plain!, Float64Array.of(0, 0))).toBeCloseTo(132, 9);
    // All spend is the card's anyway.
    expect(surplus(0, 0)).toBeCloseTo(132 + 300, 9);
    // Dining at 3 cents loses 2 on $1,200, the rest at 2 cents loses 1 on $5,000: the rest alone fills it.
    expect(surplus(36, 240)).toBeCloseTo(300 - 50, 9);
    // The rest at 5 cents loses 4: dining's 2 cents first, then 4 on $3,800.
    expect(surplus(36, 600)).toBeCloseTo(300 - 24 - 152, 9);
    // Dining without loss first.
    expect(surplus(0, 600)).toBeCloseTo(300 + 12 - 152, 9);
  });

  test("it wants just the dollars that keep the promise", () => {
    // The rest at 2.5 cents a dollar loses 1.5 on $5,000, and $300 pay more than that.
    expect(use(36, 300)).toEqual([0, Math.round((5 / 12) * 1e6) / 1e6]);
    expect(use(0, 600)).toEqual([1, Math.round((3.8 / 12) * 1e6) / 1e6]);
    // Where the perk does not pay the loss, the row without it is best, and takes nothing.
    expect(use(120, 2_400)).toEqual([0, 0]);
  });

  test("a promise that only rent could keep is bounded without a loss", () => {
    // Rent earns nothing here: no dollar of it may be put on the card.
    const lounge = makePerk("l", { kind: "access", faceUsd: 400 });
    const lines = [makeLine("dining", 100), makePartLine("rent", 1_000)];
    const rent = boundOf({ perks: [...perks, lounge] }, { trips: 4 }, lines);
    const row = rent.model.rowsOf[0]!.at(-1)!.at(-1)!;
    expect(rent.model.minSpendUsd[row]).toBe(5_000);
    expect(rent.bound.rowSurplus(row, Float64Array.of(36, 0, 100))).toBeCloseTo(300, 9);
    // Nothing fills what is missing, a perk at its very price neither.
    expect(rent.use(0, 0, 100)).toEqual([1, 0, 0]);
  });

  test("two lines that lose the same fill it one after the other", () => {
    const lines = [makeLine("dining", 250), makeLine("gas", 250), makeLine("other", 1_000)];
    const cards = [
      makeCard("a", { perks }),
      makeCard("z", { earns: [makeBase(1), makeEarn(9, { category: "gas" }), makeEarn(8, { category: "dining" })] }),
    ];
    const both = compileSearch(cards, makeProfile(lines, { effortUsd: 0 }), []);
    const ofBoth = createPriceBound(both);
    const rows = both.rowsOf[0]!.at(-1)!;
    // $3,000 each at 2 cents lose 1 cent a dollar; the rest at 5 cents would lose 4.
    const prices = Float64Array.of(60, 60, 600);
    expect(ofBoth.surplus(rows, prices)).toBeCloseTo(300 - 50, 9);
    const wanted = new Float64Array(3);
    ofBoth.addUse(rows, prices, wanted);
    expect([...wanted].map((share) => share.toFixed(6))).toEqual(["1.000000", "0.666667", "0.000000"]);
  });

  describe("of three lines", () => {
    // $2,000, $3,500 and $6,000 a year at 2%, 1% and 1.5%.
    const lines = [makeLine("dining", 2_000 / 12), makeLine("gas", 3_500 / 12), makeLine("other", 500)];
    const lounge = makePerk("l", { kind: "access", faceUsd: 400 });
    const card = makeCard("a", {
      earns: [makeBase(1), makeEarn(2, { category: "dining" }), makeEarn(1.5, { category: "other" })],
      perks: [...perks, lounge],
    });
    const profile = makeProfile(lines, { effortUsd: 0, trips: 4 });
    const three = compileSearch([card, makeCard("z")], profile, []);
    const ofThree = createPriceBound(three);
    const row = three.rowsOf[0]!.at(-1)!.at(-1)!;
    /** With prices in cents a dollar, and what the lounge costs. */
    const toPrices = (dining: number, gas: number, other: number, loungeUsd = 100) =>
      Float64Array.of(dining * 20, gas * 35, other * 60, loungeUsd);
    const worth = (...cents: Parameters<typeof toPrices>) => ofThree.rowSurplus(row, toPrices(...cents));
    const wanted = (...cents: Parameters<typeof toPrices>) => {
      const use = new Float64Array(4);
      ofThree.addUse(Int32Array.of(row), toPrices(...cents), use);
      return [...use].map((share) => Number(share.toFixed(6)));
    };

    test("those without a loss fill it first, also at the very price of what they earn", () => {
      expect(three.minSpendUsd[row]).toBe(5_000);
      // Dining earns a cent more than it costs; $3,000 of gas lose a cent, and so would have any more of it.
      expect(worth(1, 2, 9)).toBeCloseTo(300 + 20 - 30, 6);
      expect(wanted(1, 2, 9)).toEqual([1, 0.857143, 0, 0]);
      expect(worth(2, 2, 9)).toBeCloseTo(300 - 30, 6);
      expect(worth(2, 1, 9)).toBeCloseTo(300, 6);
      expect(wanted(2, 1, 9)).toEqual([1, 0.857143, 0, 0]);
    });

    test("those that lose least come first, each once, in whatever order they stand", () => {
      // Gas loses half a cent, dining one, the rest six: $500 of dining are left.
      expect(worth(3, 1.5, 7.5)).toBeCloseTo(300 - 17.5 - 15, 6);
      expect(wanted(3, 1.5, 7.5)).toEqual([0.75, 1, 0, 0]);
      // The rest loses half a cent, enough for all.
      expect(worth(3, 5, 2)).toBeCloseTo(300 - 25, 6);
      expect(wanted(3, 5, 2)).toEqual([0, 0, 0.833333, 0]);
      // Dining a quarter of a cent, gas four, the rest half a cent.
      expect(worth(2.25, 5, 2)).toBeCloseTo(300 - 5 - 15, 6);
      expect(wanted(2.25, 5, 2)).toEqual([1, 0, 0.5, 0]);
      // For $10,000 it needs all of gas and dining and $4,500 of the rest at six cents.
      const dear = makeCard("a", { ...card, perks: [makePerk("p", { ...perks[0]!, needs: { spendUsd: 10_000 } })] });
      const more = compileSearch([dear, makeCard("z")], profile, []);
      const last = more.rowsOf[0]!.at(-1)!.at(-1)!;
      const usd = createPriceBound(more).rowSurplus(last, toPrices(3, 1.5, 7.5));
      expect(usd).toBeCloseTo(300 - 17.5 - 20 - 270, 6);
    });

    test("a perk that counts once is no spend", () => {
      // Its line costs more than it is worth, by less a dollar than any spend would lose.
      expect(worth(9, 9, 9, 100.001)).toBeCloseTo(300 - 0.07 * 2_000 - 0.075 * 3_000, 6);
      expect(wanted(9, 9, 9, 100.001)).toEqual([1, 0, 0.5, 0]);
      expect(wanted(1, 1, 9, 99)).toEqual([1, 0.857143, 0, 1]);
    });

    test("a line that pays more than its loss is wanted whole", () => {
      expect(wanted(3, 4.5, 5)).toEqual([1, 0.857143, 0, 0]);
      expect(wanted(0, 0, 0)).toEqual([1, 1, 1, 0]);
      // More than the promise: gas at its very price is not wanted.
      expect(wanted(9, 1, 0)).toEqual([0, 0, 1, 0]);
    });

    test("a dollar is missing, or none", () => {
      const scarce = [lines[0]!, makeLine("gas", 2_999.5 / 12), lines[2]!];
      const few = compileSearch([card, makeCard("z")], { ...profile, lines: scarce }, []);
      const ofFew = createPriceBound(few);
      const ask = (dining: number, loungeUsd: number) =>
        ofFew.rowSurplus(few.rowsOf[0]!.at(-1)!.at(-1)!, Float64Array.of(dining * 20, 59.99, 450, loungeUsd));
      // Gas at 2 cents does not fill it, so that the last half dollar loses 6 cents and each other one pays that.
      const gasUsd = 0.05 * 2_999.5;
      expect(ask(2, 200)).toBeCloseTo(300 - 0.06 * 3_000 + gasUsd, 4);
      expect(ask(1, 200)).toBeCloseTo(300 + 20 - 0.06 * 3_000 + gasUsd, 4);
      // The lounge is no spend, whether it is worth its price or next to it.
      expect(ask(2, 99)).toBeCloseTo(300 + 1 - 0.06 * 3_000 + gasUsd, 4);
      expect(ask(2, 100.001)).toBeCloseTo(300 - 0.06 * 3_000 + gasUsd, 4);
    });
  });

  test("a limited rate on a line counts above its price, not above what the promise pays for it", () => {
    const cap = { limitUsd: 600, pool: "p" };
    const capped = boundOf({ earns: [makeBase(1), makeEarn(5, { category: "dining", cap, afterCap: 1 })], perks });
    // Dining at 1 cent: $600 at 5% and $600 at 1% are $24 above it. The rest at 2 cents loses 1 on $3,800.
    expect(capped.surplus(12, 240)).toBeCloseTo(300 + 24 - 38, 9);
    expect(capped.use(12, 240)).toEqual([1, Math.round((3.8 / 12) * 1e6) / 1e6]);
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

test("every row priced is a step", () => {
  const { bound, surplus } = boundOf({});
  expect(bound.countSteps()).toBe(0);
  surplus(0, 0);
  surplus(0, 0);
  expect(bound.countSteps()).toBe(2);
});

test("of two rows worth the same the first is used, and of a single one nothing is priced for that", () => {
  // $50 of points for $5,000 at a loss of 1 cent.
  const perks = [makePerk("p", { kind: "points", points: 5_000, needs: { spendUsd: 5_000 } })];
  const { model, bound, use } = boundOf({ perks });
  const prices = Float64Array.of(24, 240);
  const [plain, promised] = [...model.rowsOf[0]!.at(-1)!].map((row) => bound.rowSurplus(row, prices));
  expect([plain, promised]).toEqual([0, 0]);
  expect(use(24, 240)).toEqual([0, 0]);
  const single = boundOf({});
  single.use(0, 0);
  expect(single.bound.countSteps()).toBe(0);
});

test("steps of prices go by the root of the most that any card could earn on a line, at least 1", () => {
  const { bound } = boundOf({ earns: [makeBase(1)] });
  // 9% of $1,200 and 1% of $12,000.
  expect([...bound.pace]).toEqual([Math.sqrt(108), Math.sqrt(120)]);
  const cap = { limitUsd: 600, pool: "p" };
  const capped = boundOf({ earns: [makeBase(1), makeEarn(50, { category: "other", cap, afterCap: 1 })] });
  expect(capped.bound.pace[1]).toBeCloseTo(Math.sqrt(300), 9);
  const cents = boundOf({ earns: [] }, {}, [makeLine("dining", 0.5), makeLine("other", 1)]);
  expect([...cents.bound.pace]).toEqual([1, 1]);
});

test("no wallet of two is worth more than effort, prices and surpluses, at 400 random prices", () => {
  const random = createRandom(321);
  for (let round = 0; round < 40; round += 1) {
    const cards = makeRandomCards(4, random);
    const model = compileSearch(cards, makeRandomProfile(random, cards), []);
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
      for (const card of members) boundUsd += bound.surplus(rowsOf[card]!, prices);
      expect(worthUsd, `round ${round}`).toBeLessThanOrEqual(boundUsd + 1e-6);
    }
  }
});
