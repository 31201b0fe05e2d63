import { describe, expect, test } from "vitest";

import { parsePair, sortPair } from "./parse-pair.ts";

const among =
  (...slugs: string[]) =>
  (slug: string) =>
    slugs.includes(slug);

describe("parsePair", () => {
  test("reads two slugs in alphabetical order", () => {
    expect(parsePair("a-one-vs-b-two", among("a-one", "b-two"))).toEqual({
      first: "a-one",
      second: "b-two",
      isCanonical: true,
    });
  });

  test("sorts the slugs and says that the address is another", () => {
    expect(parsePair("b-two-vs-a-one", among("a-one", "b-two"))).toEqual({
      first: "a-one",
      second: "b-two",
      isCanonical: false,
    });
  });

  test.each(["", "-vs-", "a", "a-vs-", "-vs-a", "a-vs-a", "a-vs-nothing", "A-vs-b", "a-vs-b-vs-c", "a".repeat(5_000)])(
    "refuses %j",
    (text) => expect(parsePair(text, among("a", "b"))).toBeUndefined(),
  );
});

test("sortPair orders as addresses are ordered", () => {
  expect(sortPair("b", "a")).toEqual(["a", "b"]);
  expect(sortPair("chase-ink", "chase-ink-cash")).toEqual(["chase-ink", "chase-ink-cash"]);
});
