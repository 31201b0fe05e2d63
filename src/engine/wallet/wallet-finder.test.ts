import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { makeProfile } from "../value/test-cards.ts";
import { compileSearch } from "./search-model.ts";
import { CARDS, LINES } from "./test-four-cards.ts";
import { createWalletFinder, type FindOptions } from "./wallet-finder.ts";

function open(change: Partial<Profile> = {}, outside: readonly string[] = []) {
  const profile = makeProfile(LINES, { effortUsd: 0, maxCards: 2, ...change });
  return createWalletFinder(compileSearch(CARDS, profile), profile, { outside: new Set(outside) });
}
function findBest(options: FindOptions = {}, profile: Partial<Profile> = {}, outside: readonly string[] = []) {
  const finder = open(profile, outside);
  const [best] = finder.findBest(options).best;
  return [best!.members.map((card) => CARDS[card]!.slug[0]).join(""), Math.round(best!.objectiveUsd)];
}

describe("the best wallet of one profile", () => {
  test("of two cards is 5% of dining and 4% of the rest, less the fee", () => {
    expect(findBest()).toEqual(["ad", 300 + 720 - 250]);
  });

  test("with a card", () => {
    expect(findBest({ must: [1] })).toEqual(["bd", 960 - 250]);
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
