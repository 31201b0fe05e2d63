/**
 * The parameters of the planner: the visitor's profile, what they hold and held,
 * and how long and how eagerly to plan. Parsed once, for the page, the API and
 * the browser's worker alike.
 */
import type { Fault } from "../../problems.ts";
import {
  DEFAULT_APPLICATIONS,
  MAX_APPLICATIONS,
  MONTHS_A_YEAR,
  type OneOffSpend,
  type PastCard,
  PLAN_DEFAULTS,
  type PlanMonths,
  type PlanSettings,
} from "../../rewards/plan/plan-settings.ts";
import { type HistoryEntry, type Profile, PROFILE_DEFAULTS } from "../../rewards/value/profile.ts";
import { resolveProfile } from "../../rewards/value/resolve-profile.ts";
import { MAX_EFFORT_USD, MAX_FEE_BUDGET_USD } from "../analyzer/analyzer-query.ts";
import { listEntries, type Parsed, parseHistory, toMonth } from "../profile/parse-named-lists.ts";
import { parseProfile, type ProfileQuery } from "../profile/parse-profile.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import { toProfileInput } from "../profile/visitor-profile.ts";
import { type CardListQuery, parseCardList, toCardListParameters } from "../spend/card-list-query.ts";
import { parseAmount, toFieldText } from "../spend/parse-amount.ts";
import { createQueryReader, type FieldErrors, toQueryString } from "../tool-query.ts";
import type { ToolRecords } from "../tool-records.ts";
import { parseOneOffs, parseOtherAccounts, parseRenewals } from "./parse-plan-lists.ts";
import { MONTHS_CHOICES } from "./planner-parameters.ts";

export interface PlanLimits {
  readonly months: PlanMonths;
  readonly applications: number;
  readonly owned: readonly string[];
  readonly exclude: readonly string[];
  /** By slug: calendar month of the fee, 1 to 12. */
  readonly renewals: Readonly<Record<string, number>>;
  readonly closed: readonly HistoryEntry[];
  /** Months of other accounts: 0 is this month, -1 the one before. */
  readonly otherOpened: readonly number[];
  readonly once: readonly OneOffSpend[];
  /** Null: no limit. */
  readonly maxAnnualFeesUsd: number | null;
  readonly effortUsd: number;
}

export interface PlannerQuery {
  readonly visitor: ProfileQuery;
  readonly limits: PlanLimits;
  readonly own: CardListQuery;
  readonly not: CardListQuery;
  /** What the planner's own fields show. */
  readonly texts: Readonly<
    Record<"months" | "apply" | "renews" | "closed" | "accounts" | "once" | "fees" | "effort", string>
  >;
  /** Of all fields. */
  readonly errors: FieldErrors;
}

export function parsePlannerQuery(parameters: URLSearchParams, records: ToolRecords): PlannerQuery {
  const { context } = records;
  const { cards, today } = context;
  const visitor = parseProfile(parameters, context);
  const reader = createQueryReader(parameters);
  const take = <Value>(name: string, { value, error }: Parsed<Value>): Value => {
    if (error) reader.addError(name, error.code, error.message);
    return value;
  };
  const months = Number(reader.readChoice("months", MONTHS_CHOICES, "12")) as PlanMonths;
  const applyText = reader.readText("apply") ?? "";
  const isCount = new RegExp(`^[0-${MAX_APPLICATIONS}]$`).test(applyText);
  if (!isCount && applyText !== "") {
    const code = Number.isFinite(Number(applyText)) ? "out-of-range" : "invalid-number";
    reader.addError("apply", code, `Choose 0 to ${MAX_APPLICATIONS} applications.`);
  }
  const readUsd = (name: "fees" | "effort", maxUsd: number) => {
    const text = reader.readText(name) ?? "";
    const parsed = parseAmount(text, maxUsd);
    if (!parsed.ok) reader.addError(name, parsed.code, parsed.message);
    return { text, usd: parsed.ok && text !== "" ? parsed.value : null };
  };
  const fees = readUsd("fees", MAX_FEE_BUDGET_USD);
  const effort = readUsd("effort", MAX_EFFORT_USD);
  const own = parseCardList(parameters, "own", cards, { max: cards.length });
  const not = parseCardList(parameters, "not", cards, { max: cards.length });
  const entriesOf = (name: string) => listEntries(parameters, name);
  const limits: PlanLimits = {
    months,
    applications: isCount ? Number(applyText) : DEFAULT_APPLICATIONS[months],
    owned: own.slugs,
    exclude: not.slugs,
    renewals: take("renews", parseRenewals(entriesOf("renews"), context)),
    closed: take("closed", parseHistory(entriesOf("closed"), context, true)),
    otherOpened: take("accounts", parseOtherAccounts(entriesOf("accounts"), today)),
    once: take("once", parseOneOffs(entriesOf("once"), today, months)),
    maxAnnualFeesUsd: fees.usd,
    effortUsd: effort.usd ?? PROFILE_DEFAULTS.effortUsd,
  };
  const both = own.slugs.find((slug) => not.slugs.includes(slug));
  if (both) {
    const name = records.labels[both]?.name ?? both;
    reader.addError("not", "contradiction", `You have “${name}”; it can't be left out as well.`);
  }
  const lists = Object.entries({ own, not }).flatMap(([name, list]): [string, Fault][] =>
    list.error ? [[name, list.error]] : [],
  );
  const toText = (name: string) => entriesOf(name).join(", ");
  return {
    visitor,
    limits,
    own,
    not,
    texts: {
      months: String(months),
      apply: applyText === "" ? String(limits.applications) : applyText,
      renews: toText("renews"),
      closed: toText("closed"),
      accounts: toText("accounts"),
      once: toText("once"),
      fees: fees.text,
      effort: effort.text === "" ? toFieldText(limits.effortUsd) : effort.text,
    },
    errors: { ...visitor.errors, ...reader.errors, ...Object.fromEntries(lists) },
  };
}

