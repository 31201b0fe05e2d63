/** The filter before Fuse lets through what may match and little else; that it keeps out nothing, create-card-search.test.ts says. */
import fc from "fast-check";
import { expect, test } from "vitest";

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
