import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { deleteSpendProfile, keepSpendProfile, readKept, toKeptPart } from "./spend-profile.ts";
import { SPEND_KEY as KEY } from "../../ui/kept-keys.ts";

const items = new Map<string, string>();
/** Of the events that the page was told, what was kept at that moment. */
const told: (string | null)[] = [];

beforeEach(() => {
  items.clear();
  told.length = 0;
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => {
    if (type === "waycard:spend") told.push(readKept());
    return true;
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("keeps the spend of a result and nothing else of its address", () => {
  expect(keepSpendProfile("?dining=500&perks=30&brand.Marriott=200&own=amex-gold&max=5")).toBe(true);
  expect(readKept()).toBe("dining=500&perks=30&brand.Marriott=200");
  deleteSpendProfile();
  expect(readKept()).toBeNull();
});

test("tells the page once a spend is kept or deleted, so that everything that shows it follows", () => {
  keepSpendProfile("dining=500");
  keepSpendProfile("dining=600");
  deleteSpendProfile();
  expect(told).toEqual(["dining=500", "dining=600", null]);
});

test("tells nobody of a spend that could not be kept", () => {
  vi.stubGlobal("localStorage", undefined);
  keepSpendProfile("dining=5");
  expect(told).toEqual([]);
});

test("keeps the default spend under its name", () => {
  expect(toKeptPart("?max=5")).toBe("preset=household");
});

test.each([
  "",
  "null",
  "[]",
  "{",
  '{"version":1}',
  '{"version":1,"query":7}',
  '{"version":2,"query":"dining=5"}',
  JSON.stringify({ version: 1, query: "dining=".padEnd(3_000, "1") }),
])("takes %j for no profile at all", (text) => {
  items.set(KEY, text);
  expect(readKept()).toBeNull();
});

test("lets no foreign parameter in, whatever another script stored", () => {
  items.set(KEY, JSON.stringify({ version: 1, query: "dining=5&own=amex-gold&__proto__=1" }));
  expect(readKept()).toBe("dining=5");
});

test("works where storage is forbidden", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepSpendProfile("dining=5")).toBe(false);
  expect(readKept()).toBeNull();
  expect(() => deleteSpendProfile()).not.toThrow();
});

test("keeps all that a visitor says of themselves", () => {
  keepSpendProfile("?dining=500&part.flights=200&brand.marriott=40&trips=4&perks=none&use=amex-gold:x&max=2");
  expect(readKept()).toBe("dining=500&part.flights=200&brand.marriott=40&trips=4&perks=none&use=amex-gold%3Ax");
});
