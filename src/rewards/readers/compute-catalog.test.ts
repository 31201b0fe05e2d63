import { describe, expect, test } from "vitest";

import { valueWallet } from "../search/value-wallet.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { createNetByScale, findBreakEven, listCrossovers } from "./break-even.ts";
import { computeCatalog } from "./compute-catalog.ts";
import { rankCards } from "./rank-cards.ts";
import { toReaderProfile } from "./reader-profile.ts";

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const paid = makeCard("paid", { fees: fee(120), earns: [makeBase(2), makeEarn(5, { category: "dining" })] });
const hotel = makeCard("hotel", {
  brandOf: "Hyatt",
  fees: fee(95),
  earns: [makeBase(1), makeEarn(9, { category: "travel_other", brands: ["Hyatt"] })],
});
const brands = [{ name: "Hyatt", category: "travel_other", part: "hotels" }] as const;

describe("the break-even of a card", () => {
  const profile = makeProfile([makeLine("dining", 100), makeLine("other", 100)]);

  test("is the spend at which it earns its fee", () => {
    const level = findBreakEven(createNetByScale(paid, profile), profile);
    // 7% of $100 a month of each kind.
    expect(level).toMatchObject({ kind: "from" });
    expect(level.kind === "from" && level.annualUsd).toBeCloseTo((120 / 0.07) * 2, 2);
  });

  test("is `always` without a fee, `never` without spend", () => {
    expect(findBreakEven(createNetByScale(flat, profile), profile)).toEqual({ kind: "always" });
    const nothing = makeProfile([]);
    expect(findBreakEven(createNetByScale(paid, nothing), nothing)).toEqual({ kind: "never" });
  });

  test("against another card is where the lead changes", () => {
    const [left, right] = [paid, flat].map((card) => ({ slug: card.slug, net: createNetByScale(card, profile) }));
    const crossovers = listCrossovers(left!, right!, profile);
    expect(crossovers).toMatchObject([{ aheadBelow: "flat", aheadAbove: "paid" }]);
    expect(crossovers[0]!.scale).toBeCloseTo(120 / 0.03 / 1_200, 4);
  });
});

test("the reader of a hotel's card uses the hotel, the reader of a business card is a firm", () => {
  expect(toReaderProfile(hotel, brands)).toMatchObject({ brandsUsed: ["Hyatt"], type: "personal", trips: 4 });
  expect(toReaderProfile({ cardType: "business", brandOf: null }, brands)).toMatchObject({
    type: "business",
    trips: 6,
  });
});

describe("the figures of a catalog", () => {
  const lounge = makeCard("lounge", { fees: fee(95), perks: [makePerk("l", { kind: "access", faceUsd: 400 })] });
  const strict = makeCard("strict", {
    score: { floor: 800, isEstimated: false, newToCredit: false },
    earns: [makeBase(9)],
  });
  const firm = makeCard("firm", { cardType: "business" });
  const cards = [firm, flat, hotel, lounge, paid, strict];
  const listed = cards.map(({ slug }, index) => ({ slug, rating: 9 - index, categories: ["travel", "business"] }));
  const computed = computeCatalog({ cards, brands, rules: [], changes: {} }, listed);

  test("are those of each card's own reader", () => {
    const { ongoing } = computed.cards["hotel"]!;
    expect(ongoing.netUsd).toBeCloseTo(valueWallet([hotel], toReaderProfile(hotel, brands)).netUsd, 9);
    expect(computed.cards["lounge"]).toMatchObject({ ongoing: { perksUsd: 100 } });
    const { withoutPerksUsd, atFaceValueUsd } = computed.cards["lounge"]!;
    expect(atFaceValueUsd - withoutPerksUsd).toBeCloseTo(400, 9);
  });

  test("name a partner within reach of the same score and for no other brand", () => {
    expect(computed.cards["flat"]!.partner).toMatchObject({ slug: "paid" });
    expect(computed.cards["flat"]!.noFee?.slug).toBe("strict");
    expect(computed.cards["strict"]!.partner).toBeNull();
  });

  test("rank every open card of a list once, personal and business cards apart", () => {
    expect(computed.rankings["business"]!.map(({ slug }) => slug)).toEqual(["firm"]);
    expect(computed.rankings["travel"]!.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    const order = rankCards([
      { slug: "b", rating: 8, netUsd: 100 },
      { slug: "a", rating: 8, netUsd: 100 },
      { slug: "c", rating: 9, netUsd: 300 },
    ]);
    expect(order.map(({ slug, score }) => [slug, score])).toEqual([
      ["c", 0.95],
      ["a", 0.4],
      ["b", 0.4],
    ]);
  });
});
