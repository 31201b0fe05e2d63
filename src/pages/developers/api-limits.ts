/** What the API states of itself: limits, version and history. The Worker keeps to the same figures. */
import PUBLIC_SETS from "../../catalog/public-sets.json" with { type: "json" };

/** Units a minute and client: each call of a tool, and each request of an assistant, is one (wrangler.toml, WORK_LIMIT). */
export const CALLS_PER_MINUTE = 300;
/** An answer that takes more work than a call has included costs a unit more for each (engine/work-budget.ts): about a tenth of a second. */
export const OPERATIONS_A_UNIT = 10_000_000;
export const MAX_BODY_KB = 16;
export const MAX_ASSISTANT_BODY_KB = 64;

/** Additive changes raise the second number, changes that break the first. */
export const API_VERSION = "2.0.0";
export const NOTICE_MONTHS = 6;

/** Public lists that facts were read from, as whoever shows the facts credits them. */
export const DATA_CREDITS = `Facts also come from public lists: ${PUBLIC_SETS.map(({ name, license }) => (license === null ? name : `${name}, ${license} license`)).join("; ")}.`;

export interface ApiChange {
  readonly version: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly changes: readonly string[];
}

/** Newest first. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    version: API_VERSION,
    month: "2026-11",
    changes: [
      "Cards carry the month, confidence and sources of each group of facts, dated changes, and how each perk is used.",
      "New: filters, sorting, fields, pagination and CSV for cards; lists, programs and issuers; an endpoint for assistants; every page as Markdown.",
      "The tools are /api/calculator, /api/analyzer, /api/compare, /api/finder and /api/planner; a URL and a JSON body use the same names.",
      "/api/cards filters by maxFee, score and bonus; sort takes a minus for descending order; each card says what it is worth.",
      "Each tool's answer is also available as a table: add .csv to its URL. A plan is also available as a calendar.",
      "URLs in answers are absolute; reviewLink stays relative.",
      "A URL in a different case is redirected with 308; errors have stable codes.",
    ],
  },
  {
    version: "1.0.0",
    month: "2025-05",
    changes: ["Search, cards, rewards and the best set of cards as JSON."],
  },
];
