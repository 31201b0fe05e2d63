import { expect, test } from "vitest";

import { toCsv } from "./csv.ts";

test("quotes what would end a field, and leaves out what is not there", () => {
  expect(
    toCsv([
      ["a", "b"],
      ['say "x", y', null],
      [1.5, false],
      ["two\nlines", undefined],
    ]),
  ).toBe('a,b\r\n"say ""x"", y",\r\n1.5,false\r\n"two\nlines",\r\n');
});

test.each(["=1+1", "+1", "-1", "@x", "\tx"])("%j is a text to a spreadsheet, and no formula", (text) => {
  expect(toCsv([[text]])).toBe(`'${text}\r\n`);
});

test("a number below zero stays a number", () => {
  expect(toCsv([[-1.5]])).toBe("-1.5\r\n");
});
