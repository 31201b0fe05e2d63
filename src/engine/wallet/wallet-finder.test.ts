import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { makeBase, makeCard, makeLine, makeProfile } from "../value/test-cards.ts";
import { findSimpleWallet } from "./simple-wallet.ts";
import { CARDS, dear, flat, LINES } from "./test-four-cards.ts";
import { createWalletFinder, type FindOptions } from "./wallet-finder.ts";

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });

const open = (profile: Partial<Profile> = {}, cards = CARDS, outside: readonly string[] = []) =>
  createWalletFinder(cards, makeProfile(LINES, { effortUsd: 0, maxCards: 2, ...profile }), [], {
    outside: new Set(outside),
  });
function findBest(options: FindOptions = {}, profile: Partial<Profile> = {}, outside: readonly string[] = []) {
  const finder = open(profile, CARDS, outside);
  const [best] = finder.findBest(options).best;
  return [best!.members.map((card) => CARDS[card]!.slug[0]).join(""), Math.round(best!.objectiveUsd)];
}

describe("the best wallet of one profile", () => {
  test("of two cards is 5% of dining and 4% of the rest, less the fee", () => {
    expect(findBest()).toEqual(["ad", 300 + 720 - 250]);
  });

  test("with a card, without one, and with both said", () => {
    expect(findBest({ must: [1] })).toEqual(["bd", 960 - 250]);
    expect(findBest({ without: [3] })).toEqual(["ac", 300 + 360]);
    expect(findBest({ must: [1], without: [3] })).toEqual(["ab", 300 + 180 + 120]);
  });

  test("of fewer cards, and within a limit on fees", () => {
    expect(findBest({ maxCards: 1 })).toEqual(["d", 960 - 250]);
    expect(findBest({ maxFeesUsd: 249 })).toEqual(["ac", 660]);
    expect(findBest({ maxFeesUsd: 250 })).toEqual(["ad", 770]);
    expect(findBest({ maxFeesUsd: 0, maxCards: 1 })).toEqual(["a", 480]);
  });

  test("holds the must-haves of the profile, once", () => {
    expect(findBest({}, { mustHave: ["b-food"] })).toEqual(["bd", 710]);
    expect(findBest({ must: [1, 0] }, { mustHave: ["b-food"] })).toEqual(["ab", 300 + 180 + 120]);
    expect(open({ mustHave: ["b-food"] })).toMatchObject({ must: [1], free: [0, 2, 3] });
  });

  test("takes a card from outside only where it must", () => {
    expect(findBest({}, {}, ["d-dear"])).toEqual(["ac", 660]);
    expect(findBest({ must: [3] }, {}, ["d-dear"])).toEqual(["ad", 770]);
  });

  test("is the same whatever it starts from, a wallet that is too large included", () => {
    for (const seeds of [[[1]], [[1, 2]], [[0, 3]], [[0, 1, 2]]]) {
      expect(findBest({ seeds, climb: false })).toEqual(["ad", 770]);
      expect(findBest({ seeds })).toEqual(["ad", 770]);
    }
  });

  test("is proved, and so are those near it and the best of each size", () => {
    const { best, bestUpTo, isProved, examined, boundUsd } = open().findAll(10, 60);
    const toText = (members: readonly number[]) => members.map((card) => CARDS[card]!.slug[0]).join("");
    // 770, and d alone, bd and cd 710.
    expect(best.map(({ members }) => toText(members))).toEqual(["ad", "d", "bd", "cd"]);
    expect(bestUpTo.map((wallet) => wallet && toText(wallet.members))).toEqual([undefined, "d", "ad"]);
    expect(isProved).toBe(true);
    expect(boundUsd).toBeCloseTo(770, 6);
    // At most the empty wallet, four cards and six pairs.
    expect(examined).toBeLessThanOrEqual(11);
  });
});

describe("the simple answer", () => {
  const simpleOf = (profile: Partial<Profile>, cards = CARDS) => {
    const finder = open(profile, cards);
    return findSimpleWallet(finder, finder.findAll(31, 25))
      .members.map((card) => cards[card]!.slug[0])
      .join("");
  };

  test("has the fewest cards of those within $50 of the best", () => {
    // d alone is $60 less than ad; at an effort of $20 only $40.
    expect(simpleOf({})).toBe("ad");
    expect(simpleOf({ effortUsd: 20 })).toBe("d");
    expect(simpleOf({ effortUsd: 10 })).toBe("d");
    expect(simpleOf({ effortUsd: 9.99 })).toBe("ad");
  });

  test("then the lowest fees, found in as many steps as it takes", () => {
    const cheaper = [
      ["e", 240, 3.95],
      ["f", 100, 3.3],
      ["g", 90, 3.3],
      ["h", 60, 3],
    ].map(([slug, usd, rate]) => makeCard(String(slug), { fees: fee(Number(usd)), earns: [makeBase(Number(rate))] }));
    // 4% less $250 is $710; 3.95% less $240 is $708; 3.3% less $90 is $702; 3% less $60 is $660.
    expect(simpleOf({ maxCards: 1 }, [dear, ...cheaper])).toBe("h");
    expect(simpleOf({ maxCards: 1 }, [dear, ...cheaper.slice(0, 3)])).toBe("g");
    expect(simpleOf({ maxCards: 1, mustHave: ["d-dear"] }, [dear, ...cheaper])).toBe("d");
  });

  test("may be no card at all", () => {
    const little = makeProfile([makeLine("other", 100)], { effortUsd: 0, maxCards: 1 });
    const finder = createWalletFinder([flat], little, []);
    // 2% of $1,200.
    expect(findSimpleWallet(finder, finder.findAll(1, 0)).members).toEqual([0]);
    const costly = createWalletFinder([dear], little, []);
    expect(findSimpleWallet(costly, costly.findAll(1, 0)).members).toEqual([]);
  });
});
