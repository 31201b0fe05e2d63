/** What the page and the worker say to each other about the best wallet in one look. Browser-safe: no maths. */
import type { SpendCategory } from "../catalog/card.ts";
import type { FieldErrors } from "../problems.ts";
import type { CardLabel } from "../tools/shared/tool-records.ts";

export const ASKED = [
  "dining",
  "groceries",
  "gas",
  "travel_other",
  "other",
] as const satisfies readonly SpendCategory[];
export type AskedCategory = (typeof ASKED)[number];

export interface Glance {
  readonly cards: readonly Pick<CardLabel, "slug" | "name" | "image">[];
  readonly netUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly feesUsd: number;
  /** What a flat card without a fee would leave. */
  readonly flatUsd: number;
  /** What differs from it most: the most money, or else no fee; null: it is both. */
  readonly beside: {
    readonly kind: "most" | "no-fee";
    readonly names: readonly string[];
    readonly netUsd: number;
    /** Than the pick's; below 0: less. */
    readonly moreFeesUsd: number;
  } | null;
}

/** Plain data: it travels to the browser with the page. */
export interface GlanceAnswer {
  /** Dollars a month, as the fields show them. */
  readonly amounts: Readonly<Record<AskedCategory, string>>;
  /** What else a form has to send, so that the analyzer gives the same. */
  readonly rest: readonly (readonly [name: string, value: string])[];
  readonly errors: FieldErrors;
  /** The analyzer's query string of the same result. */
  readonly canonical: string;
  /** Null when something is wrong. */
  readonly glance: Glance | null;
}

declare module "../tools/live/tool-messages.ts" {
  interface ToolJobs {
    readonly glance: GlanceAnswer;
  }
}
