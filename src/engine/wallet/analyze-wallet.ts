/**
 * The analyzer: our pick for a visitor, proved best by its measure within the
 * estimates, with everything that stands beside it. Synchronous and pure; work
 * is bounded in operations, never by a clock.
 */
import { checkProfile, type ProfileError } from "../value/check-profile.ts";
import { listEligibleCards } from "../value/eligible-cards.ts";
import type { Profile } from "../value/profile.ts";
import { type RewardsCatalog, compareSlugs } from "../value/wallet-card.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import type { Analysis, Change, FrontierStep, LeftOut, RunnerUp, WalletSummary } from "./answer.ts";
import type { RankedWallet } from "./best-list.ts";
import { explainCards } from "./explain-cards.ts";
import { surchargeFees } from "./fee-surcharge.ts";
import { findChange, toDistance, listWhatIfs } from "./find-change.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch, type SearchModel } from "./search-model.ts";
import type { SearchOutcome } from "./search-wallets.ts";
import { findSteadyYear } from "./steady-year.ts";
import { planMembers, valueWallet } from "./value-wallet.ts";
import { createWalletFinder, type WalletFinder } from "./wallet-finder.ts";

/** Every wallet whose score is this close to our pick's is a runner-up, as far as the list has room. */
export const NEAR_USD = 25;
export const MAX_RUNNERS_UP = 30;
/** So many changes are told, the nearest. */
export const MAX_CHANGES = 5;

export interface AnalyzeOptions {
  /** Whether to look for what would change the answer. Default true. */
  readonly sensitivity?: boolean;
  /** Default: no limit. Where it is over, the answer is the best found, and what would change it stays open. */
  readonly work?: WorkBudget;
}

export type AnalyzeResult = Analysis | { readonly ok: false; readonly errors: readonly ProfileError[] };

/** How many wallets of up to `maxCards` cards there are, `mustCount` of them given. */
export function countWallets(cardCount: number, maxCards: number, mustCount = 0): number {
  let ways = 1;
  let total = 1;
  for (let added = 1; added <= maxCards - mustCount; added += 1) {
    ways = (ways * (cardCount - mustCount - added + 1)) / added;
    total += ways;
  }
  return total;
}

