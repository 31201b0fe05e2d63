/**
 * Which cards fit a visitor's answers, best first. The rule, in full:
 *
 * 1. Left out: what the model calls not eligible (closed cards, cards of another
 *    type, of an airline or hotel group that is not used, above the credit score,
 *    for clients of a bank), cards above the fee limit, cards whose fee is more than
 *    a tenth of what is spent, cards that take more in a later year than they give,
 *    and, for a student, cards whose terms state no score. For people who carry a
 *    balance also cards that are due in full.
 * 2. The score is dollars for the visitor's profile, the card held alone:
 *    - `value`: what a later year leaves after the fee, by the measure of our pick: a fee costs a quarter more, and $25;
 *    - `perks`: the same with the perks that the visitor would use counted twice; a card
 *      none of whose perks would be used is left out, unless that holds for all;
 *    - `bonus`: the bonus less what it costs (`toBonusWorth`); a card without one
 *      that counts is left out;
 *    - `simple`: rewards less twice the fee, less 20 dollars for every rate that is
 *      limited, narrow or to be chosen.
 * 3. People who carry a balance get cards with a 0% intro APR first: the longest on
 *    balance transfers, then the longest on purchases, then the lower top APR. The
 *    score decides last, because interest takes more than rewards give, and no card
 *    with such a period is left out for its lack of rewards, perks or a bonus.
 * 4. Ties: lower fee, then slug.
 *
 * What goes in has no issuer, no name and no link, so nobody's money can change the order.
 */
import { type FirstYear, valueFirstYear } from "../../engine/readers/first-year.ts";
import { feeSurchargeUsd } from "../../engine/wallet/fee-surcharge.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { listEligibleCards } from "../../engine/value/eligible-cards.ts";
import { MONTHS_A_YEAR, type Profile, sumMonthlyUsd } from "../../engine/value/profile.ts";
import { type RewardsCatalog, type WalletCard, compareSlugs } from "../../engine/value/wallet-card.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import type { CardFacts, CardLabel, ToolRecords } from "../shared/tool-records.ts";
import { toAprRange, toZeroMonths } from "../../words/apr.ts";
import type { FinderAnswers, Matter } from "./finder-asking.ts";

/** What a card's interest is, by slug. */
export type Aprs = Readonly<Record<string, Pick<CardFacts, "introApr" | "purchaseApr">>>;

/** The answers that can leave a card out. */
export const EXCLUDING_ANSWERS = ["type", "maxFees", "score", "brands", "balance"] as const;
export type ExcludingAnswer = (typeof EXCLUDING_ANSWERS)[number];

/** What a welcome bonus leaves after what it costs: the first year's fee, and what its minimum spending would have earned. */
interface BonusWorth {
  /** US dollars; 0 where no bonus counts. */
  readonly usd: number;
  readonly feeUsd: number;
  /** Of the minimum spend, against a flat card. */
  readonly lossUsd: number;
  /** The bonus less both; 0 where no bonus counts. */
  readonly netUsd: number;
}

export interface RankedFinderCard {
  readonly slug: string;
  /** US dollars a year by rule 2. */
  readonly scoreUsd: number;
  readonly card: WalletCard;
  /** The card alone, in a later year and in the first. */
  readonly ongoing: WalletPlan;
  readonly firstYear: FirstYear;
  readonly bonus: BonusWorth;
}

/** A card in the order, with its words. */
export interface RankedPick {
  readonly ranked: RankedFinderCard;
  readonly label: CardLabel;
  readonly facts: CardFacts;
  readonly perks: ToolRecords["perks"][string];
}

/** What is ranked, and for whom. */
export interface FinderField {
  readonly catalog: Pick<RewardsCatalog, "cards" | "rules">;
  readonly aprs: Aprs;
  readonly answers: FinderAnswers;
  readonly profile: Profile;
}

/** The care a narrow or limited rate asks for, in dollars a year. */
export const NARROW_RATE_USD = 20;

/** Perks may pay a higher fee on paper; nobody should carry a card for them that they hardly use. */
export const MAX_FEE_SHARE = 0.1;

export function countNarrowRates({ earns, choices }: Pick<WalletCard, "earns" | "choices">): number {
  const narrow = earns.filter(({ base, cap, parts, brands }) => !base && (cap || parts || brands));
  return narrow.length + choices.length;
}

