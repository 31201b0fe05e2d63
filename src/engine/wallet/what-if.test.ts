import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { BANK, makeBase, makeCard, makeLine, makePartLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { toPerkKey } from "../value/visit.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { valueWallet } from "./value-wallet.ts";
import { listWhatIfs } from "./what-if.ts";

const POINTS = { ...BANK, cash: 0.6, transfersAlone: true };
const bank = makeCard("bank-card", { points: POINTS, earns: [makeBase(2)] });
const miles = makeCard("miles", { points: { ...POINTS, program: "miles", kind: "brand", transfer: 1.4 } });
const cash = makeCard("cash");
const LINES = [makeLine("dining", 100), makeLine("other", 1_000)];

function list(
  held: readonly WalletCard[],
  cards: readonly WalletCard[],
  profile: Partial<Profile> = {},
  lines = LINES,
) {
  const whole = makeProfile(lines, profile);
  return Object.fromEntries(listWhatIfs(cards, valueWallet(held, whole), whole).map((one) => [one.what, one]));
}

describe("what could be otherwise", () => {
  test("a held program's cents per point, from nothing to twice today's, bent at its floor", () => {
    const whatIfs = list([bank], [bank, cash, miles]);
    // The middle between 1 and 2.
    expect(whatIfs["cpp.bank"]).toMatchObject({ from: 1.5, least: 0, most: 3, bends: [1], shape: "linear" });
    const { profile, factors } = whatIfs["cpp.bank"]!.apply(0.9);
    expect([profile.cpp, factors]).toEqual([{ bank: 0.9 }, {}]);
  });

  test("the points of a program that the plan has no card of can only be worth more", () => {
    const { ["cpp.miles"]: one } = list([bank], [bank, cash, miles]);
    expect(one!.least).toBe(one!.from);
    expect(one!.most).toBeCloseTo(2 * one!.from, 9);
    expect(list([bank], [bank, miles], { cpp: { miles: 1.1 } })["cpp.miles"]).toMatchObject({ from: 1.1 });
  });

  test("as the plan counts them: without a card that lets them transfer, the floor; of several cards the highest", () => {
    const waits = makeCard("a-waits", { points: { ...POINTS, transfersAlone: false }, earns: [makeBase(3)] });
    expect(list([waits], [waits, bank])["cpp.bank"]).toMatchObject({ from: 1, most: 2 });
    expect(list([waits, bank], [waits, bank])["cpp.bank"]).toMatchObject({ from: 1.5 });
    // Held by nobody, they count as somebody would get them who can transfer.
    expect(list([cash], [cash, waits])["cpp.bank"]).toMatchObject({ from: 1.5, least: 1.5 });
    // One card of the program that cannot transfer does not make it a program without estimates.
    const never = makeCard("b-never", { points: { ...POINTS, transfersAlone: false, transfer: null } });
    expect(list([bank], [bank, never])["cpp.bank"]).toMatchObject({ from: 1.5 });
  });

  test("but neither cash nor any program for whoever takes cash", () => {
    const programs = (whatIfs: object) => Object.keys(whatIfs).filter((what) => what.startsWith("cpp."));
    expect(programs(list([bank], [bank, cash, miles]))).toEqual(["cpp.bank", "cpp.miles"]);
    expect(programs(list([bank], [bank, cash, miles], { value: "cash" }))).toEqual([]);
  });

  test("a perk that the plan counts, from nothing to what it counts", () => {
    const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
    const card = makeCard("club", { perks: [lounge] });
    const { ["perk.club.lounge"]: one } = list([card], [card], { trips: 4 });
    expect(one).toMatchObject({ from: 100, least: 0, most: 100, bends: [], startsToday: true, shape: "linear" });
    const { profile, factors } = one!.apply(25);
    expect(factors).toEqual({ [toPerkKey("club", "lounge")]: 0.25 });
    expect(profile.trips).toBe(4);
  });

  test("spend by category and brand, up to four times and at least $500 a month more, in the shape it has", () => {
    const lines = [
      makeLine("other", 300),
      makePartLine("online-retail", 100),
      makePartLine("ride-hailing", 50, { brand: "Uber" }),
    ];
    const whatIfs = list([cash], [cash], {}, lines);
    expect(Object.keys(whatIfs)).toEqual(["spend.other", "brand.Uber"]);
    expect(whatIfs["spend.other"]).toMatchObject({ from: 400, least: 0.01, most: 1_600, bends: [], shape: "concave" });
    expect(whatIfs["spend.other"]!.startsToday).toBe(true);
    expect(whatIfs["brand.Uber"]).toMatchObject({ from: 50, most: 550 });
    const amounts = (what: string, value: number) =>
      whatIfs[what]!.apply(value).profile.lines.map(({ monthlyUsd }) => monthlyUsd);
    expect(amounts("spend.other", 800)).toEqual([600, 200, 50]);
    expect(amounts("brand.Uber", 25)).toEqual([300, 100, 25]);
    expect(amounts("brand.Uber", 0)).toEqual([300, 100]);
    expect(whatIfs["spend.other"]!.apply(800).factors).toEqual({});
  });
});

test("a perk is a question about its own card, and an airline's credit is none about its points", () => {
  const perks = [makePerk("meals", { kind: "cash-like", faceUsd: 100, fits: { categories: ["dining"] } })];
  const flier = { ...miles, perks, brandOf: "Air One" };
  const whatIfs = list([flier], [flier, cash]);
  const { touches } = whatIfs["perk.miles.meals"]!;
  expect([flier, cash].map(touches)).toEqual([true, false]);
  expect(whatIfs["cpp.miles"]!.shape).toBe("linear");
  const yearly = makePerk("yearly", { kind: "points", points: 5_000 });
  const line = makePartLine("flights", 50, { brand: "Air One" });
  const paid = { ...flier, perks: [yearly] };
  expect(list([paid], [paid, cash], {}, [...LINES, line])["cpp.miles"]!.shape).toBe("curved");
});

test("an airline's points for spend there pay as a credit: of one card of the program, if they count and there is such spend", () => {
  const yearly = makePerk("yearly", { kind: "points", points: 5_000 });
  const flier = { ...miles, perks: [yearly], brandOf: "Air One" };
  const flights = [...LINES, makePartLine("flights", 50, { brand: "Air One" })];
  const shape = (cards: readonly WalletCard[], lines: Profile["lines"], profile: Partial<Profile> = {}) =>
    list([cards[0]!], cards, profile, [...lines])[`cpp.${cards[0]!.points.program}`]!.shape;
  expect(shape([flier, cash], flights)).toBe("curved");
  expect(shape([{ ...miles, slug: "a" }, flier], flights)).toBe("curved");
  expect(shape([flier, cash], LINES)).toBe("linear");
  // Only for those who fly in two, and a bank's points are points.
  const companion = makePerk("two", { kind: "certificate", companion: true, points: 5_000 });
  expect(shape([{ ...flier, perks: [companion] }, cash], flights, { travelers: 1 })).toBe("linear");
  expect(shape([{ ...flier, perks: [companion] }, cash], flights, { travelers: 2 })).toBe("curved");
  expect(shape([{ ...bank, perks: [yearly] }, cash], flights)).toBe("linear");
});

describe("today's value of a program", () => {
  test("is what all of its cards count, unless only some of them can transfer or their points are worth different sums", () => {
    const starts = (cards: readonly WalletCard[], profile: Partial<Profile> = {}) =>
      list([cards[0]!], cards, profile)[`cpp.${cards[0]!.points.program}`]!.startsToday;
    expect(starts([miles, cash])).toBe(true);
    expect(starts([miles, { ...miles, slug: "other", points: { ...miles.points, transfer: 1.2 } }])).toBe(false);
    expect(starts([bank, cash], { cpp: { bank: 1.5 } })).toBe(true);
    // The middle of 1 and 2 cents for whoever can transfer; what a bank's points are worth without is no more than 1.
    expect(starts([bank, cash])).toBe(true);
    const waits = makeCard("waits", { points: { ...POINTS, transfersAlone: false, floor: 0.8 }, earns: [makeBase(3)] });
    expect(starts([waits, cash])).toBe(false);
    // Through the portal they are worth 1.5 cents to everybody, as a question about transfers only 1.
    const portal = makeCard("portal", { points: { ...POINTS, portal: 1.5 }, earns: [makeBase(2)] });
    expect(starts([portal, cash], { value: "portal" })).toBe(false);
  });
});

test("a line's amount is a question about the cards whose ways to be held depend on amounts", () => {
  const certificate = makeCard("inn", { perks: [makePerk("night", { kind: "certificate", faceUsd: 100 })] });
  const { ["spend.other"]: other } = list([cash], [cash, certificate]);
  expect([cash, certificate].map(other!.touches)).toEqual([false, true]);
});
