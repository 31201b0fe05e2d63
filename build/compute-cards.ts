/**
 * Figures that follow from the catalog alone: what every card is worth for its stated reader, what its review names
 * beside it, and the order of the nine lists, each for a reader of its own. Computed once, at build time, so that a page
 * costs the same however many cards there are. Links and issuers are not among what it sees.
 */
import { type Card, CARD_CATEGORIES } from "../src/catalog/card.ts";
import { rankForReader } from "../src/pages/category/rank-for-reader.ts";
import type { StatedReader } from "../src/content/front-matter.ts";
import { LIST_READERS, toReaderProfile, toReviewReader } from "../src/pages/readers.ts";
import { resolveStated } from "../src/pages/stated-reader.ts";
import { type ComputedCard, type ComputedCatalog, toNetParts } from "../src/engine/computed-card.ts";
import { findBestNoFee } from "../src/engine/readers/best-no-fee.ts";
import { valueFirstYear } from "../src/engine/readers/first-year.ts";
import { createNetByScale, findBreakEven } from "../src/engine/readers/break-even.ts";
import { valueWallet } from "../src/engine/wallet/value-wallet.ts";
import { type Profile, scaleProfile, sumMonthlyUsd } from "../src/engine/value/profile.ts";
import type { WalletCard } from "../src/engine/value/wallet-card.ts";
import type { ToolRecords } from "../src/tools/shared/tool-records.ts";

/** What a review names: cards beside its own, and whom its card is made for. By slug. */
export type NamedInReviews = ReadonlyMap<
  string,
  {
    readonly alternatives: readonly string[];
    readonly pairs: readonly string[];
    readonly reader?: StatedReader | undefined;
  }
>;

/** From no spend to three times the reader's: wide enough to see a cap bend the line. */
const CURVE_SCALES = Array.from({ length: 13 }, (_, index) => index / 4);

export function computeCatalog(
  cards: readonly Card[],
  { rewards }: ToolRecords,
  named: NamedInReviews,
): ComputedCatalog {
  const bySlug = new Map(rewards.cards.map((card) => [card.slug, card]));
  const value = (held: readonly WalletCard[], profile: Profile) => valueWallet(held, profile);
  const computeCard = (card: WalletCard): ComputedCard => {
    const reader = toReviewReader(card);
    const profile = toReaderProfile(reader, rewards.brands);
    const worth = value([card], profile);
    const ongoing = toNetParts(worth);
    const perksUsd: Record<string, number> = {};
    for (const { perk, usd } of worth.perks) perksUsd[perk] = (perksUsd[perk] ?? 0) + usd;
    const others = named.get(card.slug);
    const madeFor = others?.reader && resolveStated(reader, others.reader, card, rewards.brands);
    const beside = (slugs: readonly string[], price: (other: WalletCard) => number) =>
      slugs.flatMap((slug) => {
        const other = bySlug.get(slug);
        return other ? [{ slug, differenceUsd: price(other) }] : [];
      });
    return {
      ongoing,
      madeFor: madeFor ? { text: madeFor.text, netUsd: value([card], madeFor.profile).netUsd } : null,
      firstYear: valueFirstYear(card, profile, rewards.rules),
      perksUsd,
      leftOutAbroadUsd: worth.unplaced
        .filter(({ foreign }) => foreign)
        .reduce((sum, { annualUsd }) => sum + annualUsd, 0),
      withoutPerksUsd: value([card], { ...profile, perks: "none" }).netUsd,
      faceValueUsd: value([card], { ...profile, perks: "face" }).netUsd,
      noFee: findBestNoFee(card, ongoing.netUsd, profile, rewards),
      breakEven: findBreakEven(createNetByScale(card, profile), profile),
      curve: CURVE_SCALES.map((scale) => toCurvePoint(card, profile, scale)),
      alternatives: beside(others?.alternatives ?? [], (other) => value([other], profile).netUsd - ongoing.netUsd),
      partners: beside(others?.pairs ?? [], (other) => value([card, other], profile).netUsd - ongoing.netUsd),
    };
  };

  function toCurvePoint(card: WalletCard, profile: Profile, scale: number): ComputedCard["curve"][number] {
    const { rewardsUsd, perksUsd } = value([card], scaleProfile(profile, scale));
    return { monthlyUsd: sumMonthlyUsd(profile) * scale, valueUsd: rewardsUsd + perksUsd };
  }

  const rankings = CARD_CATEGORIES.map(
    (category) => [category, rankForReader(category, LIST_READERS[category], cards, rewards)] as const,
  );
  return {
    cards: Object.fromEntries(rewards.cards.map((card) => [card.slug, computeCard(card)])),
    rankings: Object.fromEntries(rankings),
  };
}
