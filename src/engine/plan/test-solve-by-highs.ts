/**
 * For tests and the benchmark only: the best plan as a mixed integer program for
 * HiGHS. It takes from the planner what a card may do and what it earns in a
 * month, and decides by itself: which cards, which months, every dollar of every
 * month, minimums, limits, credits, points that wait for another card and points
 * toward a trip. Issuers' rules and chosen categories are left out; `enumerate-plans.test.ts` has the rules.
 */
import { MixedProgram, type Term } from "../wallet/test-mixed-program.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import { type Holding, listFees, listMinimums, toSpans } from "./plan.ts";
import { isFirstYear } from "./month-states.ts";
import { createPlanPricer, isBonusInTime } from "./price-plan.ts";
import { allows, createSteadyRule, findSteadySet } from "./steady-endings.ts";
import { type Choice, type Draft, listEnabling, listPieces, writePiece } from "./test-plan-pieces.ts";

function listChoices(model: PlanModel): Choice[] {
  return model.cards.flatMap((card) => {
    const holdings = card.isOwned
      ? listOwnedOptions(model, card)
      : card.isCandidate
        ? Array.from({ length: model.settings.months }, (_, month) => listOpenings(model, card, month)).flat()
        : [];
    return holdings.map((holding, at): Choice => {
      const spans = toSpans([holding], model);
      const minimums = listMinimums(spans[0]!, model);
      const inWindow = (minimums ?? []).map(() => []);
      return { name: `y${card.index}_${at}`, holding, spans, minimums, inWindow };
    });
  });
}

/** One way for each card; as many new cards as the visitor applies for, and with the pause between them. */
function limitChoices({ model, choices, program }: Draft): void {
  const { cards, settings, people } = model;
  const toTerms = (some: readonly Choice[]) => some.map(({ name }): Term => [1, name]);
  for (const { name } of choices) program.addBinary(name);
  for (const { index, isOwned } of cards) {
    const own = toTerms(choices.filter(({ holding }) => holding.card === index));
    if (isOwned) program.exactly(own, 1);
    else program.atMost(own, 1);
  }
  for (const [person, { settings: own }] of people.entries()) {
    const opened = choices.filter(({ holding }) => holding.opened !== null && cards[holding.card]!.person === person);
    program.atMost(toTerms(opened), own.applications);
    for (let month = 0; month < settings.months; month += 1) {
      const isNear = ({ holding: { opened: at } }: Choice) => at! >= month && at! < month + settings.gapMonths;
      program.atMost(toTerms(opened.filter(isNear)), 1);
    }
  }
}

/** Every set of cards that may be opened. */
function listSets({ cards, people }: PlanModel): number[][] {
  let sets: number[][] = [[]];
  for (const { index, isCandidate } of cards) if (isCandidate) sets = sets.flatMap((set) => [set, [...set, index]]);
  const most = people.map(({ settings }) => settings.applications);
  return sets.filter((set) =>
    most.every((count, person) => set.filter((card) => cards[card]!.person === person).length <= count),
  );
}

/** Cards end as the best year of the set says that the plan opens. */
function followRule({ model, choices, program }: Draft): void {
  const steady = createSteadyRule(model);
  const sets = listSets(model).map((cards, at) => ({ cards, name: `s${at}`, year: findSteadySet(steady, cards) }));
  for (const { name } of sets) program.addBinary(name);
  program.exactly(
    sets.map(({ name }): Term => [1, name]),
    1,
  );
  for (const { index } of model.cards.filter(({ isCandidate }) => isCandidate)) {
    const own = choices.flatMap(({ name, holding }): Term[] => (holding.card === index ? [[1, name]] : []));
    const ofSets = sets.flatMap(({ name, cards }): Term[] => (cards.includes(index) ? [[-1, name]] : []));
    program.exactly([...own, ...ofSets], 0);
  }
  for (const { name, holding } of choices) {
    const allowing = sets.flatMap((set): Term[] => (allows(steady, holding, set.year) ? [[-1, set.name]] : []));
    program.atMost([[1, name], ...allowing], 0);
  }
}

const findLevel = ({ cards }: PlanModel, { card, level }: Holding) =>
  level >= 0 && !cards[card]!.isMatch ? cards[card]!.levels[level]! : null;

/** What a choice brings and costs whatever is spent: fees, the trouble, its bonus. */
function writeFixed(draft: Draft, choice: Choice): void {
  const { model, program, feesOf } = draft;
  const { name, holding, spans } = choice;
  const { effortUsd } = model.profile;
  let fixedUsd = holding.opened === null ? 0 : -effortUsd - model.settings.applicationUsd;
  for (const span of spans) {
    const { isSecured } = model.cards[span.card]!.card;
    for (const { month, usd, isFirst, share } of listFees(span, model)) {
      fixedUsd -= share * (usd + (!isFirst && usd > 0 ? effortUsd : 0));
      if (model.settings.surchargesFees && (usd > 0 || isSecured)) fixedUsd -= share * (25 + usd / 4);
      feesOf[month]!.push([usd, name]);
    }
  }
  program.addToObjective(fixedUsd + writeBonus(draft, choice), name);
}

