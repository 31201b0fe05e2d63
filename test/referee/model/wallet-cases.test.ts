/** Worked by hand: fees, bonuses, who may have which card, the order of wallets (sections 4 and 5), and profiles (1). */
import { describe, expect, test } from "vitest";

import type { Profile, ProfileInput } from "../../../src/engine/value/profile.ts";
import type { BonusRule, CardBonus, WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { isEligible, rankWallets } from "./brute-force.ts";
import { BRANDS, makeBase, makeCard, makeCatalog, makeEntry, makeLine, makeProfile } from "./build-case.ts";
import { resolveProfile } from "./resolve-profile.ts";
import { valueWallet } from "./value-wallet.ts";

const FIRST: Partial<Profile> = { horizon: "first-year" };
const gas = (usd: number, more: Partial<Profile> = {}): Profile => makeProfile([makeLine("gas", usd)], more);

function netOf(cards: readonly WalletCard[], profile: Profile, rules: readonly BonusRule[] = []): number {
  return valueWallet(
    cards.map(({ slug }) => slug),
    profile,
    makeCatalog(cards, rules),
  ).netUsd;
}

function best(cards: readonly WalletCard[], profile: Profile): readonly string[] | undefined {
  return rankWallets(makeCatalog(cards), profile)[0]?.slugs;
}

describe("bonuses", () => {
  const bonus: CardBonus = {
    kind: "fixed",
    state: "open",
    tiers: [
      { afterUsd: 1000, months: 3, points: 0, usd: 200 },
      { afterUsd: 4000, months: 6, points: 10_000, usd: 0 },
    ],
  };
  const a = makeCard({ slug: "a", bonus });
  const b = makeCard({ slug: "b", bonus: { ...bonus, tiers: bonus.tiers.slice(0, 1) } });
  const two = makeCard({ slug: "two", earns: [makeBase(2)] });

  test("tiers add: 8,000 at 1% + 200 + 100 = 380; 5,000 at 1% + 200 = 250; none in a later year", () => {
    expect(netOf([a], gas(8000, FIRST))).toBeCloseTo(380);
    expect(netOf([a], gas(5000, FIRST))).toBeCloseTo(250);
    expect(netOf([a], gas(8000))).toBeCloseTo(80);
  });

  test("1,000 in three months take 4,000 a year: 3,900 at 1% = 39, 4,000 at 1% + 200 = 240", () => {
    expect(netOf([a], gas(3900, FIRST))).toBeCloseTo(39);
    expect(netOf([a], gas(4000, FIRST))).toBeCloseTo(240);
  });

  test("the spend that a bonus takes from a better card is charged: 4,000 at 1% + 4,000 at 2% + 300 = 420", () => {
    expect(netOf([a, two], gas(8000, FIRST))).toBeCloseTo(420);
  });

  test("an ended, a stale, an as-high-as offer and an owned card have none: 80", () => {
    for (const state of ["ended", "stale"] as const) {
      expect(netOf([makeCard({ slug: "a", bonus: { ...bonus, state } })], gas(8000, FIRST))).toBeCloseTo(80);
    }
    expect(netOf([makeCard({ slug: "a", bonus: { ...bonus, kind: "up-to" } })], gas(8000, FIRST))).toBeCloseTo(80);
    expect(netOf([a], gas(8000, { ...FIRST, owned: ["a"] }))).toBeCloseTo(80);
  });

  test("a match doubles what is earned, less the foreign fee once: 1,000 x (2 x 2% - 3%) = 10", () => {
    const match: CardBonus = { kind: "match", state: "open", tiers: [] };
    const card = makeCard({ slug: "m", earns: [makeBase(2)], bonus: match, foreignFeePercent: 3 });
    expect(netOf([card], makeProfile([makeLine("gas", 1000, { foreignPercent: 100 })], FIRST))).toBeCloseTo(10);
  });

  const rule = { id: "r", confidence: "low", text: "", cards: ["a", "b"] } as const;

  test("one bonus ever of two cards: 8,000 at 1% + 300, not 500", () => {
    expect(netOf([a, b], gas(8000, FIRST), [{ ...rule, kind: "once" }])).toBeCloseTo(380);
    expect(netOf([a, b], gas(8000, FIRST))).toBeCloseTo(580);
  });

  test("a card that blocks another's bonus is opened after it: both bonuses; blocked where it was held", () => {
    const rules: BonusRule[] = [{ ...rule, kind: "blocked-by", cards: ["a"], by: ["b"] }];
    expect(netOf([a, b], gas(8000, FIRST), rules)).toBeCloseTo(580);
    const had = [{ slug: "b", monthsAgo: null }];
    expect(netOf([a, b], gas(8000, { ...FIRST, had }), rules)).toBeCloseTo(280);
  });

  test("none within 24 months of an opening: at 24 none, at 25 the bonus", () => {
    const rules: BonusRule[] = [{ ...rule, kind: "since", cards: ["a"], months: 24 }];
    const opened = (monthsAgo: number): Profile => gas(8000, { ...FIRST, opened: [{ slug: "a", monthsAgo }] });
    expect(netOf([a], opened(24), rules)).toBeCloseTo(80);
    expect(netOf([a], opened(25), rules)).toBeCloseTo(380);
  });

  test("one card opened and a limit of two: one of two new cards has its bonus, the better: 380", () => {
    const rules: BonusRule[] = [{ ...rule, kind: "count", months: 24, limit: 2 }];
    const profile = gas(8000, { ...FIRST, opened: [{ slug: "z", monthsAgo: 3 }] });
    expect(netOf([a, b], profile, rules)).toBeCloseTo(380);
  });
});

describe("fees and effort", () => {
  test("an owned card costs its later fee in the first year, a new one its first: -95 and 0", () => {
    const card = makeCard({ slug: "a", fee: 95, firstYearFee: 0 });
    expect(netOf([card], gas(0, FIRST))).toBeCloseTo(0);
    expect(netOf([card], gas(0, { ...FIRST, owned: ["a"] }))).toBeCloseTo(-95);
  });

  test("a membership is paid by each card that needs it, and not by a member: -130, 0", () => {
    const requires = { kind: "membership", name: "Club", key: "club", usdPerYear: 65 } as const;
    const cards = [makeCard({ slug: "a", requires }), makeCard({ slug: "b", requires })];
    expect(netOf(cards, gas(0))).toBeCloseTo(-130);
    expect(netOf(cards, gas(0, { has: ["club"] }))).toBeCloseTo(0);
  });

  test("a second card must bring its effort: 5% instead of 2% on 600 is 18 < 20; on 700 it is 21", () => {
    const two = makeCard({ slug: "two", earns: [makeBase(2)] });
    const five = makeCard({ slug: "five", earns: [makeEntry("gas", 5), makeBase(1)] });
    const at = (usd: number): Profile => makeProfile([makeLine("gas", usd), makeLine("other", 9000)]);
    expect(best([two, five], at(600))).toEqual(["two"]);
    expect(best([two, five], at(700))).toEqual(["five", "two"]);
  });

  test("nothing is better than a fee: 100 at 1% against 95", () => {
    expect(best([makeCard({ slug: "a", fee: 95 })], gas(100))).toEqual([]);
  });

  test("a limit of 90 on fees holds for the first and for later years", () => {
    const rich = makeCard({ slug: "a", fee: 95, firstYearFee: 0, earns: [makeBase(9)] });
    expect(best([rich], gas(9000, { ...FIRST, maxAnnualFeesUsd: 90 }))).toEqual([]);
  });

  test("equal to the cent: fewer cards, lower later fees, then slugs", () => {
    const [b, a] = [makeCard({ slug: "b" }), makeCard({ slug: "a" })];
    expect(best([b, a], gas(1000, { effortUsd: 0 }))).toEqual(["a"]);
    const waived = makeCard({ slug: "a", fee: 10, firstYearFee: 0 });
    expect(best([waived, b], gas(1000, FIRST))).toEqual(["b"]);
  });
});

describe("who may have which card", () => {
  const nobody = gas(100);
  test.each([
    ["a closed card is for those who own it", { status: "closed" }, { owned: ["a"] }],
    ["a business card is for those who say so", { cardType: "business" }, { type: "business" }],
    ["a hotel's card is for those who name it", { brandOf: "Innkeep" }, { brandsUsed: ["Innkeep"] }],
    [
      "a card for clients is for clients",
      { requires: { kind: "relationship", name: "Bank", key: "bank", usdPerYear: 0 } },
      { has: ["bank"] },
    ],
  ] as const satisfies readonly (readonly [string, Partial<WalletCard>, Partial<Profile>])[])("%s", (_, of, wish) => {
    const card = makeCard({ slug: "a", ...of });
    expect(isEligible(card, nobody)).toBe(false);
    expect(isEligible(card, { ...nobody, ...wish })).toBe(true);
    expect(isEligible(card, { ...nobody, ...wish, exclude: ["a"] })).toBe(false);
  });

  test("a floor of 700: not at 670, at 700 yes; no history takes cards for newcomers only", () => {
    const card = makeCard({ slug: "a", score: { floor: 700, isEstimated: false, newToCredit: false } });
    expect(isEligible(card, { ...nobody, score: 670 })).toBe(false);
    expect(isEligible(card, { ...nobody, score: 700 })).toBe(true);
    expect(isEligible(card, { ...nobody, score: "none" })).toBe(false);
    expect(isEligible({ ...card, score: { ...card.score, newToCredit: true } }, { ...nobody, score: "none" })).toBe(
      true,
    );
  });

  test("a must-have is in every wallet, also at a loss", () => {
    const must = makeCard({ slug: "a", fee: 500 });
    expect(best([must, makeCard({ slug: "b" })], gas(100, { mustHave: ["a"] }))).toEqual(["a"]);
  });
});

describe("profiles", () => {
  const lineOf = (profile: Profile, part: string | null, brand: string | null = null): number | undefined =>
    profile.lines.find((line) => line.part === part && line.brand === brand)?.monthlyUsd;

  test("travel of 100 by the published shares: flights 45, hotels 40, cars 10, other 5, no rest", () => {
    const profile = resolveProfile({ spend: { travel_other: 100 } }, BRANDS);
    const parts = ["flights", "hotels", "car-rental", "other-travel", null];
    expect(parts.map((part) => lineOf(profile, part))).toEqual([45, 40, 10, 5, undefined]);
  });

  test("a brand without an amount has all of its part, two share it: 45, 22.50 each", () => {
    const one = resolveProfile({ spend: { travel_other: 100 }, brandsUsed: ["Skyline"] }, BRANDS);
    expect([lineOf(one, "flights"), lineOf(one, "flights", "Skyline")]).toEqual([undefined, 45]);
    const both = resolveProfile({ spend: { travel_other: 100 }, brandsUsed: ["Skyline", "Nimbus"] }, BRANDS);
    expect(lineOf(both, "flights", "Nimbus")).toBe(22.5);
  });

  test("no trips: cash; one: typical; a business likewise", () => {
    const wayOf = (input: ProfileInput) => resolveProfile({ spend: { travel_other: 900 }, ...input }, BRANDS).value;
    expect([wayOf({}), wayOf({ trips: 1 }), wayOf({ type: "business" })]).toEqual(["cash", "typical", "cash"]);
  });

  test("a part named is beside its category's amount, and its share of that is rest: 200, and 300", () => {
    const profile = resolveProfile({ spend: { dining: 300 }, parts: { delivery: 200 } }, BRANDS);
    expect([lineOf(profile, "delivery"), lineOf(profile, null)]).toEqual([200, 300]);
  });
});
