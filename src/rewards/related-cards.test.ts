import { describe, expect, it } from "vitest";

import { findBestPartner, listAlternatives } from "./related-cards.ts";
import { makeBase, makeCard, makeLine, makeReward } from "./test-catalog.ts";

const lines = [makeLine("dining", 100), makeLine("other", 100)];

describe("listAlternatives", () => {
  it("gives open cards of the same type and purpose, the most valuable first, with the difference", () => {
    const card = makeCard("card", { categories: ["hotel", "travel"] });
    const cards = [
      card,
      makeCard("hotel-2", { categories: ["hotel"], rewards: [makeBase(2)] }),
      makeCard("travel-3", { categories: ["travel", "luxury"], rewards: [makeBase(3)] }),
      makeCard("airline", { categories: ["airline"], rewards: [makeBase(9)] }),
      makeCard("firm", { categories: ["hotel"], cardType: "Business", rewards: [makeBase(9)] }),
      makeCard("closed", { categories: ["hotel"], status: "closed", rewards: [makeBase(9)] }),
    ];
    expect(listAlternatives(card, cards, { lines })).toEqual([
      { slug: "travel-3", differenceUsd: expect.closeTo(48, 9) },
      { slug: "hotel-2", differenceUsd: expect.closeTo(24, 9) },
    ]);
    expect(listAlternatives(card, cards, { lines }, 1)).toHaveLength(1);
  });
});

describe("findBestPartner", () => {
  it("gives the card that adds most, though another is worth more alone", () => {
    const card = makeCard("card", { rewards: [makeBase(2)], rewardProgram: "Alpha" });
    const cards = [
      card,
      makeCard("flat", { rewards: [makeBase(2)] }),
      makeCard("diner", { rewards: [makeReward({ category: "dining", multiplier: 2.4 }), makeBase(1)] }),
      makeCard("lifter", { rewardProgram: "Alpha", redemption: { programCpp: 1.5 } }),
      makeCard("closed", { status: "closed", rewards: [makeBase(9)] }),
    ];
    expect(findBestPartner(card, cards, { lines })).toEqual({ slug: "lifter", differenceUsd: expect.closeTo(24, 9) });
  });

  it("gives none when no card adds anything", () => {
    const card = makeCard("card", { rewards: [makeBase(3)] });
    expect(findBestPartner(card, [card, makeCard("other")], { lines })).toBeNull();
  });
});
