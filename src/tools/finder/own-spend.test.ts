import { describe, expect, test } from "vitest";

import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { answerFinder } from "./answer-finder.ts";
import { toFinderAnswer } from "./finder-answer.ts";
import { parseFinderQuery } from "./finder-query.ts";

const answer = (search: string) => answerFinder(parseFinderQuery(new URLSearchParams(search), REAL_CARDS), REAL_CARDS);

describe("an own spend in the finder's parameters", () => {
  test.each([
    "matters=value",
    // As the form sends it without a script when nobody opened the fold.
    "matters=value&period=month&dining=&groceries=&brand.Marriott=&value=program&perks=50&foreign=0",
  ])("%s gives none: one is assumed", (search) => {
    const { query, canonical, result } = answer(search);
    expect(query.spend).toBeNull();
    expect(canonical).toBe("?matters=value");
    expect(result?.spend.kind).toBe("assumed");
  });

  test.each([
    ["dining=500&groceries=&perks=50", "?matters=value&dining=500", 500],
    ["dining=6,000&period=year&brand.Marriott=2400&trips=16", null, 700],
    // What the other tools keep of their default spend.
    ["preset=default", "?matters=value&preset=default", 2_620],
    ["perks=30", "?matters=value&perks=30", 2_620],
    ["period=year", "?matters=value&period=year", 2_620],
    ["value=cash", "?matters=value&value=cash", 2_620],
  ])("%s is asked and counts as it is, whatever the trips", (search, address, monthlyUsd) => {
    const { query, canonical, result } = answer(search);
    expect(query.isAsked).toBe(true);
    if (address !== null) expect(canonical).toBe(address);
    expect(result?.spend.kind).toBe("own");
    expect(totalMonthlyUsd(result?.spend.lines ?? [])).toBeCloseTo(monthlyUsd, 6);
    // The shortest address gives the same.
    expect(answer(canonical).canonical).toBe(canonical);
    expect(answer(canonical).result).toEqual(result);
  });

  test("decides the order, the dollars and what is said about them", () => {
    const assumed = answer("matters=value").result;
    const own = answer("matters=value&other=4000&perks=0").result;
    expect(own?.picks.map(({ card }) => card.slug)).not.toEqual(assumed?.picks.map(({ card }) => card.slug));
    expect(own?.picks[0]?.ranked.ongoing.perksUsd).toBe(0);
    expect(own?.picks[0]?.reasons.why.join(" ")).toContain("for your own spend");
    expect(assumed?.picks[0]?.reasons.why.join(" ")).toContain("for the spend we assume");
  });

  test("is answered as it was understood", () => {
    const { result } = answer("dining=500&brand.Hyatt=80&foreign=5&value=transfer&perks=10");
    expect(result && toFinderAnswer(result)).toMatchObject({
      assumed: null,
      spend: {
        monthlyUsd: { dining: 500, groceries: 0 },
        brands: { Hyatt: 80 },
        foreignPercent: 5,
        value: "transfer",
        perksPercent: 10,
      },
    });
  });

  test.each([
    ["dining=-5", "dining"],
    ["dining=0", "dining"],
    ["dining=1&dining=2", "dining"],
    ["perks=many", "perks"],
    ["preset=tycoon", "preset"],
    ["brand.Nobody=5", "brand.Nobody"],
  ])("%s is an error of %s", (search, field) => {
    const { errors, result } = answer(search);
    expect(Object.keys(errors)).toContain(field);
    expect(result).toBeNull();
  });

  test("too many brands in the spend are not blamed on question 5", () => {
    const names = ["Marriott", "Hilton", "Hyatt", "IHG", "Delta", "United", "Southwest"];
    const { errors } = answer(names.map((name) => `brand.${name}=10`).join("&"));
    expect(Object.keys(errors)).toContain("brands");
    expect(Object.keys(errors)).not.toContain("brand");
  });
});
