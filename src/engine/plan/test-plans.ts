/** For tests: random small catalogs for the planner, and the settings they are asked with. */
import { makeBase, makeCard, makeEarn, makeLine, makeProfile, type Random } from "../value/test-cards.ts";
import type { Profile } from "../value/profile.ts";
import type { RewardsCatalog, WalletCard } from "../value/wallet-card.ts";
import type { PlanCatalog, PlanRule } from "./plan-catalog.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan-settings.ts";

export function toPlanCatalog(cards: readonly WalletCard[], plan: Partial<PlanCatalog> = {}): PlanCatalog {
  return {
    rules: [],
    reported: cards.map(({ slug }) => slug),
    changes: {},
    pooled: [],
    transfers: [],
    goals: [],
    ...plan,
  };
}

export const toRewards = (cards: readonly WalletCard[]): RewardsCatalog => ({
  cards,
  brands: [],
  rules: [],
  changes: {},
});

export interface PlanCase {
  readonly rewards: RewardsCatalog;
  readonly catalog: PlanCatalog;
  readonly profile: Profile;
  readonly settings: PlanSettings;
}

function makeRule({ pick, chance, shuffle }: Random, slugs: readonly string[], at: number): PlanRule {
  const cards = shuffle(slugs).slice(0, pick([2, 3]));
  const family = Object.fromEntries(cards.map((slug) => [slug, cards]));
  const kind = chance(0.5) ? "approval" : "bonus";
  const about = {
    id: `rule-${at}`,
    text: `Rule ${at}`,
    kind,
    confidence: pick(["high", "medium", "low"] as const),
    cards,
  } as const;
  switch (pick(["count", "pace", "once", "since", "while-holding"] as const)) {
    case "count":
      return {
        ...about,
        form: "count",
        counts: "reported",
        months: pick([6, 24]),
        limit: pick([1, 2]),
        who: null,
        bank: [],
      };
    case "pace":
      return { ...about, kind: "approval", form: "pace", n: 1, months: pick([4, 6.5]) };
    case "once":
      return { ...about, form: "once", by: family };
    case "since":
      return { ...about, form: "since", what: pick(["bonus", "opened", "closed"]), months: pick([5, 24]), by: family };
    case "while-holding":
      return { ...about, form: "while-holding", by: family };
  }
}

/** Cards with plain rates on two kinds of spend, fees, bonuses and points that need another card; no limits and no perks. */
export function makePlainCase(random: Random, months: number): PlanCase {
  const { pick, chance, shuffle } = random;
  const slugs = ["card-a", "card-b", "card-c", "card-d"].slice(0, months > 12 ? 3 : 4);
  const cards = slugs.map((slug): WalletCard => {
    const laterUsd = pick([0, 0, 60, 95, 250]);
    const isBank = chance(0.5);
    return makeCard(slug, {
      fees: { firstYearUsd: chance(0.3) ? 0 : laterUsd, laterUsd },
      earns: [makeBase(pick([1, 1.5, 2])), ...(chance(0.6) ? [makeEarn(pick([3, 4]), { category: "dining" })] : [])],
      points: {
        program: isBank ? "bank" : slug,
        kind: isBank ? "bank" : "cash",
        floor: 1,
        cash: 1,
        portal: null,
        transfer: isBank ? 2 : null,
        transfersAlone: isBank && chance(0.3),
        enabledBy: isBank ? slugs.filter((other) => other !== slug && chance(0.5)) : [],
      },
      bonus: {
        kind: "fixed",
        state: "open",
        tiers: [
          { afterUsd: pick([0, 500, 1_500, 3_000]), months: 3, points: pick([0, 20_000]), usd: pick([0, 150, 400]) },
        ],
      },
    });
  });
  const profile = makeProfile([makeLine("dining", pick([0, 200, 600])), makeLine("other", pick([150, 500, 1_200]))], {
    owned: chance(0.4) ? [pick(slugs)] : [],
    effortUsd: pick([0, 20]),
    maxAnnualFeesUsd: chance(0.2) ? pick([0, 100, 300]) : null,
  });
  const past = () =>
    shuffle(slugs)
      .slice(0, 1)
      .map((slug) => ({ slug, month: pick([null, -3, -20]) }));
  const rules = Array.from({ length: pick([0, 2, 3]) }, (_, at) => makeRule(random, slugs, at));
  const lower = slugs
    .slice(1)
    .map((slug, at) => [slug, [{ to: slugs[at]!, minMonths: 12, confidence: "high" }]] as const);
  return {
    rewards: toRewards(cards),
    catalog: toPlanCatalog(cards, { rules, changes: chance(0.5) ? Object.fromEntries(lower) : {} }),
    profile,
    settings: {
      ...PLAN_DEFAULTS,
      months,
      applications: pick([1, 2]),
      firstMonthShare: pick([1, 2 / 3]),
      had: chance(0.3) ? past() : [],
      otherOpened: chance(0.3) ? [-2] : [],
      renews: Object.fromEntries(profile.owned.map((slug) => [slug, pick([0, 2, 5])])),
      work: { plan: 10_000_000_000, beside: 1_000_000_000 },
    },
  };
}

/**
 * Two people with two cards and their spend in common; sometimes they are alike.
 * Bonuses ask for no spend: minimums of two people at once need more than plain
 * arithmetic, and are left to the mixed integer program.
 */
export function makeTwoCase(random: Random): PlanCase {
  const { pick, chance } = random;
  const { rewards, catalog, profile, settings } = makePlainCase(random, 6);
  const cards = rewards.cards.slice(0, 2).map((card) => ({
    ...card,
    bonus: { ...card.bonus, tiers: card.bonus.tiers.map((tier) => ({ ...tier, afterUsd: 0 })) },
  }));
  const slugs = cards.map(({ slug }) => slug);
  const isAlike = chance(0.4);
  const own = isAlike ? [] : profile.owned.filter((slug) => slugs.includes(slug));
  const had = settings.had.filter(({ slug }) => slugs.includes(slug));
  return {
    rewards: { ...rewards, cards },
    catalog: { ...catalog, changes: {}, pooled: chance(0.5) ? ["bank"] : [] },
    profile: { ...profile, owned: own },
    settings: {
      ...settings,
      applications: 1,
      had: isAlike ? [] : had,
      otherOpened: [],
      second: {
        applications: 1,
        opened: [],
        closed: [],
        had: isAlike ? [] : had.slice(0, pick([0, 1])),
        otherOpened: isAlike ? [] : pick([[], [-2]]),
        renews: {},
        owned: isAlike || chance(0.6) ? [] : [pick(slugs)],
        has: profile.has,
        score: profile.score,
        trips: profile.trips,
      },
    },
  };
}
