/**
 * The measure of our pick. Fees are certain and due in cash, what pays them is estimated: so a card with a fee has to
 * bring back its fee and a quarter more, and $25. The wallet best by this measure is what a page recommends; the one
 * worth most stands beside it. Model: "Our pick".
 */
import type { SearchModel } from "./search-model.ts";

const A_CARD_USD = 25;
const SHARE_OF_FEE = 0.25;

/** What a card must bring beyond its fee of a later year; 0 without a fee. */
export function feeSurchargeUsd(laterFeeUsd: number): number {
  return laterFeeUsd > 0 ? A_CARD_USD + SHARE_OF_FEE * laterFeeUsd : 0;
}

/** The same cards, each with a fee dearer by its surcharge: what is best there is our pick. */
export function surchargeFees(model: SearchModel): SearchModel {
  const fixedUsd = model.fixedUsd.slice();
  for (const [card, byMask] of model.rowsOf.entries()) {
    const usd = feeSurchargeUsd(model.laterFeeUsd[card]!);
    if (usd > 0) for (const rows of byMask) for (const row of rows) fixedUsd[row]! -= usd;
  }
  return { ...model, fixedUsd };
}
