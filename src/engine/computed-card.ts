import type { FirstYear } from "./readers/first-year.ts";
import type { BreakEven } from "./readers/break-even.ts";

/** Figures of one card for its stated reader, as the build computes them for the pages. US dollars a year. */
export interface NetParts {
  /** rewards + perks + bonuses - fees. */
  readonly netUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly feesUsd: number;
  readonly bonusesUsd: number;
}

/** Of what a wallet is worth, the figures that pages show. */
export const toNetParts = ({ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd }: NetParts): NetParts => ({
  netUsd,
  rewardsUsd,
  perksUsd,
  feesUsd,
  bonusesUsd,
});

/** Another card with the dollars between it and this one; they may be negative. */
export interface PricedCard {
  readonly slug: string;
  readonly differenceUsd: number;
}

export interface ComputedCard {
  readonly ongoing: NetParts;
  /** A later year of the reader whom its review says the card is made for; null: the stated one. */
  readonly madeFor: { readonly text: string; readonly netUsd: number } | null;
  readonly firstYear: FirstYear;
  /** By the perk's id: what it adds to a later year of the reader. A perk that is not here adds nothing. */
  readonly perksUsd: Readonly<Record<string, number>>;
  /** Spending abroad that the card's foreign fee makes a loss, and that no figure counts. */
  readonly leftOutAbroadUsd: number;
  /** Net of a later year with no perk counted, and with all of them at face value. */
  readonly withoutPerksUsd: number;
  readonly faceValueUsd: number;
  /** Beside the best open card of the same type without a fee. */
  readonly noFee: PricedCard | null;
  readonly breakEven: BreakEven;
  /** Rewards and perks, before the fee, at growing spend of the reader's shape. */
  readonly curve: readonly { readonly monthlyUsd: number; readonly valueUsd: number }[];
  /** As the review names them: what each is worth against this card. */
  readonly alternatives: readonly PricedCard[];
  /** As the review names them: what each adds to this card. */
  readonly partners: readonly PricedCard[];
}

export interface ComputedCatalog {
  readonly cards: Readonly<Record<string, ComputedCard>>;
  /** By category, best first; closed cards are not in it. */
  readonly rankings: Readonly<Record<string, readonly RankedCard[]>>;
}

/** A pick of a list for the reader of its label. */
export interface PricedPick {
  readonly label: string;
  readonly slug: string;
  /** In words; null: the list's own. */
  readonly readerText: string | null;
  readonly parts: NetParts;
  /** The card that is worth the most to that reader, where that is more by over the tolerance. */
  readonly ahead: PricedCard | null;
}

export interface RankedCard {
  /** From 1. */
  readonly rank: number;
  readonly slug: string;
  readonly rating: number;
  /** Of a year for the list's reader; null in the list that is ranked by months. */
  readonly parts: NetParts | null;
}
