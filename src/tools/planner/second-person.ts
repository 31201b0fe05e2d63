/** The second person of a household: parameters that begin with `p2.` and mean what the first person's mean. */
import { DEFAULT_APPLICATIONS, type PlanMonths } from "../../engine/plan/plan-settings.ts";
import type { DatedCard, Profile } from "../../engine/value/profile.ts";
import { listEntries, parseHistory, toMonth, toHistoryTexts, toNamedEntries } from "../profile/parse-named-lists.ts";
import type { ProfileContext } from "../shared/profile-context.ts";
import { SCORE_CHOICES } from "../profile/profile-parameters.ts";
import { type CardListQuery, parseCardList, toCardListParameters } from "../../asking/card-list-query.ts";
import type { QueryReader } from "../../asking/tool-query.ts";
import { parseApplications } from "./parse-applications.ts";
import { parseOtherAccounts, parseRenewals } from "./parse-plan-lists.ts";
import type { TakeParsed } from "../profile/parse-named-lists.ts";

export interface PersonLimits {
  readonly applications: number;
  readonly owned: readonly string[];
  /** By slug: calendar month of the fee, 1 to 12. */
  readonly renewals: Readonly<Record<string, number>>;
  readonly opened: readonly DatedCard[];
  readonly closed: readonly DatedCard[];
  readonly had: readonly DatedCard[];
  /** Months of other accounts: 0 is this month, -1 the one before. */
  readonly otherOpened: readonly number[];
}

export interface SecondLimits extends PersonLimits {
  /** Null: the same as the first person's. */
  readonly score: Profile["score"];
}

const SECOND_TEXTS = ["p2.renews", "p2.opened", "p2.closed", "p2.had", "p2.accounts"] as const;

export interface SecondQuery {
  readonly limits: SecondLimits;
  readonly own: CardListQuery;
  readonly texts: Readonly<Record<(typeof SECOND_TEXTS)[number] | "p2.apply" | "p2.score", string>>;
}

export function parseSecond(
  parameters: URLSearchParams,
  context: ProfileContext,
  reader: QueryReader,
  take: TakeParsed,
  months: PlanMonths,
): SecondQuery {
  const entriesOf = (name: string) => listEntries(parameters, name);
  const own = parseCardList(parameters, "p2.own", context.cards, { max: context.cards.length });
  const apply = parseApplications(reader, "p2.apply", months);
  const score = reader.readChoice("p2.score", ["", ...SCORE_CHOICES], "");
  const history = (name: string, isMonthOptional: boolean) =>
    take(name, parseHistory(entriesOf(name), context, isMonthOptional));
  return {
    own,
    limits: {
      applications: apply.count,
      owned: own.slugs,
      renewals: take("p2.renews", parseRenewals(entriesOf("p2.renews"), context)),
      opened: history("p2.opened", false),
      closed: history("p2.closed", true),
      had: history("p2.had", true),
      otherOpened: take("p2.accounts", parseOtherAccounts(entriesOf("p2.accounts"), context.today)),
      score: score === "" ? null : score === "none" ? "none" : Number(score),
    },
    texts: {
      ...(Object.fromEntries(
        SECOND_TEXTS.map((name) => [name, toNamedEntries(entriesOf(name), context).join(",")]),
      ) as Record<(typeof SECOND_TEXTS)[number], string>),
      "p2.apply": apply.text,
      "p2.score": score,
    },
  };
}

type Pair = [string, string];

/** The shortest parameters of what one person has and had. @param prefix `p2.` or nothing */
export function toPersonParameters(
  { owned, renewals, closed, otherOpened }: Pick<PersonLimits, "owned" | "renewals" | "closed" | "otherOpened">,
  prefix: string,
  today: string,
): Pair[] {
  const counts = Map.groupBy(otherOpened, (month) => month);
  return [
    ...toCardListParameters(`${prefix}own`, owned),
    ...toJoined(
      `${prefix}renews`,
      Object.entries(renewals).map(([slug, month]) => `${slug}:${String(month).padStart(2, "0")}`),
    ),
    ...toJoined(`${prefix}closed`, toHistoryTexts(closed, today)),
    ...toJoined(
      `${prefix}accounts`,
      [...counts].map(([month, same]) => `${same.length}:${toMonth(-month, today)}`),
    ),
  ];
}

export const toJoined = (name: string, entries: readonly string[]): Pair[] =>
  entries.length > 0 ? [[name, entries.join(",")]] : [];

export function toSecondParameters(second: SecondLimits, months: PlanMonths, today: string): Pair[] {
  return [
    ["people", "2"],
    ...(second.applications === DEFAULT_APPLICATIONS[months]
      ? []
      : [["p2.apply", String(second.applications)] satisfies Pair]),
    ...toPersonParameters(second, "p2.", today),
    ...toJoined("p2.opened", toHistoryTexts(second.opened, today)),
    ...toJoined("p2.had", toHistoryTexts(second.had, today)),
    ...(second.score === null ? [] : [["p2.score", String(second.score)] satisfies Pair]),
  ];
}
