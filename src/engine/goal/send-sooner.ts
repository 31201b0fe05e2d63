/**
 * Where a trip keeps a card that the year would end: the same trip with the points sent in that card's last month, before
 * seats are found. Whoever dares to has the card's fee.
 */
import { CENT_USD } from "../plan/found-plan.ts";
import type { SoonerTrip, TripAnswer } from "../plan/plan-answer.ts";
import { compilePlan, type PlanModel, type PlanQuestion } from "../plan/plan-model.ts";
import { createPlanSearch } from "../plan/search-plan.ts";
import type { Stayer } from "../plan/steady-endings.ts";
import type { WorkBudget } from "../work-budget.ts";
import { planTripInTurns, type TripTurn } from "./plan-trip.ts";

/** Dollars that a trip may cost before another way is looked for. */
const MUCH_USD = 100;

export interface SoonerQuestion {
  readonly question: PlanQuestion;
  readonly model: PlanModel;
  readonly turn: TripTurn;
  /** Cards that are kept for the trip alone. */
  readonly stayers: readonly Stayer[];
  /** What the trip's plan left. */
  readonly work: WorkBudget;
}

/** Null: no card stays for the trip, staying costs little, or no such plan was found. */
export function findSooner({ question, model, turn, stayers, work }: SoonerQuestion): SoonerTrip | null {
  const { trip, answer } = turn.found;
  const month = Math.min(...stayers.map((stayer) => stayer.month)) - 1;
  if (stayers.length === 0 || month < 0 || work.isOver() || !costsMuch(answer)) return null;
  const { settings } = question;
  const goal = { ...settings.goal!, month };
  const sooner = { ...question, settings: { ...settings, goal, work: { plan: work.left(), beside: 0 } } };
  const compiled = compilePlan(sooner, { isMerged: true, work });
  const { found } = planTripInTurns(
    { question: sooner, model: compiled, planner: createPlanSearch(compiled) },
    () => {},
  );
  if (!found.trip) return null;
  const gainUsd = trip ? found.trip.objectiveUsd - trip.objectiveUsd : null;
  if (gainUsd !== null && gainUsd < CENT_USD) return null;
  const cards = stayers.filter((stayer) => stayer.month === month + 1).map(({ card }) => model.cards[card]!);
  return { month, gainUsd, cards: cards.map(({ card: { slug }, person }) => ({ card: slug, person })) };
}

const costsMuch = ({ isReached, priceUsd }: TripAnswer) => !isReached || priceUsd > MUCH_USD;
