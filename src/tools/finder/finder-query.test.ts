import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { answerFinder } from "./answer-finder.ts";
import { parseFinderQuery, toFinderProfile } from "./finder-query.ts";

const parse = (search: string) => parseFinderQuery(new URLSearchParams(search), records);
const ask = (search: string) => answerFinder(parse(search), records);
const toMonthly = (search: string) =>
  toFinderProfile(parse(search), records).profile.lines.reduce((sum, line) => sum + line.monthlyUsd, 0);

describe("addresses", () => {
  test.each([
    ["", ""],
    [
      "matters=value&balance=no&score=&fee=&trips=4&travelers=1&bags=0&type=personal&perks=used&dining=&period=month",
      "",
    ],
    ["utm_source=x", ""],
    ["matters=bonus&fee=100&balance=yes", "?matters=bonus&balance=yes&fee=100"],
    ["type=student", "?type=student"],
    ["preset=student", "?type=student"],
    ["type=student&score=700", "?type=student&score=700"],
    ["type=business&trips=6", "?type=business"],
    ["preset=small-business", "?type=business"],
    ["preset=family", "?preset=family"],
    ["dining=6,000&period=year&brand.Marriott=2400", "?dining=6000&brand=Marriott%3A2400&period=year"],
    ["other=900&trips=0", "?other=900"],
  ])("%s: the shortest address is %j, and gives the same", (search, address) => {
    const { canonical, result, errors } = ask(search);
    expect(errors).toEqual({});
    expect(canonical).toBe(address);
    expect(ask(canonical.slice(1)).canonical).toBe(canonical);
    expect(ask(canonical.slice(1)).result).toEqual(result);
  });

  test.each([
    "fee=37",
    "fee=0&fee=100",
    "score=900",
    "matters=money",
    "trips=1e9",
    "type=both",
    "brands=Nobody",
    "balance=maybe",
    "dining=-5",
    "dining=0",
    "dining=1&dining=2",
    "perks=many",
    "preset=tycoon",
    "brand.Nobody=5",
    "bags=11",
  ])("%s is an error of its field", (search) => {
    const { errors, result } = ask(search);
    expect(Object.keys(errors)).toEqual([search.split("=")[0]]);
    expect(result).toBeNull();
  });
});

describe("the spend", () => {
  test("is the holder's while no amount is given, and stays out of the form's fields", () => {
    expect(toMonthly("")).toBe(2_600);
    expect(toMonthly("type=student")).toBe(900);
    expect(toMonthly("type=business")).toBe(5_600);
    const { hasOwnSpend, visitor } = parse("type=business&dining=&other=");
    expect(hasOwnSpend).toBe(false);
    expect([visitor.texts["dining"], visitor.texts["other"], visitor.texts["foreign"]]).toEqual(["", "", ""]);
  });

  test("is the visitor's own as soon as one amount is given, with nothing added", () => {
    expect(toMonthly("dining=500&groceries=")).toBe(500);
    expect(toMonthly("part.flights=200")).toBe(200);
    expect(toMonthly("brand=Marriott:200")).toBe(200);
    expect(parse("dining=500").hasOwnSpend).toBe(true);
    expect(parse("dining=500").visitor.texts["dining"]).toBe("500");
  });

  test("of a business has a business's shares", () => {
    const { lines } = toFinderProfile(parse("type=business&other=1000"), records).profile;
    expect(lines).toContainEqual(expect.objectContaining({ part: "advertising", monthlyUsd: 200 }));
    expect(lines).toContainEqual(expect.objectContaining({ category: "other", part: null, monthlyUsd: 500 }));
  });
});
