import { describe, expect, it } from "vitest";

import { parseAmount, parsePercent } from "./parse-amount.ts";

const MAX = 1_000_000;

describe("parseAmount", () => {
  it.each([
    ["", 0],
    ["0", 0],
    ["450", 450],
    ["$50", 50],
    ["$ 1,200", 1200],
    ["1,200", 1200],
    ["1 200", 1200],
    ["1\u00A0200", 1200],
    ["1\u202F200", 1200],
    ["12.5", 12.5],
    [".50", 0.5],
    ["1,000,000", 1_000_000],
  ])("understands %j", (text, value) => {
    expect(parseAmount(text, MAX)).toEqual({ ok: true, value });
  });

  it.each([
    "-5",
    "\u22125",
    "$-5",
    "NaN",
    "1e309",
    "1e3",
    "0x10",
    "Infinity",
    "12,00",
    "1,2000",
    "1.234",
    "ten",
    "5 dollars",
    "1,,200",
  ])("refuses %j with a message", (text) => {
    const parsed = parseAmount(text, MAX);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.message).toMatch(/\.$/);
  });

  it.each(["10000000", "1,000,001", "9".repeat(400)])("refuses the absurd %s and names the limit", (text) => {
    expect(parseAmount(text, MAX)).toEqual({
      ok: false,
      code: "out-of-range",
      message: "Enter an amount of at most $1,000,000.",
    });
  });
});

describe("parsePercent", () => {
  it("takes 0 to 100, with or without a sign, and falls back when empty", () => {
    expect(parsePercent("20", 50)).toEqual({ ok: true, value: 20 });
    expect(parsePercent("12.5 %", 50)).toEqual({ ok: true, value: 12.5 });
    expect(parsePercent("", 50)).toEqual({ ok: true, value: 50 });
  });

  it.each(["-1", "101", "1e2", "half", "NaN"])("refuses %j", (text) => {
    expect(parsePercent(text, 50).ok).toBe(false);
  });
});

it.each([
  ["-5", "out-of-range"],
  ["1000001", "out-of-range"],
  ["five", "invalid-number"],
  ["1e309", "invalid-number"],
])("tells what cannot be read from what cannot be: the amount %s is %s", (text, code) => {
  expect(parseAmount(text, MAX)).toMatchObject({ ok: false, code });
});

it.each([
  ["-5", "out-of-range"],
  ["101", "out-of-range"],
  ["half", "invalid-number"],
])("and so with the percentage %s: %s", (text, code) => {
  expect(parsePercent(text, 0)).toMatchObject({ ok: false, code });
});
