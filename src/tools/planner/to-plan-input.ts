/** From the parsed parameters to what the engine takes. */
import {
  MONTHS_A_YEAR,
  type PastCard,
  type PersonSettings,
  PLAN_DEFAULTS,
  type PlanSettings,
  type TripGoal,
} from "../../engine/plan/plan-settings.ts";
import type { DatedCard, Profile } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { findRestOfMonth } from "./months.ts";
import { toProfileInput } from "../profile/visitor-profile.ts";
import type { Note } from "../shared/result-words.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import type { PlannerQuery } from "./planner-query.ts";
import type { PersonLimits, SecondLimits } from "./second-person.ts";

const toPast = ({ slug, monthsAgo }: DatedCard): PastCard => ({
  slug,
  month: monthsAgo === null ? null : 0 - monthsAgo,
});

/** The cards of one person, with the months in which their fees come. */
function toPerson(
  { applications, owned, renewals, opened, closed, had, otherOpened }: PersonLimits,
  exclude: readonly string[],
  thisMonth: number,
): { readonly owned: readonly string[]; readonly settings: PersonSettings } {
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
  const [past, ended, before] = [opened, closed, had].map((entries) => entries.map(toPast));
  return {
    owned: held,
    settings: { applications, opened: past!, closed: ended!, had: before!, otherOpened, renews },
  };
}

/** Who lives together shares memberships and, with two travelers, the trips; a bank's client is one person. */
function toSecondPerson(
  second: SecondLimits,
  first: Profile,
  { cards }: ToolRecords["rewards"],
  exclude: readonly string[],
  thisMonth: number,
): NonNullable<PlanSettings["second"]> {
  const { owned, settings } = toPerson(second, exclude, thisMonth);
  const isShared = (key: string) =>
    cards.some(({ requires }) => requires?.key === key && requires.kind === "membership");
  return {
    ...settings,
    owned,
    has: first.has.filter(isShared),
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

/** What the engine takes, and what was assumed on the way. */
export function toPlanInput(
  { visitor, limits }: Pick<PlannerQuery, "visitor" | "limits">,
  { rewards, context }: ToolRecords,
): { readonly profile: Profile; readonly settings: PlanSettings; readonly assumptions: readonly Note[] } {
  const { opened, had } = visitor.profile;
  const { months, exclude, once, goal, balances } = limits;
  const thisMonth = Number(context.today.slice(5, 7)) - 1;
  const first = toPerson({ ...limits, opened, had }, exclude, thisMonth);
  const { profile, assumptions } = resolveProfile(
    {
      ...toProfileInput(visitor.profile),
      owned: first.owned,
      exclude,
      maxAnnualFeesUsd: limits.maxAnnualFeesUsd,
      effortUsd: limits.effortUsd,
      horizon: "ongoing",
    },
    rewards.brands,
  );
  const settings: PlanSettings = {
    ...PLAN_DEFAULTS,
    ...first.settings,
    // What is left of this month, and the months after it.
    months: months + 1,
    restOfMonth: findRestOfMonth(context.day),
    startsIn: thisMonth,
    second: limits.second && toSecondPerson(limits.second, profile, rewards, exclude, thisMonth),
    once,
    goal,
    balances,
  };
  return { profile: goal ? withGoalBrands(profile, goal, rewards) : profile, settings, assumptions };
}
