/** Which cards a wallet may draw from. Model: "Eligible". */
import type { Profile } from "./profile.ts";
import { type WalletCard, compareSlugs } from "./wallet-card.ts";

function fitsScore({ score }: WalletCard, asked: Profile["score"]): boolean {
  if (asked === null) return true;
  return asked === "none" ? score.newToCredit : score.floor <= asked;
}

/** Whether the visitor could get the card, clients-only cards left aside. */
function isOpenTo(card: WalletCard, { type, brandsUsed, score }: Profile): boolean {
  return (
    card.status === "open" &&
    (type === "any" || card.cardType === type) &&
    (card.brandOf === null || brandsUsed === "any" || brandsUsed.includes(card.brandOf)) &&
    fitsScore(card, score)
  );
}

export interface Eligibility {
  /** Sorted by slug. */
  readonly cards: readonly WalletCard[];
  /** Cards that only a client of somebody could add to them. */
  readonly forClients: readonly WalletCard[];
}

/** Must-haves and owned cards are exempt from everything but `exclude`. */
export function listEligibleCards(cards: readonly WalletCard[], profile: Profile): Eligibility {
  const { exclude, mustHave, owned, has } = profile;
  const exempt = new Set([...mustHave, ...owned]);
  const allowed = cards.filter(({ slug }) => !exclude.includes(slug));
  const isForClients = ({ slug, requires }: WalletCard) =>
    !exempt.has(slug) && requires?.kind === "relationship" && !has.includes(requires.key);
  return {
    cards: allowed
      .filter((card) => exempt.has(card.slug) || (isOpenTo(card, profile) && !isForClients(card)))
      .toSorted(compareSlugs),
    forClients: allowed.filter((card) => isForClients(card) && isOpenTo(card, profile)).toSorted(compareSlugs),
  };
}
