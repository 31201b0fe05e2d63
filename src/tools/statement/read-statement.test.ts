import { describe, expect, test } from "vitest";

import { makeLongStatement, STATEMENTS } from "../../../test/support/made-up-statements.ts";
import { readStatement } from "./read-statement.ts";
import { toMonthlyAmounts } from "./to-amounts.ts";

const FIELDS = new Set(["dining", "groceries", "transit", "travel_other", "other", "brand.United", "brand.Lyft"]);

describe("an export of", () => {
  test.each(Object.entries(STATEMENTS))("%s gives purchases less refunds, and no payment", (_, text) => {
    const statement = readStatement(text);
    const targets = Object.fromEntries(statement.merchants.map(({ target, totalUsd }) => [target, totalUsd]));
    expect(targets).toEqual({ groceries: 120.5, "brand.United": 300, dining: 30, "brand.Lyft": 25 });
    expect(statement.leftOut).toBe(1);
    // September 2 to October 3.
    expect(statement.months).toBe(1.1);
  });
});

describe("what is no statement", () => {
  test.each([
    ["", "This file is empty."],
    ["%PDF-1.7 …", "This isn't a CSV or OFX file."],
    ["a,b\n1,2\n", "We found no columns"],
    ["Date,Description,Amount\n09/02/2026,PAYMENT THANK YOU,-20.00\n", "There are no purchases"],
  ])("%j says so", (text, message) => {
    expect(() => readStatement(text)).toThrow(message);
  });
});

test("amounts are a month's: two years of a merchant are divided by two years", () => {
  const statement = readStatement("Date,Description,Amount\n11/01/2024,SAFEWAY,1200.00\n10/31/2026,SAFEWAY,1200.00\n");
  expect(statement.months).toBe(24);
  expect(toMonthlyAmounts(statement, new Map(), FIELDS).get("groceries")).toBe(100);
});

test("a merchant counts where the visitor puts it, or not at all", () => {
  const statement = readStatement("Date,Description,Amount\n09/01/2026,ACORN LLC,90.00\n09/30/2026,SAFEWAY,60.00\n");
  const read = (target: "dining" | "skip") => toMonthlyAmounts(statement, new Map([["Acorn LLC", target]]), FIELDS);
  expect(statement.merchants[0]).toMatchObject({ name: "Acorn LLC", target: "other" });
  expect(read("dining").get("dining")).toBe(90);
  expect([...read("skip").keys()]).toEqual(["groceries"]);
});

test("a brand or part without a field of its own counts in its category", () => {
  const statement = readStatement(
    "Date,Description,Amount\n09/01/2026,UBER TRIP,20.00\n09/02/2026,UBER EATS,30.00\n09/03/2026,UNITED AIRLINES,100.00\n09/04/2026,VERIZON WIRELESS,50.00\n",
  );
  expect(Object.fromEntries(toMonthlyAmounts(statement, new Map(), FIELDS))).toEqual({
    transit: 20,
    dining: 30,
    "brand.United": 100,
    other: 50,
  });
});

test("quotes, commas and line breaks within a text are kept together", () => {
  const statement = readStatement(
    'Date,Description,Amount\n09/01/2026,"CAFE ""LUNA"",\nOAKLAND",12.00\n09/02/2026,SAFEWAY,5.00\n',
  );
  expect(statement.purchases).toBe(2);
});

test("a long file tells how far it is", () => {
  const shares: number[] = [];
  const statement = readStatement(makeLongStatement(20_000), (share) => shares.push(share));
  expect(statement.purchases).toBe(20_000);
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((left, right) => left - right));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});
