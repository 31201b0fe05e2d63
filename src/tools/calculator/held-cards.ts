import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import type { BonusLine } from "../shared/list-bonuses.ts";
import type { CapLine } from "../shared/list-caps.ts";

/** Some cards held together, in both kinds of year, each with the plan that earns it. */
export interface HeldCards {
  /** Sorted. */
  readonly slugs: readonly string[];
  readonly later: WalletPlan;
  readonly firstYear: WalletPlan;
  /** Net of a later year with no perk counted, and with all of them at face value. */
  readonly withoutPerksUsd: number;
  readonly faceValueUsd: number;
  /** Of a later year. */
  readonly caps: readonly CapLine[];
  readonly bonuses: readonly BonusLine[];
}
