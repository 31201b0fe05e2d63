import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { createVocabularies } from "./vocabulary.ts";
import { toProfilePairs, withPreset } from "./preset.ts";
import { PROFILE } from "./profile.ts";
import { findUnknown, type JsonObject, readAddress, readBody } from "./read.ts";
import { toQueryString } from "./write.ts";

const vocabularies = createVocabularies({ ...records.context, goals: records.plan.goals });
const fromAddress = (search: string) => withPreset(readAddress(PROFILE, new URLSearchParams(search), vocabularies));
const fromBody = (body: JsonObject) => withPreset(readBody(PROFILE, body, vocabularies));
const toShortest = (asked: ReturnType<typeof fromAddress>) => toQueryString(toProfilePairs(PROFILE, asked.values));
const toFaults = ({ faults }: ReturnType<typeof fromAddress>) =>
  Object.entries(faults).map(([path, { code, suggestion }]) =>
    [path, code, ...(suggestion === undefined ? [] : [suggestion])].join(" "),
  );

test("a page names choices as its form does, a program gets their values", () => {
  const { faults } = fromAddress("dining=5&score=good&value=gold&rotating=perhaps");
  expect(faults["score"]?.message).toBe(
    'Choose one of "No credit history", "580 to 669", "670 to 699", "700 to 739" or "740 or higher".',
  );
  expect(faults["value"]?.message).toContain('"The issuer\'s travel site"');
  expect(faults["rotating"]?.message).toBe('Choose "yes" or "no".');
  expect(fromBody({ dining: 5, score: "good" }).faults["score"]?.message).toBe(
    "Choose one of none, 580, 670, 700 or 740.",
  );
});

describe("an address and a body say the same", () => {
  test.each<[string, JsonObject, string]>([
    ["preset=household", { preset: "household" }, "?preset=household"],
    ["dining=%24450&groceries=600", { dining: 450, groceries: 600 }, "?dining=450&groceries=600"],
    [
      "other=900&part.rent=1,200&foreign=12.5%25",
      { other: 900, part: { rent: 1200 }, foreign: 12.5 },
      "?other=900&part.rent=1200&foreign=12.5",
    ],
    ["dining=5&brand.hotels-com=30", { dining: 5, brand: { "Hotels.com": 30 } }, "?dining=5&brand.hotels-com=30"],
    ["dining=5&brands=Delta,hyatt", { dining: 5, brands: ["delta", "Hyatt"] }, "?dining=5&brands=delta,hyatt"],
    ["dining=5&brand.1.key=delta&brand.1.amount=80", { dining: 5, brand: { delta: 80 } }, "?dining=5&brand.delta=80"],
    ["dining=5&part[flights]=80", { dining: 5, part: { flights: 80 } }, "?dining=5&part.flights=80"],
    ["dining=5&score=700&rotating=no", { dining: 5, score: 700, rotating: false }, "?dining=5&rotating=no&score=700"],
    [
      "dining=5&opened.1.card=Amex+Gold&opened.1.month=2026-03&opened.4.card=citi-double-cash&opened.4.month=2026-01",
      { dining: 5, opened: [{ card: "amex-gold", month: "2026-03" }, "citi-double-cash:2026-01"] },
      "?dining=5&opened=amex-gold:2026-03,citi-double-cash:2026-01",
    ],
    [
      "dining=5&own=amex-gold::3,citi-double-cash",
      { dining: 5, own: [{ card: "amex-gold", renews: 3 }, { card: "citi-double-cash" }] },
      "?dining=5&own=amex-gold::3,citi-double-cash",
    ],
    [
      "dining=5&cpp.membership-rewards=0",
      { dining: 5, cpp: { "membership-rewards": 0 } },
      "?dining=5&cpp.membership-rewards=0",
    ],
  ])("%s", (search, body, shortest) => {
    const [address, json] = [fromAddress(search), fromBody(body)];
    expect(toFaults(address)).toEqual([]);
    expect(toFaults(json)).toEqual([]);
    expect(json.values).toEqual(address.values);
    expect(toShortest(address)).toBe(shortest);
    expect(fromAddress(shortest).values).toEqual(address.values);
  });
});

test("a preset fills in what was not said, and the amounts of one are written as its name", () => {
  const student = fromAddress("preset=student&dining=300&score=700").values;
  expect(student).toMatchObject({ dining: 300, groceries: 200, trips: 1, score: 700, type: "student" });
  const typed = fromAddress("dining=450&groceries=600&gas=150&travel=400&other=1000&trips=4");
  expect(typed.values.preset).toBe("household");
  expect(toShortest(typed)).toBe("?preset=household");
});

