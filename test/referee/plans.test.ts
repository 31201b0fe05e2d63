/** The planner in large numbers: against HiGHS, and replayed month by month over 12 and 24 months. */
import { describe, expect, test } from "vitest";

import { toToolRecords } from "../../build/tool-records.ts";
import { loadCatalog } from "../../build/load-catalog.ts";
import { PLAN_DEFAULTS, SERVER_WORK } from "../../src/rewards/plan/plan-settings.ts";
import { checkPrinted } from "../../src/rewards/plan/test-printed.ts";
import { planTwice } from "../../src/rewards/plan/test-programs.ts";
import { makeProfiles } from "../../src/rewards/search/test-profiles.ts";
import { TEST_BUILD_DATE } from "../support/build-date.ts";

process.env["BUILD_DATE"] ??= TEST_BUILD_DATE;

const PROGRAMS = { one: 60, two: 30, perks: 30 } as const;
const PROFILES = 60;

const records = toToolRecords([...loadCatalog().values()], TEST_BUILD_DATE);

describe.each(["one", "two", "perks"] as const)("HiGHS finds no better plan, %s", (kind) => {
  test.each(Array.from({ length: PROGRAMS[kind] }, (_, seed) => 100 + seed))("case %i", async (seed) => {
    const { areProved, searchUsd, programUsd } = await planTwice(records, seed, kind);
    expect(areProved).toBe(true);
    expect(Math.abs(searchUsd - programUsd)).toBeLessThan(0.02);
  });
});

describe("the printed plan brings the printed dollars", () => {
  test.each(makeProfiles(records.rewards, PROFILES, 3, 7).map(({ name, profile }, at) => [name, profile, at] as const))(
    "%s",
    (_, made, at) => {
      const renews = Object.fromEntries(made.owned.map((slug, index) => [slug, (index * 5) % 12]));
      const months = at % 3 === 0 ? 24 : 12;
      const settings = {
        ...PLAN_DEFAULTS,
        months,
        applications: months / 6,
        startsIn: at % 12,
        renews,
        work: SERVER_WORK,
      };
      checkPrinted(records, { ...made, horizon: "ongoing" }, settings);
    },
  );
});
