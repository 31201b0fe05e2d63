import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile, MILES } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { analyzeWallet } from "./analyze-wallet.ts";

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
