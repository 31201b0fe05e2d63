import { describe, expect, test } from "vitest";

import type { CatalogRecords, CountedCard } from "./catalog-records.ts";
import { BASE, convert, convertAll, earn, makeRecord, NO_BONUS } from "./test-records.ts";

test("a plain card keeps what counts and nothing else", () => {
  const { points: _, ...card } = convert();
  expect(card).toEqual({
    slug: "card",
    cardType: "personal",
    status: "open",
    isSecured: false,
    fees: { firstYearUsd: 0, laterUsd: 95 },
    foreignFeePercent: 3,
    score: { floor: 690, isEstimated: false, newToCredit: false },
    brandOf: null,
    requires: null,
    earns: [
      {
        id: "base",
        multiplier: 1,
        category: "other",
        parts: null,
        brands: null,
        base: true,
        foreignOnly: false,
        cap: null,
        afterCap: 0,
      },
    ],
    choices: [],
    perks: [],
    bonus: { kind: "none", state: "ended", tiers: [] },
  });
});

test("business, brand and requirement go with the card", () => {
  const requires = { kind: "membership", name: "Club", key: "club" } as const;
  expect(convert({ cardType: "Business", brandOf: "Air One", requires })).toMatchObject({
    cardType: "business",
    brandOf: "Air One",
    requires: { ...requires, usdPerYear: 0 },
  });
  expect(convert({ requires: { ...requires, usdPerYear: 65 } }).requires?.usdPerYear).toBe(65);
});

test("a card without a stated score has 700, from a fee of $250 on 720", () => {
  const creditScore = { floor: 0, isEstimated: true, newToCredit: true };
  const fee = (ongoingUsd: number) => ({ ongoingUsd, firstYearUsd: 0 });
  expect(convert({ creditScore, annualFee: fee(249) }).score).toEqual({
    floor: 700,
    isEstimated: true,
    newToCredit: true,
  });
  expect(convert({ creditScore, annualFee: fee(250) }).score.floor).toBe(720);
});

