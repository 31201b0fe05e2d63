import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import type { CardPoints, WalletCard } from "../value/wallet-card.ts";
import { findFlip } from "./find-flips.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { valueWallet } from "./value-wallet.ts";
import { listWhatIfs } from "./what-if.ts";

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const MILES: CardPoints = {
  program: "miles",
  kind: "brand",
  floor: 1,
  cash: null,
  portal: null,
  transfer: 1,
  transfersAlone: false,
  enabledBy: [],
};
const LINES = [makeLine("other", 1_000)];

function flip(
  wallet: readonly string[],
  cards: readonly WalletCard[],
  what: string,
  direction: "below" | "above",
  { lines = LINES, pool = [], ...profile }: Partial<Profile> & { pool?: readonly (readonly string[])[] } = {},
) {
  const whole = makeProfile(lines, { maxCards: 1, ...profile });
  const held = cards.filter(({ slug }) => wallet.includes(slug));
  const whatIf = listWhatIfs(cards, valueWallet(held, whole), whole).find((one) => one.what === what)!;
  const model = compileSearch(cards, whole, []);
  const pricer = createWalletPricer(model, createPriceBound(model));
  const priceToday = (slugs: readonly string[]) =>
    pricer.price(
      cards.flatMap(({ slug }, index) => (slugs.includes(slug) ? [index] : [])),
      null,
      -Infinity,
    );
  const todayUsd = priceToday(wallet);
  const rivals = pool.map((slugs) => ({ slugs, behindUsd: todayUsd - priceToday(slugs) }));
  const search = { cards, rules: [], wallet, todayUsd, pool: rivals, model, prices: null };
  return findFlip(search, whatIf, direction);
}

describe("cents per point", () => {
  // 2.5 miles a dollar at 1 cent against 2%.
  const miles = makeCard("miles", { points: MILES, earns: [makeBase(2.5)] });

  test.each([{ pool: [] }, { pool: [["flat"]] }])(
    "below which 2%% in cash is better, whether that is known or not (%#)",
    ({ pool }) => {
      const found = flip(["miles"], [flat, miles], "cpp.miles", "below", { pool });
      expect(found).toMatchObject({ what: "cpp.miles", direction: "below", from: 1, to: ["flat"], sure: "exact" });
      // A cent less than level: 30,000 miles are worth $239.99.
      expect(found!.at).toBeCloseTo(239.99 / 300, 5);
    },
  );

  test("above which miles are better than 2% in cash", () => {
    const few = makeCard("few", { points: MILES, earns: [makeBase(1.25)] });
    expect(flip(["flat"], [few, flat], "cpp.miles", "above")!.at).toBeCloseTo(240.01 / 150, 5);
    // Looked for up to twice today's.
    const fewer = makeCard("few", { points: MILES, earns: [makeBase(0.99)] });
    expect(flip(["flat"], [fewer, flat], "cpp.miles", "above")).toBeNull();
  });

  test("have no flip where there is nothing to look at, or the wallet stays best", () => {
    const few = makeCard("few", { points: MILES, earns: [makeBase(1.25)] });
    expect(flip(["flat"], [few, flat], "cpp.miles", "below")).toBeNull();
    expect(flip(["miles"], [flat, miles], "cpp.miles", "above")).toBeNull();
  });
});

describe("the nearest of two rivals is named", () => {
  const early = makeCard("early", { fees: fee(20), earns: [makeBase(2.2)] });
  const late = makeCard("late", { fees: fee(250), earns: [makeBase(4)] });

  test("also where only the farther one is known", () => {
    // With more spend: early is level at $20 / 0.2%, late is ahead of flat at $250 / 2%.
    const lines = [makeLine("other", 500)];
    for (const pool of [[], [["late"]], [["early"], ["late"]]]) {
      const found = flip(["flat"], [early, flat, late], "spend.other", "above", { lines, pool });
      expect(found).toMatchObject({ to: ["early"], sure: "step" });
      expect(found!.at).toBeCloseTo(20 / 0.002 / 12, 0);
    }
  });
});

describe("a perk", () => {
  const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
  const club = makeCard("club", { fees: fee(70), earns: [makeBase(2)], perks: [lounge] });

  test("flips where it no longer pays the fee", () => {
    const found = flip(["club"], [club, flat], "perk.club.lounge", "below", { trips: 4 });
    expect(found).toMatchObject({ from: 100, to: ["flat"], sure: "exact" });
    expect(found!.at).toBeCloseTo(70, 1);
    expect(flip(["club"], [club, flat], "perk.club.lounge", "above", { trips: 4 })).toBeNull();
  });
});

test("a wallet that draws level already flips today", () => {
  const same = makeCard("same", { earns: [makeBase(2), makeEarn(2.1, { category: "dining" })] });
  const lines = [makeLine("dining", 0.01), makeLine("other", 1_000)];
  const found = flip(["flat"], [flat, same], "spend.dining", "above", { lines });
  expect(found).toMatchObject({ to: ["same"] });
  // A cent a year at 0.1% of dining.
  expect(found!.at).toBeCloseTo(10 / 12, 0);
});

test("where spend makes a wallet worse only far away, the nearest level is found", () => {
  // 5% of dining against a fee of $120: level at $4,000 a year.
  const paid = makeCard("paid", { fees: fee(120), earns: [makeBase(2), makeEarn(5, { category: "dining" })] });
  const lines = [makeLine("dining", 2_000), makeLine("other", 100)];
  const found = flip(["paid"], [flat, paid], "spend.dining", "below", { lines });
  expect(found).toMatchObject({ from: 2_000, to: ["flat"], sure: "step" });
  expect(found!.at).toBeCloseTo(4_000 / 12, 0);
});
