/** The figures beside an answer are those of its own cards, by hand: $1,000 a month. */
import { expect, test } from "vitest";

import { makeBase, makeCard, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { analyzeWallet } from "./analyze-wallet.ts";

test("without perks and at face value it is the wallet that counts, not what else may be had", () => {
  const fee = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });
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
