/** The analyzer's result as `POST /api/optimize` and `/rewards.json` give it; amounts in whole cents. */
import type { AnalyzerResult } from "./analyze-wallet.ts";
import { roundUsd } from "../round-usd.ts";

export interface AnalyzerAnswer {
  readonly wallet: {
    readonly cards: readonly {
      readonly slug: string;
      readonly feeUsd: number;
      readonly rewardsUsd: number;
      readonly perksUsd: number;
      readonly bonusUsd: number;
      readonly role: string;
    }[];
    readonly netUsd: number;
    readonly rewardsUsd: number;
    readonly perksUsd: number;
    readonly feesUsd: number;
    readonly bonusesUsd: number;
  };
  readonly allocation: readonly {
    readonly category: string;
    readonly brand: string | null;
    readonly foreign: boolean;
    readonly card: string;
    readonly annualUsd: number;
    readonly multiplier: number;
    readonly valueUsd: number;
  }[];
  readonly runnersUp: readonly { readonly cards: readonly string[]; readonly netUsd: number }[];
  readonly frontier: readonly {
    readonly maxCards: number;
    readonly cards: readonly string[];
    readonly netUsd: number;
  }[];
  readonly proof: {
    readonly optimal: true;
    readonly wallets: number;
    readonly examined: number;
    /** 0 where the platform's clock stands still while it computes, and on stored answers. */
    readonly elapsedMs: number;
  };
}

/** @param maxCards the frontier ends here, as the API has it */
export function toAnalyzerAnswer(result: AnalyzerResult, maxCards: number): AnalyzerAnswer {
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
      netUsd: roundUsd(wallet.netUsd),
      rewardsUsd: roundUsd(wallet.rewardsUsd),
      perksUsd: roundUsd(wallet.perksUsd),
      feesUsd: roundUsd(wallet.feesUsd),
      bonusesUsd: roundUsd(wallet.bonusesUsd),
    },
    allocation: wallet.allocation.map(({ category, brand, foreign, card, annualUsd, multiplier, valueUsd }) => ({
      category,
      brand,
      foreign,
      card,
      annualUsd: roundUsd(annualUsd),
      multiplier,
      valueUsd: roundUsd(valueUsd),
    })),
    runnersUp: runnersUp.map(({ cards, netUsd }) => ({ cards, netUsd: roundUsd(netUsd) })),
    frontier: frontier
      .filter((step) => step.maxCards <= maxCards)
      .map((step) => ({ maxCards: step.maxCards, cards: step.cards, netUsd: roundUsd(step.netUsd) })),
    proof: {
      optimal: proof.optimal,
      wallets: proof.wallets,
      examined: proof.examined,
      elapsedMs: Math.round((proof.elapsedMs ?? 0) * 10) / 10,
    },
  };
}
