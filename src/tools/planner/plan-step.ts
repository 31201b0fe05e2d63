/** One thing to do: what, by when, what it brings, and what happens if it is missed. */
import type { PlanSettings } from "../../engine/plan/plan-settings.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import type { CardLabels } from "../shared/tool-records.ts";
import type { NameCard } from "./whose-card.ts";

export type StepKind = "apply" | "spend" | "bonus" | "credit" | "decide" | "fee" | "slot" | "transfer";

export interface PlanStep {
  readonly kind: StepKind;
  readonly month: number;
  /** Last day on which it is still in time, or on which it falls. */
  readonly day: string;
  readonly when: "from" | "by" | "around";
  /** Null: about no card of its own. */
  readonly card: string | null;
  /** Whose step it is: 0, or 1 for the second person. */
  readonly person: number;
  /** Without any amount of the visitor's. */
  readonly title: string;
  readonly text: string;
  readonly brings: string;
  readonly missed: string;
  readonly warnings: readonly string[];
}

export interface StepContext {
  readonly today: string;
  readonly settings: PlanSettings;
  readonly cards: readonly WalletCard[];
  readonly labels: CardLabels;
  readonly nameOf: NameCard;
  readonly isSameBank: (one: string, other: string) => boolean;
  /** Of the programs of a trip, by key. */
  readonly programNames: Readonly<Record<string, string>>;
  readonly perkText: (slug: string, perk: string) => string;
  /** What a card's offer gives and asks, without a period at its end. */
  readonly offerText: (slug: string) => string;
  /** What its offers have paid, as in `the usual offer is 75,000 points, and the best was 100,000 points in 2025`; null: nobody followed them. */
  readonly pastText: (slug: string) => string | null;
}

/** A minimum should be reached this many days before its window ends. */
export const SPARE_DAYS = 10;
