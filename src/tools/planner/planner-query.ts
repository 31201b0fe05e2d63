/**
 * The parameters of the planner: the visitor's profile, what they hold and held,
 * and how long and how eagerly to plan. Parsed once, for the page, the API and
 * the browser's worker alike.
 */
import type { Fault } from "../../problems.ts";
import {
  DEFAULT_APPLICATIONS,
  type OneOffSpend,
  type PlanMonths,
  type TripGoal,
} from "../../engine/plan/plan-settings.ts";
import { PROFILE_DEFAULTS } from "../../engine/value/profile.ts";
import { MAX_FEE_BUDGET_USD } from "../profile/visitor-profile.ts";
import { MAX_EFFORT_USD } from "../profile/visitor-profile.ts";
import { listEntries, parseHistory, type TakeParsed, toMonth, toNamedEntries } from "../profile/parse-named-lists.ts";
import { listRows } from "../profile/field-rows.ts";
import { checkTickedPerks } from "../profile/check-ticked-perks.ts";
import { parseProfile, type ProfileQuery } from "../profile/parse-profile.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import { type CardListQuery, parseCardList, toCardListParameters } from "../../asking/card-list-query.ts";
import { toFieldText } from "../../asking/parse-amount.ts";
import { createQueryReader, toQueryString } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { findImpossible } from "./check-histories.ts";
import { parseApplications } from "./parse-applications.ts";
import { parseOneOffs, parseOtherAccounts, parseRenewals } from "./parse-plan-lists.ts";
import { parseBalances, parseGoal, toGoalText } from "./parse-trip.ts";
import { MONTHS_CHOICES, PEOPLE_CHOICES } from "./planner-limits.ts";
import {
  parseSecond,
  type PersonLimits,
  type SecondLimits,
  type SecondQuery,
  toJoined,
  toPersonParameters,
  toSecondParameters,
} from "./second-person.ts";

/** What the first person opened and had is part of the profile. */
export interface PlanLimits extends Omit<PersonLimits, "opened" | "had"> {
  readonly months: PlanMonths;
  readonly exclude: readonly string[];
  /** Null: the plan is for one person. */
  readonly second: SecondLimits | null;
  readonly once: readonly OneOffSpend[];
  /** Null: the most money. */
  readonly goal: TripGoal | null;
  /** Points that are there already, by program. */
  readonly balances: Readonly<Record<string, number>>;
  /** Null: no limit. */
  readonly maxAnnualFeesUsd: number | null;
  readonly effortUsd: number;
}

export interface PlannerQuery {
  readonly visitor: ProfileQuery;
  readonly limits: PlanLimits;
  readonly own: CardListQuery;
  readonly not: CardListQuery;
  /** The second person's fields, whether or not the plan is for two. */
  readonly second: SecondQuery;
  /** What the planner's own fields show. */
  readonly texts: Readonly<
    Record<
      "months" | "people" | "apply" | "goal" | "points" | "renews" | "closed" | "accounts" | "once" | "fees" | "effort",
      string
    >
  >;
  /** Of all fields. */
  readonly errors: FieldErrors;
}

