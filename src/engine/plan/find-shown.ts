/**
 * Cards whose bonus is shown only on applying: with how many points the plan
 * would be better with one. The best plan with the most that is offered says what
 * the card adds; what it adds too much need not be shown.
 */
import type { Profile } from "../value/profile.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import type { FoundPlan, SearchOptions } from "./found-plan.ts";
import { judgeOpening } from "./judge-cards.ts";
import type { ShownOffer } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import type { PlanSettings } from "./plan-settings.ts";
import { createPlanSearch, type PlanSearch } from "./search-plan.ts";

/** What is shown ends in thousands. */
const ROUND_POINTS = 1_000;

type SearchBeside = (search: PlanSearch["search"], options: SearchOptions, stillToDo: number) => FoundPlan;

/** @param best the plan in which such bonuses count nothing */
export function findShown(
  { cards, ...rewards }: RewardsCatalog,
  catalog: PlanCatalog,
  profile: Profile,
  settings: PlanSettings,
  model: PlanModel,
  best: FoundPlan,
  searchBeside: SearchBeside,
): ShownOffer[] {
  const candidates = new Set(model.cards.flatMap(({ card, isCandidate }) => (isCandidate ? [card.slug] : [])));
  const vague = cards.filter(
    ({ slug, bonus }) => bonus.kind === "up-to" && bonus.state === "open" && candidates.has(slug),
  );
  return vague.flatMap((record, at): ShownOffer[] => {
    const points = catalog.offers[record.slug]!.mostPoints;
    if (points === null) return [];
    const tiers = record.bonus.tiers.map((tier) => ({ ...tier, points }));
    const shown = { ...record, bonus: { ...record.bonus, kind: "fixed" as const, tiers } };
    const asked = { ...rewards, cards: cards.map((card) => (card === record ? shown : card)) };
    const full = compilePlan(asked, catalog, profile, settings, { isMerged: true, work: model.work });
    const planner = createPlanSearch(full);
    const found = searchBeside(planner.search, { start: best.plan }, vague.length - at + 1);
    const opening = found.plan.find(({ card, level }) => level >= 0 && full.cards[card]!.card.slug === record.slug);
    if (!opening) return [];
    const { least } = judgeOpening(full, planner.pricer, found, best, opening.card, opening.opened!);
    // The plan has it without a bonus, too.
    if (!least?.points) return [];
    const { afterUsd, months } = full.cards[opening.card]!.levels[opening.level]!;
    return [
      {
        card: record.slug,
        person: full.cards[opening.card]!.person,
        month: opening.opened!,
        points: Math.min(points, Math.ceil(least.points / ROUND_POINTS) * ROUND_POINTS),
        mostPoints: points,
        spend: afterUsd > 0 ? { usd: afterUsd, months } : null,
      },
    ];
  });
}
