import { describe, expect, test } from "vitest";

import { toQuality } from "./accept.ts";

describe("toQuality", () => {
  test.each([
    [null, "application/json", 1],
    ["", "application/json", 1],
    ["*/*", "application/json", 1],
    ["application/*", "application/json", 1],
    ["text/html", "application/json", 0],
    ["text/csv;q=0.5, */*;q=0.1", "text/csv", 0.5],
    ["text/csv;q=0, */*", "text/csv", 0],
    ["*/*;q=0.1, text/*;q=0.7", "text/csv", 0.7],
    ["Application/JSON; charset=utf-8; q=0.3", "application/json", 0.3],
    ["application/json;q=much", "application/json", 1],
    ["nonsense", "application/json", 1],
  ])("%j gives %s the quality %d", (accept, type, quality) => {
    expect(toQuality(accept, type)).toBe(quality);
  });
});
