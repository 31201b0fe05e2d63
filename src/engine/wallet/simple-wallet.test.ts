/** The simple answer, by hand: $1,000 a month. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { findLowerFees, findSimpleWallet } from "./simple-wallet.ts";
import { createWalletFinder } from "./wallet-finder.ts";

function simple(cards: readonly WalletCard[], profile: Partial<Profile> = {}): string[] {
  const sorted = cards.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  const lines = [makeLine("dining", 200), makeLine("other", 800)];
  const finder = createWalletFinder(sorted, makeProfile(lines, { effortUsd: 0, maxCards: 2, ...profile }), []);
  const wallet = findSimpleWallet(finder, finder.findAll(5, 25));
  return wallet.members.map((card) => sorted[card]!.slug);
}
const fee = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const diner = (multiplier: number) =>
  makeCard("diner", { earns: [makeBase(1), makeEarn(multiplier, { category: "dining" })] });
const perked = (slug: string, usd: number, feeUsd: number) =>
  makeCard(slug, {
    ...fee(feeUsd),
    earns: [makeBase(2)],
    perks: [makePerk("p", { kind: "points", points: usd * 100 })],
  });

describe("the simple answer", () => {
  test("has the fewest cards within $50", () => {
    // 2% more on $2,400 of dining are $48, 3% are $72.
    expect(simple([flat, diner(4)])).toEqual(["flat"]);
    expect(simple([flat, diner(5)])).toEqual(["diner", "flat"]);
    expect(simple([flat, diner(4)], { mustHave: ["diner"] })).toEqual(["diner", "flat"]);
  });

  test("then the lowest fees within $50", () => {
    // Worth 110, 100 and 65 beside the same rewards.
    const cards = [perked("dear", 310, 200), perked("middle", 200, 100), perked("low", 85, 20)];
    expect(simple(cards, { maxCards: 1 })).toEqual(["low"]);
    expect(simple(cards.slice(0, 2), { maxCards: 1 })).toEqual(["middle"]);
    expect(simple([cards[0]!, perked("far", 75, 20)], { maxCards: 1 })).toEqual(["dear"]);
    expect(simple([...cards, flat], { maxCards: 1 })).toEqual(["low"]);
    expect(simple([cards[0]!, perked("free", 62, 0)], { maxCards: 1 })).toEqual(["free"]);
  });

  test("keeps to the limit on fees", () => {
    const cards = [perked("dear", 300, 200), perked("low", 60, 20)];
    expect(simple(cards, { maxCards: 1, maxAnnualFeesUsd: 100 })).toEqual(["low"]);
  });
});

describe("the search for lower fees", () => {
  const ask = (cards: readonly WalletCard[]) => {
    const profile = makeProfile([makeLine("other", 1_000)], { effortUsd: 0, maxCards: 1 });
    const finder = createWalletFinder(cards, profile, []);
    const limits: (number | undefined)[] = [];
    const findBest: typeof finder.findBest = (query) => {
      limits.push(query?.maxFeesUsd);
      return finder.findBest(query);
    };
    const { members } = findSimpleWallet({ model: finder.model, findBest }, finder.findAll(5, 25));
    return { slug: cards[members[0]!]?.slug, limits };
  };

  test("asks for a cent less each time, and ends where nothing is less than no fee", () => {
    expect(ask([perked("dear", 300, 200), perked("low", 130, 40)])).toEqual({ slug: "low", limits: [199.99, 39.99] });
    expect(ask([perked("cent", 1, 0.01), perked("free", 0, 0)])).toEqual({ slug: "free", limits: [0] });
    expect(ask([flat])).toEqual({ slug: "flat", limits: [] });
  });

  test("is none where no card is best", () => {
    expect(ask([perked("dear", 0, 900)])).toEqual({ slug: undefined, limits: [] });
  });

  test("needs the outcome of a search", () => {
    const finder = createWalletFinder([flat], makeProfile([makeLine("other", 1_000)]), []);
    const none = { ...finder.findAll(5, 25), best: [] };
    expect(() => findSimpleWallet(finder, none)).toThrow("a search without a wallet");
  });
});

describe("of wallets nearly as good as the best, with far lower fees,", () => {
  const best = { objectiveUsd: 500, feesUsd: 300 };
  const find = (...others: readonly (readonly [number, number])[]) => {
    const weighed = others.map(([objectiveUsd, feesUsd]) => ({ objectiveUsd, feesUsd }));
    return weighed.indexOf(findLowerFees(best, weighed)!);
  };

  test("the first is found, within $50 and with $200 less in fees", () => {
    expect(find([490, 200], [450, 100], [460, 0])).toBe(1);
    expect(find([450, 100.01], [449.99, 100])).toBe(-1);
    expect(find([449.99, 0])).toBe(-1);
    expect(find()).toBe(-1);
  });
});