export function parsePlannerQuery(parameters: URLSearchParams, records: ToolRecords): PlannerQuery {
  const { context } = records;
  const { cards, today } = context;
  const visitor = parseProfile(parameters, context);
  const reader = createQueryReader(parameters);
  const take: TakeParsed = (name, { value, error }) => {
    if (error) reader.addError(name, error.code, error.message);
    return value;
  };
  const months = Number(reader.readChoice("months", MONTHS_CHOICES, "12")) as PlanMonths;
  const apply = parseApplications(reader, "apply", months);
  const isForTwo = reader.readChoice("people", PEOPLE_CHOICES, "1") === "2";
  const second = parseSecond(parameters, context, reader, take, months);
  const fees = reader.readUsd("fees", MAX_FEE_BUDGET_USD);
  const effort = reader.readUsd("effort", MAX_EFFORT_USD);
  const own = parseCardList(parameters, "own", cards, { max: cards.length });
  const not = parseCardList(parameters, "not", cards, { max: cards.length });
  const entriesOf = (name: string) => listEntries(parameters, name);
  const goalText = reader.readText("goal") || (listRows(parameters, "goal")[0] ?? "");
  const limits: PlanLimits = {
    months,
    applications: apply.count,
    second: isForTwo ? second.limits : null,
    owned: own.slugs,
    exclude: not.slugs,
    renewals: take("renews", parseRenewals(entriesOf("renews"), context)),
    closed: take("closed", parseHistory(entriesOf("closed"), context, true)),
    otherOpened: take("accounts", parseOtherAccounts(entriesOf("accounts"), today)),
    once: take("once", parseOneOffs(entriesOf("once"), today, months)),
    goal: take("goal", parseGoal(goalText, records.plan.goals, today, months)),
    balances: take("points", parseBalances(entriesOf("points"), records.plan.goals)),
    maxAnnualFeesUsd: fees.usd,
    effortUsd: effort.usd ?? PROFILE_DEFAULTS.effortUsd,
  };
  const nameOf = (slug: string) => records.labels[slug]?.name ?? slug;
  const { opened, had } = visitor.profile;
  const people = [
    { prefix: "", person: { ...limits, opened, had } },
    ...(limits.second ? [{ prefix: "p2.", person: limits.second }] : []),
  ];
  for (const { prefix, person } of people) {
    for (const [field, fault] of Object.entries(findImpossible(person, nameOf, today))) {
      reader.addError(prefix + field, fault.code, fault.message);
    }
  }
  const both = own.slugs.find((slug) => not.slugs.includes(slug));
  if (both) {
    reader.addError("not", "contradiction", `You have “${nameOf(both)}”; it can't be left out as well.`);
  }
  const ticked = checkTickedPerks(visitor.profile.use, not.slugs, records.labels);
  if (ticked) reader.addError("use", ticked.code, ticked.message);
  const lists = Object.entries({ own, not, "p2.own": second.own }).flatMap(([name, list]): [string, Fault][] =>
    list.error ? [[name, list.error]] : [],
  );
  const toText = (name: string) => toNamedEntries(entriesOf(name), context).join(",");
  return {
    visitor,
    limits,
    own,
    not,
    second,
    texts: {
      months: String(months),
      people: isForTwo ? "2" : "1",
      apply: apply.text,
      renews: toText("renews"),
      closed: toText("closed"),
      accounts: toText("accounts"),
      once: toText("once"),
      goal: goalText,
      points: toText("points"),
      fees: fees.text,
      effort: effort.text === "" ? toFieldText(limits.effortUsd) : effort.text,
    },
    errors: { ...visitor.errors, ...reader.errors, ...Object.fromEntries(lists) },
  };
}

/** The shortest parameters of the same limits. */
export function toPlanParameters(limits: PlanLimits, today: string): [string, string][] {
  const { months, applications, exclude, once, goal, balances, second } = limits;
  const pair = (name: string, value: string): [string, string] => [name, value];
  return [
    ...(months === 12 ? [] : [pair("months", String(months))]),
    ...(applications === DEFAULT_APPLICATIONS[months] ? [] : [pair("apply", String(applications))]),
    ...toPersonParameters(limits, "", today),
    ...toCardListParameters("not", exclude),
    ...toJoined(
      "once",
      once.map(({ month, category, usd }) => `${toMonth(-month, today)}:${toFieldText(usd)}:${category}`),
    ),
    ...(limits.maxAnnualFeesUsd === null ? [] : [pair("fees", toFieldText(limits.maxAnnualFeesUsd))]),
    ...(limits.effortUsd === PROFILE_DEFAULTS.effortUsd ? [] : [pair("effort", toFieldText(limits.effortUsd))]),
    ...(goal ? [pair("goal", toGoalText(goal, today))] : []),
    ...toJoined(
      "points",
      Object.entries(balances).map(([program, points]) => `${program}:${points}`),
    ),
    ...(second ? toSecondParameters(second, months, today) : []),
  ];
}

/** The shortest query string of the same plan. */
export function toPlannerQueryString({ visitor, limits }: PlannerQuery, { context }: ToolRecords): string {
  return toQueryString([...toProfileParameters(visitor.profile, context), ...toPlanParameters(limits, context.today)]);
}
