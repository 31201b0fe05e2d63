import { describe, expect, test } from "vitest";

import { BARE } from "./plan/test-models.ts";
import {
  BANK,
  makeBase,
  makeCard,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
} from "./value/test-cards.ts";
import type { Profile } from "./value/profile.ts";
import type { WalletCard } from "./value/wallet-card.ts";
import { makePlan } from "./make-plan.ts";
import type { PlanCatalog } from "./plan/plan-catalog.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan/plan-settings.ts";
import { toPlanCatalog, toRewards } from "./plan/test-plans.ts";

const FREE: Partial<PlanSettings> = { ...BARE };

function plan(
  cards: readonly WalletCard[],
  profile: Partial<Profile>,
  settings: Partial<PlanSettings> = {},
  catalog: Partial<PlanCatalog> = {},
) {
  const lines = profile.lines ?? [makeLine("other", 500)];
  const whole = makeProfile(lines, { effortUsd: 0, ...profile });
  const answer = makePlan({
    rewards: toRewards(cards),
    catalog: toPlanCatalog(cards, catalog),
    profile: whole,
    settings: { ...PLAN_DEFAULTS, ...settings },
  });
  if (!answer.ok) throw new Error("the profile is wrong");
  return answer;
}

const bonus = (afterUsd: number, usd: number, months = 3): Pick<WalletCard, "bonus"> => ({
  bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd, months, points: 0, usd }] },
});

describe("bonuses", () => {
  test("two thirds of the month of opening count, and the bonus comes in the month after the minimum", () => {
    const card = makeCard("card", bonus(1_300, 200));
    // 333 + 500 + 500 reach 1,300 in the third month.
    const { best } = plan([card], {});
    expect(best.openings[0]).toMatchObject({ month: 0, bonus: { usd: 200, month: 3, afterUsd: 1_300 } });
    expect(best.netUsd).toBeCloseTo(200 + 500 * 0.01 * (11 + 2 / 3));
    // The objective takes off 50 for the application.
    expect(best.objectiveUsd).toBeCloseTo(best.netUsd - 50);
  });

  test("a minimum out of reach earns nothing", () => {
    expect(plan([makeCard("card", bonus(1_400, 500))], {}).best.bonusesUsd).toBe(0);
  });

  test("spend that a minimum takes from a better card is charged", () => {
    const good = makeCard("good", { earns: [makeBase(3)] });
    const card = makeCard("new", bonus(900, 100));
    const { best } = plan([good, card], { owned: ["good"] }, FREE);
    expect(best.netUsd).toBeCloseTo(12 * 15 + 100 - 900 * 0.02);
  });

  test("one that cannot come before the plan ends does not count", () => {
    const rules = [
      {
        id: "r",
        text: "",
        kind: "approval",
        confidence: "high",
        cards: ["card"],
        form: "since",
        what: "closed",
        months: 8,
        by: { card: ["card"] },
      },
    ] as const;
    const card = makeCard("card", { ...bonus(1_500, 500), earns: [makeBase(1)] });
    const settings = { ...FREE, had: [{ slug: "card", month: 0 }] };
    // Closed this month, it may be opened in month 9: months 9 and 10 are too few for 1,500.
    expect(plan([card], {}, settings, { rules }).best.bonusesUsd).toBe(0);
    expect(plan([card], {}, FREE).best.bonusesUsd).toBe(500);
  });

  test("a match counts only with twelve months of the card inside the plan", () => {
    const card = makeCard("card", { bonus: { kind: "match", state: "open", tiers: [] } });
    expect(plan([card], {}, { ...FREE, months: 12 }).best.bonusesUsd).toBeCloseTo(60);
    expect(plan([card], {}, { ...FREE, months: 11 }).best.bonusesUsd).toBe(0);
  });

  test("as high as is no amount", () => {
    const tiers = [{ afterUsd: 500, months: 3, points: 90_000, usd: 0 }];
    expect(plan([makeCard("card", { bonus: { kind: "up-to", state: "open", tiers } })], {}).best.bonusesUsd).toBe(0);
  });

  test("an offer of before counts, and the plan says how much of it is not today's", () => {
    const tiers = [{ afterUsd: 500, months: 3, points: 40_000, usd: 0 }];
    const past = { basis: "usual", lastSeen: "2026-06-05" } as const;
    const card = makeCard("card", { bonus: { kind: "fixed", state: "open", past, tiers } });
    const other = makeCard("other", { earns: [makeBase(1)] });
    const { best, judgments } = plan([card, other], {}, { ...FREE, applications: 1 });
    expect(best.bonusesUsd).toBeCloseTo(400);
    expect(best.usualUsd).toBeCloseTo(400);
    expect(best.openings[0]!.bonus!.offer).toEqual(past);
    expect(judgments[0]).toMatchObject({ instead: { card: "other", month: 0 } });
    // The other card earns the same every month: any bonus at all is worth it.
    expect(judgments[0]!.least).toBeNull();
  });
});

