/** The order of a list for one reader: at build time for the list's own, with a request for one that a visitor describes. */
import type { Card, CardCategory } from "../../catalog/card.ts";
import { isOnList } from "../../catalog/is-on-list.ts";
import { rankByMix, rankByMonths } from "../../engine/rank-list.ts";
import { type RankedCard, toNetParts } from "../../engine/computed-card.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import type { Profile } from "../../engine/value/profile.ts";
import type { RewardsCatalog } from "../../engine/value/wallet-card.ts";
import { toZeroMonths } from "../../words/apr.ts";
import { type Reader, toReaderProfile } from "../readers.ts";

type Listed = Pick<Card, "slug" | "cardType" | "rating" | "introApr" | "annualFee" | "categories" | "status">;

export const isRankedByMonths = (category: CardCategory): boolean => category === "zero-apr-balance-transfer";

/** Best first; cards that are closed or not on the list are left out. Links and issuers are not among what it sees. */
export function rankForReader(
  category: CardCategory,
  reader: Reader,
  cards: readonly Listed[],
  rewards: RewardsCatalog,
): RankedCard[] {
  const listed = cards.filter((card) => isOnList(card, category) && card.status === "open");
  if (isRankedByMonths(category)) {
    return rankByMonths(
      listed.map(({ slug, rating, introApr, annualFee }) => ({
        slug,
        rating,
        feeUsd: annualFee.ongoingUsd,
        transferFeePercent: introApr?.transferFee?.percent ?? null,
        ...toZeroMonths(introApr),
      })),
    );
  }
  const toProfile = createProfileFinder(reader, rewards);
  const bySlug = new Map(rewards.cards.map((card) => [card.slug, card]));
  return rankByMix(
    listed.flatMap(({ slug, rating }) => {
      const card = bySlug.get(slug);
      if (!card) return [];
      return [{ slug, rating, parts: toNetParts(valueWallet([card], toProfile(card.brandOf))) }];
    }),
  );
}

/** Cards of one brand, and all of none, have the same reader. */
function createProfileFinder(reader: Reader, { brands }: RewardsCatalog): (brandOf: string | null) => Profile {
  const known = new Map<string | null, Profile>();
  return (brandOf) => {
    const profile = known.get(brandOf) ?? toReaderProfile(reader, brands, brandOf);
    known.set(brandOf, profile);
    return profile;
  };
}
