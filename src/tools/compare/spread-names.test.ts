import { expect, test } from "vitest";

import { spreadNames } from "./spread-names.ts";

test("names with room between them stand at the ends of their lines", () => {
  expect(spreadNames([80, 10, 45])).toEqual([80, 10, 45]);
});

test("names of lines that end together stand apart, in the order of the lines", () => {
  expect(spreadNames([20, 22, 21])).toEqual([20, 56, 38]);
});

test("names at the foot move up and leave the others where they are", () => {
  expect(spreadNames([0, 95, 97, 99])).toEqual([0, 64, 82, 100]);
});

test("no name leaves the picture, wherever four lines end", () => {
  const ends = [0, 3, 30, 52, 88, 96, 100];
  for (const first of ends)
    for (const second of ends)
      for (const third of ends)
        for (const fourth of ends) {
          const placed = spreadNames([first, second, third, fourth]);
          const sorted = placed.toSorted((left, right) => left - right);
          expect(sorted[0]).toBeGreaterThanOrEqual(0);
          expect(sorted[3]).toBeLessThanOrEqual(100);
          for (let at = 1; at < 4; at += 1) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(18);
        }
});
