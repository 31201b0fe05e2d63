import fc from "fast-check";
import { expect, test } from "vitest";

import {
  formatCents,
  formatDate,
  formatNumber,
  formatPercent,
  formatUsd,
  formatUsdExact,
  joinNames,
  subtractShown,
  withThe,
} from "./format.ts";

const toCurrency = (digits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const wholeDollars = toCurrency(0);
const dollarsAndCents = toCurrency(2);
const plainNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

const amounts = fc.oneof(
  fc.integer({ min: -2e9, max: 2e9 }),
  fc.integer({ min: -1e7, max: 1e7 }).map((value) => value / 1000),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
);
const withMinus = (text: string) => text.replace("-", "−");

test("whole dollars are written as Intl writes them, of the amount in cents", () => {
  const toCents = (amount: number) => Math.round(amount * 100) / 100;
  fc.assert(
    fc.property(
      amounts,
      (amount) => formatUsd(amount) === withMinus(wholeDollars.format(Math.round(toCents(amount)) + 0)),
    ),
  );
  expect([formatUsd(588.4999999999999), formatUsd(588.5)]).toEqual(["$589", "$589"]);
});

test("dollars and cents are written as Intl writes them, without cents when there are none", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const cents = Math.round(amount * 100) + 0;
      const formatter = cents % 100 === 0 ? wholeDollars : dollarsAndCents;
      return formatUsdExact(amount) === withMinus(formatter.format(cents / 100));
    }),
  );
});

test("numbers are written as Intl writes them, halves rounded up", () => {
  fc.assert(
    fc.property(amounts, (value) => {
      const text = plainNumber.format(value);
      return formatNumber(value) === (text === "-0" ? "0" : text);
    }),
  );
  expect(["1.005", "0.125", "2.675", "1234.5"].map((text) => formatNumber(Number(text)))).toEqual([
    "1.01",
    "0.13",
    "2.68",
    "1,234.5",
  ]);
});

test("a product a hair below its meaning is rounded like the number it means", () => {
  expect(formatPercent(1.5 * 1.15)).toBe("1.73%");
  expect([formatCents(1), formatCents(1.25)]).toEqual(["1 cent", "1.25 cents"]);
});

test("every month and day is written as Intl writes it", () => {
  const months = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", timeZone: "UTC" });
  const days = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
  for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2025, 0, 1); day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    expect(formatDate(date)).toBe(days.format(day));
    expect(formatDate(date.slice(0, 7))).toBe(months.format(day));
    expect(formatDate(date.slice(0, 4))).toBe(date.slice(0, 4));
  }
});

test("a card's name has one article", () => {
  expect(withThe("Citi Double Cash")).toBe("the Citi Double Cash");
  expect(withThe("The Platinum Card from American Express")).toBe("the Platinum Card from American Express");
});

test("names are joined as in a sentence, the last of many as their number", () => {
  expect(joinNames([])).toBe("");
  expect(joinNames(["a"])).toBe("a");
  expect(joinNames(["a", "b"])).toBe("a and b");
  expect(joinNames(["a", "b", "c"], 3)).toBe("a, b and c");
  expect(joinNames(["a", "b", "c", "d"], 3)).toBe("a, b and 2 more");
  expect(joinNames(["a", "b", "c", "d"])).toBe("a, b, c and d");
});

test("a difference is that of the dollars which are shown", () => {
  fc.assert(
    fc.property(amounts, amounts, (left, right) => {
      const shown = (usd: number) => Number(formatUsd(usd).replace("−", "-").replaceAll(/[$,]/g, ""));
      expect(subtractShown(left, right)).toBeCloseTo(shown(left) - shown(right), 0);
    }),
  );
  expect(subtractShown(1_312.5, 1_240.4)).toBe(73);
});
