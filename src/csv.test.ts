import Papa from "papaparse";
import { expect, test } from "vitest";

import { renderCsv } from "./csv.ts";

test("fields come back as they were, whatever is in them", () => {
  const rows = [
    ["a,b", 'say "yes"', "two\nlines", "plain"],
    ["", "1.5", "true", " x "],
  ];
  const text = renderCsv([rows[0]!, [null, 1.5, true, " x "]]);
  expect(Papa.parse<string[]>(text.slice(0, -2), { newline: "\r\n" }).data).toEqual(rows);
  expect(text.endsWith("\r\n")).toBe(true);
});

test("a text that a spreadsheet would run is text; a negative number stays a number", () => {
  expect(renderCsv([["=1+1", "+1", "-1", "@x", "\tx"]])).toBe("'=1+1,'+1,'-1,'@x,'\tx\r\n");
  expect(renderCsv([[-12.5]])).toBe("-12.5\r\n");
});

test("a row without cells is an empty line", () => {
  expect(renderCsv([["a"], [], ["b"]])).toBe("a\r\n\r\nb\r\n");
});
