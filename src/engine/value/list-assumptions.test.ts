import { expect, test } from "vitest";

import { listAssumptions } from "./list-assumptions.ts";
import type { Profile } from "./profile.ts";
import { makeCard, makeProfile } from "./test-cards.ts";
import type { CardChoice } from "./wallet-card.ts";

const choice = (mode: CardChoice["mode"]): CardChoice => ({
  id: mode,
  mode,
  choices: 1,
  multiplier: 5,
  afterCap: 1,
  cap: null,
  options: [],
});
const bare = makeCard("bare");
const CARDS = [
  bare,
  makeCard("no-cash", { points: { ...bare.points, program: "miles", cash: null } }),
  makeCard("quarters", { choices: [choice("rotating")] }),
  makeCard("phone", { choices: [choice("mobile-wallet")] }),
  makeCard("guessed", { score: { floor: 700, isEstimated: true, newToCredit: false } }),
];
const list = (change: Partial<Profile>, cards = CARDS) => listAssumptions(cards, makeProfile([], change));

test("a plain card takes nothing for granted", () => {
  expect(list({ value: "cash", score: 700, rotating: true }, [bare])).toEqual([]);
});

test("points without a cash value are named where points count in cash", () => {
  const note = "No cash value is on record for the points of no-cash, so they count nothing.";
  expect(list({ value: "cash" })).toContain(note);
  expect(list({ value: "typical" })).not.toContain(note);
  expect(list({ value: "cash", cpp: { miles: 1 } })).not.toContain(note);
});

test("rotating categories are called an estimate while they count", () => {
  const note = "The rotating categories of quarters are an estimate: an eighth of each line's year.";
  expect(list({})).toContain(note);
  expect(list({ rotating: false })).not.toContain(note);
});

test("the share paid by phone is the visitor's", () => {
  expect(list({ mobileWalletPercent: 35 })).toContain("35% of the spend in shops is counted as paid by phone (phone).");
});

test("an estimated floor is named where a score was asked for", () => {
  const note = "No credit score is stated for guessed; the floor is our estimate.";
  expect(list({ score: 700 })).toContain(note);
  expect(list({ score: null })).not.toContain(note);
});

test("the first year says that its bonuses may not all be had", () => {
  const note = expect.stringContaining("Month by month you may not get them all");
  expect(list({ horizon: "first-year" }, [bare])).toEqual([note]);
  expect(list({}, [bare])).toEqual([]);
});

test("several cards stand in one sentence", () => {
  const two = [CARDS[4]!, makeCard("also", { score: { floor: 700, isEstimated: true, newToCredit: false } })];
  expect(list({ score: 700 }, two)).toEqual([
    "No credit score is stated for guessed, also; the floor is our estimate.",
  ]);
});
