/**
 * The measure of our pick. Fees are certain and due in cash, what pays them is estimated: so a card with a fee has to
 * bring back its fee and a quarter more, and $25; a deposit, which is locked up, counts like a fee of $0. The wallet best by this measure is what a page recommends; the one
 * worth most stands beside it. Model: "Our pick".
 */
import type { WalletCard } from "../value/wallet-card.ts";
import type { SearchModel } from "./search-model.ts";

const A_CARD_USD = 25;
const SHARE_OF_FEE = 0.25;

/** What a card must bring beyond a year's fee; 0 without a fee and a deposit. */
export function feeSurchargeUsd({ isSecured }: Pick<WalletCard, "isSecured">, feeUsd: number): number {
  return feeUsd > 0 || isSecured ? A_CARD_USD + SHARE_OF_FEE * feeUsd : 0;
}

/** The same cards, each with a fee or a deposit dearer by its surcharge: what is best there is our pick. */
export function surchargeFees(model: SearchModel): SearchModel {
  const fixedUsd = model.fixedUsd.slice();
  for (const [card, byMask] of model.rowsOf.entries()) {
    const usd = feeSurchargeUsd(model.cards[card]!, model.laterFeeUsd[card]!);
    if (usd > 0) for (const rows of byMask) for (const row of rows) fixedUsd[row]! -= usd;
  }
  return { ...model, fixedUsd };
}
