import { expect, test } from "vitest";

import { isPassedOver, listChosenRanges } from "./skip-inside.ts";

const range = (line: number, column: number, toLine: number, toColumn: number) => ({
  start: { line, column },
  end: { line: toLine, column: toColumn },
});

test("code inside of a chosen change is passed over, the change itself and what holds another are not", () => {
  const chosen = [range(2, 5, 6, 2), range(3, 9, 3, 20)];
  expect(isPassedOver(range(4, 1, 4, 30), chosen)).toBe(true);
  expect(isPassedOver(range(3, 10, 3, 12), chosen)).toBe(true);
  expect(isPassedOver(range(2, 5, 6, 2), chosen)).toBe(false);
  expect(isPassedOver(range(3, 5, 3, 21), chosen)).toBe(false);
  expect(isPassedOver(range(1, 1, 9, 9), chosen)).toBe(false);
  expect(isPassedOver(range(7, 1, 7, 5), chosen)).toBe(false);
  expect(isPassedOver(range(2, 4, 4, 1), chosen)).toBe(false);
});

test("files are known by their length", () => {
  const location = range(1, 1, 1, 4);
  expect(
    listChosenRanges([
      { location, source: "one();" },
      { location, source: "other();" },
    ]),
  ).toEqual({
    6: [location],
    8: [location],
  });
});
