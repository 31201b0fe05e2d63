/** For tests: small random catalogs with every feature of cards, compiled for a search. */
import { createRandom, makeLine, makeProfile } from "../value/test-cards.ts";
import { makeRandomCards } from "../value/test-random-cards.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan-settings.ts";
import { makeSecond } from "./test-models.ts";
import { toPlanCatalog, toRewards } from "./test-plans.ts";

/** Of two people the second one. */
export const SECOND = makeSecond({ applications: 1, trips: 6 });
export const SEARCH_WORK = { plan: 10_000_000_000, beside: 0 };

/** @param count of cards; two people have two, one has three */
export function makeFullCase(
  seed: number,
  settings: Partial<PlanSettings> = {},
  count = settings.second ? 2 : 3,
): PlanModel {
  const random = createRandom(seed);
  const { pick, chance, shuffle } = random;
  const cards = makeRandomCards(count, random).map((card) => ({
    ...card,
    score: { ...card.score, floor: 600 },
  }));
  const amounts = [50, 200, 600, 1_000];
  const lines = shuffle(["dining", "groceries", "gas", "other"] as const)
    .slice(0, 2)
    .map((category) => makeLine(category, pick(amounts)));
  const owned = chance(0.5) ? [cards[0]!.slug] : [];
  const profile = makeProfile(lines, {
    owned,
    trips: 6,
    brandsUsed: "any",
    perks: pick(["used", "face"]),
    maxAnnualFeesUsd: chance(0.3) ? pick([100, 400]) : null,
  });
  const slugs = cards.map(({ slug }) => slug);
  const high = (to: string) => ({ to, minMonths: 12, confidence: "high" }) as const;
  return compilePlan(
    {
      rewards: toRewards(cards),
      catalog: toPlanCatalog(cards, {
        changes: chance(0.5) ? { [slugs[0]!]: [high(slugs[1]!)] } : {},
        pooled: ["bank-0"],
      }),
      profile,
      settings: {
        ...PLAN_DEFAULTS,
        months: 6,
        applications: settings.second ? 1 : 2,
        startsIn: pick([0, 9]),
        firstMonthShare: pick([1, 2 / 3]),
        renews: Object.fromEntries(owned.map((slug) => [slug, pick([0, 3])])),
        work: SEARCH_WORK,
        ...settings,
      },
    },
    { isMerged: true },
  );
}