/** @returns dollars of the bonus without other cards' help; what they add is a variable of its own */
function writeBonus(draft: Draft, { name, holding, spans }: Choice): number {
  const { model, program } = draft;
  const { months, discountAMonth } = model.settings;
  const card = model.cards[holding.card]!;
  const level = findLevel(model, holding);
  if (!level) return 0;
  const kept = 1 - discountAMonth * holding.opened!;
  const toUsd = (lifted: boolean) => (level.usd + (level.points * card.cpp(lifted)) / 100) * kept;
  const moreUsd = toUsd(true) - toUsd(false);
  if (card.lifts && moreUsd > 0) {
    const at = Math.min(holding.opened! + level.months, months - 1);
    program.addToObjective(moreUsd, `b${name}`);
    program.atMostWhere([[1, `b${name}`]], 1, name);
    program.atMost([[1, `b${name}`], ...listEnabling(draft, spans[0]!, 0, at)], 0);
  }
  return toUsd(false);
}

/** A bonus's points toward the trip, by which of the cards that move them are there. */
function writeBonusPoints(draft: Draft, { name, holding, spans }: Choice): void {
  const { model, program, points } = draft;
  const { goal } = model.settings;
  const card = model.cards[holding.card]!;
  const level = findLevel(model, holding);
  if (!level || !goal) return;
  if (!isBonusInTime(holding.opened!, level.afterUsd > 0 ? level.months : 1, model.settings)) return;
  const ways = [0, 1, 2, 3].map((bits): Term => {
    const variable = `g${name}_${bits}`;
    points.push([level.points * card.goalRate(bits << card.tripBit), variable]);
    for (const bit of [0, 1]) {
      if ((bits >> bit) % 2 === 0) continue;
      program.atMost([[1, variable], ...listEnabling(draft, spans[0]!, card.tripBit + bit, 0)], 0);
    }
    return [1, variable];
  });
  program.atMostWhere(ways, 1, name);
}

/** A choice with a minimum that can't be reached is no choice. */
function writeMinimums({ program }: Draft, { name, minimums, inWindow }: Choice): void {
  if (!minimums) program.atMost([[1, name]], 0);
  for (const [at, { usd }] of (minimums ?? []).entries()) program.atLeast([...inWindow[at]!, [-usd, name]], 0);
}

/** What all cards share: spend, perks that count once, the visitor's limit of fees, the trip. */
function writeTotals({ model, program, spendOf, onceOf, points, feesOf }: Draft): void {
  const { settings, profile } = model;
  for (const { terms, limitUsd } of spendOf.values()) program.atMost(terms, limitUsd);
  for (const terms of onceOf.values()) program.atMost(terms, 1);
  if (profile.maxAnnualFeesUsd !== null) {
    for (let month = 0; month < settings.months; month += 1) {
      program.atMost(feesOf.slice(month, month + 12).flat(), profile.maxAnnualFeesUsd);
    }
  }
  if (settings.goal) program.atLeast(points, settings.goal.points);
}

function writeProgram(model: PlanModel): MixedProgram {
  const { months } = model.settings;
  const draft: Draft = {
    model,
    states: createPlanPricer(model).states,
    choices: listChoices(model),
    program: new MixedProgram(),
    spendOf: new Map(),
    onceOf: new Map(),
    points: [],
    feesOf: Array.from({ length: months }, () => []),
  };
  limitChoices(draft);
  if (draft.choices.some(({ holding }) => holding.ending.kind !== "keep")) followRule(draft);
  for (const choice of draft.choices) {
    writeFixed(draft, choice);
    writeBonusPoints(draft, choice);
    for (const [spanAt, span] of choice.spans.entries()) {
      for (let month = Math.max(0, span.from); month < Math.min(model.endMonth, span.to); month += 1) {
        if (month >= months && !isFirstYear(span, month)) continue;
        for (const piece of listPieces(span, month, model)) writePiece(draft, choice, spanAt, piece);
      }
    }
    writeMinimums(draft, choice);
  }
  writeTotals(draft);
  return draft.program;
}

/** -Infinity: no plan reaches the trip. */
export async function solvePlanByHighs(
  model: PlanModel,
  seconds = 120,
): Promise<{ objectiveUsd: number; isOptimal: boolean; ms: number }> {
  return writeProgram(model).solve({ seconds, gapUsd: 1e-6 });
}
