/** The filter before Fuse lets through what may match, and nothing else: what it lets through in vain costs time. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createMayMatch } from "./may-match.ts";

const THRESHOLD = 0.4;

/**
 * The same by the book (Sellers 1980): the edit distance of a pattern to the best
 * piece of the text that starts at each place, with a whole table instead of bits.
 */
function mayMatchSlowly(pattern: string, text: string): boolean {
  const { length } = pattern;
  // Of the reversed pattern to pieces of the reversed text that end where a row ends.
  let row = Array.from({ length: length + 1 }, (_, errors) => errors);
  for (let place = text.length - 1; place >= 0; place -= 1) {
    const next = [0];
    for (let at = 1; at <= length; at += 1) {
      const isSame = pattern[length - at] === text[place];
      next.push(Math.min((row[at - 1] ?? 0) + (isSame ? 0 : 1), (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
    if ((row[length] ?? 0) / length + place / 100 <= THRESHOLD + 1e-9) return true;
  }
  return false;
}

const letters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", "c", " "), minLength: 1, maxLength });
const mayMatch = (query: string, text: string) => createMayMatch(query, THRESHOLD)(text);

test("a query of up to 32 characters passes exactly the texts that are near enough by the score", () => {
  fc.assert(
    fc.property(letters(32), fc.oneof(letters(12), letters(90)), (query, text) => {
      expect(mayMatch(query, text)).toBe(mayMatchSlowly(query, text));
    }),
    { numRuns: 2_000, seed: 3 },
  );
});

/** Six letters of ten agree, which is as bad as a match may be; five are too few. */
test.each([
  ["abcdefghij", "abcdefwxyz", true],
  ["abcdefghij", "abcdevwxyz", false],
  ["abcdefghij", `${"-".repeat(40)}abcdefghij`, true],
  ["abcdefghij", `${"-".repeat(41)}abcdefghij`, false],
  ["ABCDEFGHIJ", "abcdefghij", true],
  ["abc", "", false],
])("%j may match %j: %j", (query, text, expected) => {
  expect(mayMatch(query, text)).toBe(expected);
});

describe("a query that is longer than 32 characters", () => {
  const first = "abcdefghijklmnopqrstuvwxyz012345";
  const second = "ABCDEFGHIJKLMNOPQRSTUVWXYZ678901".toLowerCase().split("").toReversed().join("");

  test("passes a text with its first piece, or with its second in its place", () => {
    expect(mayMatch(first + second, first)).toBe(true);
    expect(mayMatch(first + second, "-".repeat(32) + second)).toBe(true);
    expect(mayMatch(first + second, "-".repeat(32) + "-".repeat(32))).toBe(false);
  });

  test("expects the second piece where it stands in the query, not at the start", () => {
    const far = 32 + 40;
    expect(mayMatch(first + second, "-".repeat(far) + second)).toBe(true);
    expect(mayMatch(first + second, "-".repeat(far + 1) + second)).toBe(false);
  });

  test("has its last 32 characters as a piece when they are no whole one", () => {
    const query = `${"=".repeat(40)}${first}`;
    expect(mayMatch(query, "-".repeat(40) + first)).toBe(true);
    expect(mayMatch(query, "-".repeat(72))).toBe(false);
  });
});

describe("characters beyond ASCII", () => {
  test("pass for anything in a text, for Fuse decides on them", () => {
    expect(mayMatch("abc", "éüı")).toBe(true);
    expect(mayMatch("abc", "\u0080\u0080\u0080")).toBe(true);
  });

  test("do not help in a query: the last of ASCII is a character like others", () => {
    expect(mayMatch("éüı", "abc")).toBe(false);
    expect(mayMatch("éüı", "\u0061\u007c\u0031")).toBe(false);
    expect(mayMatch("abc", "\u007f\u007f\u007f")).toBe(false);
    expect(mayMatch("\u007f\u007f\u007f", "\u007f\u007f\u007f")).toBe(true);
  });
});
