/** What to do with each card that the visitor holds, and the best card that only a client of somebody could add. */
import type { Profile } from "../value/profile.ts";
import type { RewardsCatalog, WalletCard } from "../value/wallet-card.ts";
import type { WorkBudget } from "../work-budget.ts";
import type { LeftOut, OwnedVerdict } from "./answer.ts";
import { createWalletFinder, type WalletFinder } from "./wallet-finder.ts";
import { compareSlugs } from "../value/compare-slugs.ts";
import type { RankedWallet } from "./wallet-order.ts";

const CENT_USD = 0.005;

/**
 * The best objective when the card is changed into another one, and which. A card with a fee must earn it: otherwise
 * to cancel is better. One without costs nothing to keep.
 */
function findChange(
  slug: string,
  { cards, rules, changes }: RewardsCatalog,
  eligible: readonly WalletCard[],
  profile: Profile,
  bestUsd: number,
  work: WorkBudget,
): { to: string; usd: number } | null {
  let best: { to: string; usd: number } | null = null;
  for (const to of changes[slug] ?? []) {
    const target = cards.find((card) => card.slug === to);
    if (!target || profile.owned.includes(to) || profile.exclude.includes(to)) continue;
    const others = eligible.filter((card) => card.slug !== slug && card.slug !== to);
    const changed = {
      ...profile,
      // The old card stays among them: it counts as had.
      owned: [...profile.owned, to],
      mustHave: [...profile.mustHave, to],
    };
    if (changed.mustHave.length > profile.maxCards || work.isOver()) continue;
    const sorted = [...others, target].toSorted(compareSlugs);
    const [found] = createWalletFinder(sorted, changed, rules, { work }).findBest().best;
    const leastUsd = Math.max(best?.usd ?? -Infinity, target.fees.laterUsd > 0 ? bestUsd - CENT_USD : -Infinity);
    if (found && found.objectiveUsd > leastUsd) best = { to, usd: found.objectiveUsd };
  }
  return best;
}

export function judgeOwnedCards(
  catalog: RewardsCatalog,
  finder: WalletFinder,
  eligible: readonly WalletCard[],
  profile: Profile,
  best: RankedWallet,
): OwnedVerdict[] {
  return profile.owned.flatMap((slug): OwnedVerdict[] => {
    const index = finder.model.cards.findIndex((card) => card.slug === slug);
    if (index < 0) return [];
    if (best.members.includes(index)) {
      // At least the others of the best wallet are one.
      const [other] = finder.findBest({ without: [index] }).best;
      return [{ slug, verdict: "keep", deltaUsd: best.objectiveUsd - other!.objectiveUsd, changeTo: null }];
    }
    const isFull = finder.must.length >= profile.maxCards;
    const held = isFull ? undefined : finder.findBest({ must: [index] }).best[0];
    const deltaUsd = (held?.objectiveUsd ?? 0) - best.objectiveUsd;
    // A card without a fee costs nothing to keep in a drawer.
    if (finder.model.laterFeeUsd[index] === 0) return [{ slug, verdict: "keep", deltaUsd, changeTo: null }];
    const change = findChange(slug, catalog, eligible, profile, best.objectiveUsd, finder.work);
    const isBetter = change && change.usd - best.objectiveUsd > deltaUsd + CENT_USD;
    return [{ slug, verdict: isBetter ? "change" : "cancel", deltaUsd, changeTo: isBetter ? change.to : null }];
  });
}

/** @param finder knows the clients' cards, outside of what is free */
export function findBestLeftOut(
  finder: WalletFinder,
  forClients: readonly WalletCard[],
  best: RankedWallet,
  maxCards: number,
): LeftOut | null {
  let leftOut: LeftOut | null = null;
  if (finder.must.length >= maxCards) return null;
  for (const { slug, requires } of forClients) {
    const index = finder.model.cards.findIndex((card) => card.slug === slug);
    const [found] = finder.findBest({ must: [...finder.must, index] }).best;
    const addsUsd = (found?.objectiveUsd ?? 0) - best.objectiveUsd;
    if (addsUsd > (leftOut?.addsUsd ?? CENT_USD)) {
      leftOut = { card: slug, name: requires!.name, key: requires!.key, addsUsd };
    }
  }
  return leftOut;
}
