/** From what the visitor says to what the engine takes. */
import { countMonthsAgo } from "../../asking/to-profile-input.ts";
import {
  MONTHS_A_YEAR,
  type PastCard,
  type PersonSettings,
  PLAN_DEFAULTS,
  type PlanSettings,
  type TripGoal,
} from "../../engine/plan/plan-settings.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import type { Note } from "../shared/result-words.ts";
import { toInput } from "../shared/tool.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { findRestOfMonth } from "./months.ts";
import type { PlannerValues } from "./planner-asking.ts";
import { countApplications, listOpened, type PersonValues, toFirst, toSecond } from "./planner-question.ts";

type Asked = Pick<PlannerValues, "months" | "exclude">;

/** The cards of one person, with the months in which their fees come. @param today `YYYY-MM` */
function toPerson(
  person: PersonValues,
  { months, exclude }: Asked,
  today: string,
): { readonly owned: readonly string[]; readonly settings: PersonSettings } {
  const toPast = ({ card: slug, month }: { readonly card: string; readonly month: string | null }): PastCard => ({
    slug,
    month: month === null ? null : 0 - countMonthsAgo(month, today),
  });
  const opened = listOpened(person);
  const isClosed = (slug: string) => person.closed.some(({ card }) => card === slug);
  // A card that was opened and not closed is held.
  const held = [
    ...new Set([
      ...person.own.map(({ card }) => card),
      ...opened.flatMap(({ card }) => (isClosed(card) ? [] : [card])),
    ]),
  ].filter((slug) => !exclude.includes(slug));
  const toYear = (ahead: number) => ((ahead % MONTHS_A_YEAR) + MONTHS_A_YEAR) % MONTHS_A_YEAR;
  const renews = Object.fromEntries(
    held.flatMap((slug) => {
      const said = person.own.find(({ card, renews: month }) => card === slug && month !== null)?.renews ?? null;
      if (said !== null) return [[slug, toYear(said - Number(today.slice(5, 7)))]];
      const entry = opened.find(({ card }) => card === slug);
      if (!entry) return [];
      const monthsAgo = countMonthsAgo(entry.month, today);
      // Opened this month: the fee is paid, and comes again in a year.
      return [[slug, monthsAgo === 0 ? MONTHS_A_YEAR : toYear(-monthsAgo)]];
    }),
  );
  const otherOpened = person.accounts
    .flatMap(({ count, month }) => Array.from({ length: count }, () => 0 - countMonthsAgo(month, today)))
    .toSorted((one, other) => one - other);
  return {
    owned: held,
    settings: {
      applications: countApplications(person, months),
      opened: opened.map(toPast),
      closed: person.closed.map(toPast),
      had: person.had.map(toPast),
      otherOpened,
      renews,
    },
  };
}

/** Who lives together shares memberships and, with two travelers, the trips; a bank's client is one person. */
function toSecondPerson(
  second: PersonValues,
  first: Profile,
  { cards }: ToolRecords["rewards"],
  asked: Asked,
  today: string,
): NonNullable<PlanSettings["second"]> {
  const { owned, settings } = toPerson(second, asked, today);
  const isShared = (key: string) =>
    cards.some(({ requires }) => requires?.key === key && requires.kind === "membership");
  return {
    ...settings,
    owned,
    has: [...new Set([...first.has.filter(isShared), ...second.has])],
    score: second.score ?? first.score,
    trips: first.travelers > 1 ? first.trips : 0,
  };
}

/** Who wants an airline's or a hotel group's points may open its cards. */
function withGoalBrands(profile: Profile, { program }: TripGoal, { cards }: ToolRecords["rewards"]): Profile {
  if (profile.brandsUsed === "any") return profile;
  const brands = cards.flatMap(({ points, brandOf }) =>
    brandOf !== null && points.program === program ? [brandOf] : [],
  );
  return { ...profile, brandsUsed: [...new Set([...profile.brandsUsed, ...brands])] };
}

/** By program, of both: a trip is paid for with the points of a household. */
function sumBalances(people: readonly PersonValues[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const { program, points } of people.flatMap(({ points: balances }) => balances))
    if (points > 0) sums.set(program, points + (sums.get(program) ?? 0));
  return Object.fromEntries(sums);
}

/** What the engine takes, and what was assumed on the way. */
export function toPlanInput(
  values: PlannerValues,
  records: ToolRecords,
): { readonly profile: Profile; readonly settings: PlanSettings; readonly assumptions: readonly Note[] } {
  const { rewards, context } = records;
  const { today } = context;
  const first = toPerson(toFirst(values), values, today);
  const second = toSecond(values);
  const { profile, assumptions } = resolveProfile(
    { ...toInput(values, records), owned: first.owned, mustHave: [] },
    rewards.brands,
  );
  const [trip] = values.goal.map(({ month, ...goal }): TripGoal => ({
    ...goal,
    month: 0 - countMonthsAgo(month, today),
  }));
  const goal = trip ?? null;
  const settings: PlanSettings = {
    ...PLAN_DEFAULTS,
    ...first.settings,
    // What is left of this month, and the months after it.
    months: values.months + 1,
    restOfMonth: findRestOfMonth(context.day),
    startsIn: Number(today.slice(5, 7)) - 1,
    second: second && toSecondPerson(second, profile, rewards, values, today),
    once: values.once.flatMap(({ month, usd, category }) =>
      usd > 0 ? [{ month: 0 - countMonthsAgo(month, today), category: category ?? "other", usd }] : [],
    ),
    goal,
    balances: sumBalances(second ? [toFirst(values), second] : [toFirst(values)]),
  };
  return { profile: goal ? withGoalBrands(profile, goal, rewards) : profile, settings, assumptions };
}