test("cards stand in the order of their slugs", () => {
  const { cards } = convertAll([makeRecord({ slug: "b" }), makeRecord({ slug: "c" }), makeRecord({ slug: "a" })]);
  expect(cards.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
});

describe("rates", () => {
  test("of a range by conditions the lowest counts", () => {
    const [entry] = convert({ rewards: [earn({ multiplier: 1.25, leastMultiplier: 0.5 })] }).earns;
    expect(entry!.multiplier).toBe(0.5);
  });

  test.each([
    ["month", 6_000],
    ["quarter", 2_000],
    ["year", 500],
  ] as const)("a limit of $500 a %s is $%d a year", (period, limitUsd) => {
    const [entry] = convert({ rewards: [earn({ cap: { amountUsd: 500, period, categories: null } })] }).earns;
    expect(entry!.cap).toEqual({ limitUsd, pool: "e" });
  });

  test("share a limit with the entries of the same categories, amount and period", () => {
    const cap = { amountUsd: 500, period: "year", categories: ["gas", "dining"] } as const;
    const pools = convert({
      rewards: [
        earn({ id: "x", category: "gas", cap, afterCapMultiplier: 2 }),
        earn({ id: "y", category: "dining", cap: { ...cap, categories: ["dining", "gas"] } }),
        earn({ id: "z", category: "dining", cap: { ...cap, amountUsd: 600 } }),
      ],
    }).earns;
    expect(pools[0]!.cap!.pool).toBe(pools[1]!.cap!.pool);
    expect(pools[2]!.cap!.pool).not.toBe(pools[0]!.cap!.pool);
    expect(pools.map(({ afterCap }) => afterCap)).toEqual([2, 0, 0]);
  });

  test("of a subcategory cover its parts, of one without parts nothing", () => {
    const earns = convert({
      rewards: [earn({ subcategory: "drugstores" }), earn({ subcategory: "weekend_evenings" }), earn({})],
    }).earns;
    expect(earns.map(({ parts }) => parts)).toEqual([["drugstores"], [], null]);
  });

  test("for travel booked direct or in the portal hold in both, within one limit", () => {
    const cap = { amountUsd: 500, period: "year", categories: null } as const;
    const flights = earn({
      id: "f",
      category: "travel_other",
      subcategory: "flights",
      channels: ["direct", "portal"],
      cap,
    });
    const earns = convert({
      rewards: [flights, earn({ id: "t", category: "travel_other", channels: ["direct"] })],
    }).earns;
    expect(earns.map(({ id, category, parts }) => [id, category, parts])).toEqual([
      ["f", "travel_other", ["flights"]],
      ["f", "travel_portal", ["portal-flights"]],
      ["t", "travel_other", null],
    ]);
    expect(earns[1]!.cap).toEqual(earns[0]!.cap);
    const all = convert({ rewards: [earn({ category: "travel_other", channels: ["direct", "portal"] })] }).earns;
    expect(all[1]).toMatchObject({ category: "travel_portal", parts: null });
  });

  test("that hold in a further category hold in all of it", () => {
    const earns = convert({ rewards: [earn({ category: "travel_other", alsoIn: ["transit"] })] }).earns;
    expect(earns.map(({ category, parts }) => [category, parts])).toEqual([
      ["travel_other", null],
      ["transit", null],
    ]);
  });

  test("for purchases abroad are for these only", () => {
    const earns = convert({ rewards: [earn({ subcategory: "foreign_purchases" }), BASE] }).earns;
    expect(earns.map(({ foreignOnly }) => foreignOnly)).toEqual([true, false]);
  });
});

describe("welcome bonuses", () => {
  const READ = { ...NO_BONUS.counted, basis: "read", lastSeen: "2026-10-07" } as const;
  const bonus = (change: Partial<CountedCard["signUpBonus"]>) =>
    convert({ signUpBonus: { ...NO_BONUS, kind: "fixed", state: "open", counted: READ, ...change } }).bonus;

  test("in points have no dollars, in cash their estimate", () => {
    expect(bonus({ points: 60_000, minSpendUsd: 4_000, durationDays: 90, estimatedValueUsd: 900 })).toEqual({
      kind: "fixed",
      state: "open",
      tiers: [{ afterUsd: 4_000, months: 3, points: 60_000, usd: 0 }],
    });
    expect(bonus({ minSpendUsd: 500, durationDays: 120, estimatedValueUsd: 200 }).tiers).toEqual([
      { afterUsd: 500, months: 4, points: 0, usd: 200 },
    ]);
    expect(bonus({}).tiers).toEqual([{ afterUsd: 0, months: 3, points: 0, usd: 0 }]);
  });

  test("in tiers go from low to high", () => {
    const tiers = [
      { afterUsd: 6_000, months: 6, points: 20_000 },
      { afterUsd: 1_000, months: 3, usd: 100 },
    ];
    expect(bonus({ tiers }).tiers).toEqual([
      { afterUsd: 1_000, months: 3, points: 0, usd: 100 },
      { afterUsd: 6_000, months: 6, points: 20_000, usd: 0 },
    ]);
  });

  test("are an offer of before where that counts", () => {
    const counted = { basis: "usual", usd: 700, points: 50_000, cashUsd: 100, spendUsd: 3_000, days: 120 } as const;
    expect(bonus({ state: "stale", points: 90_000, counted: { ...counted, lastSeen: "2026-06-08" } })).toEqual({
      kind: "fixed",
      state: "open",
      past: { basis: "usual", lastSeen: "2026-06-08" },
      tiers: [{ afterUsd: 3_000, months: 4, points: 50_000, usd: 100 }],
    });
  });

  test("keep their state; none is none by kind or by state", () => {
    expect(bonus({ state: "stale", points: 1 }).state).toBe("stale");
    expect(bonus({ kind: "none", points: 1 })).toEqual({ kind: "none", state: "ended", tiers: [] });
    expect(bonus({ state: "none", points: 1 })).toEqual({ kind: "none", state: "ended", tiers: [] });
  });
});

describe("perks", () => {
  const perk = { id: "p", type: "travel_credit", valueUsd: 300, frequency: "annual" } as const;
  const use = { kind: "credit", share: 0.5 } as const;
  const perks = (
    change: Partial<CountedCard["perks"][number]>,
    perkUse: CatalogRecords["perkUse"] = { card: { p: use } },
  ) => convert({ perks: [{ ...perk, ...change }] }, { perkUse }).perks;

  test("count by their use record, with the face value of the card", () => {
    expect(perks({})).toEqual([
      { id: "p", type: "travel_credit", kind: "credit", share: 0.5, faceUsd: 300, oneTime: false },
    ]);
  });

  test("that have lapsed are worth 0, those that come once are known as such", () => {
    expect(perks({ lapsed: true })[0]!.faceUsd).toBe(0);
    expect(perks({ frequency: "one_time" })[0]!.oneTime).toBe(true);
    expect(perks({ valueUsd: null })[0]!.faceUsd).toBeNull();
  });

  test("without a use record are no perks", () => {
    expect(perks({}, {})).toEqual([]);
    expect(perks({}, { card: {} })).toEqual([]);
  });
});

test("a card changes only where that is sure", () => {
  const { changes } = convertAll([], {
    changes: [
      { from: "a", to: "b", confidence: "high" },
      { from: "a", to: "c", confidence: "high" },
      { from: "a", to: "d", confidence: "medium" },
      { from: "b", to: "a", confidence: "low" },
    ],
  });
  expect(changes).toEqual({ a: ["b", "c"] });
});
