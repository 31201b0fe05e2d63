import { describe, expect, test } from "vitest";

import type { ChoiceRecord, CountedCard, OptionRecord } from "./catalog-records.ts";
import { BASE, convert, earn } from "./test-records.ts";

describe("choices", () => {
  const option = (id: string, more: Partial<OptionRecord> = {}) => ({
    id,
    label: `label ${id}`,
    parts: [],
    categories: [],
    ...more,
  });
  const CHOICE: ChoiceRecord = {
    slug: "card",
    mode: "chosen",
    rewardId: "chosen",
    choices: 1,
    rate: 5,
    after: 1,
    capUsd: null,
    period: null,
    options: [option("food", { categories: ["dining"] }), option("pills", { parts: ["drugstores"] })],
  };
  const withChoice = (choice: Partial<ChoiceRecord>, rewards: CountedCard["rewards"] = [BASE]) =>
    convert({ rewards }, { choices: [{ ...CHOICE, ...choice }] });

  test("take the place of the entries that they are made of, but never of the base", () => {
    const rewards = [BASE, earn({ id: "chosen" }), earn({ id: "food-entry" }), earn({ id: "kept" })];
    const { earns } = withChoice({ options: [option("food", { rewardId: "food-entry" })] }, rewards);
    expect(earns.map(({ id }) => id)).toEqual(["base", "kept"]);
    expect(withChoice({ rewardId: "base" }).earns.map(({ id }) => id)).toEqual(["base"]);
  });

  test("cover categories and parts, and keep their names", () => {
    expect(withChoice({}).choices).toEqual([
      {
        id: "chosen",
        mode: "chosen",
        choices: 1,
        multiplier: 5,
        afterCap: 1,
        cap: null,
        options: [
          { id: "food", label: "label food", covers: [{ category: "dining", parts: null }] },
          { id: "pills", label: "label pills", covers: [{ category: "other", parts: ["drugstores"] }] },
        ],
      },
    ]);
  });

  test.each([
    ["year", 2_000],
    ["quarter", 8_000],
    ["month", 24_000],
    [null, 2_000],
  ] as const)("a limit of $2,000 a %s is $%d a year", (period, limitUsd) => {
    expect(withChoice({ capUsd: 2_000, period }).choices[0]!.cap).toEqual({ limitUsd, pool: "chosen" });
  });

  test("are limited by their estimate where there is one, share another entry's limit, or have a rate after theirs", () => {
    const estimate = { shareOfLine: 0.125, maxUsdAYear: 3_000 };
    expect(withChoice({ capUsd: 1_500, period: "quarter", estimate }).choices[0]!.cap!.limitUsd).toBe(3_000);
    const groceries = earn({
      id: "g",
      category: "groceries",
      cap: { amountUsd: 2_500, period: "quarter", categories: null },
    });
    const shared = withChoice({ capUsd: 2_500, period: "quarter", sharedWith: ["groceries"], after: 2 }, [
      BASE,
      groceries,
    ]);
    expect(shared.choices[0]!.cap).toEqual({ limitUsd: 10_000, pool: "g" });
    expect(shared.choices[0]!.afterCap).toBe(2);
  });

  test("are all of their options where no number is said, and of their mode", () => {
    expect(withChoice({ choices: null, mode: "rotating" }).choices[0]).toMatchObject({ choices: 2, mode: "rotating" });
    expect(withChoice({ mode: "mobile-wallet" }).choices[0]!.mode).toBe("mobile-wallet");
    expect(withChoice({ mode: "automatic" }).choices[0]!.mode).toBe("chosen");
  });

  test("that hold always are rates of their own", () => {
    const { earns } = withChoice({ always: [option("ride", { parts: ["ride-hailing"] })] });
    expect(earns.at(-1)).toEqual({
      id: "chosen-ride",
      multiplier: 5,
      category: "transit",
      parts: ["ride-hailing"],
      brands: null,
      base: false,
      foreignOnly: false,
      cap: null,
      afterCap: 0,
    });
  });

  test("of other cards are not this one's", () => {
    expect(withChoice({ slug: "other" }).choices).toEqual([]);
  });
});
