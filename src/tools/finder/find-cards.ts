/** Answers to picks: the one function behind page, browser and API. Pure. */
import type { Card } from "../../catalog/card.ts";
import { explainPick, type PickReasons } from "./explain-pick.ts";
import type { SpendProfile } from "../spend/spend-query.ts";
import type { FinderAnswers } from "./finder-query.ts";
import { type FinderSpend, toFinderOptions, toFinderSpend } from "./finder-spend.ts";
import { listRelaxations, rankFinderCards, type RankedFinderCard, type Relaxation } from "./rank-finder-cards.ts";

export const PICK_COUNT = 3;

export interface FinderPick {
  readonly card: Card;
  readonly ranked: RankedFinderCard;
  readonly reasons: PickReasons;
  /** The card that came one place later. */
  readonly next: Card | null;
}

export interface BrandBest {
  readonly brand: string;
  readonly card: Card;
  /** From 1. */
  readonly rank: number;
  /** A later year, for the spend. */
  readonly netUsd: number;
}

export interface FinderResult {
  readonly answers: FinderAnswers;
  readonly spend: FinderSpend;
  /** The best, at most three. */
  readonly picks: readonly FinderPick[];
  /** How many cards fit. */
  readonly matches: number;
  /** For brands that were named but have no card among the picks: the best of them, if one fits. */
  readonly brandBests: readonly BrandBest[];
  /** Empty where enough cards fit. */
  readonly relaxations: readonly Relaxation[];
}

/** @param profile the visitor's own spend; without it one is assumed */
export function findCards(
  cards: readonly Card[],
  answers: FinderAnswers,
  profile: SpendProfile | null = null,
): FinderResult {
  const spend = toFinderSpend(answers, profile, cards);
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const ranked = rankFinderCards(cards, answers, toFinderOptions(spend)).flatMap((entry) => {
    const card = bySlug.get(entry.slug);
    return card ? [{ card, ranked: entry }] : [];
  });
  return {
    answers,
    spend,
    picks: ranked.slice(0, PICK_COUNT).map((pick, index) => ({
      ...pick,
      reasons: explainPick(pick, ranked[index + 1], answers, spend),
      next: ranked[index + 1]?.card ?? null,
    })),
    matches: ranked.length,
    brandBests: answers.brands.flatMap((brand): BrandBest[] => {
      const at = ranked.findIndex(({ card }) => card.rewards.some((reward) => reward.brand === brand));
      const best = ranked[at];
      return best && at >= PICK_COUNT
        ? [{ brand, card: best.card, rank: at + 1, netUsd: best.ranked.ongoing.netUsd }]
        : [];
    }),
    relaxations: ranked.length < PICK_COUNT ? listRelaxations(cards, answers) : [],
  };
}
