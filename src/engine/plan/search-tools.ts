/** What every part of a search works with. Made once for a question. */
import type { PlanBound } from "./bound-plan.ts";
import type { PairRules } from "./pair-rules.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding } from "./plan.ts";
import type { HoldingPricer } from "./price-holdings.ts";
import type { PlanPricer } from "./price-plan.ts";
import type { SteadyRule } from "./steady-endings.ts";
import type { PriceTuner } from "./tune-prices.ts";

export interface SearchTools {
  readonly model: PlanModel;
  readonly pricer: PlanPricer;
  readonly bound: PlanBound;
  readonly tuner: PriceTuner;
  readonly holdings: HoldingPricer;
  readonly rules: PairRules;
  readonly steady: SteadyRule;
  readonly ownedOptions: readonly (readonly Holding[])[];
  /** What may be opened by the history alone, by card. */
  readonly openingsOf: ReadonlyMap<number, readonly Holding[]>;
}
