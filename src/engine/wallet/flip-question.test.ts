/** One value asked at any amount, by hand: $1,000 a month, 2% cash against others. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile, MILES } from "../value/test-cards.ts";
import { createPremises } from "./flip-question.ts";
import { askFlip } from "./test-flip-search.ts";

const fee = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });

const flat = makeCard("flat", { earns: [makeBase(2)] });
const miles = makeCard("miles", { points: MILES, earns: [makeBase(2.5)] });
const poor = makeCard("poor", { earns: [makeBase(1)] });

describe("at a value", () => {
  const { ownAt, leadAt, findLeader, findKnownLeader, search } = askFlip("miles", [flat, miles, poor], "cpp.miles", [
    "flat",
    "poor",
  ]);

  test("the proposed wallet is worth what its points are then, and others what they were", () => {
    expect(ownAt(1)).toBeCloseTo(300, 9);
    expect(ownAt(0.5)).toBeCloseTo(150, 9);
    expect(leadAt(0.5, ["flat"])).toBeCloseTo(240 - 150 - 0.01, 9);
    expect(leadAt(1, ["flat"])).toBeCloseTo(-60.01, 9);
    expect(leadAt(0.5, ["poor"])).toBeCloseTo(120 - 150 - 0.01, 9);
  });

  test("who leads is found among the known ones and among all, if anybody does", () => {
    expect(findKnownLeader(0.5)).toEqual(["flat"]);
    expect(findKnownLeader(0.3)).toEqual(["flat"]);
    expect(findKnownLeader(0.9)).toBeNull();
    expect(findLeader(0.5)).toEqual(["flat"]);
    expect(findLeader(0.9)).toBeNull();
    expect(search.pool).toHaveLength(2);
  });

  test("whoever is found is known from then on, once", () => {
    const fresh = askFlip("miles", [flat, miles, poor], "cpp.miles");
    expect(fresh.findKnownLeader(0.5)).toBeNull();
    expect(fresh.findLeader(0.5)).toEqual(["flat"]);
    expect(fresh.search.pool).toEqual([{ slugs: ["flat"], behindUsd: expect.closeTo(60.01, 6) }]);
    expect(fresh.findKnownLeader(0.5)).toEqual(["flat"]);
    fresh.keep(["flat"]);
    expect(fresh.search.pool).toHaveLength(1);
  });

  test("a lead of less than a cent is none", () => {
    // 2% are $240, and 30,000 miles half a cent less.
    expect(findKnownLeader(239.995 / 300)).toBeNull();
    expect(findLeader(239.995 / 300)).toBeNull();
    expect(findKnownLeader(239.98 / 300)).toEqual(["flat"]);
    expect(findLeader(239.98 / 300)).toEqual(["flat"]);
  });

  test("whoever is found is known beside the others", () => {
    const one = askFlip("miles", [flat, miles, poor], "cpp.miles", ["poor"]);
    expect(one.findLeader(0.5)).toEqual(["flat"]);
    expect(one.search.pool.map(({ slugs }) => slugs)).toEqual([["poor"], ["flat"]]);
    // At 0 both are ahead; the one that leads most was known last.
    expect(one.findLeader(0)).toEqual(["flat"]);
    expect(one.search.pool).toHaveLength(2);
  });

  test("of several that lead the one that drew level first is named", () => {
    const near = makeCard("near", { earns: [makeBase(2.1)] });
    const cards = [flat, miles, near, poor];
    expect(askFlip("miles", cards, "cpp.miles", ["poor", "flat", "near"]).findKnownLeader(0.3)).toEqual(["near"]);
  });
});

test("of the known wallets one with a single card that the value touches may come to lead", () => {
  const few = makeCard("few", { points: MILES, earns: [makeBase(1.25)] });
  const { findKnownLeader, search } = askFlip("flat", [few, flat, poor], "cpp.miles", ["poor"]);
  // 15,000 miles are worth $150 today and $300 at two cents, less $20 for the second card; the own wallet has $240.
  search.pool.push({ slugs: ["few", "poor"], behindUsd: 240 - 130 });
  expect(findKnownLeader(2)).toEqual(["few", "poor"]);
  expect(findKnownLeader(1.5)).toBeNull();
  expect(findKnownLeader(1)).toBeNull();
});

describe("where a rival draws level", () => {
  test("is found to the step, with the last value at which it does not lead", () => {
    const { findCrossing } = askFlip("miles", [flat, miles, poor], "cpp.miles");
    const { before, at } = findCrossing(1, 0, ["flat"]);
    // 30,000 miles are worth $239.99.
    expect(at).toBeCloseTo(239.99 / 300, 5);
    expect(before).toBeGreaterThan(at);
    expect(before - at).toBeLessThan(2.1e-6);
    const late = findCrossing(1, 0, ["poor"]);
    expect(late.at).toBeCloseTo(119.99 / 300, 5);
  });

  test("in the other direction, too", () => {
    const few = makeCard("few", { points: MILES, earns: [makeBase(1.25)] });
    const { findCrossing } = askFlip("flat", [few, flat], "cpp.miles");
    const { before, at } = findCrossing(1, 2, ["few"]);
    expect(at).toBeCloseTo(240.01 / 150, 5);
    expect(at - before).toBeGreaterThan(0);
    expect(at - before).toBeLessThan(2.1e-6);
  });

  test("with a bend on the way", () => {
    const earns = [makeBase(2), makeEarn(6, { category: "dining", cap: { limitUsd: 3_600, pool: "d" } })];
    const capped = makeCard("capped", { ...fee(120), earns });
    const { findCrossing, whatIf } = askFlip("flat", [capped, flat], "spend.dining");
    // 4% of 3,000 dollars a year.
    const { before, at } = findCrossing(whatIf.from, whatIf.most, ["capped"]);
    expect(at).toBeCloseTo(3_000.25 / 12, 1);
    expect(Math.abs(at - before)).toBeLessThan(0.0101);
  });

  test("is today's value where it leads today", () => {
    const { findCrossing } = askFlip("poor", [flat, poor], "spend.other");
    expect(findCrossing(800, 1_600, ["flat"])).toEqual({ before: 800, at: 800 });
  });
});

describe("what holds at a value", () => {
  test("is worked out once, with today's rows of cards that it does not touch", () => {
    const { search, whatIf } = askFlip("miles", [flat, miles], "cpp.miles");
    const premisesAt = createPremises(search.model, whatIf);
    const half = premisesAt(0.5);
    expect(premisesAt(0.5)).toBe(half);
    expect(half.profile.cpp).toEqual({ miles: 0.5 });
    expect(half.rowsOfBefore(flat)).toBe(search.model.cardRows[0]);
    expect(half.rowsOfBefore(miles)).toBeUndefined();
    const other = askFlip("flat", [flat, miles], "spend.other", [], { mobileWalletPercent: 10 });
    const more = { ...other.whatIf, apply: () => ({ profile: makeProfile([makeLine("gas", 5)]), factors: {} }) };
    expect(createPremises(other.search.model, more)(1).rowsOfBefore(flat)).toBeUndefined();
  });
});

test("any known wallet may come to lead with more spend", () => {
  const diner = makeCard("diner", { ...fee(50), earns: [makeBase(2), makeEarn(4, { category: "dining" })] });
  const { findKnownLeader } = askFlip("flat", [diner, flat], "spend.dining", ["diner"]);
  // 2% more of dining against $50: level at $208 a month.
  expect([findKnownLeader(100), findKnownLeader(208), findKnownLeader(209)]).toEqual([null, null, ["diner"]]);
});

test("a perk's worth is asked with the perk at that worth", () => {
  const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
  const club = makeCard("club", { ...fee(70), earns: [makeBase(2)], perks: [lounge] });
  const { ownAt, findLeader } = askFlip("club", [club, flat], "perk.club.lounge", [], { trips: 4 });
  // $100 today, against a fee of $70.
  expect([ownAt(100), ownAt(50)]).toEqual([expect.closeTo(270, 9), expect.closeTo(220, 9)]);
  expect([findLeader(80), findLeader(50)]).toEqual([null, ["flat"]]);
});