describe("what is wrong has its path", () => {
  test.each([
    ["dining=-5&gas=ten&trips=400", ["dining out-of-range", "gas invalid-number", "trips out-of-range"]],
    ["dining=5&dining=6", ["dining repeated-parameter"]],
    ["dining=0", ["dining missing"]],
    ["dining=5&part.flihgts=5", ["part.flihgts unknown-parameter part.flights"]],
    ["dining=5&brands=delta,Detla", ["brands.1 unknown-value delta"]],
    ["dining=5&accounts.1.count=1&accounts.1.month=2026-03&accounts.2.count=2", ["accounts.1.month missing"]],
    ["dining=5&opened=amex-gold:2031-01,nope:2026-01", ["opened.0.month out-of-range", "opened.1.card unknown-card"]],
    ["dining=5&exclude=amex-gold,Amex+Gold", ["exclude.1 duplicate"]],
    ["dining=5&maxCards=9&type=firm", ["type unknown-value", "maxCards out-of-range"]],
    ["dining=5&share.flights=80&share.hotels=30", ["share.flights contradiction"]],
    ["dining=5&use=amex-gold:uber-cash&skip=amex-gold:uber-cash", ["skip contradiction"]],
    ["dining=5&brand.1.amount=8", ["brand.0.key missing"]],
  ])("%s", (search, expected) => {
    expect(toFaults(fromAddress(search))).toEqual(expected);
  });

  test.each<[JsonObject, readonly string[]]>([
    [{ dining: "5" }, ["dining invalid-type"]],
    [{ dinning: 5 }, ["dinning unknown-parameter dining"]],
    [{ dining: 5, own: [{ card: "amex-gold", month: "2026-01" }] }, ["own.0.month unknown-parameter"]],
    [{ dining: 5, accounts: [{ count: 1, month: "2026-03" }, { count: 2 }] }, ["accounts.1.month missing"]],
    [{ dining: 5, part: [5] }, ["part invalid-type"]],
    [{ dining: 5, constructor: 1 }, ["constructor unknown-parameter"]],
    [{ dining: null }, ["dining invalid-type"]],
    [{ dining: Infinity }, ["dining out-of-range"]],
  ])("%j", (body, expected) => {
    expect(toFaults(fromBody(body))).toEqual(expected);
  });
});

test("lists, rows and members above the most are told, not cut", () => {
  const cards = vocabularies.cards.entries.map(({ key }) => key);
  const brands = vocabularies.brands.entries.map(({ key }) => key);
  const months = Array.from(
    { length: 60 },
    (_, at) => `${2021 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`,
  );
  const opened = months.map((month) => `amex-gold:${month}`);
  expect(toFaults(fromAddress(`dining=5&exclude=${[...cards, cards[0]].join()}`))).toContain("exclude too-many");
  expect(toFaults(fromAddress(`dining=5&opened=${opened.join()}`))).toContain("opened too-many");
  expect(toFaults(fromBody({ dining: 5, opened }))).toContain("opened too-many");
  const brand = Object.fromEntries(brands.slice(0, 11).map((key) => [key, 1]));
  expect(toFaults(fromBody({ dining: 5, brand }))).toContain("brand too-many");
});

test("names that no table has are refused with a near one; rows, members and tracking are known", () => {
  const find = (search: string) =>
    Object.entries(findUnknown(PROFILE, new URLSearchParams(search))).map(
      ([path, { suggestion }]) => `${path} ${suggestion ?? "-"}`,
    );
  expect(find("dining=1&part.flights=2&opened.1.card=x&part[hotels]=3&utm_source=a&gclid=b")).toEqual([]);
  expect(find("dinning=1&part=2&opened.1.pin=3&of.constructor=1&__proto__=1")).toEqual([
    "dinning dining",
    "part -",
    "opened.1.pin -",
    "of.constructor -",
    "__proto__ -",
  ]);
});

test("rows of a form where one is wrong are all kept as they were written", () => {
  const { texts, values } = fromAddress("dining=5&accounts.1.count=1&accounts.1.month=2026-03&accounts.2.count=2");
  expect(texts).toEqual({
    "accounts.0.count": "1",
    "accounts.0.month": "2026-03",
    "accounts.1.count": "2",
    "accounts.1.month": "",
  });
  expect(values.accounts).toEqual([{ count: 1, month: "2026-03" }]);
});
