import { describe, expect, test } from "vitest";

import { listEligibleCards } from "./eligible-cards.ts";
import type { Profile } from "./profile.ts";
import { makeCard, makeProfile } from "./test-cards.ts";

const score = (floor: number, newToCredit = false) => ({ floor, isEstimated: false, newToCredit });
const client = (key: string, kind: "membership" | "relationship" = "relationship") => ({
  kind,
  name: key,
  key,
  usdPerYear: 0,
});
const CARDS = [
  makeCard("z-plain"),
  makeCard("business", { cardType: "business" }),
  makeCard("closed", { status: "closed" }),
  makeCard("hotel", { brandOf: "Inn Two" }),
  makeCard("starter", { score: score(0, true) }),
  makeCard("top", { score: score(740) }),
  makeCard("clients", { requires: client("bank") }),
  makeCard("club", { requires: client("shop", "membership") }),
  makeCard("clients-hotel", { requires: client("bank"), brandOf: "Inn Two" }),
];
const list = (change: Partial<Profile> = {}) => {
  const { cards, forClients } = listEligibleCards(CARDS, makeProfile([], change));
  return { cards: cards.map(({ slug }) => slug), forClients: forClients.map(({ slug }) => slug) };
};

describe("without a word about the visitor", () => {
  test("open personal cards of no brand are eligible, by slug; those for clients stand apart", () => {
    expect(list()).toEqual({ cards: ["club", "starter", "top", "z-plain"], forClients: ["clients"] });
  });
});

describe("what the visitor says", () => {
  test("a business takes business cards only, any takes both", () => {
    expect(list({ type: "business" }).cards).toEqual(["business"]);
    expect(list({ type: "any" }).cards).toContain("business");
    expect(list({ type: "any" }).cards).toContain("top");
  });

  test("a brand that is used brings its cards, any brand all of them", () => {
    expect(list({ brandsUsed: ["Air One"] }).cards).not.toContain("hotel");
    expect(list({ brandsUsed: ["Inn Two"] })).toEqual({
      cards: ["club", "hotel", "starter", "top", "z-plain"],
      forClients: ["clients", "clients-hotel"],
    });
    expect(list({ brandsUsed: "any" }).cards).toContain("hotel");
  });

  test("a score takes the cards with that floor or less, no history those for newcomers", () => {
    expect(list({ score: 739 }).cards).toEqual(["club", "starter", "z-plain"]);
    expect(list({ score: 740 }).cards).toContain("top");
    expect(list({ score: "none" }).cards).toEqual(["starter"]);
  });

  test("a client may have the card, and it no longer stands apart", () => {
    expect(list({ has: ["bank"] })).toEqual({
      cards: ["clients", "club", "starter", "top", "z-plain"],
      forClients: [],
    });
    expect(list({ has: ["elsewhere"] }).forClients).toEqual(["clients"]);
  });

  test("must-haves and owned cards are exempt from everything", () => {
    const all = ["closed", "hotel", "business", "clients"];
    expect(list({ owned: all }).cards).toEqual(expect.arrayContaining(all));
    expect(list({ mustHave: all }).cards).toEqual(expect.arrayContaining(all));
    expect(list({ mustHave: all }).forClients).toEqual([]);
  });

  test("but not from what is excluded", () => {
    expect(list({ owned: ["top"], exclude: ["top", "clients"] })).toEqual({
      cards: ["club", "starter", "z-plain"],
      forClients: [],
    });
  });
});
