/** What the planner asks beside the profile. */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { amount, choice, count, month, name, record, type Values } from "../../asking/parameter.ts";
import { CARDS, HISTORY, PROFILE, TRAVEL } from "../../asking/profile.ts";
import { MAX_APPLICATIONS } from "../../engine/plan/plan-settings.ts";
import { SPEND_LABELS } from "../../words/labels.ts";

const MAX_POINTS = 10_000_000;

const program = name({
  of: "goals",
  label: "Program",
  doc: "Program of points.",
  default: "",
  example: "world-of-hyatt",
});
const points = (min: number) =>
  count({ label: "Points", doc: "Points.", min, max: MAX_POINTS, default: 0, example: "60000" });
const apply = count({
  label: "Maximum new cards",
  doc: "Maximum number of applications. If omitted: 2 in 12 months, 4 in 24.",
  min: 0,
  max: MAX_APPLICATIONS,
  default: null,
  example: "2",
});

const balances = record({
  fields: { program, points: points(0) },
  max: 40,
  label: "Points you have",
  hint: "They count toward the trip.",
  doc: "Points you already have, by program.",
  example: "ultimate-rewards:60000",
});

/** Names the form, the fields in it and those that stand outside of it. */
export const PLANNER_FORM_ID = "planner";

export const PLANNER = {
  ...PROFILE,
  months: choice({
    label: "Plan for",
    doc: "How many months to plan.",
    choices: [
      [12, "12 months"],
      [24, "24 months"],
    ],
    default: 12,
    example: "24",
  }),
  apply,
  goal: record({
    fields: {
      program,
      points: points(1),
      month: month({ when: "future", label: "Month needed", doc: "YYYY-MM.", default: "", example: "2027-06" }),
    },
    max: 1,
    label: "Points for a trip",
    hint: "To plan for a trip rather than for the most money, say how many points you need, and by when.",
    doc: "One program, how many of its points a trip takes, and the month by which you need them.",
    example: "world-of-hyatt:60000:2027-06",
  }),
  points: balances,
  once: record({
    fields: {
      month: month({ when: "future", label: "Month", doc: "YYYY-MM.", default: "", example: "2026-12" }),
      usd: amount({ label: "Amount", doc: "Dollars.", max: 1_000_000, default: 0, example: "3000" }),
      category: choice({
        label: "For",
        doc: "Category of the amount. If omitted: other.",
        choices: SPEND_CATEGORIES.map((category) => [category, SPEND_LABELS[category]] as const),
        default: null,
        example: "other",
      }),
    },
    max: 6,
    label: "One-time expenses",
    hint: "A large bill or a tax payment that can help you earn a bonus.",
    doc: "One-time expenses, each with its month.",
    example: "2026-12:3000:other",
  }),
  people: choice({
    label: "For whom",
    doc: "Whether the plan is for one person or for two people in one household.",
    choices: [
      [1, "One person"],
      [2, "Two people"],
    ],
    default: 1,
    example: "2",
  }),
  "p2.apply": { ...apply, label: "Maximum new cards for them" },
  "p2.own": { ...HISTORY.own, label: "Cards they have now" },
  "p2.opened": { ...HISTORY.opened, label: "Cards they opened in the last 24 months" },
  "p2.closed": { ...HISTORY.closed, label: "Cards they closed" },
  "p2.had": { ...HISTORY.had, label: "Cards they had before" },
  "p2.accounts": { ...HISTORY.accounts, label: "Other accounts they opened in the last 24 months" },
  "p2.score": { ...CARDS.score, label: "Their credit score" },
  "p2.points": { ...balances, label: "Points they have" },
  "p2.has": { ...TRAVEL.has, label: "Memberships and accounts they have" },
} as const;

export type PlannerTable = typeof PLANNER;
export type PlannerValues = Values<PlannerTable>;
