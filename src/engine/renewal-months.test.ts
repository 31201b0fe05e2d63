/** Whether a card is kept is decided by the year, not by where its fee falls in the plan. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { createRandom } from "./value/test-cards.ts";
import { resolveProfile } from "./value/resolve-profile.ts";
import type { Profile } from "./value/profile.ts";
import { makeProfiles } from "./wallet/test-profiles.ts";
import { makePlan } from "./make-plan.ts";
import { PLAN_DEFAULTS, SERVER_WORK } from "./plan/plan-settings.ts";
import { takeSample, toRuns } from "../../test/support/sample-size.ts";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const PROFILES = toRuns(200, 1 / 20);
const NAMED = ["amex-gold", "citi-strata-premier", "capital-one-venture", "capital-one-venture-x"];

/**
 * By held card and what the plan opens beside it, the verdicts over the months in which the fees may come; without those
 * that give way to something else, as the answer says.
 */
function listVerdicts(profile: Profile, applications: number): Map<string, Set<string>> {
  const verdicts = new Map<string, Set<string>>();
  for (const month of takeSample(MONTHS, 3)) {
    const renews = Object.fromEntries(profile.owned.map((slug) => [slug, month]));
    const settings = { ...PLAN_DEFAULTS, startsIn: 10, work: SERVER_WORK, applications, renews };
    const answer = makePlan({ rewards: records.rewards, catalog: records.plan, profile, settings });
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    const opened = answer.best.openings.map(({ card }) => card).toSorted();
    for (const { card, verdict, yields } of answer.owned) {
      const key = [card, ...opened].join(" ");
      if (yields === null) verdicts.set(key, new Set(verdicts.get(key)).add(verdict));
    }
  }
  return verdicts;
}

function checkVerdicts(profile: Profile, applications: number): void {
  const verdicts = listVerdicts(profile, applications);
  for (const [beside, found] of verdicts) expect([...found], beside).toHaveLength(1);
}

describe("a household's card has one verdict, whatever month its fee comes in", () => {
  const { profile } = resolveProfile({ preset: "household" }, records.rewards.brands);
  test.each(NAMED)("%s, as it is held", (slug) => {
    const verdicts = listVerdicts({ ...profile, owned: [slug] }, 0);
    expect([...verdicts.keys()]).toEqual([slug]);
    expect([...verdicts.get(slug)!]).toHaveLength(1);
  });

  test.each(NAMED)("%s, beside what the plan opens", (slug) => {
    checkVerdicts({ ...profile, owned: [slug] }, PLAN_DEFAULTS.applications);
  });
});

describe("on random profiles each card that is held has one verdict", () => {
  const withFee = records.rewards.cards.filter(({ fees }) => fees.laterUsd > 0).map(({ slug }) => slug);
  const { shuffle } = createRandom(3);
  const profiles = makeProfiles(records.rewards, PROFILES, 3, 12).map(({ name, profile }) => ({
    name,
    profile: { ...profile, maxAnnualFeesUsd: null, owned: shuffle(withFee).slice(0, 3) },
  }));
  test.each(profiles)("$name", ({ profile }) => checkVerdicts(profile, 0));
});
