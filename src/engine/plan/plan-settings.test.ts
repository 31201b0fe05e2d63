import { expect, test } from "vitest";

import { makeSecond } from "./test-models.ts";
import { toBrowserWork, toFirstWork, toServerWork } from "./plan-settings.ts";

const second = makeSecond();

test("a plan of 24 months, or for two people, has half as many steps, which are twice the work", () => {
  expect(toServerWork({ months: 12, second: null })).toEqual({ maxSteps: 1_300, besideSteps: 450 });
  expect(toServerWork({ months: 24, second: null })).toEqual({ maxSteps: 650, besideSteps: 225 });
  expect(toServerWork({ months: 12, second })).toEqual({ maxSteps: 650, besideSteps: 225 });
  expect(toBrowserWork({ months: 24, second, goal: null })).toEqual({ maxSteps: 3_750, besideSteps: 2_500 });
  expect(toFirstWork({ months: 15, second: null })).toEqual({ maxSteps: 720, besideSteps: 0 });
});

test("a year for two people has as many as its proof may take, unless it is for a trip", () => {
  const goal = { program: "miles", points: 10_000, month: 6 };
  expect(toBrowserWork({ months: 12, second, goal: null })).toEqual({ maxSteps: 30_000, besideSteps: 5_000 });
  expect(toBrowserWork({ months: 12, second, goal })).toEqual({ maxSteps: 7_500, besideSteps: 5_000 });
  expect(toBrowserWork({ months: 12, second: null, goal: null })).toEqual({ maxSteps: 15_000, besideSteps: 10_000 });
  expect(toBrowserWork({ months: 15, second, goal: null })).toEqual({ maxSteps: 6_000, besideSteps: 4_000 });
});
