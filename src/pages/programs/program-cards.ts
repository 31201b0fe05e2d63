/** Which cards earn a program's points, and what each can do with them. */
import type { Card } from "../../catalog/card.ts";
import type { Program } from "../../catalog/program.ts";
import { listCards } from "../../catalog/queries.ts";

export interface ProgramCard {
  readonly card: Card;
  /** `alone`: transfers by itself. `with`: needs another card. `reduced`: transfers at a worse ratio. `never`. */
  readonly transfers: "alone" | "with" | "reduced" | "never";
  /** Slugs of the cards of which any one lets it transfer. */
  readonly needs: readonly string[];
  readonly how: string;
}

export function listProgramCards(program: Program): readonly ProgramCard[] {
  const needing = new Map(program.cardsThatNeedAnother.map((entry) => [entry.slug, entry]));
  const earns = (card: Card) =>
    program.rewardProgramNames.includes(card.rewardProgram ?? "") ||
    program.cardsThatTransfer.includes(card.slug) ||
    needing.has(card.slug);
  return listCards()
    .filter(earns)
    .map((card): ProgramCard => {
      const entry = needing.get(card.slug);
      const needs = entry?.needsAnyOf ?? [];
      const how = entry?.how ?? entry?.note ?? "";
      if (program.cardsThatTransfer.includes(card.slug)) return { card, transfers: "alone", needs: [], how: "" };
      // A link of which the source is unsure is told, not counted.
      if (entry && entry.confidence !== "low") return { card, transfers: "with", needs, how };
      if (program.reducedRatio?.cards.includes(card.slug)) return { card, transfers: "reduced", needs, how };
      return { card, transfers: "never", needs: [], how };
    });
}

export interface PointWay {
  readonly label: string;
  /** Cents per point. */
  readonly cents: number;
  readonly note: string;
}

/** What a point of the program is worth by each way of using it, over all of its cards. */
export function listPointWays(program: Program): readonly PointWay[] {
  const cards = listProgramCards(program).map(({ card }) => card);
  const redemptions = cards.map((card) => card.redemption);
  const best = (values: readonly (number | undefined)[]) =>
    Math.max(0, ...values.filter((value) => value !== undefined));
  // Only cards that earn the points themselves: what Savor's cents are worth says nothing of what a mile pays as cash.
  const earners = cards.filter((card) => program.rewardProgramNames.includes(card.rewardProgram ?? ""));
  const cash = best(earners.map((card) => card.redemption.cashBackCpp));
  const portal = best(
    redemptions.flatMap(({ amexTravelCpp, chaseTravelPortalCpp, capOneTravelCpp, travelStatementCreditCpp }) => [
      amexTravelCpp,
      chaseTravelPortalCpp,
      capOneTravelCpp,
      travelStatementCreditCpp,
    ]),
  );
  const floor = Math.max(cash, portal);
  const transfer = program.transferCpp ?? 0;
  return [
    { label: "Cash back", cents: cash, note: "Where the terms give a cash value" },
    { label: "Issuer's travel site or travel credit", cents: portal, note: "The best of its cards" },
    {
      label: "Typical use",
      cents: transfer > floor ? (floor + transfer) / 2 : floor,
      note: "What our tools count: halfway between the sure value and a transfer",
    },
    {
      label: "Transferred to a partner",
      cents: transfer,
      note: "Our estimate for someone who looks for a good award",
    },
  ].filter((way) => way.cents > 0);
}
