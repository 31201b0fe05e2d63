/**
 * No plan for two people is worth more than the bound of the set that it is of:
 * every plan of a small catalog, priced by itself.
 */
import { describe, expect, test } from "vitest";
import { BANK, createRandom, makeBase, makeCard, makeEarn, makeLine, type Random } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { TripSearch } from "./found-plan.ts";
import { toSet } from "./plan-node.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding, Plan } from "./plan.ts";
import { createPlanPricer, pricePlan } from "./price-plan.ts";
import { startWork } from "../work-budget.ts";
import { startSearch } from "./search-state.ts";
import { createSetBounds, lowerEntry, type SetBounds, type SetEntry, toFirstEntry } from "./set-bounds.ts";
import { createCardPicker } from "./pick-cards.ts";
import { makePrices, type PlanPrices } from "./state-surplus.ts";
import { makeModel, makeSecond } from "./test-models.ts";
import { makeTools } from "./test-search-tools.ts";
import { branchSet, type OpeningSet } from "./bound-sets.ts";

const MONTHS = 5;
const GOAL = { program: "hotel", points: 30_000, month: 3 };

/** A hotel's card, one of a bank that sends its points at half, and another of the bank with which they are sent in full. */
function makeTrip({ pick }: Random): PlanModel {
  const points = (program: "bank" | "hotel"): WalletCard["points"] => ({
    ...BANK,
    program,
    kind: program === "hotel" ? "brand" : "bank",
    transfer: 1.4,
    transfersAlone: true,
  });
  const bonus = (afterUsd: number, of: number): WalletCard["bonus"] => ({
    kind: "fixed",
    state: "open",
    tiers: [{ afterUsd, months: 2, points: of, usd: 0 }],
  });
  const fee = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });
  const cards = [
    makeCard("hotel", {
      ...fee(pick([0, 95])),
      points: points("hotel"),
      earns: [makeBase(pick([1, 2]))],
      bonus: bonus(pick([500, 900]), 20_000),
    }),
    makeCard("sender", {
      ...fee(pick([0, 60])),
      points: points("bank"),
      earns: [makeBase(1), makeEarn(3, { category: "dining" })],
      bonus: bonus(pick([200, 600]), 20_000),
    }),
    makeCard("bank", {
      // Of a card that sends nothing by itself the set must know what else sends its points.
      points: { ...points("bank"), transfersAlone: pick([true, false]), enabledBy: ["hotel"] },
      earns: [makeBase(2)],
      bonus: bonus(pick([300, 800]), 15_000),
    }),
  ];
  const link = { from: "bank", to: "hotel", step: 1, days: null, fee: null };
  return makeModel(cards, {
    profile: { lines: [makeLine("dining", pick([200, 500])), makeLine("other", pick([300, 900]))], effortUsd: 20 },
    settings: {
      months: MONTHS,
      gapMonths: 2,
      applications: 2,
      applicationUsd: 50,
      firstMonthShare: pick([1, 2 / 3]),
      goal: GOAL,
      second: makeSecond({ applications: 1 }),
    },
    catalog: { transfers: [{ ...link, rate: 0.5, better: { rate: 1, cards: ["sender"] } }], pooled: ["bank"] },
  });
}

/** All plans within the most openings of each person, with pauses between them. */
function listPlans({ cards, settings }: PlanModel, openings: readonly Holding[]): Plan[] {
  const ofPerson = (person: number) => openings.filter(({ card }) => cards[card]!.person === person);
  const isApart = (one: Holding, other: Holding) =>
    one.card < other.card && Math.abs(one.opened! - other.opened!) >= settings.gapMonths;
  const first = ofPerson(0);
  const ofFirst: Plan[] = [
    [],
    ...first.map((one) => [one]),
    ...first.flatMap((one) => first.filter((other) => isApart(one, other)).map((other) => [one, other])),
  ];
  const ofSecond: Plan[] = [[], ...ofPerson(1).map((one) => [one])];
  return ofFirst.flatMap((one) => ofSecond.map((other) => [...one, ...other]));
}

function isOf(
  { cards, next }: OpeningSet,
  choices: readonly (readonly number[])[],
  placeOf: ReadonlyMap<number, number>,
) {
  return choices.every((own, person) => {
    const chosen = cards[person]!;
    const others = own.filter((choice) => !chosen.includes(choice));
    return (
      chosen.every((choice) => own.includes(choice)) &&
      others.every((choice) => next !== null && placeOf.get(choice)! >= next)
    );
  });
}

/** Every set from the first one on. */
function listSets(bounds: SetBounds, most: readonly number[], entry: SetEntry): SetEntry[] {
  const sets = branchSet(entry.set, bounds.products, most).map((set) => lowerEntry(bounds, set, entry.usd));
  return [entry, ...sets.flatMap((one) => listSets(bounds, most, one))];
}

function askAll(seed: number, goalUsd: number) {
  const random = createRandom(seed);
  const model = makeTrip(random);
  const tools = makeTools(model);
  const { bound } = tools;
  const openings = [...tools.openingsOf.values()].flat();
  const priceAt = (goal: number): PlanPrices => {
    const prices = makePrices(bound.surpluses);
    for (const at of prices.spend.keys()) prices.spend[at] = random.next() * 0.05;
    return { ...prices, goal };
  };
  // Hardly anything is so bad that it is not looked at.
  const trip: TripSearch = {
    known: { plan: [], objectiveUsd: -1e6, netUsd: -1e6 },
    pointUsd: 0,
    reach: () => ({ trip: null, boundUsd: -Infinity }),
  };
  const search = startSearch(tools, { trip }, startWork());
  const bounds = createSetBounds(search, createCardPicker(search, search.allowed), priceAt(goalUsd));
  const entries = listSets(bounds, search.most, toFirstEntry(search, bounds, Infinity));
  const placeOf = new Map(bounds.products.flatMap((product, at) => product.map((card) => [card, at])));
  const plans = listPlans(model, openings);
  /** What each plan is worth where a point is, less those that must be had. */
  const lined = createPlanPricer({ ...model, goalUsd });
  const worths = plans.map((plan) => pricePlan(lined, plan).objectiveUsd - goalUsd * model.missingPoints);
  return { floorUsd: search.floor(), entries, plans: plans.map((plan) => toSet(model, plan)), placeOf, worths };
}

describe("sets of two people's cards", () => {
  test.each([1, 2, 3])("are worth no less than any plan of theirs, case %i", (seed) => {
    const { floorUsd, entries, plans, placeOf, worths } = askAll(seed, seed === 2 ? 0.03 : 0.01);
    for (const { usd, set } of entries) {
      const ofSet = plans.flatMap((cards, at) => (isOf(set, cards, placeOf) ? [worths[at]!] : []));
      // What is worth less than the best plan known need not be bounded.
      expect(Math.max(...ofSet)).toBeLessThanOrEqual(Math.max(usd, floorUsd) + 1e-6);
    }
  });

  test("hold every plan once", () => {
    const { entries, plans, placeOf } = askAll(1, 0.01);
    const whole = entries.filter(({ set }) => set.next === null).map(({ set }) => set);
    expect(new Set(plans.map((cards) => whole.filter((set) => isOf(set, cards, placeOf)).length))).toEqual(
      new Set([1]),
    );
  });
});