describe("fees and renewals", () => {
  const paying = makeCard("paying", { fees: { firstYearUsd: 0, laterUsd: 100 }, ...bonus(500, 300) });

  test("a fee comes with the opening and every twelve months; the card is closed before it pays too much", () => {
    const { best } = plan([paying], {}, { ...FREE, months: 24, applications: 1 });
    expect(best.endings).toEqual([{ card: "paying", person: 0, month: 12, to: null, savesUsd: 100 }]);
    expect(best.feesUsd).toBe(0);
  });

  test("it is changed into the lower card where the issuer does that", () => {
    const lower = makeCard("lower", { status: "closed", earns: [makeBase(1)] });
    const changes = { paying: [{ to: "lower", minMonths: 12, confidence: "high" }] } as const;
    const { best } = plan([paying, lower], {}, { ...FREE, months: 24, applications: 1 }, { changes });
    expect(best.endings).toEqual([{ card: "paying", person: 0, month: 12, to: "lower", savesUsd: 100 }]);
    expect(best.netUsd).toBeCloseTo(300 + 24 * 5);
  });

  test("the fees that come just after the plan are named with what to do", () => {
    const { dueAfter } = plan([paying], {}, FREE);
    expect(dueAfter).toMatchObject([{ card: "paying", person: 0, month: 12, feeUsd: 100, verdict: "cancel" }]);
    expect(dueAfter[0]!.yearUsd).toBeCloseTo(60);
  });

  test.each(Array.from({ length: 12 }, (_, month) => month))(
    "an owned card is judged by a year, not by where the plan ends: renewal in month %i",
    (month) => {
      const decide = (multiplier: number) => {
        const owned = makeCard("owned", { fees: { firstYearUsd: 0, laterUsd: 95 }, earns: [makeBase(multiplier)] });
        return plan([owned], { owned: ["owned"] }, { renews: { owned: month } });
      };
      // $90 a year for a fee of $95; $165, where $144 would be enough: the fee, a quarter of it and $25.
      const [poor, good] = [decide(1.5), decide(2.75)];
      expect(poor.owned).toMatchObject([{ verdict: "cancel", month, feeUsd: 95, yields: null }]);
      expect(poor.owned[0]!.yearUsd).toBeCloseTo(90);
      expect(poor.best.endings).toMatchObject([{ month, to: null }]);
      expect(good.owned).toMatchObject([{ verdict: "keep", yields: null }]);
      expect(good.best.netUsd).toBeCloseTo(165 - (95 * (12 - month)) / 12);
    },
  );

  test("a limit on fees decides where the year would not", () => {
    const good = makeCard("good", { fees: { firstYearUsd: 0, laterUsd: 95 }, earns: [makeBase(4)] });
    const decide = (maxAnnualFeesUsd: number | null) =>
      plan([good], { owned: ["good"], maxAnnualFeesUsd }, { renews: { good: 4 } });
    expect(decide(50).owned).toMatchObject([{ verdict: "cancel", yields: "fees" }]);
    expect(decide(50).best.endings).toMatchObject([{ card: "good", month: 4 }]);
    expect(decide(null).best.endings).toEqual([]);
  });

  test("the last card of a bank's program in which there are points is kept, or changed within the program", () => {
    const bank = { ...BANK, transfersAlone: true };
    const poor = makeCard("poor", { fees: { firstYearUsd: 0, laterUsd: 95 }, points: bank });
    const lower = makeCard("lower", { status: "closed", points: { ...BANK, enabledBy: ["poor"] } });
    const balances = { [bank.program]: 50_000 };
    const decide = (cards: readonly WalletCard[], points: Readonly<Record<string, number>>) =>
      plan(
        cards,
        { owned: ["poor"] },
        { renews: { poor: 4 }, balances: points },
        {
          changes: { poor: [{ to: "lower", minMonths: 12, confidence: "high" }] },
        },
      ).owned;
    expect(decide([poor], {})).toMatchObject([{ verdict: "cancel" }]);
    expect(decide([poor], balances)).toMatchObject([{ verdict: "keep", yields: "points" }]);
    expect(decide([poor, lower], balances)).toMatchObject([{ verdict: "downgrade", to: "lower" }]);
  });

  test("the limit on fees holds in any twelve months", () => {
    const dear = makeCard("dear", { fees: { firstYearUsd: 300, laterUsd: 300 }, ...bonus(500, 900) });
    expect(plan([dear], { maxAnnualFeesUsd: 200 }, FREE).best.openings).toEqual([]);
    expect(plan([dear], { maxAnnualFeesUsd: 300 }, FREE).best.openings).toHaveLength(1);
  });
});

