/** Worked examples, each by hand from the model's words. */
import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import {
  BANK,
  makeBase,
  makeCard,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
} from "../value/test-cards.ts";
import { toPerkKey } from "../value/visit.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { planMembers, valueWallet } from "./value-wallet.ts";

const POINTS = { ...BANK, transfer: 1.6, enabledBy: ["sapphire"] };

const preferred = makeCard("preferred", {
  fees: { firstYearUsd: 0, laterUsd: 95 },
  earns: [makeBase(1), makeEarn(6, { category: "groceries", cap: { limitUsd: 6_000, pool: "g" }, afterCap: 1 })],
});
const freedom = makeCard("freedom", { points: POINTS, earns: [makeBase(1.5)] });
const sapphire = makeCard("sapphire", {
  fees: { firstYearUsd: 95, laterUsd: 95 },
  points: { ...POINTS, transfersAlone: true, enabledBy: [] },
  earns: [makeBase(1), makeEarn(3, { category: "dining" })],
});

const value = (cards: readonly WalletCard[], lines: Profile["lines"], profile: Partial<Profile> = {}) =>
  valueWallet(cards, makeProfile(lines, profile));

test("6% on the first $6,000 of groceries, 1% after: $700 a month earns $384, less the fee", () => {
  const plan = value([preferred], [makeLine("groceries", 700)]);
  expect(plan.rewardsUsd).toBeCloseTo(384, 9);
  expect(plan.netUsd).toBeCloseTo(289, 9);
  expect(plan.caps).toEqual([{ card: "preferred", pool: "g", usedUsd: 6_000, limitUsd: 6_000 }]);
});

test("a card of the family lets the points of another transfer: 1.3 cents instead of 1", () => {
  const lines = [makeLine("other", 1_000)];
  expect(value([freedom], lines).netUsd).toBeCloseTo(180, 9);
  const plan = value([freedom, sapphire], lines);
  expect(plan.rewardsUsd).toBeCloseTo(12_000 * 1.5 * 0.013, 9);
  expect(plan.cards.map(({ slug, enabledBy }) => [slug, enabledBy])).toEqual([
    ["freedom", "sapphire"],
    ["sapphire", null],
  ]);
  expect(value([freedom, sapphire], lines, { value: "cash" }).rewardsUsd).toBeCloseTo(180, 9);
});

test("a credit pays instead of points, and its dollars count as spend on the card", () => {
  const card = makeCard("credit", {
    earns: [makeBase(4)],
    perks: [makePerk("meals", { kind: "cash-like", faceUsd: 120, portions: 12, fits: { categories: ["dining"] } })],
  });
  const plan = value([card], [makeLine("dining", 100)]);
  expect(plan.perksUsd).toBeCloseTo(120, 9);
  expect(plan.rewardsUsd).toBeCloseTo(1_080 * 0.04, 9);
  expect(plan.cards[0]).toMatchObject({ spendUsd: 1_200 });
  expect(value([card], [makeLine("dining", 5)]).perksUsd).toBeCloseTo(60, 9);
});

test("credits of two cards at one merchant share the spend there", () => {
  const uber = (slug: string) =>
    makeCard(slug, {
      earns: [],
      perks: [
        makePerk("uber", { kind: "credit", faceUsd: 120, share: 0.5, fits: { brands: ["Uber"] }, merchant: "uber" }),
      ],
    });
  const lines = [makePartLine("ride-hailing", 15, { brand: "Uber" })];
  expect(value([uber("a"), uber("b")], lines).perksUsd).toBeCloseTo(90, 9);
  const use = [
    { card: "a", perk: "uber" },
    { card: "b", perk: "uber" },
  ];
  const unspent = value([uber("a"), uber("b")], [], { use });
  expect(unspent.perksUsd).toBeCloseTo(60, 9);
  expect(unspent.notEarned).toMatchObject([{ card: "b", why: "once-per-wallet" }]);
});

