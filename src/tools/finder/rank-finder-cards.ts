/**
 * Which cards fit a visitor's answers, best first. The rule, in full:
 *
 * 1. Left out: cards closed to new applications, cards of the other type, with a
 *    higher annual fee than the ceiling, or with a higher credit score floor than
 *    the lower end of the band, and cards of an airline or hotel group that was not
 *    named: their points and perks are of use there only. For people who carry a
 *    balance also cards whose balance is due in full each month.
 * 2. The score is dollars a year for the visitor's own spend, or without
 *    one for the assumed spend (`finder-spend.ts`):
 *    - `value`: what a later year leaves after the fee;
 *    - `perks`: the same with perks counted twice;
 *    - `bonus`: what the first year leaves, with the bonus if the spend reaches it;
 *    - `simple`: a later year with the fee counted twice, less 20 dollars for every
 *      rate that is capped or holds in a part of a category only.
 * 3. People who carry a balance get cards with a 0% intro APR first: the longest on
 *    balance transfers, then the longest on purchases, then the lower top APR. The
 *    score decides last, because interest takes more than rewards give.
 * 4. Ties: lower fee, then slug.
 *
 * The type that goes in has no issuer, no name and no link, so nobody's money can
 * change the order.
 */
import type { Card } from "../../catalog/card.ts";
import type { ValueOptions } from "../../rewards/value-options.ts";
import { valueWallet, type WalletValue } from "../../rewards/value-wallet.ts";
import type { WalletCard } from "../../rewards/wallet-card.ts";
import { isDueInFull, parseApr, parseIntroApr } from "../apr.ts";
import type { FinderAnswers, Matter } from "./finder-query.ts";

export type FinderCard = WalletCard & Pick<Card, "creditScore" | "introApr" | "purchaseApr">;

/** The answers that can leave a card out. */
export const EXCLUDING_ANSWERS = ["type", "fee", "score", "brand", "balance"] as const;
export type ExcludingAnswer = (typeof EXCLUDING_ANSWERS)[number];

export interface RankedFinderCard {
  readonly slug: string;
  /** US dollars a year by rule 2. */
  readonly score: number;
  readonly ongoing: WalletValue;
  readonly firstYear: WalletValue;
}

/** The care a narrow or capped rate asks for, in dollars a year. */
export const NARROW_RATE_USD = 20;

/** Airlines and hotel groups that the card has a rate of its own for: it is tied to them. */
function listTravelBrands(card: Pick<FinderCard, "rewards">): string[] {
  return card.rewards.flatMap(({ brands, category }) => (category === "travel_other" ? (brands ?? []) : []));
}

const TESTS: Readonly<Record<ExcludingAnswer, (card: FinderCard, answers: FinderAnswers) => boolean>> = {
  type: (card, { cardType }) => card.cardType === cardType,
  fee: (card, { maxFeeUsd }) => card.annualFee.ongoingUsd <= (maxFeeUsd ?? Infinity),
  score: (card, { creditScore }) => card.creditScore.floor <= (creditScore ?? Infinity),
  brand: (card, { brands }) => {
    const own = listTravelBrands(card);
    return own.length === 0 || own.some((brand) => brands.includes(brand));
  },
  balance: (card, { carriesBalance }) => !carriesBalance || !isDueInFull(card.purchaseApr),
};

/** @param ignored an answer to leave out of account, to see what it costs */
export function fits(card: FinderCard, answers: FinderAnswers, ignored?: ExcludingAnswer): boolean {
  return (
    card.status === "open" && EXCLUDING_ANSWERS.every((answer) => answer === ignored || TESTS[answer](card, answers))
  );
}

export function rankFinderCards(
  cards: readonly FinderCard[],
  answers: FinderAnswers,
  options: ValueOptions,
): RankedFinderCard[] {
  return cards
    .filter((card) => fits(card, answers))
    .map((card) => {
      const ongoing = valueWallet([card], { ...options, horizon: "ongoing" });
      const firstYear = valueWallet([card], { ...options, horizon: "first-year" });
      return {
        card,
        ranked: { slug: card.slug, score: scoreCard(card, answers.matters, ongoing, firstYear), ongoing, firstYear },
      };
    })
    .toSorted(
      (left, right) =>
        (answers.carriesBalance ? compareInterest(left.card, right.card) : 0) ||
        right.ranked.score - left.ranked.score ||
        left.card.annualFee.ongoingUsd - right.card.annualFee.ongoingUsd ||
        (left.card.slug < right.card.slug ? -1 : 1),
    )
    .map(({ ranked }) => ranked);
}

function scoreCard(card: FinderCard, matters: Matter, ongoing: WalletValue, firstYear: WalletValue): number {
  if (matters === "bonus") return firstYear.netUsd;
  if (matters === "perks") return ongoing.netUsd + ongoing.perksUsd;
  if (matters === "value") return ongoing.netUsd;
  const narrow = card.rewards.filter((reward) => reward.cap !== null || reward.subcategory !== null).length;
  return ongoing.netUsd - ongoing.feesUsd - narrow * NARROW_RATE_USD;
}

/** Rule 3: negative when the left card costs a balance less. */
function compareInterest(left: FinderCard, right: FinderCard): number {
  const [one, other] = [parseIntroApr(left.introApr), parseIntroApr(right.introApr)];
  return (
    other.transferMonths - one.transferMonths ||
    other.purchaseMonths - one.purchaseMonths ||
    (parseApr(left.purchaseApr)?.high ?? Infinity) - (parseApr(right.purchaseApr)?.high ?? Infinity)
  );
}

export interface Relaxation {
  readonly answer: ExcludingAnswer;
  /** How many cards would fit without this answer. */
  readonly matches: number;
}

/** Which answer leaves out most, by what would fit without it; only those that leave out any. */
export function listRelaxations(cards: readonly FinderCard[], answers: FinderAnswers): Relaxation[] {
  const now = cards.filter((card) => fits(card, answers)).length;
  return EXCLUDING_ANSWERS.map((answer) => ({
    answer,
    matches: cards.filter((card) => fits(card, answers, answer)).length,
  }))
    .filter(({ matches }) => matches > now)
    .toSorted((left, right) => right.matches - left.matches);
}
