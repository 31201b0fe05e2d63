import { describe, expect, test } from "vitest";

import { loadCatalog } from "../load-catalog.ts";
import { countCards, toCountWords } from "./count-cards.ts";

const cards = loadCatalog();
const list = [...cards.values()].filter(({ status }) => status !== "replaced");

describe("countCards", () => {
  test("counts all cards without a filter", () => {
    expect(countCards({}, cards)).toBe(list.length);
  });

  test("narrows by each filter", () => {
    const free = list.filter((card) => card.annualFee.ongoingUsd === 0);
    expect(countCards({ without: "fee" }, cards)).toBe(free.length);
    expect(countCards({ without: "fee", type: "Business" }, cards)).toBe(
      free.filter((card) => card.cardType === "Business").length,
    );
    expect(countCards({ without: "fee,foreign-fee" }, cards)).toBe(
      free.filter((card) => card.foreignTransactionFeePercent === 0).length,
    );
  });

  test.each([{ with: "luck" }, { luck: "good" }, { issuer: "No Such Bank" }])("refuses %j", (attributes) => {
    expect(() => countCards(attributes, cards)).toThrow(/no card|no filter|not one of/);
  });
});

test.each([
  [1, "one"],
  [13, "thirteen"],
  [20, "twenty"],
  [34, "thirty-four"],
  [99, "ninety-nine"],
  [112, "112"],
])("%d in words is %s", (count, words) => {
  expect(toCountWords(count)).toBe(words);
});
