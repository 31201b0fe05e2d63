import fc from "fast-check";
import { expect, test } from "vitest";

import { readPathname } from "./read-pathname.ts";

const PIECES = [
  "/",
  "//",
  ".",
  "..",
  "./",
  "a",
  "Cards",
  "amex-gold",
  "x.md",
  "~",
  "%2e",
  "%41",
  "%",
  "\\",
  "é",
  " ",
  "\t",
  ":",
  "@",
  ";",
  "_",
];
const ENDS = ["", "?", "?q=/a/../b", "#", "#/x", "?#"];

test("a path is the one that URL gives, however the address is spelled", () => {
  const piece = fc.constantFrom(...PIECES);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(...ENDS), (pieces, end) => {
      const url = `https://waycard.example/${pieces.join("")}${end}`;
      expect(readPathname(url)).toBe(new URL(url).pathname);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  "https://waycard.example",
  "http://localhost:8787?q=1",
  "https://a.example/b@c/d",
  "https://user@a.example/b",
])("%s has the path that URL gives", (url) => expect(readPathname(url)).toBe(new URL(url).pathname));
