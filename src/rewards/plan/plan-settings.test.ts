import { expect, test } from "vitest";

import { makeSecond } from "./test-models.ts";
import { toBrowserWork, toFirstWork, toServerWork } from "./plan-settings.ts";

const second = makeSecond();

test("a plan of 24 months, or for two people, has half as many steps, which are twice the work", () => {
  expect(toServerWork({ months: 12, second: null })).toEqual({ maxSteps: 1_300, besideSteps: 450 });
  expect(toServerWork({ months: 24, second: null })).toEqual({ maxSteps: 650, besideSteps: 225 });
  expect(toServerWork({ months: 12, second })).toEqual({ maxSteps: 650, besideSteps: 225 });
  expect(toBrowserWork({ months: 24, second })).toEqual({ maxSteps: 3_750, besideSteps: 2_500 });
  expect(toFirstWork({ months: 15, second: null })).toEqual({ maxSteps: 720, besideSteps: 0 });
});
