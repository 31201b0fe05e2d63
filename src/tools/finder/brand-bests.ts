/** The best card of each brand that the visitor uses, where no pick is of it. Pure. */
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { PICK_COUNT } from "./finder-asking.ts";
import type { FinderAnswer } from "./finder-answer.ts";
import type { FinderField, RankedPick } from "./rank-finder-cards.ts";
import { compareSlugs } from "../../engine/value/wallet-card.ts";

export type BrandBest = FinderAnswer["brandBests"][number] & { readonly name: string };

/** For brands that are used but have no card among the picks. */
export function listBrandBests(
  ranked: readonly RankedPick[],
  { catalog, profile }: FinderField,
  nameOf: (slug: string) => string,
): BrandBest[] {
  const used = profile.brandsUsed === "any" ? [] : profile.brandsUsed;
  return used.flatMap((brand): BrandBest[] => {
    const at = ranked.findIndex(({ ranked: { card } }) => card.brandOf === brand);
    const best = ranked[at];
    if (best && at < PICK_COUNT) return [];
    if (best) {
      const { slug, name } = best.label;
      return [{ brand, slug, name, rank: at + 1, netUsd: best.ranked.ongoing.netUsd }];
    }
    // None leaves anything: the one that costs least is still an answer to whoever flies there.
    const [least] = catalog.cards
      .filter(({ brandOf, status, cardType }) => brandOf === brand && status === "open" && isAsked(cardType, profile))
      .map((card) => ({ slug: card.slug, netUsd: valueWallet([card], profile).netUsd }))
      .toSorted((left, right) => right.netUsd - left.netUsd || compareSlugs(left, right));
    return least ? [{ brand, slug: least.slug, name: nameOf(least.slug), rank: null, netUsd: least.netUsd }] : [];
  });
}

const isAsked = (cardType: "personal" | "business", { type }: Profile) => type === "any" || type === cardType;
