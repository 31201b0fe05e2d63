import { describe, expect, test } from "vitest";

import { checkProfile } from "./check-profile.ts";
import type { Profile } from "./profile.ts";
import { makeCard, makeLine, makeProfile } from "./test-cards.ts";

const CARDS = [
  makeCard("a", { fees: { firstYearUsd: 0, laterUsd: 100 } }),
  makeCard("b", { fees: { firstYearUsd: 50, laterUsd: 50 } }),
  makeCard("old", { status: "closed" }),
];
const check = (change: Partial<Profile>, lines = [makeLine("dining", 100)]) =>
  checkProfile(CARDS, makeProfile(lines, change)).map(({ field, message }) => `${field}: ${message}`);

describe("a profile that holds together", () => {
  test.each<Partial<Profile>>([
    {},
    { maxCards: 1 },
    { maxCards: 5 },
    { maxAnnualFeesUsd: 0 },
    { effortUsd: 0 },
    { mustHave: ["a", "b"], maxCards: 2, maxAnnualFeesUsd: 150 },
    { mustHave: ["a", "a"], maxCards: 1 },
    { mustHave: ["old"], owned: ["old"] },
    { exclude: ["a"], mustHave: ["b"] },
  ])("has no errors: %o", (change) => {
    expect(check(change)).toEqual([]);
  });
});

describe("a contradiction is named at its field", () => {
  test.each([0, 6, 1.5, Number.NaN])("%d cards", (maxCards) => {
    expect(check({ maxCards })).toEqual(["maxCards: The number of cards must be a whole number from 1 to 5."]);
  });

  test.each([-1, Number.NaN])("a fee limit of %d", (maxAnnualFeesUsd) => {
    expect(check({ maxAnnualFeesUsd })).toContain("maxAnnualFeesUsd: The fee limit must be 0 dollars or more.");
  });

  test.each([-1, Infinity, Number.NaN])("an effort of %d", (effortUsd) => {
    expect(check({ effortUsd })).toEqual(["effort: The effort must be 0 dollars or more."]);
  });

  test("but no spend at all, and all of it abroad, are none", () => {
    expect(check({}, [makeLine("gas", 0), makeLine("dining", 10, { foreignPercent: 100 })])).toEqual([]);
  });

  test.each([-1, Infinity, Number.NaN])("spend of %d", (usd) => {
    expect(check({}, [makeLine("gas", usd)])).toEqual(["spend: Spend on gas must be 0 dollars or more."]);
  });

  test.each([-1, 101, Number.NaN])("a foreign share of %d", (foreignPercent) => {
    expect(check({}, [makeLine("gas", 10, { foreignPercent })])).toEqual([
      "foreignPercent: The foreign share must be 0 to 100.",
    ]);
  });

  test.each(["mustHave", "exclude", "owned"] as const)("a card in %s that is not there", (field) => {
    expect(check({ [field]: ["ghost"] })).toEqual([`${field}: No card matches "ghost".`]);
  });

  test("more must-haves than cards", () => {
    expect(check({ mustHave: ["a", "b"], maxCards: 1 })).toEqual([
      "mustHave: The wallet must have 2 cards, but may have only 1.",
    ]);
  });

  test("a card that must be in and out", () => {
    expect(check({ mustHave: ["a"], exclude: ["a"] })).toEqual(['exclude: "a" is both a must-have and excluded.']);
  });

  test("a closed card that is not owned", () => {
    expect(check({ mustHave: ["old"] })).toEqual([
      'mustHave: "old" is closed to new applications; it can only be kept if it is owned.',
    ]);
  });

  test("must-haves above the fee limit, in the dearer year and once", () => {
    expect(check({ mustHave: ["a"], maxAnnualFeesUsd: 99 })).toEqual([
      "maxAnnualFeesUsd: The must-have cards alone cost $100 a year.",
    ]);
    expect(check({ mustHave: ["b"], maxAnnualFeesUsd: 49 })).toEqual([
      "maxAnnualFeesUsd: The must-have cards alone cost $50 a year.",
    ]);
  });
});
