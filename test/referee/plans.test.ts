/** The planner in large numbers: against HiGHS, and replayed month by month over 12 and 24 months. */
import { describe, expect, test } from "vitest";

import { toToolRecords } from "../../build/tool-records.ts";
import { loadCatalog } from "../../build/load-catalog.ts";
import { PLAN_DEFAULTS, SERVER_WORK } from "../../src/engine/plan/plan-settings.ts";
import { checkPrinted } from "../../src/engine/test-printed.ts";
import { planBothWays, planTwice, reachTwice } from "../../src/engine/test-programs.ts";
import { makeProfiles } from "../../src/engine/wallet/test-profiles.ts";
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

/** Seconds for one program; what it has by then must be no better. */
const SECONDS = 150;

describe("a plan of the whole catalog", () => {
  test.each([
    ["household", 12, 2, 2],
    ["frequent-flyer", 12, 2, 1],
    ["household", 24, 2, 0],
    ["family", 24, 2, 0],
    ["student", 24, 2, 1],
  ] as const)(
    "%s, %i months, %i cards: HiGHS finds no better one with its cards",
    async (preset, months, applications, more) => {
      const { areProved, allUsd, fewUsd, program } = await planBothWays(
        records,
        preset,
        { months, applications },
        more,
        SECONDS,
      );
      expect(areProved).toBe(true);
      // The search among the cards of the program's question finds the plan of the whole catalog again.
      expect(Math.abs(fewUsd - allUsd)).toBeLessThan(0.02);
      expect(program.objectiveUsd).toBeLessThan(fewUsd + 0.02);
      if (program.isOptimal) expect(program.objectiveUsd).toBeGreaterThan(fewUsd - 0.02);
    },
  );
});

describe("a trip", () => {
  test.each([
    ["household", 40_000, 6],
    ["household", 90_000, 6],
    ["family", 100_000, 7],
    ["student", 50_000, 6],
  ] as const)("%s, %i points by month %i: HiGHS finds no cheaper plan", async (preset, points, month) => {
    const { found, program } = await reachTwice(records, preset, points, month);
    expect(program.isOptimal).toBe(true);
    if (!found.trip) return expect(program.objectiveUsd).toBe(-Infinity);
    expect(found.trip.points).toBeGreaterThanOrEqual(points);
    expect(found.trip.objectiveUsd).toBeLessThan(program.objectiveUsd + 0.02);
    expect(found.trip.objectiveUsd + found.gapUsd).toBeGreaterThan(program.objectiveUsd - 0.02);
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
      checkPrinted(records, made, settings);
    },
  );
});
