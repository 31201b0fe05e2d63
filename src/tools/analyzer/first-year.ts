/**
 * What the analyzer's cards bring in twelve months when they are opened one after the other. The analyzer's own first
 * year counts every bonus that fits its window alone and the year together with the others, which is more than anybody
 * can have: the planner proves what the same cards come to month by month.
 */
import { compilePlan } from "../../engine/plan/plan-model.ts";
import { MAX_APPLICATIONS, MONTHS_A_YEAR, PLAN_DEFAULTS } from "../../engine/plan/plan-settings.ts";
import { createPlanSearch } from "../../engine/plan/search-plan.ts";
import type { DatedCard, Profile } from "../../engine/value/profile.ts";
import type { ToolRecords } from "../shared/tool-records.ts";

export interface FirstYear {
  /** Fees and bonuses counted. */
  readonly netUsd: number;
  /** Of the new cards: the month in which each is opened, 0 for now. Not every one has to be. */
  readonly opened: readonly { readonly card: string; readonly month: number }[];
  readonly isProved: boolean;
}

const toPast = ({ slug, monthsAgo }: DatedCard) => ({ slug, month: monthsAgo === null ? null : -monthsAgo });

/** @param cards of the wallet; null: none of them is new */
export function planFirstYear(profile: Profile, cards: readonly string[], records: ToolRecords): FirstYear | null {
  const { rewards, plan: catalog, context } = records;
  const fresh = cards.filter((slug) => !profile.owned.includes(slug));
  if (fresh.length === 0) return null;
  const owned = profile.owned.filter((slug) => cards.includes(slug));
  const settings = {
    ...PLAN_DEFAULTS,
    months: MONTHS_A_YEAR,
    startsIn: Number(context.today.slice(5, 7)) - 1,
    applications: Math.min(MAX_APPLICATIONS, fresh.length),
    opened: profile.opened.map(toPast),
    had: profile.had.map(toPast),
  };
  const only = { ...rewards, cards: rewards.cards.filter(({ slug }) => cards.includes(slug)) };
  const asked: Profile = { ...profile, horizon: "ongoing", owned, mustHave: [], exclude: [] };
  const model = compilePlan(only, catalog, asked, settings, { isMerged: true });
  const { best, isProved } = createPlanSearch(model).search();
  return {
    netUsd: best.netUsd,
    opened: best.plan.flatMap(({ card, opened }) =>
      opened === null ? [] : [{ card: model.cards[card]!.card.slug, month: opened }],
    ),
    isProved,
  };
}
