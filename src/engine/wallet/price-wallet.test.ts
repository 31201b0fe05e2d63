/** The search's fast sums against the plan that earns them, and against every way to hold the cards. */
import { startWork } from "../work-budget.ts";
import { expect, test } from "vitest";

import { planWallet } from "../value/plan-wallet.ts";
import type { Profile } from "../value/profile.ts";
import { createRandom, makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer, findMask } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import type { SearchModel } from "./search-model.ts";
import { planMembers } from "./value-wallet.ts";

const open = (cards: readonly WalletCard[], profile: Profile) => {
  const model = compileSearch(cards, profile);
  return { model, pricer: createWalletPricer(model, createPriceBound(model)) };
};

/** Every way to take a row of each card, each planned in full; null where there are too many. */
function tryAllRows(model: SearchModel, members: readonly number[]): number | null {
  const choices = members.map((card) => [...model.rowsOf[card]![findMask(model, card, members)]!]);
  if (choices.reduce((count, rows) => count * rows.length, 1) > 300) return null;
  let bestUsd = -Infinity;
  const walk = (rows: readonly number[]): void => {
    if (rows.length < members.length) {
      for (const row of choices[rows.length]!) walk([...rows, row]);
      return;
    }
    const planned = members.map((card, at) => {
      const cardRows = model.cardRows[card]!;
      return { rows: cardRows, row: cardRows.rows[model.ownIndexOf[rows[at]!]!]! };
    });
    bestUsd = Math.max(bestUsd, planWallet(planned, model.visit)?.objectiveUsd ?? -Infinity);
  };
  walk([]);
  return bestUsd;
}

test("a wallet's objective is that of its best plan, whatever prices it is looked for with (80 random wallets)", () => {
  let compared = 0;
  for (let seed = 0; seed < 80; seed += 1) {
    const random = createRandom(seed + 17_000);
    const cards = makeRandomCards(6, random);
    const { model, pricer } = open(cards, makeRandomProfile(random, cards));
    const members = random
      .shuffle([0, 1, 2, 3, 4, 5])
      .slice(0, 1 + (seed % 4))
      .toSorted((left, right) => left - right);
    const usd = pricer.price(members, null, -Infinity);
    expect(planMembers(model, pricer, members).objectiveUsd, `seed ${seed}`).toBeCloseTo(usd, 6);
    const allUsd = tryAllRows(model, members);
    if (allUsd !== null) {
      compared += 1;
      expect(usd, `seed ${seed}`).toBeCloseTo(allUsd, 6);
    }
    const prices = model.lineUsd.map((line) => line * random.next() * 0.03);
    expect(pricer.price(members, prices, -Infinity)).toBeCloseTo(usd, 6);
    expect(pricer.price(members, null, usd - 0.01)).toBeCloseTo(usd, 6);
    // At a floor that it does not pass it may say less, but never more.
    expect(pricer.price(members, null, usd + 0.01)).toBeLessThanOrEqual(usd + 1e-6);
  }
  expect(compared).toBeGreaterThan(60);
});

test("no card at all is worth 0 and takes no row", () => {
  const { pricer } = open([makeCard("a")], makeProfile([makeLine("other", 100)]));
  pricer.price([0], null, -Infinity);
  expect([pricer.price([], null, -Infinity), pricer.lastRows()]).toEqual([0, []]);
});

test("pools of several cards share a line's dollars", () => {
  const capped = (slug: string, rate: number, limitUsd: number) =>
    makeCard(slug, {
      earns: [makeBase(1), makeEarn(rate, { category: "dining", cap: { limitUsd, pool: slug }, afterCap: 1 })],
    });
  const cards = [capped("a", 5, 1_000), capped("b", 4, 2_000), capped("c", 3, 500)];
  const { pricer } = open(cards, makeProfile([makeLine("dining", 200)], { effortUsd: 0 }));
  // $2,400 of dining: $1,000 at 5%, $1,400 at 4%.
  expect(pricer.price([0, 1], null, -Infinity)).toBeCloseTo(106, 9);
  expect(pricer.price([0], null, -Infinity)).toBeCloseTo(50 + 14, 9);
  // $1,000 at 5%, $500 at 3%, $900 at 1%.
  expect(pricer.price([0, 2], null, -Infinity)).toBeCloseTo(50 + 15 + 9, 9);
});

