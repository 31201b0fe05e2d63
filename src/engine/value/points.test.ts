import { describe, expect, test } from "vitest";

import { centsPerPoint } from "./points.ts";
import type { CardPoints } from "./wallet-card.ts";

const BANK: CardPoints = {
  program: "bank",
  kind: "bank",
  floor: 1,
  cash: 0.6,
  portal: 1,
  transfer: 1.9,
  transfersAlone: false,
  enabledBy: ["other"],
};

describe("bank points", () => {
  test("count the middle of floor and transfer value where they can transfer, else the floor", () => {
    expect(centsPerPoint(BANK, "typical", true)).toBeCloseTo(1.45, 12);
    expect(centsPerPoint(BANK, "typical", false)).toBe(1);
    expect(centsPerPoint({ ...BANK, floor: 2 }, "typical", true)).toBe(2);
  });

  test("count by cash, portal or transfer when the visitor says so", () => {
    expect(centsPerPoint(BANK, "cash", true)).toBe(0.6);
    expect(centsPerPoint({ ...BANK, cash: null }, "cash", true)).toBe(0);
    expect(centsPerPoint(BANK, "portal", true)).toBe(1);
    expect(centsPerPoint({ ...BANK, portal: null, floor: 0.6 }, "portal", true)).toBe(0.6);
    expect(centsPerPoint(BANK, "transfer", true)).toBe(1.9);
    expect(centsPerPoint(BANK, "transfer", false)).toBe(1);
  });

  test("count what the visitor gives, but no more than the floor where they cannot transfer", () => {
    expect(centsPerPoint(BANK, "typical", true, 1.2)).toBe(1.2);
    expect(centsPerPoint(BANK, "typical", false, 1.2)).toBe(1);
    expect(centsPerPoint(BANK, "cash", false, 0.5)).toBe(0.5);
    // Points that nobody can transfer have no other value that the visitor could mean.
    expect(centsPerPoint({ ...BANK, transfer: null }, "typical", false, 1.2)).toBe(1.2);
  });
});

test("an airline's or hotel's points count their recorded value, and nothing as cash", () => {
  const brand: CardPoints = {
    ...BANK,
    kind: "brand",
    cash: null,
    portal: null,
    transfer: 1.2,
    floor: 1.2,
    enabledBy: [],
  };
  expect(centsPerPoint(brand, "typical", false)).toBe(1.2);
  expect(centsPerPoint(brand, "cash", false)).toBe(0);
  expect(centsPerPoint(brand, "typical", false, 0.9)).toBe(0.9);
  expect(centsPerPoint({ ...brand, portal: 0.8 }, "portal", false)).toBe(0.8);
  expect(centsPerPoint({ ...brand, floor: 0.7 }, "portal", false)).toBe(0.7);
  expect(centsPerPoint({ ...brand, floor: 0.7, transfer: null }, "typical", false)).toBe(0.7);
});

test("cash that a miles card turns into miles never counts less than cash", () => {
  const cash: CardPoints = { ...BANK, kind: "cash", cash: 1 };
  expect(centsPerPoint(cash, "typical", true)).toBeCloseTo(1.45, 12);
  expect(centsPerPoint(cash, "typical", true, 0.7)).toBe(1);
  expect(centsPerPoint(cash, "typical", false, 3)).toBe(1);
});
