/** What a card's points count in the site's sums when nobody says otherwise: the card by itself, in the usual way. */
import type { Card } from "../catalog/card.ts";
import { PROGRAMS } from "../catalog/program.ts";
import { centsPerPoint } from "../engine/value/points.ts";
import { toCardPoints } from "../engine/value/to-card-points.ts";

/** Cents per point. Model: "Cents per point", `typical`. */
export function typicalCents(card: Pick<Card, "slug" | "brandOf" | "rewardProgram" | "redemption">): number {
  const points = toCardPoints(card, PROGRAMS);
  return centsPerPoint(points, "typical", points.transfersAlone);
}

/** Cents per point of an average transfer: the program's, else the one on the card's record; null: it does not transfer. */
export function transferCents(card: Pick<Card, "slug" | "brandOf" | "rewardProgram" | "redemption">): number | null {
  const { kind, transfer } = toCardPoints(card, PROGRAMS);
  return (kind === "bank" ? transfer : null) ?? card.redemption.transferPartnerAverageCpp ?? null;
}

/** Whether its points go to partners only through another card of the bank's program. */
export function transfersWithAnother(card: Pick<Card, "slug" | "brandOf" | "rewardProgram" | "redemption">): boolean {
  const { kind, transfer, transfersAlone } = toCardPoints(card, PROGRAMS);
  return kind === "bank" && transfer !== null && !transfersAlone;
}
