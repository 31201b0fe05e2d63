/**
 * The analyzer: the wallet worth most for a visitor, proved best within the
 * estimates, with everything that stands beside it. Synchronous and pure; work
 * is bounded in operations, never by a clock.
 */
import { checkProfile, type ProfileError } from "../value/check-profile.ts";
import { listEligibleCards } from "../value/eligible-cards.ts";
import { listAssumptions } from "../value/list-assumptions.ts";
import type { Profile } from "../value/profile.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import type { Analysis, Flip, Regret, RunnerUp, SimpleAnswer, WalletSummary } from "./answer.ts";
import { type certifyWallet, MAX_CASES } from "./certify-wallet.ts";
import { explainCards } from "./explain-cards.ts";
import { findFlip } from "./find-flips.ts";
import { findBestLeftOut, judgeOwnedCards } from "./judge-owned.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { ADVISED_SAVING_USD, findSimpleWallet } from "./simple-wallet.ts";
import { planMembers, valueWallet } from "./value-wallet.ts";
import { createWalletFinder } from "./wallet-finder.ts";
import { listWhatIfs } from "./what-if.ts";
import { findWorstRegret } from "./worst-regret.ts";
import { compareSlugs } from "../value/compare-slugs.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import type { RankedWallet } from "./wallet-order.ts";

/** Every wallet this close to the best is a runner-up, as far as the list has room. */
export const NEAR_USD = 25;
export const MAX_RUNNERS_UP = 30;
/** Wallets that flips are looked for among first. */
const FLIP_POOL = 12;

const STOPPED = "We stopped before every change that could lead to other cards was tried.";
const NOT_COMPUTED: Regret = { usd: 0, isExact: false, box: "not computed", to: [] };

