/** The search for the best plan of a question: its tools, made once, and for two people the plan of the first alone that it starts from. */
import { startWork, type WorkBudget } from "../work-budget.ts";
import { createPlanBound, findReach } from "./bound-plan.ts";
import { toVerdict } from "./check-rules.ts";
import type { SearchOptions, SearchOutcome } from "./found-plan.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { shareWork } from "./plan-settings.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import type { Holding, Plan } from "./plan.ts";
import { createHoldingPricer } from "./price-holdings.ts";
import { createPlanPricer, type PlanPricer } from "./price-plan.ts";
import { runSearch } from "./search-sets.ts";
import { findCheapest, type SearchTools } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { createSteadyRule, findPlanSet, listStayers, type Stayer, type SteadySet } from "./steady-endings.ts";
import { createPriceTuner } from "./tune-prices.ts";
import { isWithinFees, judgeRules, createPairRules } from "./judge-plan.ts";

export interface PlanSearch {
  readonly pricer: PlanPricer;
  readonly search: (options?: SearchOptions) => SearchOutcome;
  /** What the best year of a plan's cards says about each of them. */
  readonly findYear: (plan: Plan) => SteadySet;
  /** Cards that a plan holds for its trip alone. */
  readonly listStayers: (plan: Plan) => readonly Stayer[];
}

/** What the issuers' rules allow by the history alone, and the limit on fees by the card alone. */
function listOpenable(
  model: PlanModel,
  pricer: PlanPricer,
  ownedOptions: readonly (readonly Holding[])[],
): readonly Holding[] {
  const mayEnd = ownedOptions.some((ofCard) => ofCard.some(({ ending }) => ending.kind !== "keep"));
  /** A card that the plan closes may be all that stands in the way. */
  const isOfHeld = (rule: PlanRule) =>
    mayEnd && (rule.form === "while-holding" || (rule.form === "count" && rule.counts === "held-at-bank"));
  return model.cards
    .filter(({ isCandidate }) => isCandidate)
    .flatMap((card) =>
      Array.from({ length: model.settings.months }, (_, month) => {
        const { blocking } = judgeRules(pricer.judge, [], card.index, month);
        const { mayOpen, mayEarn } = toVerdict(blocking.filter((rule) => !isOfHeld(rule)));
        return mayOpen
          ? listOpenings(model, card, month).filter(
              // What alone is above the limit on fees is in no plan, and must not be in a bound.
              (holding) => (holding.level < 0 || mayEarn) && isWithinFees(model, [holding]),
            )
          : [];
      }).flat(),
    );
}

function makeTools(model: PlanModel, isOver: () => boolean): SearchTools {
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  const rules = createPairRules(model);
  const ownedOptions = model.cards.filter(({ isOwned }) => isOwned).map((card) => listOwnedOptions(model, card));
  return {
    model,
    pricer,
    bound,
    rules,
    ownedOptions,
    tuner: createPriceTuner(bound, isOver),
    holdings: createHoldingPricer(bound, rules, isOver),
    anyReach: findReach(bound, null),
    openingsOf: Map.groupBy(listOpenable(model, pricer, ownedOptions), ({ card }) => card),
    steady: createSteadyRule(model),
  };
}

export function createPlanSearch(asked: PlanModel): PlanSearch {
  // Who holds nothing and may open nothing changes nothing: their cards come last.
  const isAlone = asked.people[1]?.settings.applications === 0 && asked.people[1].profile.owned.length === 0;
  const model = isAlone ? toOnePerson(asked) : asked;
  const { settings, people } = model;
  /** Of the search that is on its way. */
  let work = startWork();
  const tools = makeTools(model, () => work.isOver());
  let knownPrices: PlanPrices | null = null;
  const searchAlone = createAloneSearch(tools);
  return {
    pricer: tools.pricer,
    search(options = {}) {
      const allowed = options.work ?? startWork(settings.work.plan);
      // With two people first one alone: no plan for both is then below one for the first of them.
      const alone = () => (people.length > 1 && !options.trip ? searchAlone(options, allowed) : []);
      const starts = options.start ? [options.start] : alone();
      work = allowed;
      const { outcome, prices } = runSearch(tools, options, { work, starts, knownPrices });
      knownPrices = prices ?? knownPrices;
      return outcome;
    },
    findYear: (plan) => findPlanSet(tools.steady, plan),
    listStayers: (plan) => listStayers(tools.steady, plan, findPlanSet(tools.steady, plan)),
  };
}

/** Plans for both from the best found for the first of them alone: the other's cards kept, or ended. */
function createAloneSearch({ model, ownedOptions }: SearchTools) {
  const isFirst = (card: number) => model.cards[card]!.person === 0;
  const others = ownedOptions.filter(([keep]) => !isFirst(keep!.card));
  let planner: PlanSearch | undefined;

  return (options: SearchOptions, allowed: WorkBudget): Plan[] => {
    // Counted before anything is made ready, as for a question about one person.
    const operations = shareWork(allowed.left(), 1);
    planner ??= createPlanSearch(toOnePerson(model));
    const without = options.without?.filter(isFirst) ?? [];
    const { plan } = planner.search({ ...options, without, work: startWork(operations) }).best;
    return [
      [...plan, ...others.map(([keep]) => keep!)],
      [...plan, ...findCheapest(others)],
    ];
  };
}

/** What a question for two is for the first of them alone: the household's spend, and no cards but theirs, which stand first. */
export function toOnePerson(both: PlanModel): PlanModel {
  const isOwn = (card: number) => both.cards[card]!.person === 0;
  return {
    ...both,
    people: both.people.slice(0, 1),
    settings: { ...both.settings, second: null },
    cards: both.cards
      .filter(({ index }) => isOwn(index))
      .map((card) => ({ ...card, enablers: card.enablers.map((able) => able.filter(isOwn)) })),
  };
}
