import type { CardFacts, CardLabel, ToolRecords } from "../shared/tool-records.ts";
import type { RankedFinderCard } from "./rank-finder-cards.ts";

/** A card in the order, with its words. */
export interface RankedPick {
  readonly ranked: RankedFinderCard;
  readonly label: CardLabel;
  readonly facts: CardFacts;
  readonly perks: ToolRecords["perks"][string];
}
