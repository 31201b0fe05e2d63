/** Lists that people type into the planner: fees' months, other accounts, single large amounts. */
import { describe, expect, test } from "vitest";

import { parseOneOffs, parseOtherAccounts, parseRenewals } from "./parse-plan-lists.ts";

const TODAY = "2026-11";
const cards = [
  { slug: "amex-gold", name: "Amex Gold", perkIds: [] },
  { slug: "amex-green", name: "Amex Green", perkIds: [] },
];

describe("the month of a fee", () => {
  const parse = (...entries: string[]) => parseRenewals(entries, { cards });

  test("is a number behind a card's slug or name", () => {
    expect(parse("amex-gold:04", " Amex Green : 12")).toEqual({ value: { "amex-gold": 4 }, error: expect.anything() });
    expect(parse("amex-gold:04", " Amex Green :12")).toEqual({ value: { "amex-gold": 4, "amex-green": 12 } });
    expect(parse("amex-gold:1")).toEqual({ value: { "amex-gold": 1 } });
    expect(parse()).toEqual({ value: {} });
  });

  test.each(["amex-gold:0", "amex-gold:13", "amex-gold:004", "amex-gold:x1", "amex-gold:1x", "amex-gold:"])(
    "%s is none",
    (entry) => {
      const { value, error } = parse(entry, "amex-green:2");
      expect(value).toEqual({ "amex-green": 2 });
      expect(error).toEqual({
        code: "out-of-range",
        message: "Choose the month in which the fee of Amex Gold comes, from 1 to 12.",
      });
    },
  );

  test("of an unknown card, or without one, is refused, and several faults are told together", () => {
    expect(parse("5").error).toEqual({ code: "unknown-card", message: "There is no card “”." });
    expect(parse("nothing:3", "amex:4").error!.message).toBe(
      "There is no card “nothing”. Several cards match “amex”: Amex Gold, Amex Green.",
    );
  });
});

describe("other accounts", () => {
  const parse = (...entries: string[]) => {
    const parsed = parseOtherAccounts(entries, TODAY);
    // This month is 0, whatever its sign.
    return { ...parsed, value: parsed.value.map((month) => month + 0) };
  };

  test("are months of the past, the oldest first, one for each account", () => {
    expect(parse("2:2026-10", "1: 2025-01", "1:2026-11")).toEqual({ value: [-22, -1, -1, 0] });
    expect(parse("0:2026-10")).toEqual({ value: [] });
  });

  test.each([
    "2026-10",
    "2:2026-13",
    "2:2026-00",
    "2:1999-10",
    "100:2026-10",
    "x2:2026-10",
    "2:2026-10x",
    "2:2026-100",
  ])("%s is not read", (entry) => {
    const { value, error } = parse(entry, "1:2026-09");
    expect(value).toEqual([-2]);
    expect(error).toEqual({
      code: "unknown-value",
      message: "Enter how many accounts were opened, and in which month, such as 1 and 2026-11.",
    });
  });

  test("of the future are refused", () => {
    expect(parse("1:2026-12").error).toEqual({ code: "out-of-range", message: "2026-12 is in the future." });
  });

  test("are 40 at most", () => {
    expect(parse("40:2026-10").error).toBeUndefined();
    const { value, error } = parse("40:2026-10", "1:2026-09");
    expect(value).toHaveLength(40);
    expect(error).toEqual({ code: "too-many", message: "Enter at most 40 other accounts." });
  });
});

describe("a single amount", () => {
  const parse = (entries: readonly string[], months = 12) => {
    const parsed = parseOneOffs(entries, TODAY, months);
    return { ...parsed, value: parsed.value.map((once) => ({ ...once, month: once.month + 0 })) };
  };

  test("falls in its month of the plan", () => {
    expect(parse(["2026-11:3000:other", " 2027-10 : $1200.50 : dining "])).toEqual({
      value: [
        { month: 0, category: "other", usd: 3_000 },
        { month: 11, category: "dining", usd: 1_200.5 },
      ],
    });
    expect(parse(["2026-12:50", "2026-12:50:"]).value.map(({ category }) => category)).toEqual(["other", "other"]);
    expect(parse(["2026-12:0:other", "2026-12::other"])).toEqual({ value: [] });
  });

  test.each([
    ["2026-10:50:other", "out-of-range", "2026-10 is not one of the plan's 12 months."],
    ["2027-11:50:other", "out-of-range", "2027-11 is not one of the plan's 12 months."],
    ["2026-12:-50:other", "out-of-range", "Enter an amount of $0 or more."],
    ["2026-12:1000001:other", "out-of-range", "Enter an amount of at most $1,000,000."],
    [":50:other", "missing", "Choose the month of “50”, such as 2026-11."],
    ["soon", "unknown-value", "Choose the month of each amount, such as 2026-11."],
    ["2026-12:many:other", "invalid-number", "Enter an amount in dollars, for example 450 or 1,200."],
    [
      "2026-12:50:yachts",
      "unknown-value",
      "“yachts” is none of dining, groceries, gas, transit, travel_portal, travel_other, streaming, other.",
    ],
    ["12-2026:50:other", "unknown-value", "Choose the month of “50”, such as 2026-11."],
    ["x2026-12:50:other", "unknown-value", "Choose the month of “50”, such as 2026-11."],
    ["2026-12x:50:other", "unknown-value", "Choose the month of “50”, such as 2026-11."],
  ] as const)("%s is refused, and what is right beside it stays", (entry, code, message) => {
    const { value, error } = parse([entry, "2026-12:20:gas"]);
    expect(value).toEqual([{ month: 1, category: "gas", usd: 20 }]);
    expect(error).toEqual({ code, message });
  });

  test("may lie in the second year of 24 months; a million is the most", () => {
    expect(parse(["2027-11:1000000:other"], 24)).toEqual({ value: [{ month: 12, category: "other", usd: 1_000_000 }] });
  });

  test("is one of six at most; what is over is not looked at", () => {
    const six = Array.from({ length: 6 }, (_, at) => `2026-12:${at + 1}:other`);
    expect(parse(six)).toMatchObject({ value: { length: 6 } });
    expect(parse(six).error).toBeUndefined();
    const seven = parse([...six, "2026-12:7:other"]);
    expect(seven.value.map(({ usd }) => usd)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seven.error).toEqual({ code: "too-many", message: "Enter at most 6 one-off amounts." });
    expect(parse([...six, "x:7:other"]).error!.message).toBe("Enter at most 6 one-off amounts.");
  });
});
