import { describe, expect, test } from "vitest";

import { matchesEtag, toEtag } from "./etag.ts";

describe("the tag of an answer", () => {
  // Test vectors of the hash's authors (FNV-1a, 64 bits).
  test.each([
    ["", 0xcbf29ce484222325n],
    ["a", 0xaf63dc4c8601ec8cn],
    ["foobar", 0x85944171f73967e8n],
  ])("is strong: the build, and FNV-1a of the key %j", (key, hash) => {
    expect(toEtag("b1", key)).toBe(`"b1-${hash.toString(36)}"`);
  });

  test("differs for keys that differ in one character, and for builds", () => {
    const tags = ["/cards/a", "/cards/b", "/cards?x=1", "/cards?x=2"].map((key) => toEtag("b1", key));
    expect(new Set([...tags, toEtag("b2", "/cards/a")]).size).toBe(5);
  });
});

describe("If-None-Match", () => {
  test.each([
    ['"x"', true],
    ['W/"x"', true],
    ['"a","x"', true],
    ['"a" , W/"x" , "b"', true],
    ["*", true],
    [" * ", true],
    [null, false],
    ["", false],
    ["x", false],
    ['"y"', false],
    ['"xx"', false],
    ['"a*"', false],
    ['w/"x"', false],
    ['"a W/"x"', false],
  ])('%j against the tag "x" matches: %j', (header, matches) => {
    expect(matchesEtag(header, '"x"')).toBe(matches);
  });

  test("what is weak in the middle of a tag is part of it", () => {
    expect(matchesEtag('"aW/b"', '"ab"')).toBe(false);
  });
});