describe("perks in time", () => {
  const credit = (resets: "year" | "card-year" | "calendar-month", portions: number) =>
    makeCard("card", {
      ...bonus(0, 1_000),
      perks: [makePerk("credit", { kind: "portal", faceUsd: 300, resets, from: "opening", portions })],
    });
  const lines = [makePartLine("portal-hotels", 150)];
  const worth = (card: WalletCard, settings: Partial<PlanSettings>) =>
    plan([card], { lines, trips: 9 }, { ...FREE, ...settings }).best.perksUsd;

  test("a credit of a calendar year falls twice into a year that begins in November", () => {
    expect(worth(credit("year", 1), { startsIn: 10 })).toBeCloseTo(600);
    // Opened in April, its first year reaches into the next calendar year, after the plan.
    expect(worth(credit("year", 1), { startsIn: 3 })).toBeCloseTo(600);
  });

  test("a credit of the card's own year falls once", () => {
    expect(worth(credit("card-year", 1), { startsIn: 10 })).toBeCloseTo(300);
  });

  test("points of the anniversary come after the renewal fee", () => {
    const card = makeCard("card", {
      fees: { firstYearUsd: 0, laterUsd: 50 },
      ...bonus(0, 500),
      perks: [makePerk("points", { kind: "points", points: 10_000, resets: "card-year", from: "first-anniversary" })],
    });
    expect(plan([card], {}, FREE).best.perksUsd).toBe(0);
    const { best } = plan([card], {}, { ...FREE, months: 24, applications: 1 });
    expect(best.perksUsd).toBeCloseTo(100);
    expect(best.feesUsd).toBe(50);
  });
});

test("a card that lets others transfer raises the points that wait for it", () => {
  const waiting = makeCard("waiting", { points: { ...BANK, enabledBy: ["key"] }, earns: [makeBase(2)] });
  const key = makeCard("key", {
    points: { ...BANK, transfersAlone: true },
    earns: [makeEarn(3, { category: "dining" }), makeBase(0.1)],
  });
  const { best } = plan([waiting, key], { owned: ["waiting"] }, { ...FREE, applications: 1 });
  expect(best.openings.map(({ card }) => card)).toEqual(["key"]);
  expect(best.rewardsUsd).toBeCloseTo(500 * 12 * 0.02 * 1.5);
});

test("what is to be done after a refusal comes no earlier than the refusal", () => {
  // The third card earns more every month: without the second it would have been opened first.
  const third = makeCard("third", { ...bonus(1_200, 100), earns: [makeBase(3)] });
  const cards = [makeCard("first", bonus(1_200, 700)), makeCard("second", bonus(1_200, 600)), third];
  const { best, judgments } = plan(cards, {}, FREE);
  const late = best.openings.find(({ month }) => month > 0)!;
  expect(best.openings.map(({ card }) => card).toSorted()).toEqual(["first", "second"]);
  expect(judgments.find(({ card }) => card === late.card)!.instead).toEqual({
    card: "third",
    person: 0,
    month: late.month,
  });
});

describe("our pick", () => {
  const fee = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });
  const dearOrCheap = (dearUsd: number) => {
    const cards = [makeCard("dear", { ...bonus(0, dearUsd), ...fee(100) }), makeCard("cheap", bonus(0, 300))];
    return plan(cards, {}, { ...FREE, surchargesFees: true, applications: 1 });
  };

  test("has a card with a fee where it brings $25 and a quarter of the fee more than one without", () => {
    const pick = (dearUsd: number) => dearOrCheap(dearUsd).best.openings.map(({ card }) => card);
    expect([pick(100 + 300 + 49), pick(100 + 300 + 51)]).toEqual([["cheap"], ["dear"]]);
  });

  test("stands beside the most money where that is more", () => {
    const { best, most } = dearOrCheap(430);
    expect(most!.openings.map(({ card }) => card)).toEqual(["dear"]);
    expect(most!.netUsd - best.netUsd).toBeCloseTo(30, 6);
    expect([dearOrCheap(390).most, dearOrCheap(500).most, plan([], {}).most]).toEqual([null, null, null]);
  });
});

describe("a perk that needs a year's spend", () => {
  const night = makePerk("night", { kind: "cash-like", faceUsd: 120, resets: "card-year", needs: { spendUsd: 3_000 } });
  const card = makeCard("card", { status: "closed", earns: [makeBase(1)], perks: [night] });

  test("counts once the plan has put the spend there, and never before", () => {
    const { best } = plan([card], { owned: ["card"] }, FREE);
    expect(best.unlocks).toMatchObject([{ card: "card", usd: 3_000, month: 0, months: 6 }]);
    expect(best.months.slice(0, 6).every(({ perksUsd }) => perksUsd === 0)).toBe(true);
    expect(best.perksUsd).toBeCloseTo(120);
  });

  test("is charged with what a better card would earn, and left where that is more", () => {
    const better = (rate: number) => makeCard("better", { status: "closed", earns: [makeBase(rate)] });
    const net = (rate: number) => plan([card, better(rate)], { owned: ["card", "better"] }, FREE).best;
    expect(net(3).netUsd).toBeCloseTo(6_000 * 0.03 + 120 * 0.97 - 3_000 * 0.02);
    expect(net(8).unlocks).toEqual([]);
    expect(net(8).perksUsd).toBe(0);
  });

  test("counts nothing where the spend of its months is too little", () => {
    expect(plan([card], { owned: ["card"], lines: [makeLine("other", 300)] }, FREE).best.perksUsd).toBe(0);
  });
});
