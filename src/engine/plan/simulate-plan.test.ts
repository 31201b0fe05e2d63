/** What is printed is what somebody gets who does it, on the real catalog. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { makeProfiles } from "../wallet/test-profiles.ts";
import { PRESETS } from "../value/presets.ts";
import type { Profile } from "../value/profile.ts";
import { resolveProfile } from "../value/resolve-profile.ts";
import { PLAN_DEFAULTS, type PlanSettings, SERVER_WORK } from "./plan-settings.ts";
import { checkPrinted } from "../test-printed.ts";

const SETTINGS: PlanSettings = { ...PLAN_DEFAULTS, startsIn: 10 };
/** More of them in `npm run referee`. */
const COUNT = 5;

const checkAll = (profile: Profile, settings: PlanSettings) => checkPrinted(records, profile, settings);

describe("the printed plan brings the printed dollars", () => {
  test.each(PRESETS.map(({ slug }) => slug))("preset %s over 12 months", (preset) => {
    checkAll(resolveProfile({ preset }, records.rewards.brands).profile, SETTINGS);
  });

  test.each(["student", "family"])("preset %s over 24 months", (preset) => {
    const { profile } = resolveProfile({ preset }, records.rewards.brands);
    checkAll(profile, { ...SETTINGS, months: 24, applications: 4, work: SERVER_WORK });
  });

  test("a one-off amount goes toward a minimum", () => {
    const { profile } = resolveProfile({ spend: { other: 400 } }, records.rewards.brands);
    const once = [{ month: 1, category: "other", usd: 4_000 }] as const;
    const [without, with4000] = [checkAll(profile, SETTINGS), checkAll(profile, { ...SETTINGS, once })];
    expect(with4000.best.bonusesUsd).toBeGreaterThan(without.best.bonusesUsd);
  });

  test.each(makeProfiles(records.rewards, COUNT, 3).map(({ name, profile }) => [name, profile] as const))(
    "%s",
    (_, profile) => {
      const renews = Object.fromEntries(profile.owned.map((slug, at) => [slug, (at * 5) % 12]));
      checkAll({ ...profile, maxAnnualFeesUsd: null }, { ...SETTINGS, renews, work: SERVER_WORK });
    },
  );
});