describe("a perk that needs $4,000 on the card", () => {
  const needy = makeCard("needy", {
    perks: [makePerk("ticket", { kind: "points", points: 30_000, needs: { spendUsd: 4_000 } })],
  });
  const better = makeCard("better", { earns: [makeBase(2)] });

  test("counts when the plan puts it there, and its loss is charged", () => {
    const plan = value([needy, better], [makeLine("other", 1_000)]);
    expect(plan.perksUsd).toBe(300);
    expect(plan.rewardsUsd).toBeCloseTo(8_000 * 0.02 + 4_000 * 0.01, 9);
    expect(plan.cards.find(({ slug }) => slug === "needy")).toMatchObject({ neededSpendUsd: 4_000, spendUsd: 4_000 });
  });

  test("does not count when the spend is not there, and is named", () => {
    const plan = value([needy, better], [makeLine("other", 300)]);
    expect(plan.perksUsd).toBe(0);
    expect(plan.rewardsUsd).toBeCloseTo(72, 9);
    expect(plan.notEarned).toMatchObject([{ card: "needy", perk: "ticket", usd: 300, why: "spend" }]);
  });
});

test("a choice card chooses what is best beside the others, and says what", () => {
  const choosing = makeCard("choosing", {
    choices: [
      {
        id: "top",
        mode: "chosen",
        choices: 1,
        multiplier: 5,
        afterCap: 1,
        cap: { limitUsd: 6_000, pool: "top" },
        options: [
          { id: "groceries", label: "groceries", covers: [{ category: "groceries", parts: null }] },
          { id: "gas", label: "gas", covers: [{ category: "gas", parts: null }] },
        ],
      },
    ],
  });
  const lines = [makeLine("groceries", 500), makeLine("gas", 200)];
  expect(value([choosing], lines)).toMatchObject({ rewardsUsd: 300 + 24, cards: [{ choices: ["groceries"] }] });
  expect(value([choosing, preferred], lines).cards[0]).toMatchObject({ choices: ["gas"] });
});

test("a membership is paid for unless the visitor has it, and effort counts cards beyond the first", () => {
  const club = makeCard("club", { requires: { kind: "membership", name: "Club", key: "club", usdPerYear: 65 } });
  const lines = [makeLine("other", 1_000)];
  expect(value([club], lines).netUsd).toBeCloseTo(55, 9);
  expect(value([club], lines, { has: ["club"] }).netUsd).toBeCloseTo(120, 9);
  expect(value([club, freedom], lines, { effortUsd: 20 })).toMatchObject({ effortUsd: 20 });
  expect(value([], lines)).toMatchObject({ netUsd: 0, effortUsd: 0, unplaced: [{ annualUsd: 12_000 }] });
});

test("a factor on a perk is a factor on what it is worth", () => {
  const club = makeCard("club", { perks: [makePerk("p", { kind: "points", points: 20_000 })] });
  const perksUsd = (factor: number) => {
    const model = compileSearch([club], makeProfile([makeLine("other", 100)]), { [toPerkKey("club", "p")]: factor });
    return planMembers(model, createWalletPricer(model), [0]).perksUsd;
  };
  expect([perksUsd(1), perksUsd(0.25)]).toEqual([200, 50]);
});

test("what has no plan is an error, not a wallet worth nothing", () => {
  // Each perk needs $8,000 of the $12,000.
  const perks = [makePerk("p", { kind: "points", points: 30_000, needs: { spendUsd: 8_000 } })];
  const model = compileSearch(
    ["a", "b"].map((slug) => makeCard(slug, { perks })),
    makeProfile([makeLine("other", 1_000)]),
  );
  const pricer = createWalletPricer(model, createPriceBound(model));
  const promised = model.rowsOf.map((ways) => ways.at(-1)!.at(-1)!);
  expect(promised.map((row) => model.minSpendUsd[row])).toEqual([8_000, 8_000]);
  const plan = (usd: number) => planMembers(model, { price: () => usd, lastRows: () => promised }, [0, 1]);
  expect(() => plan(500)).toThrow("rows that cannot be had together");
  expect(() => plan(-Infinity)).toThrow("a wallet without a plan");
  expect(planMembers(model, pricer, [0, 1]).cards).toHaveLength(2);
});
