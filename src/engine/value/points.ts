/** What a card's points are worth, in cents. Model: "Cents per point". */
import type { RedeemWay } from "./profile.ts";
import type { CardPoints } from "./wallet-card.ts";

/**
 * @param canTransfer whether the card transfers by itself or the wallet holds a card that lets it
 * @param given what the visitor says a point of the program is worth to them
 */
export function centsPerPoint(points: CardPoints, way: RedeemWay, canTransfer: boolean, given?: number): number {
  const { kind, floor, cash, portal, transfer } = points;
  if (given !== undefined) {
    if (kind === "brand" || (kind === "bank" && (canTransfer || transfer === null))) return given;
    // Cash is cash; bank points that cannot move are worth no more than their floor.
    if (kind === "bank") return Math.min(floor, given);
    return canTransfer ? Math.max(floor, given) : floor;
  }
  if (way === "cash") return cash ?? 0;
  if (kind === "brand") return way === "portal" ? (portal ?? floor) : (transfer ?? floor);
  if (way === "portal") return portal ?? floor;
  if (!canTransfer || transfer === null) return floor;
  return Math.max(floor, way === "transfer" ? transfer : (floor + transfer) / 2);
}
