/** Cents per point of a card in a wallet. Model: section 2, "Cents per point" and "Programs are a graph". */
import type { Profile } from "../../../src/engine/value/profile.ts";
import type { WalletCard } from "../../../src/engine/value/wallet-card.ts";

export function canTransfer(card: WalletCard, wallet: readonly WalletCard[]): boolean {
  return card.points.transfersAlone || wallet.some(({ slug }) => card.points.enabledBy.includes(slug));
}

/** What a point of a bank's program is worth that cannot be moved; null: it can be. */
function toUnmovedCents({ points }: WalletCard, way: Profile["value"]): number {
  if (way === "cash") {
    return points.cash ?? 0;
  }
  return way === "portal" ? (points.portal ?? points.floor) : points.floor;
}

function toCents(card: WalletCard, wallet: readonly WalletCard[], way: Profile["value"]): number {
  const { kind, floor, transfer } = card.points;
  const unmoved = toUnmovedCents(card, way);
  if (way === "cash" || way === "portal" || kind === "cash") {
    return unmoved;
  }
  if (kind === "brand") {
    return transfer ?? floor;
  }
  if (transfer === null || !canTransfer(card, wallet)) {
    return floor;
  }
  return way === "transfer" ? transfer : Math.max(floor, (floor + transfer) / 2);
}

export function findCentsPerPoint(card: WalletCard, wallet: readonly WalletCard[], profile: Profile): number {
  const edited = profile.cpp[card.points.program];
  if (edited === undefined) {
    return toCents(card, wallet, profile.value);
  }
  // The visitor's figure is for points that can be used as a point of the program; points stuck on a card get no more than they fetch there.
  const isStuck = card.points.kind === "bank" && !canTransfer(card, wallet);
  return isStuck ? Math.min(edited, toUnmovedCents(card, profile.value)) : edited;
}