export interface AnalyzeOptions {
  /** Whether to look for flip points and worst regret. Default true. */
  readonly sensitivity?: boolean;
  /** Default: no limit. Where it is over, the answer is the best found, and how sure it is stays open. */
  readonly work?: WorkBudget;
  /** Writes the certificate, for those who ask for one; no page shows it, so no browser loads it. */
  readonly certify?: typeof certifyWallet;
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
 * The same, for callers who show the answer before it is said how sure it is: yields the answer without flip points,
 * regret and certificate, then null after each piece of work, and returns the whole.
 */
export function* analyzeInSteps(
  catalog: RewardsCatalog,
  profile: Profile,
  options: AnalyzeOptions = {},
): Generator<Analysis | null, AnalyzeResult> {
  const errors = checkProfile(catalog.cards, profile);
  if (errors.length > 0) return { ok: false, errors };

  const { cards: eligible, forClients } = listEligibleCards(catalog.cards, profile);
  const { rules } = catalog;
  const { maxCards } = profile;
  const { work = startWork() } = options;
  const finder = createWalletFinder(eligible, profile, rules, { work });
  const { model, must, free } = finder;
  const outcome = finder.findAll(1 + MAX_RUNNERS_UP, NEAR_USD);
  const [best] = outcome.best;
  if (!best) throw new Error("a search without a wallet");
  const pricer = createWalletPricer(model, createPriceBound(model));
  const plan = planMembers(model, pricer, best.members);
  const toSlugs = ({ members }: RankedWallet) => members.map((card) => eligible[card]!.slug);
  const slugs = toSlugs(best);
  const held = eligible.filter(({ slug }) => slugs.includes(slug));

  const summarize = (wallet: RankedWallet): WalletSummary => {
    // Planned in full, so that every figure is reachable as printed.
    const { netUsd, objectiveUsd, cards } = planMembers(model, pricer, wallet.members);
    return {
      cards: toSlugs(wallet),
      netUsd,
      objectiveUsd,
      laterFeesUsd: cards.reduce((sum, { laterFeeUsd }) => sum + laterFeeUsd, 0),
      choices: Object.fromEntries(cards.flatMap(({ slug, choices }) => (choices.length > 0 ? [[slug, choices]] : []))),
    };
  };
  const toRunnerUp = (wallet: RankedWallet): RunnerUp => ({
    ...summarize(wallet),
    lessUsd: best.objectiveUsd - wallet.objectiveUsd,
    better: [
      ...(wallet.members.length < best.members.length ? (["fewer-cards"] as const) : []),
      ...(wallet.feesCents < best.feesCents ? (["lower-fees"] as const) : []),
      ...(wallet.objectiveCents === best.objectiveCents ? (["equal"] as const) : []),
    ],
  });

  const toSimple = (wallet: RankedWallet): SimpleAnswer => {
    const feesSavedUsd = (best.feesCents - wallet.feesCents) / 100;
    return { ...toRunnerUp(wallet), feesSavedUsd, isAdvised: feesSavedUsd >= ADVISED_SAVING_USD };
  };

  const near = outcome.best.slice(1);
  const { sensitivity = true, certify } = options;
  const pool = [...near.slice(0, FLIP_POOL), ...outcome.bestUpTo]
    .filter((wallet) => wallet !== undefined && wallet !== best)
    .map((wallet) => ({ slugs: toSlugs(wallet!), behindUsd: best.objectiveUsd - wallet!.objectiveUsd }));
  const todayUsd = best.objectiveUsd;
  const { prices } = outcome;
  const flipSearch = { cards: eligible, rules, wallet: slugs, todayUsd, pool, model, prices, work };
  const clientCards = [...eligible, ...forClients].toSorted(compareSlugs);
  const outside = new Set(forClients.map(({ slug }) => slug));
  const leftOut =
    forClients.length > 0
      ? findBestLeftOut(createWalletFinder(clientCards, profile, rules, { outside, work }), forClients, best, maxCards)
      : null;

  const answer: Analysis = {
    ok: true,
    horizon: profile.horizon,
    wallet: plan,
    cards: explainCards(held, plan, (gone) => {
      return valueWallet(
        held.filter(({ slug }) => slug !== gone),
        profile,
        rules,
      ).objectiveUsd;
    }),
    withoutPerksUsd: valueWallet(held, { ...profile, perks: "none" }, rules).netUsd,
    perksAtFaceValueUsd: valueWallet(held, { ...profile, perks: "face" }, rules).netUsd,
    simple: toSimple(findSimpleWallet(finder, outcome)),
    runnersUp: near.map(toRunnerUp),
    runnersUpComplete: near.length < MAX_RUNNERS_UP,
    frontier: outcome.bestUpTo.flatMap((wallet, k) => (wallet ? [{ maxCards: k, ...summarize(wallet) }] : [])),
    flips: [],
    regret: NOT_COMPUTED,
    owned: judgeOwnedCards(catalog, finder, eligible, profile, best),
    leftOut,
    eligibleCount: eligible.length,
    certificate: null,
    certificateNote: null,
    assumptions: listAssumptions(held, profile),
    proof: {
      optimal: outcome.isProved,
      wallets: countWallets(eligible.length, maxCards, must.length),
      examined: outcome.examined,
      operations: outcome.operations,
      gapUsd: outcome.isProved ? 0 : Math.max(0, outcome.boundUsd - best.objectiveUsd),
    },
  };
  if (!sensitivity && !certify) return answer;
  yield answer;

  const flips: Flip[] = [];
  for (const whatIf of sensitivity ? listWhatIfs(eligible, plan, profile) : []) {
    for (const direction of ["below", "above"] as const) {
      const flip = work.isOver() ? null : findFlip(flipSearch, whatIf, direction);
      if (flip) flips.push(flip);
    }
    yield null;
  }
  const stopped = work.isOver() ? [STOPPED] : [];
  const certificate = certify && outcome.isProved ? certify(model, best, maxCards, must, free) : null;
  const noCertificate = outcome.isProved
    ? `The proof needs more than ${MAX_CASES} cases.`
    : "The search ended before the proof was complete.";

  return {
    ...answer,
    flips,
    assumptions: [...answer.assumptions, ...stopped],
    regret:
      sensitivity && !work.isOver()
        ? findWorstRegret(eligible, profile, rules, plan, outcome.prices, work)
        : NOT_COMPUTED,
    certificate,
    certificateNote: certificate || !certify ? null : noCertificate,
  };
}
