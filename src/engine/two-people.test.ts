/** A plan for two: what is shared, and what each has alone. */
import { describe, expect, test } from "vitest";

import { BANK, makeBase, makeCard, makeLine, makePerk, makeProfile } from "./value/test-cards.ts";
import type { Profile } from "./value/profile.ts";
import type { WalletCard } from "./value/wallet-card.ts";
import { makePlan } from "./make-plan.ts";
import type { PlanCatalog } from "./plan/plan-catalog.ts";
import { PLAN_DEFAULTS, type PlanSettings, type SecondPerson } from "./plan/plan-settings.ts";
import { BARE, bonus, makeSecond } from "./plan/test-models.ts";
import { toPlanCatalog, toRewards } from "./plan/test-plans.ts";

const FREE: Partial<PlanSettings> = {
  ...BARE,
  applications: 1,
};

function planForTwo(
  cards: readonly WalletCard[],
  {
    profile = {},
    second = {},
    catalog = {},
    monthlyUsd = 500,
  }: {
    readonly profile?: Partial<Profile>;
    readonly second?: Partial<SecondPerson>;
    readonly catalog?: Partial<PlanCatalog>;
    readonly monthlyUsd?: number;
  },
) {
  const whole = makeProfile([makeLine("other", monthlyUsd)], { effortUsd: 0, ...profile });
  const answer = makePlan({
    rewards: toRewards(cards),
    catalog: toPlanCatalog(cards, catalog),
    profile: whole,
    settings: {
      ...PLAN_DEFAULTS,
      ...FREE,
      second: makeSecond({ applications: 1, ...second }),
    },
  });
  if (!answer.ok) throw new Error("the profile is wrong");
  return answer;
}

const whoOpens = ({ best }: ReturnType<typeof planForTwo>) =>
  best.openings.map(({ card, person }) => `${card} ${person}`).toSorted();

describe("two people", () => {
  test("earn the bonus of one card twice, one window after the other where the spend is enough for one only", () => {
    const { best, proof } = planForTwo([makeCard("card", bonus(1_500, 200))], {});
    expect(best.bonusesUsd).toBe(400);
    expect(new Set(best.openings.map(({ person }) => person))).toEqual(new Set([0, 1]));
    const months = best.openings.map(({ month }) => month);
    expect(Math.abs(months[0]! - months[1]!)).toBeGreaterThanOrEqual(3);
    expect(proof.optimal).toBe(true);
  });

  test("spend every dollar once", () => {
    const { best } = planForTwo([makeCard("card", bonus(0, 100))], {});
    expect(best.rewardsUsd).toBeCloseTo(500 * 12 * 0.01);
  });

  test("have rules and histories of their own", () => {
    const card = makeCard("card", bonus(500, 200));
    const rules = [
      { id: "r", text: "", kind: "bonus", confidence: "high", cards: ["card"], form: "once", by: { card: ["card"] } },
    ] as const;
    const had = [{ slug: "card", month: null }];
    expect(planForTwo([card], { catalog: { rules }, second: { had } }).best.bonusesUsd).toBe(200);
    expect(planForTwo([card], { catalog: { rules } }).best.bonusesUsd).toBe(400);
  });

  test("lift each other's points only where the program lets a household pool", () => {
    const waiting = makeCard("waiting", { points: { ...BANK, enabledBy: ["key"] }, earns: [makeBase(2)] });
    const key = makeCard("key", {
      status: "closed",
      points: { ...BANK, transfersAlone: true },
      earns: [makeBase(0.1)],
    });
    const given = { profile: { owned: ["waiting"] }, second: { owned: ["key"], applications: 0 } };
    const year = 500 * 12 * 0.02;
    expect(planForTwo([waiting, key], given).best.rewardsUsd).toBeCloseTo(year);
    const pooled = planForTwo([waiting, key], { ...given, catalog: { pooled: ["bank"] } });
    expect(pooled.best.rewardsUsd).toBeCloseTo(year * 1.5);
  });

  test("each use what counts once for a person", () => {
    const lounge = makeCard("lounge", {
      status: "closed",
      perks: [makePerk("visits", { kind: "access", faceUsd: 400, visits: 8 })],
    });
    const alone = { profile: { owned: ["lounge"], trips: 4, travelers: 2 }, second: { applications: 0, trips: 4 } };
    const both = { ...alone, second: { ...alone.second, owned: ["lounge"] } };
    const [one, two] = [planForTwo([lounge], alone), planForTwo([lounge], both)];
    expect(one.best.perksUsd).toBeCloseTo(100);
    expect(two.best.perksUsd).toBeCloseTo(200);
  });

  test("keep the limit on fees together", () => {
    const dear = makeCard("dear", { fees: { firstYearUsd: 150, laterUsd: 150 }, ...bonus(0, 900) });
    expect(planForTwo([dear], { profile: { maxAnnualFeesUsd: 200 } }).best.openings).toHaveLength(1);
    expect(whoOpens(planForTwo([dear], { profile: { maxAnnualFeesUsd: 300 } }))).toEqual(["dear 0", "dear 1"]);
  });
});
