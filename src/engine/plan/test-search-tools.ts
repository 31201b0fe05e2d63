/** For tests: what the parts of a search work with, every opening of every month allowed. */
import { createPlanBound, findReach } from "./bound-plan.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import { createHoldingPricer } from "./price-holdings.ts";
import { createPlanPricer } from "./price-plan.ts";
import type { SearchTools } from "./search-state.ts";
import { createSteadyRule } from "./steady-endings.ts";
import { createPriceTuner } from "./tune-prices.ts";
import { createPairRules } from "./judge-plan.ts";

export function makeTools(model: PlanModel): SearchTools {
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  const rules = createPairRules(model);
  const months = Array.from({ length: model.settings.months }, (_, month) => month);
  const candidates = model.cards.filter(({ isCandidate }) => isCandidate);
  return {
    model,
    pricer,
    bound,
    rules,
    anyReach: findReach(bound, null),
    steady: createSteadyRule(model),
    tuner: createPriceTuner(bound, () => false),
    holdings: createHoldingPricer(bound, rules, () => false),
    ownedOptions: model.cards.filter(({ isOwned }) => isOwned).map((card) => listOwnedOptions(model, card)),
    openingsOf: new Map(
      candidates.map((card) => [card.index, months.flatMap((month) => listOpenings(model, card, month))]),
    ),
  };
}
