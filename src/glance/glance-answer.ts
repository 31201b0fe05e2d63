/** What the page and the worker say to each other about our pick in one look. Browser-safe: no maths. */
import type { CardLabel } from "../tools/shared/tool-records.ts";

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
  /** What booking trips on a card's own travel site would change; null: nothing. */
  readonly portal: {
    readonly portal: number;
    readonly names: readonly string[];
    readonly gainsUsd: number;
    /** The analyzer's query string of that answer. */
    readonly search: string;
  } | null;
}

/** All that is asked, and all that the answer stands on. */
export interface GlanceField {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isMoney: boolean;
  readonly error: string | null;
}

/** Plain data: it travels to the browser with the page. */
export interface GlanceAnswer {
  readonly fields: readonly GlanceField[];
  /** The analyzer's query string of the same result. */
  readonly canonical: string;
  /** Null where nothing is spent, or something is wrong. */
  readonly glance: Glance | null;
  readonly isEmpty: boolean;
}

declare module "../tools/live/tool-messages.ts" {
  interface ToolJobs {
    readonly glance: GlanceAnswer;
  }
}
