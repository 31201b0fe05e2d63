/** The analyzer's result as `/api/analyzer` answers it. */
import * as v from "valibot";

import {
  allocationAnswer,
  type Answer,
  count,
  roundUsd,
  slug,
  slugs,
  toAllocationAnswer,
  toWorthAnswer,
  usd,
  worthEntries,
} from "../answer-parts.ts";
import type { AnalyzerResult } from "./analyze-wallet.ts";

export const analyzerAnswer = v.strictObject({
  wallet: v.strictObject({
    cards: v.array(
      v.strictObject({ slug, feeUsd: usd, rewardsUsd: usd, perksUsd: usd, bonusUsd: usd, role: v.string() }),
    ),
    ...worthEntries,
  }),
  allocation: allocationAnswer,
  runnersUp: v.array(v.strictObject({ cards: slugs, netUsd: usd })),
  frontier: v.array(v.strictObject({ maxCards: count, cards: slugs, netUsd: usd })),
  proof: v.strictObject({ optimal: v.literal(true), wallets: count, examined: count }),
});

/** @param maxCards where the frontier ends */
export function toAnalyzerAnswer(result: AnalyzerResult, maxCards: number): Answer<typeof analyzerAnswer> {
  const { wallet, roles, runnersUp, frontier, proof } = result;
  return {
    wallet: {
      cards: wallet.cards.map(({ slug, feeUsd, rewardsUsd, perksUsd, bonusUsd }) => ({
        slug,
        feeUsd: roundUsd(feeUsd),
        rewardsUsd: roundUsd(rewardsUsd),
        perksUsd: roundUsd(perksUsd),
        bonusUsd: roundUsd(bonusUsd),
        role: roles.find((role) => role.slug === slug)?.text ?? "",
      })),
      ...toWorthAnswer(wallet),
    },
    allocation: toAllocationAnswer(wallet.allocation),
    runnersUp: runnersUp.map(({ cards, netUsd }) => ({ cards, netUsd: roundUsd(netUsd) })),
    frontier: frontier
      .filter((step) => step.maxCards <= maxCards)
      .map((step) => ({ maxCards: step.maxCards, cards: step.cards, netUsd: roundUsd(step.netUsd) })),
    // Without the time it took: the same request has the same answer.
    proof: { optimal: proof.optimal, wallets: proof.wallets, examined: proof.examined },
  };
}
