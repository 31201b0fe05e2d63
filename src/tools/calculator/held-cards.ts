import type { FirstYear } from "../../engine/readers/first-year.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import type { CalculatorAnswer } from "./calculator-answer.ts";

/** Some cards held together in a later year, and one alone in its first. Richer than the answer's: pages print more of the plan. */
export interface HeldCards extends Omit<CalculatorAnswer["best"], "later" | "firstYear"> {
  readonly later: WalletPlan;
  /** Null for several: which bonuses they earn together is a plan's question. */
  readonly firstYear: FirstYear | null;
}
