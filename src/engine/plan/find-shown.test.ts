/** From how many points on a card is worth it whose bonus is shown only on applying, by hand: points at a cent. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeLine, makeProfile } from "../value/test-cards.ts";
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { makePlan } from "./make-plan.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan-settings.ts";
import { bonus } from "./test-models.ts";
import { toPlanCatalog, toRewards } from "./test-plans.ts";

interface Question {
  readonly mostPoints?: number;
  readonly profile?: Partial<Profile>;
  readonly settings?: Partial<PlanSettings>;
  readonly refuses?: boolean;
}

/** A sure bonus of $300, or one that is not known: one of them. */
const sure = makeCard("sure", bonus(0, 300));
const makeVague = (more: Partial<WalletCard["bonus"]> = {}, afterUsd = 0) =>
  makeCard("vague", {
    bonus: { kind: "up-to", state: "open", tiers: [{ afterUsd, months: 3, points: 0, usd: 0 }], ...more },
  });

function ask(vague: WalletCard, { mostPoints = 60_000, profile, settings, refuses = false }: Question = {}) {
  const cards = [sure, vague];
  const plain = toPlanCatalog(cards);
  const once = {
    id: "once",
    text: "Once.",
    kind: "bonus",
    confidence: "high",
    cards: ["vague"],
    form: "once",
    by: { vague: ["vague"] },
  } as const;
  const catalog = {
    ...plain,
    rules: refuses ? [once] : [],
    offers: { ...plain.offers, vague: { ...plain.offers["vague"]!, mostPoints } },
  };
  const answer = makePlan(
    toRewards(cards),
    catalog,
    makeProfile([makeLine("other", 500)], { effortUsd: 0, ...profile }),
    {
      ...PLAN_DEFAULTS,
      applications: 1,
      applicationUsd: 0,
      discountAMonth: 0,
      firstMonthShare: 1,
      ...(refuses ? { had: [{ slug: "vague", month: null }] } : {}),
      ...settings,
    },
  );
  if (!answer.ok) throw new Error("the profile is wrong");
  return answer;
}

describe("a card whose bonus is shown only on applying", () => {
  test("is worth it from the points on with which the plan is better than without it", () => {
    expect(ask(makeVague()).best.openings.map(({ card }) => card)).toEqual(["sure"]);
    expect(ask(makeVague()).ifShown).toEqual([
      { card: "vague", person: 0, month: 0, points: 30_000, mostPoints: 60_000, spend: null },
    ]);
    // Held to the plan with exactly so many points, and with a thousand fewer.
    const opens = (points: number) =>
      ask(makeVague({ kind: "fixed", tiers: [{ afterUsd: 0, months: 3, points, usd: 0 }] })).best.openings.map(
        ({ card }) => card,
      );
    expect([opens(30_001), opens(29_000)]).toEqual([["vague"], ["sure"]]);
  });

  test("says what must be spent for it, and costs more where that is taken from a better card", () => {
    const profile = { owned: ["sure"] };
    const dear = { ...makeVague({}, 1_000), fees: { firstYearUsd: 95, laterUsd: 95 } };
    expect(ask(dear, { profile }).ifShown).toEqual([
      { card: "vague", person: 0, month: 0, points: 10_000, mostPoints: 60_000, spend: { usd: 1_000, months: 3 } },
    ]);
  });

  test("is not named where even the most that is offered is too little, or nothing is known of it", () => {
    expect(ask(makeVague(), { mostPoints: 29_000 }).ifShown).toEqual([]);
    expect(ask(makeVague({ state: "ended" })).ifShown).toEqual([]);
    expect(ask(makeVague({ kind: "none" })).ifShown).toEqual([]);
  });

  test("is not named where it cannot be had, is had already, or would bring no bonus by the rules", () => {
    expect(ask(makeVague(), { profile: { exclude: ["vague"] } }).ifShown).toEqual([]);
    expect(ask(makeVague(), { profile: { owned: ["vague"] } }).ifShown).toEqual([]);
    expect(ask(makeVague(), { refuses: true }).ifShown).toEqual([]);
    expect(ask(makeVague(), { settings: { applications: 0 } }).ifShown).toEqual([]);
    const free = { ...makeVague(), earns: [makeBase(9)] };
    expect(ask(free).best.openings.map(({ card }) => card)).toEqual(["vague"]);
    expect(ask(free).ifShown).toEqual([]);
  });

  test("is not named beside a plan that may not be the best, or without work left", () => {
    expect(ask(makeVague(), { settings: { work: { plan: 1, beside: 50_000_000 } } }).ifShown).toEqual([]);
    expect(ask(makeVague(), { settings: { work: { plan: 50_000_000, beside: 0 } } }).ifShown).toEqual([]);
  });
});
