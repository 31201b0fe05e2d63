import { expect, test } from "vitest";

import { parseFavorites } from "./kept-favorites.ts";

const write = (slugs: readonly unknown[], version = 1) => JSON.stringify({ version, slugs });

test.each([
  ["nothing", "", []],
  ["what is no JSON", "{", []],
  ["another version", write(["amex-gold"], 2), []],
  ["names that no card can have", write(["amex-gold", "../secret", 7]), ["amex-gold"]],
  ["one card twice", write(["amex-gold", "amex-green", "amex-gold"]), ["amex-gold", "amex-green"]],
] as const)("reads %s", (_, text, expected) => {
  expect(parseFavorites(text)).toEqual(expected);
});

test("reads at most fifty", () => {
  expect(parseFavorites(write(Array.from({ length: 60 }, (_, index) => `card-${index}`)))).toHaveLength(50);
});
