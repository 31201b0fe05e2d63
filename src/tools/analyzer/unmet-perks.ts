/**
 * Perks that a value counts although the spend they ask for is not there. The
 * model counts a perk by its value and the visitor's use of perks; whether a
 * condition in its description is met it cannot know. So the tools say it.
 */
import type { WalletCard } from "../../rewards/wallet-card.ts";
import type { WalletValue } from "../../rewards/value-wallet.ts";

export interface UnmetPerk {
  readonly slug: string;
  /** As the card's record puts it. */
  readonly description: string;
  /** What the value counts for it, a year. */
  readonly countedUsd: number;
  readonly neededUsd: number;
  /** What the wallet puts on the card a year. */
  readonly spendUsd: number;
}

/** A spend in the first clause is a condition for all of the perk; behind a semicolon it is for something more. */
const NEEDED_SPEND = /^[^;]*\bafter \$([\d,]+)/;

/** @example neededSpendUsd("Free night after $15,000 of spend in a calendar year") === 15000 */
export function neededSpendUsd(description: string): number | null {
  const amount = NEEDED_SPEND.exec(description)?.[1];
  return amount === undefined ? null : Number(amount.replaceAll(",", ""));
}

/** @param cards those of the value, in its order */
export function listUnmetPerks(cards: readonly WalletCard[], value: WalletValue): UnmetPerk[] {
  return cards.flatMap((card, index) => {
    const worth = value.cards[index];
    if (!worth) return [];
    return card.perks.flatMap((perk, position) => {
      const neededUsd = neededSpendUsd(perk.description);
      const counted = worth.perks[position];
      if (neededUsd === null || worth.spendUsd >= neededUsd || !counted?.counted || counted.yearlyUsd === 0) return [];
      return [
        {
          slug: card.slug,
          description: perk.description,
          countedUsd: counted.yearlyUsd,
          neededUsd,
          spendUsd: worth.spendUsd,
        },
      ];
    });
  });
}
