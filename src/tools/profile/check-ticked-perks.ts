import type { Fault } from "../../problems.ts";
import type { PerkKey } from "../../engine/value/profile.ts";
import type { CardLabels } from "../shared/tool-records.ts";

/** A perk that would be used, of a card that is left out: one of the two is not meant. */
export function checkTickedPerks(
  use: readonly PerkKey[],
  exclude: readonly string[],
  labels: CardLabels,
): Fault | null {
  const ticked = use.find(({ card }) => exclude.includes(card));
  if (!ticked) return null;
  const name = labels[ticked.card]?.name ?? ticked.card;
  return {
    code: "contradiction",
    message: `You would use a perk of “${name}”, but leave the card out; keep one.`,
  };
}
