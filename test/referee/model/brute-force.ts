/** The best wallet by definition: every allowed wallet is priced by itself. Model: section 5. */
import type { Profile } from "../../../src/engine/value/profile.ts";
import type { RewardsCatalog, WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { type RefereePlan, sumFees, valueWallet } from "./value-wallet.ts";

export function isEligible(card: WalletCard, profile: Profile): boolean {
  const { slug, status, cardType, brandOf, requires, score } = card;
  if (profile.exclude.includes(slug)) {
    return false;
  }
  if (profile.owned.includes(slug)) {
    return true;
  }
  if (profile.mustHave.includes(slug)) {
    // Nobody can begin to hold a closed card, however much they wish it.
    return status === "open";
  }
  const isBrandWanted =
    brandOf === null ||
    profile.brandsUsed === "any" ||
    profile.brandsUsed.includes(brandOf) ||
    profile.lines.some(({ brand, monthlyUsd }) => brand === brandOf && monthlyUsd > 0);
  const isClient = requires?.kind !== "relationship" || profile.has.includes(requires.key);
  const isScoreEnough =
    profile.score === null || (profile.score === "none" ? score.newToCredit : score.floor <= profile.score);
  const isTypeWanted = profile.type === "any" || profile.type === cardType;
  return status === "open" && isTypeWanted && isBrandWanted && isClient && isScoreEnough;
}

/** Every wallet of at most `maxCards` cards that the visitor's wishes allow, by slugs. */
export function listWallets(catalog: RewardsCatalog, profile: Profile, maxCards: number): string[][] {
  const wallets = catalog.cards
    .filter((card) => isEligible(card, profile))
    .reduce<WalletCard[][]>(
      (sets, card) => [...sets, ...sets.filter((set) => set.length < maxCards).map((set) => [...set, card])],
      [[]],
    );
  return wallets
    .filter((set) => profile.mustHave.every((slug) => set.some((card) => card.slug === slug)))
    .filter((set) => {
      const { firstYearUsd, laterUsd } = sumFees(set, profile);
      return profile.maxAnnualFeesUsd === null || Math.max(firstYearUsd, laterUsd) <= profile.maxAnnualFeesUsd + 1e-9;
    })
    .map((set) => set.map(({ slug }) => slug).toSorted());
}

export interface PricedWallet extends RefereePlan {
  readonly laterFeesUsd: number;
  readonly firstFeesUsd: number;
  /** The objective less $25 for each card with a fee or a deposit and a quarter of the fees. */
  readonly scoreUsd: number;
}

/** Below 0 when `a` comes first: the score in cents, then fewer cards, lower later fees, slugs. */
export function compareWallets(a: PricedWallet, b: PricedWallet): number {
  const cents = Math.round(b.scoreUsd * 100) - Math.round(a.scoreUsd * 100);
  const slugs = a.slugs.join(" ") < b.slugs.join(" ") ? -1 : 1;
  return cents || a.slugs.length - b.slugs.length || a.laterFeesUsd - b.laterFeesUsd || slugs;
}

export function priceWallet(slugs: readonly string[], profile: Profile, catalog: RewardsCatalog): PricedWallet {
  const wallet = catalog.cards.filter(({ slug }) => slugs.includes(slug));
  const plan = valueWallet(slugs, profile, catalog);
  const { laterUsd, firstYearUsd } = sumFees(wallet, profile);
  const withFee = wallet.filter((card) => card.isSecured || sumFees([card], profile).laterUsd > 0).length;
  const scoreUsd = plan.objectiveUsd - 25 * withFee - laterUsd / 4;
  return { ...plan, laterFeesUsd: laterUsd, firstFeesUsd: firstYearUsd, scoreUsd };
}

/** All allowed wallets, best first; empty when the wishes exclude each other. */
export function rankWallets(catalog: RewardsCatalog, profile: Profile, maxCards = profile.maxCards): PricedWallet[] {
  return listWallets(catalog, profile, maxCards)
    .map((slugs) => priceWallet(slugs, profile, catalog))
    .toSorted(compareWallets);
}
