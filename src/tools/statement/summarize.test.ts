/** Transactions to merchants: signs, refunds, months and what is left out; and amounts to the fields of a form. */
import { describe, expect, test } from "vitest";

import type { Transaction } from "./statement.ts";
import { summarize } from "./summarize.ts";
import { toField, toMonthlyAmounts, toSpendPairs } from "./to-amounts.ts";

const spend = (text: string, amountUsd: number, day: number | null = 20_000, category = ""): Transaction => ({
  day,
  text,
  amountUsd,
  category,
});

describe("merchants", () => {
  test("have the sum of their purchases, most spent first, and what they count as", () => {
    const { merchants, purchases, leftOut } = summarize([
      spend("SAFEWAY #1", 20),
      spend("BLUE DOOR CAFE", 50),
      spend("SAFEWAY #2", 40, 20_000, "Restaurants"),
      spend("PAYMENT THANK YOU", -300),
    ]);
    expect(merchants).toEqual([
      { name: "Safeway", purchases: 2, totalUsd: 60, target: "groceries" },
      { name: "Blue Door Cafe", purchases: 1, totalUsd: 50, target: "dining" },
    ]);
    expect([purchases, leftOut]).toEqual([3, 1]);
  });

  test("are bought from in the sign that most lines have; where as many have the other, in plus", () => {
    const name = (...amounts: number[]) =>
      summarize(amounts.map((usd, at) => spend(`SHOP ${"ABCDE"[at]}`, usd))).merchants.map((shop) => shop.name);
    expect(name(-5, -6, 7)).toEqual(["Shop B", "Shop A"]);
    expect(name(-5, 6)).toEqual(["Shop B"]);
    expect(name(5, 6, -7)).toEqual(["Shop B", "Shop A"]);
  });

  test("with as much back as spent are none; a statement without any says so", () => {
    const back = [spend("SHOP A", 5), spend("SHOP A", -5), spend("SHOP B", 1)];
    expect(summarize(back).merchants.map(({ name }) => name)).toEqual(["Shop B"]);
    expect(() => summarize(back.slice(0, 2))).toThrow("There are no purchases in this file.");
    expect(() => summarize([])).toThrow("There are no purchases in this file.");
  });
});

test("months are counted from the first day to the last, one at least, in tenths", () => {
  const monthsOf = (...days: (number | null)[]) => summarize(days.map((day) => spend("SHOP", 1, day))).months;
  expect(monthsOf(20_000)).toBe(1);
  expect(monthsOf(null)).toBe(1);
  expect(monthsOf(20_000, 20_030)).toBe(1);
  expect(monthsOf(20_031, null, 20_000)).toBe(1.1);
  expect(monthsOf(20_000, 20_364)).toBe(12);
});

describe("a target's field", () => {
  const fields = new Set(["dining", "other", "brand.United", "part.flights"]);

  test.each([
    ["skip", null],
    ["dining", "dining"],
    ["gas", "gas"],
    ["part.flights", "part.flights"],
    ["part.delivery", "dining"],
    ["part.phone", "other"],
    ["brand.United", "brand.United"],
    ["brand.Delta", "travel_other"],
    ["brand.Uber", "transit"],
    ["brand.DoorDash", "dining"],
    ["brand.Whole Foods", "groceries"],
    ["brand.Disney streaming", "streaming"],
    ["brand.Amazon", "other"],
    ["brand.Delta Dental", "other"],
  ] as const)("%s goes to %s", (target, field) => expect(toField(target, fields)).toBe(field));

  test("gets whole dollars a month, of all merchants together", () => {
    const shop = (name: string, totalUsd: number) => ({ name, purchases: 1, totalUsd, target: "dining" as const });
    const statement = { merchants: [shop("A", 10), shop("B", 11), shop("C", 9)], months: 2, purchases: 3, leftOut: 0 };
    expect([...toMonthlyAmounts(statement, new Map(), fields)]).toEqual([["dining", 15]]);
    expect([...toMonthlyAmounts(statement, new Map([["C", "other"]]), fields)]).toEqual([
      ["dining", 11],
      ["other", 5],
    ]);
  });
});

test("a profile has parts, the six brands with most spent, and travel for what was booked on a bank's site", () => {
  const targets = [
    "travel_portal",
    "part.portal-hotels",
    "part.flights",
    ...["Delta", "United", "Hyatt", "Hilton", "IHG", "Marriott", "Lyft"].map((name) => `brand.${name}` as const),
  ] as const;
  const merchants = targets.map((target, at) => ({ name: target, purchases: 1, totalUsd: 100 - at, target }));
  const pairs = toSpendPairs({ merchants, months: 1, purchases: 10, leftOut: 0 }, new Map());
  expect(Object.fromEntries(pairs)).toEqual({
    travel: "199",
    "part.flights": "98",
    "brand.delta": "97",
    "brand.united": "96",
    "brand.hyatt": "95",
    "brand.hilton": "94",
    "brand.ihg": "93",
    "brand.marriott": "92",
    transit: "91",
  });
});
