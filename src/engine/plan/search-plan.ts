/** The search for the best plan of a question: its tools, made once, and for two people the plans of each alone that it starts from. */
import { startWork, type WorkBudget } from "../work-budget.ts";
import { createPlanBound, findReach } from "./bound-plan.ts";
import { toVerdict } from "./check-rules.ts";
import type { SearchOptions, SearchOutcome } from "./found-plan.ts";
import { toOnePerson } from "./one-person.ts";
import { areAlike } from "./opening-sets.ts";
import { createPairRules } from "./pair-rules.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { ONE_SHARE } from "./plan-settings.ts";
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
import { isWithinFees, judgeRules } from "./judge-plan.ts";

/** Of two people's work, what is for the second of them alone, where they differ; the first has what one person has. */
const SECOND_SHARE = 0.1;

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
  const model = isAlone ? toOnePerson(asked, 0).model : asked;
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
      // With two people first each alone: no plan for both is then below one for one of them.
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

/** The best plans found for one person alone, the other's cards kept or ended; of two who are alike, one is searched. */
function createAloneSearch({ model, ownedOptions, openingsOf }: SearchTools) {
  const { cards, people } = model;
  const ofPerson: {
    search: PlanSearch["search"];
    toShared: (plan: Plan) => Plan;
    toOwn: (of: readonly number[]) => number[];
  }[] = [];
  const create = (person: number) => {
    const one = toOnePerson(model, person);
    return { ...one, search: createPlanSearch(one.model).search };
  };

  /** What one person opens, opened by the other one, as far as that one may. */
  function mirror(plan: Plan): Plan {
    return plan.flatMap((holding) => {
      if (holding.opened === null) return [];
      const { card, person } = cards[holding.card]!;
      const mirrored = cards.find((other) => other.person !== person && other.card === card);
      const openings = mirrored ? (openingsOf.get(mirrored.index) ?? []) : [];
      return openings.find(({ opened, level }) => opened === holding.opened && level === holding.level) ?? [];
    });
  }

  return ({ without = [], mostFeesUsd }: SearchOptions, allowed: WorkBudget): Plan[] => {
    // Counted before anything is made ready, as for a question about one person.
    const left = allowed.left();
    return (areAlike(model) ? [0] : [...people.keys()]).flatMap((person) => {
      const { toShared, toOwn, search } = (ofPerson[person] ??= create(person));
      const found = search({
        ...(mostFeesUsd === undefined ? {} : { mostFeesUsd }),
        without: toOwn(without),
        work: startWork(left * (person === 0 ? ONE_SHARE : SECOND_SHARE)),
      });
      const own = toShared(found.best.plan);
      const others = ownedOptions.filter(([keep]) => cards[keep!.card]!.person !== person);
      return [
        [...own, ...others.map(([keep]) => keep!)],
        [...own, ...findCheapest(others)],
        [...ownedOptions.map(([keep]) => keep!), ...mirror(own)],
      ];
    });
  };
}
