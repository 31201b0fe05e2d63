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

  test("finds the split when a slug holds the separator itself", () => {
    const isCard = among("east-vs-west", "zed");
    expect(parsePair("east-vs-west-vs-zed", isCard)).toEqual({
      first: "east-vs-west",
      second: "zed",
      isCanonical: true,
    });
    expect(parsePair("zed-vs-east-vs-west", isCard)?.isCanonical).toBe(false);
  });

  test("an address that two pairs could have is read the same way before and after its redirect", () => {
    const isCard = among("x", "x-vs-y", "z", "y-vs-z", "b", "b-vs-c", "a");
    for (const text of ["x-vs-y-vs-z", "z-vs-x-vs-y", "b-vs-c-vs-a", "b-vs-a"]) {
      const pair = parsePair(text, isCard)!;
      const again = parsePair(`${pair.first}-vs-${pair.second}`, isCard)!;
      expect(again.isCanonical).toBe(true);
    }
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
