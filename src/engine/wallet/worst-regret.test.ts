import { expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { makeBase, makeCard, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import type { CardPoints, WalletCard } from "../value/wallet-card.ts";
import { valueWallet } from "./value-wallet.ts";
import { findWorstRegret } from "./worst-regret.ts";

const POINTS: CardPoints = {
  program: "miles",
  kind: "brand",
  floor: 1,
  cash: 0.5,
  portal: null,
  transfer: 1,
  transfersAlone: false,
  enabledBy: [],
};
const earning = (slug: string, program: string, rate: number, card: Partial<WalletCard> = {}) =>
  makeCard(slug, { points: { ...POINTS, program }, earns: [makeBase(rate)], ...card });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const LINES = [makeLine("other", 1_000)];

function regret(wallet: readonly string[], cards: readonly WalletCard[], profile: Partial<Profile> = {}) {
  const whole = makeProfile(LINES, { effortUsd: 0, maxCards: 1, ...profile });
  const plan = valueWallet(
    cards.filter(({ slug }) => wallet.includes(slug)),
    whole,
  );
  return findWorstRegret(cards, whole, [], plan);
}

test("points that the plan does not use may be worth 20% more", () => {
  // 1.9 miles at 1.2 cents against 2%: 2.28% of $12,000.
  const found = regret(["flat"], [flat, earning("miles", "miles", 1.9)]);
  expect(found.usd).toBeCloseTo(12_000 * 0.0028, 6);
  expect(found).toMatchObject({ to: ["miles"], isExact: true });
});

test("points that the plan earns may be worth 20% less, while others' are worth 20% more", () => {
  const found = regret(["mine"], [earning("mine", "a", 2), earning("other", "b", 1.9)]);
  expect(found.usd).toBeCloseTo(12_000 * (0.019 * 1.2 - 0.02 * 0.8), 6);
  expect(found.to).toEqual(["other"]);
});

test("points of one program fall for the rival as well", () => {
  // 2.1 against 2 miles for a fee of $15: at 1 cent worse by $3, at 1.2 worse by 60 cents; at 0.8 it is worse still.
  const rival = earning("rival", "a", 2.1, { fees: { firstYearUsd: 15, laterUsd: 15 } });
  expect(regret(["mine"], [earning("mine", "a", 2), rival])).toMatchObject({ usd: 0, to: [] });
});

test("a perk may be worth half of what it counts, and points of a perk what points are worth", () => {
  const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
  const club = makeCard("club", { fees: { firstYearUsd: 70, laterUsd: 70 }, earns: [makeBase(2)], perks: [lounge] });
  // $100 of visits at four trips; $50 do not pay the fee.
  expect(regret(["club"], [club, flat], { trips: 4 }).usd).toBeCloseTo(20, 6);
  const yearly = earning("yearly", "miles", 1, {
    points: { ...POINTS, kind: "bank", transfersAlone: true },
    fees: { firstYearUsd: 70, laterUsd: 70 },
    perks: [makePerk("points", { kind: "points", points: 20_000 })],
  });
  // 12,000 + 20,000 miles less the fee are $250; at 0.8 cents $186 against $240.
  expect(regret(["yearly"], [flat, yearly]).usd).toBeCloseTo(54, 6);
});

test("a perk of a card with points is no points", () => {
  const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
  const card = earning("both", "miles", 2, { fees: { firstYearUsd: 70, laterUsd: 70 }, perks: [lounge] });
  // 24,000 miles at 0.8 cents, $50 of visits less the fee: $172 against $240.
  expect(regret(["both"], [card, flat], { trips: 4 }).usd).toBeCloseTo(240 - (192 + 50 - 70), 6);
});

test("what points bring counts at their value in this answer", () => {
  // 24,000 miles at 1.5 cents, 20% less: $288; the other 1.9 at 1.8 cents: $410.40.
  const cards = [earning("mine", "a", 2), earning("other", "b", 1.9)];
  expect(regret(["mine"], cards, { cpp: { a: 1.5, b: 1.5 } }).usd).toBeCloseTo(410.4 - 288, 6);
});

test("whoever takes cash has no estimate of points", () => {
  // 3.9 miles at half a cent: 20% more would pass 2%.
  expect(regret(["flat"], [flat, earning("miles", "miles", 3.9)], { value: "cash" })).toMatchObject({ usd: 0, to: [] });
});

test("only the points that the plan earns make corners", () => {
  const others = ["b", "c", "d", "e", "f"].map((program) => earning(`other-${program}`, program, 0.1));
  expect(regret(["mine"], [earning("mine", "a", 2), ...others])).toMatchObject({ usd: 0, isExact: true });
});

test("a plan with the points of five programs is bounded from above, and says so; of four it is exact", () => {
  const lines = (["dining", "groceries", "gas", "transit", "other"] as const).map((category) =>
    makeLine(category, 100),
  );
  const cards = lines.map(({ category }) =>
    earning(`c-${category}`, category, 0, {
      earns: [makeBase(0.1), { ...makeBase(3), base: false, id: "own", category }],
    }),
  );
  const whole = makeProfile(lines, { effortUsd: 0, maxCards: 5 });
  const found = findWorstRegret(cards, whole, [], valueWallet(cards, whole));
  expect(found.isExact).toBe(false);
  // All at 1.2 cents against this plan at 0.8: 40% of $180.
  expect(found.usd).toBeCloseTo(72, 6);
  const four = makeProfile(lines.slice(0, 4), { effortUsd: 0, maxCards: 4 });
  const few = cards.slice(0, 4);
  // Nothing better can come: all change alike.
  expect(findWorstRegret(few, four, [], valueWallet(few, four))).toMatchObject({ usd: 0, isExact: true });
});