test("of many ways to choose, the best are found without pricing all of them", () => {
  const kinds = ["dining", "groceries", "gas", "transit", "streaming", "travel_other"] as const;
  const chooser = (slug: string, multiplier: number): WalletCard =>
    makeCard(slug, {
      choices: [
        {
          id: "two",
          mode: "chosen",
          choices: 2,
          multiplier,
          afterCap: 1,
          cap: { limitUsd: 2_000, pool: "two" },
          options: kinds.map((category) => ({ id: category, label: category, covers: [{ category, parts: null }] })),
        },
      ],
    });
  const lines = kinds.map((category, at) => makeLine(category, 40 + 35 * at));
  const { model, pricer } = open([chooser("a", 5), chooser("b", 4)], makeProfile(lines, { effortUsd: 0 }));
  // 15 ways each, 225 together; near ties among equal categories leave many of them open.
  expect(model.rowsOf.map(([rows]) => rows!.length)).toEqual([15, 15]);
  const work = startWork();
  const usd = pricer.price([0, 1], null, -Infinity);
  expect(work.count()).toBeLessThan(40_000);
  expect(usd).toBeCloseTo(tryAllRows(model, [0, 1])!, 6);
  expect(pricer.price([0, 1], null, usd - 0.01)).toBeCloseTo(usd, 6);
});

test("what is worth a hair more than the floor is found", () => {
  const lounge = makePerk("lounge", { kind: "access", faceUsd: 400, needs: { spendUsd: 6_000 } });
  const club = makeCard("club", { earns: [makeBase(1)], perks: [lounge] });
  const { model, pricer } = open([club], makeProfile([makeLine("other", 1_000)], { trips: 4, effortUsd: 0 }));
  // 1% of $12,000 and $100 of lounges; at prices of 0 the bound is the worth.
  const free = new Float64Array(model.lineCount);
  const hair = 5e-8;
  expect(pricer.price([0], free, 221)).toBe(-Infinity);
  expect(pricer.price([0], free, 220 - hair)).toBeCloseTo(220, 9);
});

test("a wallet with one way to hold each card is worth the same whatever the floor", () => {
  const { pricer } = open([makeCard("a", { earns: [makeBase(2)] })], makeProfile([makeLine("other", 1_000)]));
  expect(pricer.price([0], null, 500)).toBeCloseTo(240, 9);
  expect(pricer.lastRows()).toEqual([0]);
});

test("of two promises that cannot both be kept one is", () => {
  // $8,000 each of $12,000.
  const perks = [makePerk("p", { kind: "points", points: 30_000, needs: { spendUsd: 8_000 } })];
  const { pricer } = open(
    ["a", "b"].map((slug) => makeCard(slug, { perks })),
    makeProfile([makeLine("other", 1_000)]),
  );
  // 1% of everything, less $20 for the second card, and $300 once.
  expect(pricer.price([0, 1])).toBeCloseTo(120 + 300 - 20, 9);
});

test("spend that a promise needs goes first where it loses least, within a limit", () => {
  const cap = { limitUsd: 500, pool: "p" };
  const perk = makePerk("p", { kind: "points", points: 10_000, needs: { spendUsd: 1_000 } });
  const abroad = makeCard("abroad", {
    foreignFeePercent: 3,
    earns: [makeBase(1), makeEarn(2, { category: "dining", cap, afterCap: 1 })],
    perks: [perk],
  });
  const lines = [makeLine("dining", 100, { foreignPercent: 100 })];
  const { pricer } = open([abroad, makeCard("home")], makeProfile(lines, { effortUsd: 0 }));
  // Of $1,200 abroad 500 at 2% and 500 at 1%, each less 3%; 200 at 1% of the other card; and the perk.
  expect(pricer.price([0, 1])).toBeCloseTo(-5 - 10 + 2 + 100, 9);
});
