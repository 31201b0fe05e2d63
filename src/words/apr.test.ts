import { expect, test } from "vitest";

import { listCards } from "../catalog/queries.ts";

import { parseApr, parseIntroApr } from "./apr.ts";

test("intro APRs are read by what they hold for", () => {
  expect(parseIntroApr(null)).toEqual({ purchaseMonths: 0, transferMonths: 0 });
  expect(parseIntroApr("0% for 12 months on purchases")).toEqual({ purchaseMonths: 12, transferMonths: 0 });
  expect(parseIntroApr("0% for 6 months on purchases and 18 months on balance transfers")).toEqual({
    purchaseMonths: 6,
    transferMonths: 18,
  });
  expect(parseIntroApr("0% for 15 billing cycles on balance transfers made within 45 days of account opening")).toEqual(
    {
      purchaseMonths: 0,
      transferMonths: 15,
    },
  );
});

test("purchase APRs are read as ranges", () => {
  expect(parseApr("19.99% - 28.24% Variable")).toEqual({ low: 19.99, high: 28.24 });
  expect(parseApr("25.24% Variable")).toEqual({ low: 25.24, high: 25.24 });
  expect(parseApr("No APR: balance due in full each month")).toBeNull();
});

test("every sentence of the catalog can be read", () => {
  for (const card of listCards()) {
    expect(() => parseIntroApr(card.introApr), card.slug).not.toThrow();
    expect(() => parseApr(card.purchaseApr), card.slug).not.toThrow();
  }
});

test("a sentence of a new form is noticed", () => {
  expect(() => parseIntroApr("interest free until Christmas")).toThrow("unknown form");
  expect(() => parseApr("ask us")).toThrow("unknown form");
});
