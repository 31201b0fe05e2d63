import { expect, test } from "vitest";

import { makeLine, makeProfile } from "../value/test-cards.ts";
import { scaleProfile, sumMonthlyUsd } from "./reader-profile.ts";

test("a profile is made larger line by line, and a line of nothing is none", () => {
  const profile = makeProfile([makeLine("dining", 100), makeLine("other", 50)]);
  const twice = scaleProfile(profile, 2);
  expect(twice.lines.map(({ monthlyUsd }) => monthlyUsd)).toEqual([200, 100]);
  expect(sumMonthlyUsd(twice)).toBe(300);
  expect(scaleProfile(profile, 0).lines).toEqual([]);
});