const toPast = ({ slug, monthsAgo }: HistoryEntry): PastCard => ({
  slug,
  month: monthsAgo === null ? null : 0 - monthsAgo,
});

/** What the engine takes, and what was assumed on the way. */
export function toPlanInput(
  { visitor, limits }: Pick<PlannerQuery, "visitor" | "limits">,
  { rewards, context }: ToolRecords,
): { readonly profile: Profile; readonly settings: PlanSettings; readonly assumptions: readonly string[] } {
  const { opened, had } = visitor.profile;
  const { months, applications, owned, exclude, renewals, closed, otherOpened, once } = limits;
  const thisMonth = Number(context.today.slice(5, 7)) - 1;
  const isClosed = (slug: string) => closed.some((entry) => entry.slug === slug);
  // A card that was opened and not closed is held.
  const held = [...new Set([...owned, ...opened.flatMap(({ slug }) => (isClosed(slug) ? [] : [slug]))])].filter(
    (slug) => !exclude.includes(slug),
  );
  const ahead = (calendarMonth: number) =>
    (((calendarMonth - thisMonth) % MONTHS_A_YEAR) + MONTHS_A_YEAR) % MONTHS_A_YEAR;
  const renews = Object.fromEntries(
    held.flatMap((slug) => {
      const said = renewals[slug];
      const monthsAgo = opened.find((entry) => entry.slug === slug)?.monthsAgo ?? null;
      if (said !== undefined) return [[slug, ahead(said - 1)]];
      if (monthsAgo === null) return [];
      // Opened this month: the fee is paid, and comes again in a year.
      return [[slug, monthsAgo === 0 ? MONTHS_A_YEAR : ahead(thisMonth - monthsAgo)]];
    }),
  );
  const { profile, assumptions } = resolveProfile(
    {
      ...toProfileInput(visitor.profile),
      owned: held,
      exclude,
      maxAnnualFeesUsd: limits.maxAnnualFeesUsd,
      effortUsd: limits.effortUsd,
      horizon: "ongoing",
    },
    rewards.brands,
  );
  const settings: PlanSettings = {
    ...PLAN_DEFAULTS,
    months,
    applications,
    startsIn: thisMonth,
    opened: opened.map(toPast),
    closed: closed.map(toPast),
    had: had.map(toPast),
    otherOpened,
    renews,
    once,
  };
  return { profile, settings, assumptions };
}

/** The shortest parameters of the same limits. */
export function toPlanParameters(limits: PlanLimits, today: string): [string, string][] {
  const { months, applications, owned, exclude, renewals, closed, otherOpened, once } = limits;
  const pair = (name: string, value: string): [string, string] => [name, value];
  const join = (name: string, entries: readonly string[]) =>
    entries.length > 0 ? [pair(name, entries.join(","))] : [];
  const counts = Map.groupBy(otherOpened, (month) => month);
  return [
    ...(months === 12 ? [] : [pair("months", String(months))]),
    ...(applications === DEFAULT_APPLICATIONS[months] ? [] : [pair("apply", String(applications))]),
    ...toCardListParameters("own", owned),
    ...toCardListParameters("not", exclude),
    ...join(
      "renews",
      Object.entries(renewals).map(([slug, month]) => `${slug}:${String(month).padStart(2, "0")}`),
    ),
    ...join(
      "closed",
      closed.map(({ slug, monthsAgo }) => (monthsAgo === null ? slug : `${slug}:${toMonth(monthsAgo, today)}`)),
    ),
    ...join(
      "accounts",
      [...counts].map(([month, same]) => `${same.length}:${toMonth(-month, today)}`),
    ),
    ...join(
      "once",
      once.map(({ month, category, usd }) => `${toMonth(-month, today)}:${toFieldText(usd)}:${category}`),
    ),
    ...(limits.maxAnnualFeesUsd === null ? [] : [pair("fees", toFieldText(limits.maxAnnualFeesUsd))]),
    ...(limits.effortUsd === PROFILE_DEFAULTS.effortUsd ? [] : [pair("effort", toFieldText(limits.effortUsd))]),
  ];
}

/** The shortest query string of the same plan. */
export function toPlannerQueryString({ visitor, limits }: PlannerQuery, { context }: ToolRecords): string {
  return toQueryString([...toProfileParameters(visitor.profile, context), ...toPlanParameters(limits, context.today)]);
}
