/**
 * Figures that follow from the catalog alone: what every card is worth to its
 * reader, what it goes with, and the order of the lists. The build computes
 * them once, so that a page costs the same however many cards there are.
 */
import { valueWallet } from "../search/value-wallet.ts";
import type { Horizon, Profile } from "../value/profile.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";
import {
  type BreakEven,
  type Crossover,
  createNetByScale,
  findBreakEven,
  listCrossovers,
  type NetByScale,
} from "./break-even.ts";
import { type RankedCard, rankCards } from "./rank-cards.ts";
import { scaleProfile, sumMonthlyUsd, toReaderProfile } from "./reader-profile.ts";
import { findBestPartner, listAlternatives, type PurposeCard, type RelatedCard } from "./related-cards.ts";

export type NetParts = Pick<WalletPlan, "netUsd" | "rewardsUsd" | "perksUsd" | "feesUsd" | "bonusesUsd">;

export interface NoFeeComparison {
  readonly slug: string;
  /** Net of the card less net of the best card without a fee, for the same reader. */
  readonly differenceUsd: number;
  readonly crossovers: readonly Crossover[];
}

export interface ComputedCard {
  readonly ongoing: NetParts;
  readonly firstYear: NetParts;
  /** A later year without any perk, and with all at face value. */
  readonly withoutPerksUsd: number;
  readonly atFaceValueUsd: number;
  readonly noFee: NoFeeComparison | null;
  readonly breakEven: BreakEven;
  /** Rewards and perks, before the fee, at growing spend of the reader's shape. */
  readonly curve: readonly { readonly monthlyUsd: number; readonly valueUsd: number }[];
  readonly alternatives: readonly RelatedCard[];
  readonly partner: RelatedCard | null;
}

export interface ComputedCatalog {
  readonly cards: Readonly<Record<string, ComputedCard>>;
  /** By category, best first: open cards of the list's type. */
  readonly rankings: Readonly<Record<string, readonly RankedCard[]>>;
}

/** What the site says of a card that the maths does not need. */
export interface ListedCard {
  readonly slug: string;
  readonly rating: number;
  readonly categories: readonly string[];
}

const BUSINESS_LIST = "business";

/** From no spend to three times the reader's: wide enough to see a cap bend the line. */
const CURVE_SCALES = Array.from({ length: 13 }, (_, index) => index / 4);

function toParts(card: PurposeCard, profile: Profile, horizon: Horizon): NetParts {
  const { netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd } = valueWallet([card], { ...profile, horizon });
  return { netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd };
}

/** Personal lists hold personal cards: figures of two readers have no order. */
function isListed({ cardType }: PurposeCard, category: string): boolean {
  return cardType === (category === BUSINESS_LIST ? "business" : "personal");
}

export function computeCatalog(
  { cards: records, brands }: RewardsCatalog,
  listed: readonly ListedCard[],
): ComputedCatalog {
  const about = new Map(listed.map((card) => [card.slug, card]));
  const cards = records.map((card): PurposeCard => ({ ...card, categories: about.get(card.slug)?.categories ?? [] }));
  const profiles = new Map(cards.map((card) => [card.slug, toReaderProfile(card, brands)]));
  const plain = new Map<string, { slug: string; net: NetByScale }>();

  /** The best card without a fee for a reader who names no brand. */
  function findNoFee(card: PurposeCard): { slug: string; net: NetByScale } | null {
    const known = plain.get(card.cardType);
    if (known && known.slug !== card.slug) return known;
    const reader = toReaderProfile({ cardType: card.cardType, brandOf: null }, brands);
    const [best] = cards
      .filter(
        (other) =>
          other.slug !== card.slug &&
          other.status === "open" &&
          other.cardType === card.cardType &&
          other.fees.laterUsd === 0 &&
          other.requires === null &&
          other.brandOf === null,
      )
      .map((other) => ({ slug: other.slug, net: createNetByScale(other, reader) }))
      .toSorted((left, right) => right.net(1) - left.net(1) || (left.slug < right.slug ? -1 : 1));
    if (best && !known) plain.set(card.cardType, best);
    return best ?? null;
  }

  function computeCard(card: PurposeCard): ComputedCard {
    const profile = profiles.get(card.slug)!;
    const net = createNetByScale(card, profile);
    const noFee = findNoFee(card);
    return {
      ongoing: toParts(card, profile, "ongoing"),
      firstYear: toParts(card, profile, "first-year"),
      withoutPerksUsd: valueWallet([card], { ...profile, perks: "none" }).netUsd,
      atFaceValueUsd: valueWallet([card], { ...profile, perks: "face" }).netUsd,
      noFee: noFee && {
        slug: noFee.slug,
        differenceUsd: net(1) - noFee.net(1),
        crossovers: listCrossovers({ slug: card.slug, net }, noFee, profile),
      },
      breakEven: findBreakEven(net, profile),
      curve: CURVE_SCALES.map((scale) => {
        const scaled = scaleProfile(profile, scale);
        const { rewardsUsd, perksUsd } = valueWallet([card], scaled);
        return { monthlyUsd: sumMonthlyUsd(scaled), valueUsd: rewardsUsd + perksUsd };
      }),
      alternatives: listAlternatives(card, cards, profile),
      partner: findBestPartner(card, cards, profile),
    };
  }

  const computed = new Map(cards.map((card) => [card.slug, computeCard(card)]));
  const categories = [...new Set(listed.flatMap((card) => card.categories))];
  return {
    cards: Object.fromEntries(computed),
    rankings: Object.fromEntries(
      categories.map((category) => [
        category,
        rankCards(
          cards
            .filter((card) => card.status === "open" && card.categories.includes(category) && isListed(card, category))
            .map(({ slug }) => ({ slug, rating: about.get(slug)!.rating, netUsd: computed.get(slug)!.ongoing.netUsd })),
        ),
      ]),
    ),
  };
}
