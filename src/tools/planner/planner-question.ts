/** What the planner asks, and what only the whole of it can show to be wrong. Without the maths: the page loads it, too. */
import { hasFaults } from "../../asking/read.ts";
import type { Asked, Faults } from "../../asking/read.ts";
import { countMonthsAgo } from "../../asking/to-profile-input.ts";
import { DEFAULT_APPLICATIONS, MONTHS_A_YEAR, PLAN_DEFAULTS } from "../../engine/plan/plan-settings.ts";
import { toFault } from "../../words/faults.ts";
import { type Client, completeProfile, type Question } from "../shared/tool.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { PLANNER, type PlannerTable, type PlannerValues } from "./planner-asking.ts";

export type AskedPlanner = Asked<PlannerTable>;

/** A fee may post a month before the year is full. */
const EARLIEST_FEE = MONTHS_A_YEAR - 1;
/** A card that is held may have been closed and opened again before these. */
const LISTED_MONTHS = 2 * MONTHS_A_YEAR;
const MAX_OTHER_ACCOUNTS = 40;
const LONGEST = 2 * MONTHS_A_YEAR;

/** What one person may do, holds and held; of the second person by the names without `p2.`. */
export type PersonValues = Pick<
  PlannerValues,
  "apply" | "own" | "opened" | "closed" | "had" | "accounts" | "score" | "points" | "has"
>;

export const toFirst = (values: PlannerValues): PersonValues => values;
/** Null: the plan is for one person. */
export const toSecond = (values: PlannerValues): PersonValues | null =>
  values.people === 1
    ? null
    : {
        apply: values["p2.apply"],
        own: values["p2.own"],
        opened: values["p2.opened"],
        closed: values["p2.closed"],
        had: values["p2.had"],
        accounts: values["p2.accounts"],
        score: values["p2.score"],
        points: values["p2.points"],
        has: values["p2.has"],
      };

export const countApplications = ({ apply }: Pick<PersonValues, "apply">, months: PlannerValues["months"]): number =>
  apply ?? DEFAULT_APPLICATIONS[months];

/** Of the months in which a card was opened, however it was said. */
export const listOpened = ({ own, opened }: Pick<PersonValues, "own" | "opened">) => [
  ...opened,
  ...own.flatMap(({ card, opened: month }) => (month === null ? [] : [{ card, month }])),
];

interface Checking {
  readonly months: PlannerValues["months"];
  readonly exclude: readonly string[];
  readonly today: string;
  readonly nameOf: (slug: string) => string;
}

type Found = [path: string, fault: Faults[string]][];

/** Histories that nobody can have: closed before it was opened, a fee before its year is over, held and closed. */
function checkPerson(person: PersonValues, prefix: string, { months, exclude, today, nameOf }: Checking): Found {
  const openedAgo = new Map(listOpened(person).map(({ card, month }) => [card, countMonthsAgo(month, today)]));
  const room = Math.ceil(months / PLAN_DEFAULTS.gapMonths);
  const found: Found = [];
  const add = (path: string, ...fault: Parameters<typeof toFault>) => found.push([prefix + path, toFault(...fault)]);
  person.own.forEach(({ card, renews }, at) => {
    const ago = openedAgo.get(card);
    const ahead = renews === null ? null : (renews - Number(today.slice(5, 7)) + MONTHS_A_YEAR) % MONTHS_A_YEAR;
    if (ago !== undefined && ago > 0 && ahead !== null && ago + ahead < EARLIEST_FEE)
      add(`own.${at}.renews`, "fee-within-a-year", { given: nameOf(card), count: ago });
    if (exclude.includes(card)) add(`own.${at}.card`, "held-and-not", { given: nameOf(card) });
  });
  person.closed.forEach(({ card, month }, at) => {
    const ago = openedAgo.get(card);
    const closedAgo = month === null ? null : countMonthsAgo(month, today);
    if (closedAgo === null) return;
    if (ago !== undefined && closedAgo > ago)
      add(`closed.${at}.month`, "closed-before-opened", { given: nameOf(card) });
    else if (closedAgo < LISTED_MONTHS && person.own.some((held) => held.card === card))
      add(`closed.${at}.card`, "held-and-closed", { given: nameOf(card) });
  });
  if (person.accounts.reduce((sum, { count }) => sum + count, 0) > MAX_OTHER_ACCOUNTS)
    add("accounts", "too-many-accounts", { max: MAX_OTHER_ACCOUNTS });
  if (countApplications(person, months) > room)
    add("apply", "no-room", { min: PLAN_DEFAULTS.gapMonths, max: room, count: months });
  return found;
}

function findContradictions(values: PlannerValues, { context, labels }: ToolRecords): Faults {
  const { months, exclude, goal, once, use } = values;
  const { today } = context;
  const nameOf = (slug: string) => labels[slug]?.name ?? slug;
  const checking = { months, exclude, today, nameOf };
  const second = toSecond(values);
  const found: Found = [
    ...checkPerson(toFirst(values), "", checking),
    ...(second ? checkPerson(second, "p2.", checking) : []),
  ];
  goal.forEach(({ month }, at) => {
    const ahead = -countMonthsAgo(month, today);
    if (ahead >= 1 && ahead < months) return;
    const fits = months < LONGEST && ahead >= months && ahead < LONGEST;
    const args = { given: month, count: months, ...(fits ? { max: LONGEST } : {}) };
    found.push([`goal.${at}.month`, toFault("goal-beyond-plan", args)]);
  });
  once.forEach(({ month }, at) => {
    if (-countMonthsAgo(month, today) >= months)
      found.push([`once.${at}.month`, toFault("beyond-plan", { given: month, count: months })]);
  });
  const unused = use.find((key) => exclude.includes(key.slice(0, key.indexOf(":"))));
  if (unused !== undefined) {
    const given = nameOf(unused.slice(0, unused.indexOf(":")));
    found.push(["use", toFault("perk-of-excluded", { given })]);
  }
  return Object.fromEntries(found);
}

function completePlanner(asked: AskedPlanner, client: Client, records: ToolRecords): AskedPlanner {
  const completed = completeProfile(asked, client);
  if (hasFaults(completed)) return completed;
  return { ...completed, faults: findContradictions(completed.values, records) };
}

export const PLANNER_QUESTION: Question<PlannerTable> = {
  table: PLANNER,
  // A plan opens what pays, and no more than asked for.
  unused: new Set(["must", "maxCards"]),
  complete: completePlanner,
};
