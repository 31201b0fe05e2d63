/** For tests: a small plan made by hand, in which every figure is known and every part can be replaced. */
import type {
  MonthPlacement,
  OpeningJudgment,
  OwnedPlan,
  PlanAnswer,
  PlannedMonth,
  PlannedOpening,
  PrintedPlan,
  TripAnswer,
} from "../../engine/plan/plan-answer.ts";
import { PROFILE_DEFAULTS } from "../../engine/value/profile.ts";
import type { CardLabel } from "../shared/tool-records.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import type { PlanStep } from "./plan-step.ts";

/** The first of a month: its first month is whole. */
export const TODAY = "2026-11-01";

const makeLabel = (slug: string, name: string, issuer: string): CardLabel => ({
  slug,
  name,
  issuer,
  image: `/images/${slug}.webp`,
  status: "open",
});

export const LABELS = {
  alpha: makeLabel("alpha", "Alpha Card", "First Bank"),
  beta: makeLabel("beta", "Beta Card", "First Bank"),
  gamma: makeLabel("gamma", "Gamma Card", "Second Bank"),
} as const;

export const makePlacement = (card: string, usd: number, more: Partial<MonthPlacement> = {}): MonthPlacement => ({
  card,
  person: 0,
  category: "dining",
  part: null,
  brand: null,
  foreign: false,
  usd,
  multiplier: 2,
  centsPerPoint: 1,
  perk: null,
  pool: null,
  valueUsd: usd * 0.02,
  ...more,
});

export const makeMonth = (month: number, more: Partial<PlannedMonth> = {}): PlannedMonth => ({
  month,
  held: [],
  spend: [],
  perks: [],
  bonuses: [],
  fees: [],
  rewardsUsd: 0,
  perksUsd: 0,
  bonusesUsd: 0,
  feesUsd: 0,
  netUsd: 0,
  runningUsd: 0,
  ...more,
});

/** Opened in December for 60,000 points after $3,000 in three months. */
export const makeOpening = (card: string, more: Partial<PlannedOpening> = {}): PlannedOpening => ({
  card,
  person: 0,
  month: 1,
  bonus: {
    usd: 900,
    points: 60_000,
    isMatch: false,
    month: 3,
    afterUsd: 3_000,
    windowMonths: 3,
    spendUsd: 3_100,
    offer: { basis: "read", lastSeen: null },
  },
  firstFeeUsd: 95,
  laterFeeUsd: 95,
  choices: [],
  warnings: [],
  ...more,
});

export const makeJudgment = (card: string, more: Partial<OpeningJudgment> = {}): OpeningJudgment => ({
  card,
  person: 0,
  addsUsd: 640,
  netUsd: 700,
  least: null,
  instead: null,
  ...more,
});

export const makeOwned = (card: string, more: Partial<OwnedPlan> = {}): OwnedPlan => ({
  card,
  person: 0,
  verdict: "keep",
  to: null,
  month: 4,
  feeUsd: 250,
  yearUsd: 310,
  yields: null,
  ask: [],
  ...more,
});

export const makePrinted = (more: Partial<PrintedPlan> = {}): PrintedPlan => ({
  netUsd: 1_600,
  objectiveUsd: 1_500,
  rewardsUsd: 720,
  perksUsd: 75,
  bonusesUsd: 900,
  feesUsd: 95,
  usualUsd: 0,
  feesAfterUsd: 0,
  perksAfterUsd: 0,
  openings: [],
  unlocks: [],
  endings: [],
  months: [],
  ...more,
});

/** 60,000 points of a hotel by September 2027, most of them moved from a bank. */
export function makeTrip(more: Partial<TripAnswer> = {}): TripAnswer {
  const trip = {
    program: "inn",
    points: 60_000,
    month: 10,
    isReached: true,
    reachedPoints: 63_000,
    sources: [
      {
        program: "bank",
        isTransfer: true,
        points: 80_000,
        neededPoints: 40_000,
        arrivingPoints: 60_000,
        feeUsd: 0,
        days: 2,
      },
      {
        program: "inn",
        isTransfer: false,
        points: 3_000,
        neededPoints: 3_000,
        arrivingPoints: 3_000,
        feeUsd: 0,
        days: null,
      },
    ],
    priceUsd: 120,
    firstMonth: 9,
    isSure: true,
    sooner: null,
  };
  return { ...trip, ...more };
}

export const makeAnswer = (more: Partial<PlanAnswer> = {}): PlanAnswer => ({
  ok: true,
  months: 12,
  people: 1,
  best: makePrinted(),
  trip: null,
  most: null,
  asIsUsd: 500,
  judgments: [],
  owned: [],
  dueAfter: [],
  ruleGain: null,
  slotMonths: [null],
  proof: { optimal: true, gapUsd: 0, operations: 12_345_678 },
  ...more,
});

export const makeStep = (more: Partial<PlanStep> = {}): PlanStep => ({
  kind: "apply",
  month: 1,
  day: "2026-12-01",
  when: "from",
  card: "alpha",
  person: 0,
  title: "Apply for Alpha Card",
  text: "Apply for Alpha Card today.",
  brings: "$640 more",
  missed: "Ask again.",
  warnings: [],
  ...more,
});

export function makeResult(plan: Partial<PlanAnswer> = {}, more: Partial<PlannerResult> = {}): PlannerResult {
  const result = {
    today: TODAY,
    months: 12,
    questions: [],
    points: [],
    labels: LABELS,
    profile: { ...PROFILE_DEFAULTS, lines: [] },
    plan: makeAnswer(plan),
    steps: [],
    perkTexts: {},
    programNames: { inn: "Inn Points", bank: "Bank Points" },
    assumptions: [],
    isFirst: false,
  };
  return { ...result, ...more };
}
