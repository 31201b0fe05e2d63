/** The trip that a plan is for, as people type it, and the points that are there. */
import { describe, expect, test } from "vitest";

import { parseBalances, parseGoal, toGoalText } from "./parse-trip.ts";

const TODAY = "2026-11";
const programs = [
  { key: "world-of-hyatt", name: "World of Hyatt" },
  { key: "hilton-honors", name: "Hilton Honors" },
  { key: "flying-blue", name: "Flying Blue" },
  { key: "flying-club", name: "Flying Club" },
  { key: "flying-returns", name: "Flying Returns" },
  { key: "flying-dutch", name: "Flying Dutch" },
  { key: "blue", name: "True" },
];
const goal = (text: string, months = 12) => parseGoal(text, programs, TODAY, months);
const HYATT = { program: "world-of-hyatt", points: 90_000, month: 7 };

describe("a trip", () => {
  test("is a program, its points and a month; without a text there is none", () => {
    expect(goal("world-of-hyatt:90000:2027-06")).toEqual({ value: HYATT });
    expect(goal(" Hyatt : 90 000 : 2027-06 ")).toEqual({ value: HYATT });
    expect(goal("World of Hyatt:9,0,000:2027-06")).toEqual({ value: HYATT });
    expect(goal("")).toEqual({ value: null });
    expect(toGoalText(HYATT, TODAY)).toBe("world-of-hyatt:90000:2027-06");
  });

  test("has a program by its key, its name, or a part of one name only", () => {
    const programOf = (name: string) => goal(`${name}:90000:2027-06`).value?.program ?? null;
    expect(["BLUE", "true", "hon", "blu", "Flying Blue"].map(programOf)).toEqual([
      "blue",
      "blue",
      "hilton-honors",
      "flying-blue",
      "flying-blue",
    ]);
    expect(["ho", "", "marriott", "flying"].map(programOf)).toEqual([null, null, null, null]);
    expect(goal("hyatt:5").error!.code).toBe("missing");
    expect(goal(":5:2027-06").error!.message).toBe("Choose a program.");
    expect(goal("Marriott:1:2027-06").error).toEqual({
      code: "unknown-value",
      message: "We don't know the program “Marriott”.",
    });
    expect(goal("flying:1:2027-06").error).toEqual({
      code: "unknown-value",
      message: "Several programs match “flying”: Flying Blue, Flying Club, Flying Returns.",
    });
  });

  test.each([
    "hyatt",
    "hyatt:0:2027-06",
    "hyatt:many:2027-06",
    "hyatt:10000001:2027-06",
    "hyatt:-5:2027-06",
    "hyatt:5k:2027-06",
  ])("%s has no number of points", (text) => {
    expect(goal(text)).toMatchObject({ value: null, error: { code: "out-of-range" } });
    expect(goal(text).error!.message).toBe("Enter how many points the trip takes, up to 10 million.");
  });

  test.each([
    "hyatt:5:soon",
    "hyatt:5:2027-13",
    "hyatt:5:2027-00",
    "hyatt:5:1927-06",
    "hyatt:5:12027-06",
    "hyatt:5:2027-061",
  ])("%s has no month", (text) => {
    expect(goal(text)).toMatchObject({ value: null, error: { code: "unknown-value" } });
    // Eight months from now, as an example.
    expect(goal(text).error!.message).toBe("Choose the month by which you need the points, such as 2027-07.");
  });

  test("is after this month and within the plan; a longer plan is proposed where it helps", () => {
    const monthOf = (month: string, months?: number) => goal(`hyatt:10000000:${month}`, months);
    expect(monthOf("2026-12").value!.month).toBe(1);
    expect(monthOf("2027-10").value!.month).toBe(11);
    const isOut = (month: string, months: number, more = "") => ({
      value: null,
      error: {
        code: "out-of-range",
        message: `${month} is not after this month and within the plan's ${months} months.${more}`,
      },
    });
    expect(monthOf("2026-11")).toEqual(isOut("2026-11", 12));
    expect(monthOf("2027-11")).toEqual(isOut("2027-11", 12, " Plan for 24 months."));
    expect(monthOf("2028-10")).toEqual(isOut("2028-10", 12, " Plan for 24 months."));
    expect(monthOf("2028-11")).toEqual(isOut("2028-11", 12));
    expect(monthOf("2028-10", 24).value!.month).toBe(23);
    expect(monthOf("2028-11", 24)).toEqual(isOut("2028-11", 24));
  });
});

describe("points that are there", () => {
  const balances = (...entries: string[]) => parseBalances(entries, programs);

  test("stand behind their program; none of one is as if it were not written", () => {
    expect(balances("hyatt:60 000", "blue: 5,000", "hilton:0")).toEqual({
      value: { "world-of-hyatt": 60_000, blue: 5_000 },
    });
    expect(balances()).toEqual({ value: {} });
    expect(balances("hyatt:10000000").error).toBeUndefined();
  });

  test("are refused without a known program or a number; what stood before is kept", () => {
    expect(balances("blue:5", "marriott:5")).toEqual({
      value: { blue: 5 },
      error: { code: "unknown-value", message: "We don't know the program “marriott”." },
    });
    expect(balances("hyatt").error!.code).toBe("unknown-value");
    for (const entry of ["hyatt:lots", "hyatt:10000001", "hyatt:"]) {
      const { value, error } = balances("blue:5", entry);
      expect(value).toEqual({ blue: 5 });
      expect(error).toEqual({
        code: "out-of-range",
        message: "Enter your World of Hyatt points as a number, such as 60000.",
      });
    }
  });
});