export function analyzeWallet(catalog: RewardsCatalog, profile: Profile, options: AnalyzeOptions = {}): AnalyzeResult {
  const steps = analyzeInSteps(catalog, profile, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * The same, for callers who show the answer before it is known what would change it: yields the answer without that,
 * then null after each piece of work, and returns the whole.
 */
export function* analyzeInSteps(
  catalog: RewardsCatalog,
  profile: Profile,
  { sensitivity = true, work = startWork() }: AnalyzeOptions = {},
): Generator<Analysis | null, AnalyzeResult> {
  const errors = checkProfile(catalog.cards, profile);
  if (errors.length > 0) return { ok: false, errors };
  const search = findPick(catalog, profile, work);
  const answer = tellPick(search, catalog, profile, work);
  if (!sensitivity) return answer;
  yield answer;

  const { model, finder, pick } = search;
  const near = listNeighbors(answer);
  const whatIfs = listWhatIfs(
    model.cards.filter(({ slug }) => near.has(slug)),
    answer.pick,
    profile,
  );
  const { prices } = search.outcome;
  const question = { cards: model.cards, profile, members: pick.members, prices, work };
  const changes: Change[] = [];
  for (const whatIf of finder.free.length > 0 ? whatIfs : []) {
    for (const direction of ["below", "above"] as const) {
      const change = work.isOver() ? null : findChange(question, whatIf, direction);
      if (change) changes.push(change);
    }
    yield null;
  }
  return {
    ...answer,
    changes: changes.toSorted((left, right) => toDistance(left) - toDistance(right)).slice(0, MAX_CHANGES),
    changesComplete: !work.isOver(),
  };
}

interface PickSearch {
  /** Plain dollars; and the finder's, in which fees cost their surcharge. */
  readonly model: SearchModel;
  readonly finder: WalletFinder;
  readonly pick: RankedWallet;
  readonly outcome: SearchOutcome;
  readonly forClients: Parameters<typeof findLeftOut>[0]["forClients"];
}

function findPick(catalog: RewardsCatalog, profile: Profile, work: WorkBudget): PickSearch {
  const { cards, forClients } = listEligibleCards(catalog.cards, profile);
  const model = compileSearch(cards, profile);
  const finder = createWalletFinder(surchargeFees(model), profile, { work });
  const outcome = finder.findAll(1 + MAX_RUNNERS_UP, NEAR_USD);
  const [best] = outcome.best;
  if (!best) throw new Error("a search without a wallet");
  const pick = best.members.length > 0 ? best : (findAnyCard(finder, model) ?? best);
  return { model, finder, pick, outcome, forClients };
}

/** Where every card costs more than it must bring, the best of those that are worth more than nothing. */
function findAnyCard({ model: surcharged, free }: WalletFinder, model: SearchModel): RankedWallet | null {
  const [plain, ranked] = [createWalletPricer(model), createWalletPricer(surcharged)];
  const { laterFeeUsd, firstFeeUsd, feeLimitUsd } = model;
  const cards = free
    .filter((card) => Math.max(laterFeeUsd[card]!, firstFeeUsd[card]!) <= feeLimitUsd && plain.price([card]) > 0)
    .map((card) => ({ card, objectiveUsd: ranked.price([card]) }))
    .toSorted((left, right) => right.objectiveUsd - left.objectiveUsd);
  const [first] = cards;
  if (!first) return null;
  const { card, objectiveUsd } = first;
  const cents = (usd: number) => Math.round(usd * 100);
  return {
    objectiveUsd,
    objectiveCents: cents(objectiveUsd),
    feesCents: cents(laterFeeUsd[card]!),
    members: [card],
  };
}

/** Everything but what would change it. */
function tellPick(
  { model, finder, pick, outcome, forClients }: PickSearch,
  catalog: RewardsCatalog,
  profile: Profile,
  work: WorkBudget,
): Analysis {
  const pricer = createWalletPricer(model);
  const plan = planMembers(model, pricer, pick.members);
  const summarize = (wallet: RankedWallet): WalletSummary =>
    toSummary(planMembers(model, pricer, wallet.members), wallet.objectiveUsd);
  const isPick = ({ members }: RankedWallet) => members.join() === pick.members.join();
  const orNull = (wallet: RankedWallet | undefined) =>
    wallet && wallet.members.length > 0 && !isPick(wallet) ? summarize(wallet) : null;
  const slugs = plan.cards.map(({ slug }) => slug);
  const held = model.cards.filter(({ slug }) => slugs.includes(slug));
  const plainFinder = createWalletFinder(model, profile, { prices: outcome.prices, work });
  const near = outcome.best.filter((wallet) => wallet.members.length > 0 && !isPick(wallet));
  const toStep = (wallet: RankedWallet | undefined, maxCards: number): FrontierStep[] =>
    wallet && maxCards > 0 ? [{ maxCards, ...summarize(wallet) }] : [];
  return {
    ok: true,
    pick: plan,
    cards: explainCards(held, plan, (gone) => {
      return valueWallet(
        held.filter(({ slug }) => slug !== gone),
        profile,
      ).netUsd;
    }),
    withoutPerksUsd: valueWallet(held, { ...profile, perks: "none" }).netUsd,
    perksAtFaceValueUsd: valueWallet(held, { ...profile, perks: "face" }).netUsd,
    most: orNull(plainFinder.findBest({ seeds: [pick.members] }).best[0]),
    withoutFees: orNull(finder.findBest({ maxFeesUsd: 0 }).best[0]),
    runnersUp: near.map((wallet) => toRunnerUp(summarize(wallet), plan, wallet.objectiveCents === pick.objectiveCents)),
    runnersUpComplete: near.length < MAX_RUNNERS_UP,
    frontier: outcome.bestUpTo.flatMap(toStep),
    changes: [],
    changesComplete: false,
    owned:
      profile.owned.length > 0
        ? findSteadyYear({ catalog, profile, held: profile.owned, opened: slugs, work }).verdicts
        : [],
    leftOut: findLeftOut({ profile, eligible: model.cards, forClients, work }, pick),
    eligibleCount: model.cards.length,
    proof: {
      optimal: outcome.isProved,
      wallets: countWallets(model.cards.length, profile.maxCards, finder.must.length),
      examined: outcome.examined,
      operations: outcome.operations,
      gapUsd: outcome.isProved ? 0 : Math.max(0, outcome.boundUsd - pick.objectiveUsd),
    },
  };
}

const sumLaterFees = ({ cards }: WalletPlan) => cards.reduce((sum, { laterFeeUsd }) => sum + laterFeeUsd, 0);

/** Planned in full, so that every figure is reachable as printed. */
const toSummary = (plan: WalletPlan, scoreUsd: number): WalletSummary => ({
  cards: plan.cards.map(({ slug }) => slug),
  netUsd: plan.netUsd,
  laterFeesUsd: sumLaterFees(plan),
  scoreUsd,
  choices: Object.fromEntries(plan.cards.flatMap(({ slug, choices }) => (choices.length > 0 ? [[slug, choices]] : []))),
});

const toRunnerUp = (wallet: WalletSummary, pick: WalletPlan, isEqual: boolean): RunnerUp => ({
  ...wallet,
  better: [
    ...(wallet.netUsd >= pick.netUsd + 0.5 ? (["more-money"] as const) : []),
    ...(wallet.cards.length < pick.cards.length ? (["fewer-cards"] as const) : []),
    ...(wallet.laterFeesUsd < sumLaterFees(pick) ? (["lower-fees"] as const) : []),
    ...(isEqual ? (["equal"] as const) : []),
  ],
});

/** Cards of the pick and of the wallets that stand beside it. */
const listNeighbors = ({ pick, most, withoutFees, runnersUp, frontier }: Analysis): ReadonlySet<string> =>
  new Set([
    ...pick.cards.map(({ slug }) => slug),
    ...[most, withoutFees, ...runnersUp, ...frontier].flatMap((wallet) => wallet?.cards ?? []),
  ]);

interface ClientQuestion {
  readonly profile: Profile;
  readonly eligible: SearchModel["cards"];
  readonly forClients: SearchModel["cards"];
  readonly work: WorkBudget;
}

/** The card that only a client of somebody could add, if one makes a better wallet than our pick. */
function findLeftOut({ profile, eligible, forClients, work }: ClientQuestion, pick: RankedWallet): LeftOut | null {
  if (forClients.length === 0 || profile.mustHave.length >= profile.maxCards) return null;
  const cards = [...eligible, ...forClients].toSorted(compareSlugs);
  const model = surchargeFees(compileSearch(cards, profile));
  const outside = new Set(forClients.map(({ slug }) => slug));
  const finder = createWalletFinder(model, profile, { outside, work });
  let leftOut: LeftOut | null = null;
  for (const { slug, requires } of forClients) {
    const index = cards.findIndex((card) => card.slug === slug);
    const [found] = finder.findBest({ must: [index] }).best;
    const addsUsd = (found?.objectiveUsd ?? 0) - pick.objectiveUsd;
    if (addsUsd > (leftOut?.addsUsd ?? 0.005)) {
      leftOut = { card: slug, name: requires!.name, key: requires!.key, addsUsd };
    }
  }
  return leftOut;
}
