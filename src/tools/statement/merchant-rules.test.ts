/** What a line of a statement is taken for. */
import { describe, expect, test } from "vitest";

import { guessTarget, isNoPurchase } from "./merchant-rules.ts";

describe("no purchase", () => {
  test.each([
    ["PAYMENT THANK YOU", ""],
    ["CHASE AUTOPAY", ""],
    ["ANNUAL MEMBERSHIP FEE", ""],
    ["CHECK #1234", ""],
    ["Anything", "Payment"],
    ["Anything", " payments and credits "],
    ["Anything", "Fees & Adjustments"],
    ["Anything", "fee interest"],
    ["Anything", "Interest"],
    ["Anything", "TRANSFER"],
  ])("is %j of the category %j", (text, category) => expect(isNoPurchase(text, category)).toBe(true));

  test.each([
    ["VERIZON AUTOPAY", ""],
    ["BLUE DOOR CAFE", ""],
    ["CHECKERS DRIVE-IN", ""],
    ["Anything", "Payment plan"],
    ["Anything", "Pet transfer"],
    ["Anything", "Groceries"],
  ])("is not %j of the category %j", (text, category) => expect(isNoPurchase(text, category)).toBe(false));
});

test.each([
  ["UBER *EATS", "", "part.delivery"],
  ["UBER TRIP", "", "brand.Uber"],
  ["COSTCO GAS #12", "", "gas"],
  ["COSTCO WHSE", "", "brand.Costco"],
  ["PRIME VIDEO", "", "streaming"],
  ["AMAZON MKTPL", "", "brand.Amazon"],
  ["HOLIDAY INN EXPRESS", "", "brand.IHG"],
  ["SEASIDE INN", "", "part.hotels"],
  ["FRONTIER AIR", "", "part.flights"],
  ["FRONTIER COMM", "", "part.internet"],
  // The name goes before the issuer's category, and that before everything else.
  ["SAFEWAY", "Restaurants", "groceries"],
  ["ACORN LLC", "Restaurants", "dining"],
  ["ACORN LLC", "Travel-Airline", "part.flights"],
  ["ACORN LLC", "Travel/ Entertainment", "travel_other"],
  ["ACORN LLC", "Merchandise", "other"],
  ["ACORN LLC", "", "other"],
])("%j of the category %j counts as %s", (text, category, target) => expect(guessTarget(text, category)).toBe(target));

test("a name within another word is none", () => {
  for (const name of ["SUBERB", "XLYFT", "OUNITED 5", "GASTON", "METROPOLIS", "CARBON", "BARN"]) {
    expect(guessTarget(name, ""), name).toBe("other");
  }
});
