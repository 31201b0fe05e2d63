/** The figures beside an answer are those of its own cards, by hand: $1,000 a month. */
import { expect, test } from "vitest";

import { makeBase, makeCard, makeChoice, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { analyzeWallet, countWallets } from "./analyze-wallet.ts";

const fee = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });

test("without perks and at face value it is the wallet that counts, not what else may be had", () => {
  const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
  const cards = [
    makeCard("club", { ...fee(50), earns: [makeBase(2)], perks: [lounge] }),
    makeCard("dear", {
      ...fee(100),
      earns: [makeBase(2.5)],
      perks: [makePerk("points", { kind: "points", points: 900 })],
    }),
  ];
  const answer = analyzeWallet(
    { cards, brands: [], rules: [], changes: {} },
    makeProfile([makeLine("other", 1_000)], { maxCards: 1, trips: 4 }),
    { sensitivity: false },
  );
  if (!answer.ok) throw new Error("the profile is wrong");
  // $240, a fee of $50, and four visits at $25; the other card is worth 300 - 100 + 9.
  expect(answer.wallet.cards.map(({ slug }) => slug)).toEqual(["club"]);
  expect(answer.wallet.netUsd).toBeCloseTo(290, 9);
  expect(answer.withoutPerksUsd).toBeCloseTo(190, 9);
  expect(answer.perksAtFaceValueUsd).toBeCloseTo(590, 9);
  expect(answer.cards.map(({ slug }) => slug)).toEqual(["club"]);
  expect(answer.eligibleCount).toBe(2);
});

test("wallets are counted by their number of cards, beside those that must be held", () => {
  // 1 + 5 + 10; 1 + 4 + 6; all 8 of three cards; the must-haves alone.
  expect([countWallets(5, 2), countWallets(5, 3, 1), countWallets(3, 5), countWallets(4, 2, 2)]).toEqual([
    16, 11, 8, 1,
  ]);
});

test("every wallet beside the best is said with its fees, what it is worth less, and in what it is better", () => {
  const earning = (slug: string, points: number, feeUsd: number) =>
    makeCard(slug, { ...fee(feeUsd), earns: [makeBase(2)], perks: [makePerk("p", { kind: "points", points })] });
  // $240 and, in dollars less fees, 200, 60 and 175 for the cards; a second card costs $20.
  const cards = [earning("dear", 45_000, 250), earning("extra", 9_000, 30), earning("plain", 17_500, 0)];
  const profile = makeProfile([makeLine("other", 1_000)], { maxCards: 2 });
  const answer = analyzeWallet({ cards, brands: [], rules: [], changes: {} }, profile, { sensitivity: false });
  if (!answer.ok) throw new Error("the profile is wrong");
  const { wallet, runnersUp, frontier, simple, proof } = answer;
  expect(wallet.cards.map(({ slug }) => slug)).toEqual(["dear", "plain"]);
  expect(wallet.objectiveUsd).toBeCloseTo(240 + 200 + 175 - 20, 9);
  expect(runnersUp).toEqual([]);
  expect(answer.runnersUpComplete).toBe(true);
  expect(
    frontier.map((one) => [one.maxCards, one.cards.join(), one.laterFeesUsd, Math.round(one.objectiveUsd)]),
  ).toEqual([
    [1, "dear", 250, 440],
    [2, "dear,plain", 250, 595],
  ]);
  expect(simple).toMatchObject({ cards: ["dear", "plain"], feesSavedUsd: 0, isAdvised: false, better: ["equal"] });
  expect(proof).toMatchObject({ optimal: true, wallets: 7, gapUsd: 0 });

  const single = analyzeWallet({ cards, brands: [], rules: [], changes: {} }, { ...profile, maxCards: 1 });
  if (!single.ok) throw new Error("the profile is wrong");
  expect(single.simple).toMatchObject({ cards: ["plain"], feesSavedUsd: 250, isAdvised: true, better: ["lower-fees"] });
  expect(single.simple.lessUsd).toBeCloseTo(25, 9);
  expect(single.runnersUp.map((one) => [one.cards.join(), one.laterFeesUsd])).toEqual([["plain", 0]]);
});

test("two cards' fees are one sum, and their choices are named", () => {
  const chooses = makeCard("chooses", {
    ...fee(30),
    choices: [makeChoice("chosen", ["other"], { multiplier: 9 })],
  });
  const points = makePerk("p", { kind: "points", points: 20_000 });
  const cards = [chooses, makeCard("perk", { ...fee(50), earns: [], perks: [points] })];
  const profile = makeProfile([makeLine("other", 1_000)], { maxCards: 2 });
  const answer = analyzeWallet({ cards, brands: [], rules: [], changes: {} }, profile, { sensitivity: false });
  if (!answer.ok) throw new Error("the profile is wrong");
  expect(answer.frontier.at(-1)).toMatchObject({
    cards: ["chooses", "perk"],
    laterFeesUsd: 80,
    choices: { chooses: ["on other"] },
  });
});
