import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import {
  makeBase,
  makeCard,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
  MILES,
} from "../value/test-cards.ts";
import { compareSlugs } from "../value/compare-slugs.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { analyzeWallet } from "./analyze-wallet.ts";
import { findFlip, findNearest } from "./find-flips.ts";
import type { Challenge } from "./flip-proof.ts";
import { makeQuestion } from "./test-flip-question.ts";
import { askFlip } from "./test-flip-search.ts";

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const LINES = [makeLine("other", 1_000)];

/** The flip of the best card alone, if there is one. */
function flip(
  best: string,
  cards: readonly WalletCard[],
  what: string,
  direction: "below" | "above",
  { lines = LINES, ...profile }: Partial<Profile> = {},
) {
  const answer = analyzeWallet(
    { cards, brands: [], rules: [], changes: {} },
    makeProfile(lines, { maxCards: 1, ...profile }),
  );
  if (!answer.ok) throw new Error("the profile is wrong");
  expect(answer.wallet.cards.map(({ slug }) => slug)).toEqual([best]);
  return answer.flips.find((one) => one.what === what && one.direction === direction);
}

describe("cents per point", () => {
  // 2.5 miles a dollar at 1 cent against 2%.
  const miles = makeCard("miles", { points: MILES, earns: [makeBase(2.5)] });

  test("below which 2% in cash is better", () => {
    const found = flip("miles", [flat, miles], "cpp.miles", "below");
    expect(found).toMatchObject({ what: "cpp.miles", direction: "below", from: 1, to: ["flat"], sure: "exact" });
    // A cent less than level: 30,000 miles are worth $239.99.
    expect(found!.at).toBeCloseTo(239.99 / 300, 5);
  });

  test("above which miles are better than 2% in cash", () => {
    const few = makeCard("few", { points: MILES, earns: [makeBase(1.25)] });
    expect(flip("flat", [few, flat], "cpp.miles", "above")!.at).toBeCloseTo(240.01 / 150, 5);
    // Looked for up to twice today's.
    const fewer = makeCard("few", { points: MILES, earns: [makeBase(0.99)] });
    expect(flip("flat", [fewer, flat], "cpp.miles", "above")).toBeUndefined();
  });

  test("have no flip where there is nothing to look at, or the wallet stays best", () => {
    const few = makeCard("few", { points: MILES, earns: [makeBase(1.25)] });
    expect(flip("flat", [few, flat], "cpp.miles", "below")).toBeUndefined();
    expect(flip("miles", [flat, miles], "cpp.miles", "above")).toBeUndefined();
  });
});

describe("of two rivals", () => {
  const early = makeCard("early", { fees: fee(20), earns: [makeBase(2.2)] });
  const late = makeCard("late", { fees: fee(250), earns: [makeBase(4)] });

  test("the nearest is named", () => {
    // With more spend: early is level at $20 / 0.2%, late is ahead of flat at $250 / 2%.
    const lines = [makeLine("other", 500)];
    const found = flip("flat", [early, flat, late], "spend.other", "above", { lines });
    // The cent that it must lead by is 42 cents of spend a month.
    expect(found).toMatchObject({ to: ["early"], sure: "exact" });
    expect(found!.at).toBeCloseTo(20.01 / 0.002 / 12, 1);
  });
});

describe("a perk", () => {
  const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
  const club = makeCard("club", { fees: fee(70), earns: [makeBase(2)], perks: [lounge] });

  test("flips where it no longer pays the fee", () => {
    const found = flip("club", [club, flat], "perk.club.lounge", "below", { trips: 4 });
    expect(found).toMatchObject({ from: 100, to: ["flat"], sure: "exact" });
    expect(found!.at).toBeCloseTo(70, 1);
    expect(flip("club", [club, flat], "perk.club.lounge", "above", { trips: 4 })).toBeUndefined();
  });
});

test("a wallet that draws level already flips today", () => {
  const same = makeCard("same", { earns: [makeBase(2), makeEarn(2.1, { category: "dining" })] });
  const lines = [makeLine("dining", 0.01), makeLine("other", 1_000)];
  const found = flip("flat", [flat, same], "spend.dining", "above", { lines });
  expect(found).toMatchObject({ to: ["same"] });
  // A cent a year at 0.1% of dining.
  expect(found!.at).toBeCloseTo(10 / 12, 0);
});

test("where spend makes a wallet worse only far away, the nearest level is found", () => {
  // 5% of dining against a fee of $120: level at $4,000 a year.
  const paid = makeCard("paid", { fees: fee(120), earns: [makeBase(2), makeEarn(5, { category: "dining" })] });
  const lines = [makeLine("dining", 2_000), makeLine("other", 100)];
  const found = flip("paid", [flat, paid], "spend.dining", "below", { lines });
  expect(found).toMatchObject({ from: 2_000, to: ["flat"], sure: "exact" });
  expect(found!.at).toBeCloseTo(3_999.67 / 12, 1);
});

