/** For tests: a planner's model of a few cards. What the objective takes off besides the dollars is left out unless it is asked for. */
import { makeLine, makeProfile } from "../value/test-cards.ts";
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import { PLAN_DEFAULTS, type PlanSettings, type SecondPerson } from "./plan-settings.ts";
import { type Holding, KEEP } from "./plan.ts";
import { toPlanCatalog, toRewards } from "./test-plans.ts";

export interface Given {
  readonly profile?: Partial<Profile>;
  readonly settings?: Partial<PlanSettings>;
  readonly catalog?: Partial<PlanCatalog>;
  readonly goalUsd?: number;
  readonly isMerged?: boolean;
}

/** Nothing is taken off beside the dollars, and a new card is there for the whole of its first month. */
export const BARE = { applicationUsd: 0, surchargesFees: false, discountAMonth: 0, firstMonthShare: 1 } as const;

/** $500 a month of spend without a name, whole first months, no effort, nothing off for an application or for waiting. */
export function makeModel(cards: readonly WalletCard[], given: Given = {}): PlanModel {
  const { profile = {}, settings = {}, catalog = {}, goalUsd = 0, isMerged = false } = given;
  const whole = makeProfile(profile.lines ?? [makeLine("other", 500)], { effortUsd: 0, ...profile });
  const asked = {
    ...PLAN_DEFAULTS,
    ...BARE,
    ...settings,
  };
  return compilePlan(
    { rewards: toRewards(cards), catalog: toPlanCatalog(cards, catalog), profile: whole, settings: asked },
    { goalUsd, isMerged },
  );
}

export const findIndex = ({ cards }: PlanModel, slug: string, person = 0): number =>
  cards.findIndex((entry) => entry.card.slug === slug && entry.person === person);

/** A card of the plan: without more words one that is owned and kept as it is. */
export const hold = (model: PlanModel, slug: string, holding: Partial<Holding> = {}, person = 0): Holding => ({
  card: findIndex(model, slug, person),
  opened: null,
  level: -1,
  unlock: null,
  ending: KEEP,
  ...holding,
});

export const bonus = (afterUsd: number, usd: number, months = 3): Pick<WalletCard, "bonus"> => ({
  bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd, months, points: 0, usd }] },
});

/** Somebody with nothing of their own who may open two cards. */
export const makeSecond = (second: Partial<SecondPerson> = {}): SecondPerson => ({
  applications: 2,
  opened: [],
  closed: [],
  had: [],
  otherOpened: [],
  renews: {},
  owned: [],
  has: [],
  score: null,
  trips: 0,
  ...second,
});
