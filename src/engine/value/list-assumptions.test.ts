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
  const note = { kind: "no-cash-value", cards: ["no-cash"] };
  expect(list({ value: "cash" })).toContainEqual(note);
  expect(list({ value: "typical" })).not.toContainEqual(note);
  expect(list({ value: "cash", cpp: { miles: 1 } })).not.toContainEqual(note);
});

test("rotating categories are called an estimate while they count", () => {
  const note = { kind: "rotating-estimate", cards: ["quarters"] };
  expect(list({})).toContainEqual(note);
  expect(list({ rotating: false })).not.toContainEqual(note);
});

test("the share paid by phone is the visitor's", () => {
  expect(list({ mobileWalletPercent: 35 })).toContainEqual({ kind: "mobile-wallet", cards: ["phone"], percent: 35 });
});

test("an estimated floor is named where a score was asked for", () => {
  const note = { kind: "score-estimate", cards: ["guessed"] };
  expect(list({ score: 700 })).toContainEqual(note);
  expect(list({ score: null })).not.toContainEqual(note);
});

test("several cards are named together", () => {
  const two = [CARDS[4]!, makeCard("also", { score: { floor: 700, isEstimated: true, newToCredit: false } })];
  expect(list({ score: 700 }, two)).toEqual([{ kind: "score-estimate", cards: ["guessed", "also"] }]);
});
