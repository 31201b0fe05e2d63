import type { FirstYear } from "../../engine/readers/first-year.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import type { BonusLine } from "../shared/list-bonuses.ts";
import type { CapLine } from "../shared/list-caps.ts";

/** Some cards held together in a later year, and one alone in its first. */
export interface HeldCards {
  /** Sorted. */
  readonly slugs: readonly string[];
  /** Of all of them. */
  readonly name: string;
  readonly later: WalletPlan;
  /** Null for several: which bonuses they earn together is a plan's question. */
  readonly firstYear: FirstYear | null;
  /** Net of a later year with no perk counted, and with all of them at face value. */
  readonly withoutPerksUsd: number;
  readonly faceValueUsd: number;
  /** Of a later year. */
  readonly caps: readonly CapLine[];
  /** Of each card alone. */
  readonly bonuses: readonly BonusLine[];
}