/** The cards that a visitor could get and would not lose money on. @param ignored an answer to leave out of account */
export function listFitting({ catalog, aprs, answers, profile }: FinderField, ignored?: ExcludingAnswer): WalletCard[] {
  const asked: Profile = {
    ...profile,
    ...(ignored === "type" ? { type: "any" } : {}),
    ...(ignored === "score" ? { score: null } : {}),
    ...(ignored === "brands" ? { brandsUsed: "any" } : {}),
  };
  const limitUsd = ignored === "maxFees" ? Infinity : (profile.maxAnnualFeesUsd ?? Infinity);
  const affordableUsd = sumMonthlyUsd(profile) * MONTHS_A_YEAR * MAX_FEE_SHARE;
  const isStated = ({ score }: WalletCard) => score.newToCredit || !score.isEstimated;
  return listEligibleCards(catalog.cards, asked).cards.filter(
    (card) =>
      Math.max(card.fees.firstYearUsd, card.fees.laterUsd) <= Math.min(limitUsd, affordableUsd) &&
      (ignored === "score" || answers.type !== "student" || isStated(card)) &&
      (ignored === "balance" || !answers.balance || aprs[card.slug]?.purchaseApr !== "due-in-full"),
  );
}

export function rankFinderCards(field: FinderField): RankedFinderCard[] {
  return rankCards(field, listFitting(field));
}

/** Cards of airlines and hotel groups that the visitor does not use, by their bonus: worth something only with them. */
export function rankBrandOffers(field: FinderField): RankedFinderCard[] {
  const own = new Set(listFitting(field).map(({ slug }) => slug));
  const others = listFitting(field, "brands").filter(({ slug, brandOf }) => brandOf !== null && !own.has(slug));
  return rankCards({ ...field, answers: { ...field.answers, matters: "bonus" } }, others);
}

function rankCards(field: FinderField, cards: readonly WalletCard[]): RankedFinderCard[] {
  const { catalog, aprs, answers, profile } = field;
  const isWithoutInterest = (slug: string) =>
    answers.balance && Object.values(toZeroMonths(aprs[slug]?.introApr ?? null)).some((months) => months > 0);
  const valued = cards
    .map((card): RankedFinderCard => {
      const ongoing = valueWallet([card], profile);
      const firstYear = valueFirstYear(card, profile, catalog.rules);
      const bonus = toBonusWorth(firstYear);
      return {
        slug: card.slug,
        scoreUsd: toScore(card, answers.matters, ongoing, bonus),
        card,
        ongoing,
        firstYear,
        bonus,
      };
    })
    // A card for months without interest alone earns nothing: no reason to keep it from people who need just that.
    .filter(({ slug, ongoing }) => ongoing.netUsd > 0 || (ongoing.netUsd === 0 && isWithoutInterest(slug)))
    .filter(({ bonus }) => answers.balance || answers.matters !== "bonus" || bonus.netUsd > 0);
  const used = valued.filter(({ ongoing }) => answers.matters === "perks" && !answers.balance && ongoing.perksUsd > 0);
  return (used.length > 0 ? used : valued).toSorted(
    (left, right) =>
      (answers.balance ? compareInterest(left.slug, right.slug, aprs) : 0) ||
      right.scoreUsd - left.scoreUsd ||
      left.card.fees.laterUsd - right.card.fees.laterUsd ||
      right.firstYear.netUsd - left.firstYear.netUsd ||
      compareSlugs(left, right),
  );
}

function toBonusWorth({ bonusesUsd: usd, feesUsd: feeUsd, forgoneUsd: lossUsd }: FirstYear): BonusWorth {
  return usd > 0
    ? { usd, feeUsd, lossUsd, netUsd: usd - feeUsd - lossUsd }
    : { usd: 0, feeUsd: 0, lossUsd: 0, netUsd: 0 };
}

function toScore(card: WalletCard, matters: Matter, ongoing: WalletPlan, bonus: BonusWorth): number {
  if (matters === "bonus") return bonus.netUsd;
  if (matters === "perks") return ongoing.netUsd + ongoing.perksUsd;
  if (matters === "value") return ongoing.netUsd - feeSurchargeUsd(card, ongoing.feesUsd);
  return ongoing.rewardsUsd - 2 * ongoing.feesUsd - countNarrowRates(card) * NARROW_RATE_USD;
}

/** Rule 3: negative when the left card costs a balance less. */
function compareInterest(left: string, right: string, aprs: Aprs): number {
  const [one, other] = [left, right].map((slug) => toZeroMonths(aprs[slug]?.introApr ?? null));
  const [top, otherTop] = [left, right].map((slug) => toAprRange(aprs[slug]?.purchaseApr ?? null)?.high ?? Infinity);
  return (
    other!.transferMonths - one!.transferMonths ||
    other!.purchaseMonths - one!.purchaseMonths ||
    (top === otherTop ? 0 : top! - otherTop!)
  );
}

export interface Relaxation {
  readonly answer: ExcludingAnswer;
  /** How many cards would fit without this answer. */
  readonly matches: number;
}

/** Which answer leaves out most, by what would fit without it; only those that leave out any. */
export function listRelaxations(field: FinderField): Relaxation[] {
  const now = listFitting(field).length;
  return EXCLUDING_ANSWERS.map((answer) => ({ answer, matches: listFitting(field, answer).length }))
    .filter(({ matches }) => matches > now)
    .toSorted((left, right) => right.matches - left.matches);
}
