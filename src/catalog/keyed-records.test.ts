import { expect, test } from "vitest";

import { openRecords, writeRecords } from "./keyed-records.ts";

const records = openRecords<{ readonly text: string }>(
  writeRecords([
    ["reviews/gold", { text: "a\ttab and\na line" }],
    ["reviews/green", { text: "“quoted” \u2028" }],
    ["guides/caps", { text: "" }],
  ]),
);

test("a record comes back as it was written, whatever is in it", () => {
  expect(records.find("reviews/gold")).toEqual({ text: "a\ttab and\na line" });
  expect(records.find("reviews/green")).toEqual({ text: "“quoted” \u2028" });
});

test("a record is parsed once: every later answer is the same object", () => {
  expect(records.find("guides/caps")).toBe(records.find("guides/caps"));
  expect(records.list("guides/")[0]).toBe(records.find("guides/caps"));
});

test("records are listed by the beginning of their keys, in the order in which they were written", () => {
  expect(records.list("reviews/").map(({ text }) => text.length)).toEqual([16, 10]);
  expect(records.list()).toHaveLength(3);
});

test("a key that no record has finds none", () => {
  expect(records.find("gold")).toBeUndefined();
  expect(records.find("")).toBeUndefined();
});
