/** All amounts of a range at once, by hand: $800 a month beside dining, 2% cash against others. */
import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePartLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createSpendRanges } from "./spend-range.ts";
import { askFlip } from "./test-flip-search.ts";

const fee = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const poor = makeCard("poor", { earns: [makeBase(1)] });
const diner = makeCard("diner", { ...fee(50), earns: [makeBase(2), makeEarn(4, { category: "dining" })] });
const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
const club = makeCard("club", { ...fee(90), earns: [makeBase(2)], perks: [lounge] });

function open(cards: readonly WalletCard[], what = "spend.dining", more: Partial<Profile> = {}, own = "flat") {
  const { search, whatIf } = askFlip(own, cards, what, [], more);
  const ranges = createSpendRanges(search, whatIf);
  return {
    ...ranges,
    names: (from: number, to: number) => ranges.listRivals(from, to)?.map(({ slugs }) => slugs.join()),
  };
}

describe("all amounts of a range at once", () => {
  const cards = [club, diner, flat, poor];
  const openTrips = () => open(cards, "spend.dining", { trips: 3 });

  test("name whoever may lead in it, and nobody else", () => {
    const names = (from: number, to: number) => openTrips().names(from, to);
    // The diner's 2% more of dining against its fee of $50: level at $208 a month.
    expect(names(100, 200)).toEqual([]);
    expect(names(150, 300)).toEqual(["diner"]);
    expect(names(300, 150)).toEqual(["diner"]);
    expect(names(210, 800)).toEqual(["diner"]);
    // To the dollar: $49.99 and $50.01 of 2%.
    expect(names(100, 208)).toEqual([]);
    expect(names(100, 209)).toEqual(["diner"]);
  });

  test("say where one of them seems to lead most, or that it leads nowhere in a part", () => {
    const ranges = openTrips();
    const rivals = ranges.listRivals(100, 800)!;
    const findLead = ranges.openRivals(rivals);
    expect(findLead(100, 800, rivals[0]!)).toBe(800);
    expect(findLead(800, 100, rivals[0]!)).toBe(800);
    expect(findLead(100, 200, rivals[0]!)).toBeNull();
    expect(findLead(205, 207, rivals[0]!)).toBeNull();
    expect(findLead(205, 212, rivals[0]!)).toBe(212);
  });

  test("name a wallet with the ways to hold it that may lead", () => {
    // Its perk needs $3,000 a year: without it the card is never ahead.
    const perks = [makePerk("p", { kind: "points", points: 6_000, needs: { spendUsd: 13_000 } })];
    const needy = makeCard("needy", { ...fee(20), earns: [makeBase(2)], perks });
    const rivals = open([flat, needy]).listRivals(200, 400)!;
    expect(rivals.map(({ slugs, ways }) => [slugs, ways.map(([row]) => row!.minSpendUsd)])).toEqual([
      [["needy"], [13_000]],
    ]);
    // $60 less $20, once there are $13,000 to spend: $284 a month of dining.
    const { listRivals, openRivals } = open([flat, needy]);
    const [rival] = listRivals(200, 400)!;
    const findLead = openRivals([rival!]);
    expect(open([flat, needy], "spend.dining", {}, "needy").names(300, 400)).toEqual([]);
    expect(open([flat, needy], "spend.dining", {}, "needy").names(200, 400)).toEqual(["flat"]);
    expect(findLead(200, 283, rival!)).toBeNull();
    expect(findLead(200, 400, rival!)).not.toBeNull();
    expect(findLead(290, 400, rival!)).not.toBeNull();
  });

  test("hold the must-haves, as many cards as the profile allows, and never the proposed wallet itself", () => {
    const wide = { maxCards: 2, effortUsd: 0 };
    expect(open([diner, flat, poor], "spend.dining", wide).names(300, 400)).toEqual([
      "diner",
      "diner,flat",
      "diner,poor",
    ]);
    expect(open([diner, flat, poor], "spend.dining", { ...wide, mustHave: ["flat"] }).names(300, 400)).toEqual([
      "diner,flat",
    ]);
    expect(open([diner, flat], "spend.dining", { maxCards: 2, mustHave: ["diner"] }).names(210, 290)).toEqual([
      "diner",
    ]);
  });

  test("name none where there are forty or more", () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      makeCard(`diner-${at}`, { earns: [makeBase(2), makeEarn(4, { category: "dining" })] }),
    ).toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
    expect(open([...many.slice(1), flat]).listRivals(100, 200)).toHaveLength(39);
    expect(open([...many, flat]).listRivals(100, 200)).toBeNull();
  });
});

describe("what depends on spend in other ways", () => {
  const airline = { airline: "Air One" } as const;
  const flights = (brandUsd: number) => [
    makePartLine("flights", brandUsd, { brand: "Air One" }),
    makePartLine("flights", 100),
    makeLine("other", 800),
  ];

  test("counts at its best for the others in a range", () => {
    // Four trips, with the airline as its share of the flights: $25 each.
    const perk = makePerk("lounge", { kind: "access", faceUsd: 400, ...airline });
    const flier = makeCard("flier", { ...fee(60), earns: [makeBase(2)], perks: [perk] });
    const { names } = open([flat, flier], "brand.Air One", { lines: flights(100), trips: 4, brandsUsed: "any" });
    // At $150 of $250 they are 2.4 trips and $60.
    expect([names(50, 100), names(100, 300), names(100, 150), names(100, 151)]).toEqual([[], ["flier"], [], ["flier"]]);
  });

  test("counts at its worst for the proposed wallet", () => {
    const perk = makePerk("lounge", { kind: "access", faceUsd: 400, ...airline });
    const flier = makeCard("flier", { ...fee(60), earns: [makeBase(2)], perks: [perk] });
    const given = { lines: flights(300), trips: 4, brandsUsed: "any" } as const;
    const { names } = open([flat, flier], "brand.Air One", given, "flier");
    expect([names(300, 151), names(300, 149), names(300, 400)]).toEqual([[], ["flat"], []]);
  });

  test("counts a bonus that the high end reaches in its window", () => {
    const tiers = [{ afterUsd: 3_300, months: 3, points: 0, usd: 200 }];
    const welcome = makeCard("welcome", {
      ...fee(150),
      earns: [makeBase(2)],
      bonus: { kind: "fixed", state: "open", tiers },
    });
    const { names } = open([flat, welcome], "spend.dining", { horizon: "first-year" });
    // $1,100 a month: $300 of dining.
    expect(names(100, 299)).toEqual([]);
    expect(names(100, 300)).toEqual(["welcome"]);
    expect(names(300, 400)).toEqual(["welcome"]);
  });
});
