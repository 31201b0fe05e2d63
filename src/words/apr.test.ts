import { describe, expect, test } from "vitest";

import type { IntroApr, PurchaseApr } from "../catalog/card.ts";
import { makeIntroApr } from "../catalog/test-record.ts";

import {
  toAprRange,
  toIntroAprText,
  toIntroPeriodText,
  toAprInSentence,
  toPurchaseAprText,
  toTransferFeeText,
  toZeroMonths,
} from "./apr.ts";

const months = (length: number | null, percent: number | null = 0) => ({ percent, length, unit: "months" }) as const;

test("months at 0% are counted, and nothing else is", () => {
  expect(toZeroMonths(null)).toEqual({ purchaseMonths: 0, transferMonths: 0 });
  expect(toZeroMonths({})).toEqual({ purchaseMonths: 0, transferMonths: 0 });
  expect(toZeroMonths(makeIntroApr(6, 18))).toEqual({ purchaseMonths: 6, transferMonths: 18 });
  expect(toZeroMonths({ purchases: months(12, 10), transfers: months(12, null) })).toEqual({
    purchaseMonths: 0,
    transferMonths: 0,
  });
  expect(toZeroMonths({ transfers: months(null) }).transferMonths).toBe(0);
});

test("an introductory rate in a sentence", () => {
  const cycles = { percent: 0, length: 15, unit: "billing cycles", window: "made within 45 days of account opening" };
  const cases: readonly (readonly [IntroApr, string | null])[] = [
    [null, null],
    [{}, "See the issuer's terms"],
    [{ purchases: false }, "See the issuer's terms"],
    [makeIntroApr(12, 0), "0% for 12 months on purchases"],
    [{ purchases: months(12) }, "0% for 12 months on purchases"],
    [makeIntroApr(15, 15), "0% for 15 months on purchases and balance transfers"],
    [makeIntroApr(6, 18), "0% for 6 months on purchases and 18 months on balance transfers"],
    [
      { transfers: cycles } as IntroApr,
      "0% for 15 billing cycles on balance transfers made within 45 days of account opening",
    ],
    [
      { purchases: months(15), transfers: { ...months(15), window: "made within 60 days of account opening" } },
      "0% for 15 months on purchases and on balance transfers made within 60 days of account opening",
    ],
    [
      { purchases: months(6), transfers: months(6, 10.99) },
      "0% for 6 months on purchases and 10.99% for 6 months on balance transfers",
    ],
    [{ transfers: months(12, null) }, "a low rate for 12 months on balance transfers"],
    [
      { purchases: months(15), transfers: months(null) },
      "0% for 15 months on purchases and for a period we don't know on balance transfers",
    ],
  ];
  for (const [introApr, sentence] of cases) expect(toIntroAprText(introApr)).toBe(sentence);
});

describe("one part of it", () => {
  test("is none, not stated, or so long", () => {
    const introApr: IntroApr = { purchases: months(12, 10), transfers: false };
    expect(toIntroPeriodText(introApr, "purchases")).toBe("10% for 12 months");
    expect(toIntroPeriodText(introApr, "transfers")).toBe("None");
    expect(toIntroPeriodText({ purchases: months(12) }, "transfers")).toBe("Not stated");
    expect(toIntroPeriodText(null, "transfers")).toBe("None");
  });

  test("the fee of a transfer is said with its minimum and its time, or not at all", () => {
    const fee = { percent: 3, minimumUsd: 5, holds: "in the first 4 months", laterPercent: 5 };
    expect(toTransferFeeText({ transfers: months(18), transferFee: fee })).toBe(
      "3% ($5 minimum) in the first 4 months, then 5%",
    );
    expect(toTransferFeeText({ transfers: months(18), transferFee: { percent: 5 } })).toBe("5%");
    expect(toTransferFeeText({ transfers: months(18) })).toBeNull();
  });
});

test("purchase APRs as a range, as steps, with what they are for, and as none", () => {
  const cases: readonly (readonly [PurchaseApr, string | null, ReturnType<typeof toAprRange>])[] = [
    [{ percents: [19.99, 28.24] }, "19.99% - 28.24% Variable", { low: 19.99, high: 28.24 }],
    [{ percents: [25.24] }, "25.24% Variable", { low: 25.24, high: 25.24 }],
    [{ percents: [19.5, 24.49, 29] }, "19.50%, 24.49% or 29.00% Variable", { low: 19.5, high: 29 }],
    [{ percents: [18, 27], note: "Pay Over Time" }, "18.00% - 27.00% Variable (Pay Over Time)", { low: 18, high: 27 }],
    ["due-in-full", "No APR: balance due in full each month", null],
    [null, null, null],
  ];
  for (const [apr, text, range] of cases) {
    expect(toPurchaseAprText(apr)).toBe(text);
    expect(toAprRange(apr)).toEqual(range);
  }
  expect(toAprInSentence({ percents: [19.99, 28.24] })).toBe("19.99% to 28.24% (variable)");
  expect(toAprInSentence({ percents: [18, 27], note: "Pay Over Time" })).toBe(
    "18.00% to 27.00% (variable, Pay Over Time)",
  );
  expect(toAprInSentence({ percents: [19.5, 24.49, 29] })).toBe("19.50%, 24.49% or 29.00% (variable)");
  expect(toAprInSentence("due-in-full")).toBe("No APR: balance due in full each month");
});
