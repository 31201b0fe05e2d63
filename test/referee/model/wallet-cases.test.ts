/** Worked by hand: fees, who may have which card, the order of wallets (sections 4 and 5), and profiles (1). */
import { describe, expect, test } from "vitest";

import type { Profile, ProfileInput } from "../../../src/engine/value/profile.ts";
import type { WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { isEligible, rankWallets } from "./brute-force.ts";
import { BRANDS, makeBase, makeCard, makeCatalog, makeEntry, makeLine, makeProfile } from "./build-case.ts";
import { resolveProfile } from "./resolve-profile.ts";
import { valueWallet } from "./value-wallet.ts";

const gas = (usd: number, more: Partial<Profile> = {}): Profile => makeProfile([makeLine("gas", usd)], more);

function netOf(cards: readonly WalletCard[], profile: Profile): number {
  return valueWallet(
    cards.map(({ slug }) => slug),
    profile,
    makeCatalog(cards),
  ).netUsd;
}

function best(cards: readonly WalletCard[], profile: Profile): readonly string[] | undefined {
  return rankWallets(makeCatalog(cards), profile)[0]?.slugs;
}

describe("fees and effort", () => {
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

  test("a limit of 90 on fees holds", () => {
    const rich = makeCard({ slug: "a", fee: 95, firstYearFee: 0, earns: [makeBase(9)] });
    expect(best([rich], gas(9000, { maxAnnualFeesUsd: 90 }))).toEqual([]);
  });

  test("equal to the cent: fewer cards, then slugs", () => {
    const [b, a] = [makeCard({ slug: "b" }), makeCard({ slug: "a" })];
    expect(best([b, a], gas(1000, { effortUsd: 0 }))).toEqual(["a"]);
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