describe("the nearest value", () => {
  /** Level with the own 100 at 40 and at 60 dollars. */
  const rivals = { early: (value: number) => 60 + value, late: (value: number) => 2 * value - 20 };

  /** With proofs that answer these, one after the other. */
  function find(known: readonly string[], proofs: readonly (Challenge | null)[], left = 200) {
    const { question, asked } = makeQuestion({ own: () => 100, rivals, known });
    const budget = { left };
    const rest = [...proofs];
    const prove = (near: number, far: number) => {
      asked.push(`prove ${near} ${far}`);
      if (rest.length === 0) budget.left = 0;
      return rest.shift() ?? null;
    };
    return { found: findNearest(question, prove, budget, 10, 90), asked };
  }

  test("is that of a known wallet, once it is proved that nobody leads before", () => {
    expect(find(["late"], [null])).toEqual({
      found: { at: 61, to: ["late"], isNearest: true },
      asked: ["known 30", "known 90", "level 10 90 late", "prove 10 60"],
    });
  });

  test("is looked for a quarter of the way first", () => {
    const { question, asked } = makeQuestion({ own: () => 100, rivals, known: ["early"] });
    expect(findNearest(question, () => null, { left: 1 }, 10, 210)).toMatchObject({ at: 41, to: ["early"] });
    expect(asked).toEqual(["known 60", "level 10 60 early"]);
    expect(findNearest(question, () => null, { left: 1 }, 90, 10)).toMatchObject({ at: 90, to: ["early"] });
    expect(asked.slice(2)).toEqual(["known 70", "level 90 70 early"]);
  });

  test("is that of whoever the proof finds before, and the proof goes on from where nobody leads", () => {
    expect(find(["late"], [{ near: 20, far: 50, rival: ["early"] }, null])).toEqual({
      found: { at: 41, to: ["early"], isNearest: true },
      asked: ["known 30", "known 90", "level 10 90 late", "prove 10 60", "level 20 50 early", "prove 20 40"],
    });
  });

  test("needs no further proof where the rival leads from the first step on", () => {
    expect(find([], [{ near: 40, far: 50, rival: ["early"] }])).toEqual({
      found: { at: 41, to: ["early"], isNearest: true },
      asked: ["known 30", "known 90", "prove 10 90", "level 40 50 early"],
    });
  });

  test("is none where nobody leads, and nobody is asked about the far end again", () => {
    expect(find([], [null])).toEqual({ found: null, asked: ["known 30", "known 90", "prove 10 90"] });
  });

  test("with nothing left of the budget is that of the leader at the far end, or the last that was found", () => {
    const asked = ["known 30", "known 90", "prove 10 90", "all 90", "level 10 90 late"];
    expect(find([], [])).toEqual({ found: { at: 61, to: ["late"], isNearest: false }, asked });
    expect(find(["late"], [])).toMatchObject({ found: { at: 61, to: ["late"], isNearest: false } });
    expect(find(["late"], [], 0).asked).toEqual(["known 30", "known 90", "level 10 90 late"]);
    const { question } = makeQuestion({ own: () => 200, rivals });
    expect(findNearest(question, () => null, { left: 0 }, 10, 90)).toBeNull();
  });
});

describe("the values that are asked", () => {
  /** In order, each once. */
  function listAsked(own: WalletCard, what: string, direction: "below" | "above", profile: Partial<Profile> = {}) {
    const cards = [flat, own].toSorted(compareSlugs);
    const { search, whatIf } = askFlip(own.slug, cards, what, [], { lines: LINES, ...profile });
    const asked = new Set<number>();
    const apply = (value: number) => {
      asked.add(value);
      return whatIf.apply(value);
    };
    expect(findFlip(search, { ...whatIf, apply }, direction)).toBeNull();
    return [...asked];
  }

  test("are none where the value cannot move", () => {
    const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
    const club = makeCard("club", { fees: fee(70), earns: [makeBase(2)], perks: [lounge] });
    expect(listAsked(club, "perk.club.lounge", "above", { trips: 4 })).toEqual([]);
  });

  test("are the ends where the own worth is straight, its middles for that, and the first quarter", () => {
    const miles = makeCard("miles", { points: MILES, earns: [makeBase(2.5)] });
    expect(listAsked(miles, "cpp.miles", "above")).toEqual([1.25, 2, 1, 1.125, 1.625]);
  });
});

test("points that pay for spend of the same program are tried at four values, and nothing is proved", () => {
  const air = makeCard("air", {
    points: MILES,
    earns: [makeBase(2.5)],
    brandOf: "Air One",
    perks: [makePerk("yearly", { kind: "points", points: 5_000 })],
  });
  const lines = [...LINES, makePartLine("flights", 50, { brand: "Air One" })];
  const found = flip("air", [air, flat], "cpp.miles", "below", { lines, brandsUsed: "any" });
  expect(found).toMatchObject({ to: ["flat"], sure: "step" });
  const { at } = found!;
  // 31,500 miles and 5,000 more, which pay for flights that would have earned 2.5 miles a dollar; 2% of $12,600.
  expect(365 * at - 0.025 * at * 50 * at).toBeCloseTo(251.99, 3);
});
