/** What cards are worth for one visitor: a few small cards, with sums by hand. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makePerk } from "../engine/value/test-cards.ts";
import type { WalletCard } from "../engine/value/wallet-card.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";
import { findCardNumber } from "./card-number.ts";
import { findCardWorths } from "./card-worths.ts";

const fees = (firstYearUsd: number, laterUsd: number) => ({ firstYearUsd, laterUsd });
const bonus = (points: number): WalletCard["bonus"] => ({
  kind: "fixed",
  state: "open",
  tiers: [{ points, usd: 0, afterUsd: 1_000, months: 3 }],
});
function withCards(...cards: readonly WalletCard[]): ToolRecords {
  const label = (slug: string) => ({ ...records.labels["amex-gold"]!, slug, name: `The ${slug}` });
  return {
    ...records,
    rewards: { ...records.rewards, cards, rules: [] },
    labels: Object.fromEntries(cards.map(({ slug }) => [slug, label(slug)])),
  };
}
const SPEND = new URLSearchParams({ other: "1000", trips: "0" });
const find = (cards: readonly WalletCard[], parameters = SPEND, slug = "own") =>
  findCardNumber(slug, parameters, withCards(...cards));
const own = makeCard("own", { fees: fees(0, 95), earns: [makeBase(2)] });

describe("a card's number", () => {
  test("is a later year and the first, in their parts", () => {
    expect(find([own])).toMatchObject({
      firstYearUsd: expect.closeTo(240, 6),
      bonusUsd: 0,
      ongoingUsd: expect.closeTo(145, 6),
      rewardsUsd: expect.closeTo(240, 6),
      perksUsd: 0,
      feeUsd: 95,
      withoutPerksUsd: expect.closeTo(145, 6),
      faceValueUsd: expect.closeTo(145, 6),
      noFee: null,
    });
    const offered = find([{ ...own, bonus: bonus(20_000) }]);
    expect(offered?.bonusUsd).toBeCloseTo(200, 6);
    expect(offered?.firstYearUsd).toBeCloseTo(440, 6);
    expect(offered?.ongoingUsd).toBeCloseTo(145, 6);
  });

  test("is told without perks and with all of them at face value", () => {
    const perks = [
      makePerk("points", { kind: "points", points: 5_000, faceUsd: 50 }),
      makePerk("credit", { kind: "credit", faceUsd: 120 }),
    ];
    const number = find([{ ...own, perks }])!;
    expect(number.perksUsd).toBeCloseTo(50, 6);
    expect(number.ongoingUsd).toBeCloseTo(195, 6);
    expect(number.withoutPerksUsd).toBeCloseTo(145, 6);
    expect(number.faceValueUsd).toBeCloseTo(145 + 170, 6);
  });

  test("is held against the best open card of its kind without a fee", () => {
    const free = (slug: string, rate: number, more: Partial<WalletCard> = {}) =>
      makeCard(slug, { earns: [makeBase(rate)], ...more });
    expect(find([own, free("b", 1), free("a", 1.5)])?.noFee).toEqual({
      slug: "a",
      name: "The a",
      differenceUsd: expect.closeTo(145 - 180, 6),
    });
    expect(find([own, free("b", 1), free("a", 1)])?.noFee?.slug).toBe("a");
    expect(find([own, free("a", 1), free("b", 1)])?.noFee?.slug).toBe("a");
    const others: readonly Partial<WalletCard>[] = [
      { status: "closed" },
      { cardType: "business" },
      { fees: fees(0, 1) },
      { brandOf: "Delta" },
      { requires: { kind: "membership", name: "Costco", key: "costco", usdPerYear: 65 } },
    ];
    for (const other of others) expect(find([own, free("a", 3, other)])?.noFee, JSON.stringify(other)).toBeNull();
    expect(find([own, free("a", 3, { fees: fees(50, 0) })])?.noFee?.slug).toBe("a");
    // A card without a fee is not held against itself.
    expect(find([free("own", 2), free("a", 1)])?.noFee).toMatchObject({
      slug: "a",
      differenceUsd: expect.closeTo(120, 6),
    });
  });

  test("counts with the card's own brand, whatever brands the visitor named", () => {
    const brandCard = makeCard("own", {
      brandOf: "Delta",
      earns: [makeBase(1), makeEarn(3, { category: "travel_other", brands: ["Delta"] })],
    });
    const spend = (brands: string) =>
      new URLSearchParams({ travel: "1000", trips: "4", ...(brands ? { brands } : {}) });
    const rewards = (brands: string, card = brandCard) => find([card], spend(brands))!.rewardsUsd;
    expect(rewards("")).toBeGreaterThan(120.5);
    expect(rewards("")).toBeCloseTo(rewards("Delta"), 6);
    // Flights are shared among the brands that are used.
    expect(rewards("United")).toBeCloseTo(rewards("United,Delta"), 6);
    expect(rewards("United")).toBeLessThan(rewards(""));
    expect(rewards("any")).toBeGreaterThanOrEqual(120);
    const plain = { ...brandCard, brandOf: null };
    expect(rewards("", plain)).toBeCloseTo(120, 6);
    expect(rewards("Delta", plain)).toBeCloseTo(rewards("Delta"), 6);
  });

  test("is nothing for a card that isn't there", () => {
    expect(find([own], SPEND, "other")).toBeNull();
  });
});

describe("the worths of a list", () => {
  const perk = makePerk("points", { kind: "points", points: 5_000, faceUsd: 50 });
  const cards = [own, makeCard("plain", { perks: [perk], bonus: bonus(20_000) }), makeCard("left-out")];

  test("are a later year of each of its cards, with whose spend they are", () => {
    const found = findCardWorths(["plain", "own", "nothing"], SPEND, withCards(...cards));
    expect(found).toEqual({
      netsUsd: { own: expect.closeTo(145, 6), plain: expect.closeTo(170, 6) },
      monthlyUsd: 1_000,
      trips: 0,
    });
    const another = new URLSearchParams({ other: "500", dining: "100", trips: "7" });
    expect(findCardWorths([], another, withCards(...cards))).toEqual({
      netsUsd: {},
      monthlyUsd: expect.closeTo(600, 6),
      trips: 7,
    });
  });
});
