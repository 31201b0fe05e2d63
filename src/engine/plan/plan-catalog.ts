/** What the planner must know of the catalog beside the cards' money: issuers' rules and changes of product. */

type Confidence = "high" | "medium" | "low";

interface PlanRuleBase {
  readonly id: string;
  /** The rule as people say it. */
  readonly text: string;
  /** `approval`: no card. `bonus`: the card, but no bonus. */
  readonly kind: "approval" | "bonus";
  readonly confidence: Confidence;
  /** Slugs of the cards it decides about. */
  readonly cards: readonly string[];
}

export type PlanRule = PlanRuleBase &
  (
    | {
        readonly form: "count";
        readonly counts: "reported" | "held-at-bank";
        readonly months: number | null;
        readonly limit: number;
        /** Keys of the visitor's `has` that make a client; the rule holds for clients or for others only. */
        readonly who: "clients" | "others" | null;
        /** Slugs of the bank, for `held-at-bank`. */
        readonly bank: readonly string[];
      }
    /** At most `n` openings among `cards` in less than `months` months. */
    | { readonly form: "pace"; readonly n: number; readonly months: number }
    /** By card: those that end its right for good. */
    | { readonly form: "once"; readonly by: Readonly<Record<string, readonly string[]>> }
    | {
        readonly form: "since";
        readonly what: "bonus" | "opened" | "closed";
        readonly months: number;
        readonly by: Readonly<Record<string, readonly string[]>>;
      }
    | { readonly form: "while-holding"; readonly by: Readonly<Record<string, readonly string[]>> }
    | { readonly form: "needs"; readonly relationship: string }
  );

export interface PlanChange {
  readonly to: string;
  readonly minMonths: number;
  readonly confidence: Confidence;
}

export interface PlanTransfer {
  readonly from: string;
  readonly to: string;
  /** Points that arrive for one that is sent; 0: only from those who hold one of the `better` cards. */
  readonly rate: number;
  /** A better rate for who holds one of these cards. */
  readonly better: { readonly rate: number; readonly cards: readonly string[] } | null;
  /** Points are sent in multiples of this. */
  readonly step: number;
  /** Days on the way; null: not on record. */
  readonly days: number | null;
  /** Dollars a point sent, up to a limit a transfer; null: none. */
  readonly fee: { readonly aPointUsd: number; readonly mostUsd: number } | null;
}

export interface PlanCatalog {
  readonly rules: readonly PlanRule[];
  /** Slugs of cards that show on the personal credit report. */
  readonly reported: readonly string[];
  readonly changes: Readonly<Record<string, readonly PlanChange[]>>;
  /** Keys of the programs whose points two people of a household may put together. */
  readonly pooled: readonly string[];
  readonly transfers: readonly PlanTransfer[];
  /** Programs that a trip may be paid with. */
  readonly goals: readonly { readonly key: string; readonly name: string }[];
}
