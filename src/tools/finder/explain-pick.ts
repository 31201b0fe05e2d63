/** Why a card was picked, why not the next one, and what to check first: sentences from figures. Pure. */
import type { Card } from "../../catalog/card.ts";
import { formatDate, formatMultiplier, formatUsd } from "../../format.ts";
import { toRewardLabel, UNCERTAIN_LABELS } from "../../labels.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { parseApr, parseIntroApr } from "../apr.ts";
import type { FinderAnswers } from "./finder-query.ts";
import type { FinderSpend } from "./finder-spend.ts";
import type { RankedFinderCard } from "./rank-finder-cards.ts";

export interface PickReasons {
  readonly why: readonly string[];
  /** Null when no further card fits. */
  readonly whyNotNext: string | null;
  readonly check: readonly string[];
}

export interface RankedPick {
  readonly card: Card;
  readonly ranked: RankedFinderCard;
}

export function explainPick(
  pick: RankedPick,
  next: RankedPick | undefined,
  answers: FinderAnswers,
  spend: FinderSpend,
): PickReasons {
  return {
    why: [
      ...(answers.carriesBalance ? listInterestReasons(pick.card) : []),
      toWorthReason(pick.ranked, spend),
      ...listBrandReasons(pick, answers),
      ...listMatterReasons(pick, answers),
      ...(answers.maxFeeUsd === null ? [] : [toFeeReason(pick.card, answers.maxFeeUsd)]),
      ...(answers.creditScore === null
        ? []
        : [`Its credit score floor, ${pick.card.creditScore.floor} by our estimate, is within your band.`]),
    ],
    whyNotNext: next ? toNextReason(pick, next, answers) : null,
    check: listChecks(pick, spend),
  };
}

function listInterestReasons(card: Card): string[] {
  const apr = parseApr(card.purchaseApr);
  const after = apr ? `; after that the APR is ${card.purchaseApr}` : "";
  return card.introApr === null
    ? [
        `It has no intro APR; its purchase APR ${card.purchaseApr === null ? "stands in the issuer's terms" : `is ${card.purchaseApr}`}.`,
      ]
    : [`${card.introApr}${after}.`];
}

function toWorthReason({ ongoing }: RankedFinderCard, { kind }: FinderSpend): string {
  const fee = ongoing.feesUsd === 0 ? "no fee" : `${formatUsd(ongoing.feesUsd)} fee`;
  return `Worth ${formatUsd(ongoing.netUsd)} a year for ${kind === "own" ? "your own spend" : "the spend we assume"}: ${formatUsd(ongoing.rewardsUsd)} of rewards, ${formatUsd(ongoing.perksUsd)} of perks, ${fee}.`;
}

/** What it earns at the brands that were named, where it has a rate of its own there. */
function listBrandReasons({ card, ranked }: RankedPick, { brands }: FinderAnswers): string[] {
  return brands.flatMap((brand) => {
    if (!card.rewards.some((reward) => reward.brands?.includes(brand))) return [];
    const placed = ranked.ongoing.allocation.filter((part) => part.brand === brand);
    const usd = placed.reduce((sum, part) => sum + part.valueUsd, 0);
    const top = Math.max(...placed.map((part) => part.multiplier));
    return placed.length > 0
      ? [`Earns ${formatMultiplier(top)} at ${brand}: ${formatUsd(usd)} a year of that worth.`]
      : [];
  });
}

function listMatterReasons({ card, ranked }: RankedPick, { matters }: FinderAnswers): string[] {
  const { firstYear } = ranked;
  if (matters === "bonus" && firstYear.bonusesUsd > 0) {
    return [
      `Its first year leaves ${formatUsd(firstYear.netUsd)}, ${formatUsd(firstYear.bonusesUsd)} of it the welcome bonus, which this spend reaches.`,
    ];
  }
  if (matters === "simple") {
    const narrow = card.rewards.filter((reward) => reward.cap !== null || reward.subcategory !== null).length;
    return narrow === 0
      ? ["No capped rates and none that holds in a part of a category only: nothing to keep in mind."]
      : [];
  }
  return [];
}

function toFeeReason(card: Card, maxFeeUsd: number): string {
  if (card.annualFee.ongoingUsd === 0) return "No annual fee.";
  return `Its fee of ${formatUsd(card.annualFee.ongoingUsd)} stays within your ${formatUsd(maxFeeUsd)}.`;
}

function toNextReason(pick: RankedPick, next: RankedPick, answers: FinderAnswers): string {
  if (answers.carriesBalance) {
    const [one, other] = [parseIntroApr(pick.card.introApr), parseIntroApr(next.card.introApr)];
    if (one.transferMonths > other.transferMonths) {
      return `${toPeriod(other.transferMonths)} on balance transfers, against ${one.transferMonths} months here.`;
    }
    if (one.purchaseMonths > other.purchaseMonths) {
      return `${toPeriod(other.purchaseMonths)} on purchases, against ${one.purchaseMonths} months here.`;
    }
    const [high, nextHigh] = [parseApr(pick.card.purchaseApr)?.high, parseApr(next.card.purchaseApr)?.high];
    if (high !== undefined && nextHigh !== undefined && high < nextHigh) {
      return `Its APR goes up to ${nextHigh}%, against ${high}% here.`;
    }
  }
  const differenceUsd = pick.ranked.score - next.ranked.score;
  const laterUsd = next.ranked.ongoing.netUsd - pick.ranked.ongoing.netUsd;
  const measure = SCORE_NAMES[answers.matters];
  if (differenceUsd < 0.5) return `It comes to the same ${measure}; the order between the two is by fee.`;
  const but =
    answers.matters !== "value" && laterUsd >= 1
      ? ` In plain dollars of a later year it is ${formatUsd(laterUsd)} ahead.`
      : "";
  return `It comes to ${formatUsd(differenceUsd)} less ${measure}.${but}`;
}

const toPeriod = (months: number) => (months === 0 ? "No 0% period" : `0% for ${months} months`);

const SCORE_NAMES: Readonly<Record<FinderAnswers["matters"], string>> = {
  value: "a year for this spend",
  perks: "a year with perks counted twice, as you asked",
  bonus: "in the first year",
  simple: "a year with fee and fuss counted against it",
};

function listChecks({ card, ranked }: RankedPick, spend: FinderSpend): string[] {
  const bonus = ranked.firstYear.bonuses[0];
  const monthly = formatUsd(totalMonthlyUsd(spend.lines));
  const uncertain = card.uncertainFields.map((field) => UNCERTAIN_LABELS[field]);
  const capped = card.rewards.filter((reward) => reward.cap !== null);
  return [
    ...(bonus ? [`Offer as of ${formatDate(card.signUpBonus.asOf)}: ${card.signUpBonus.description}.`] : []),
    ...(bonus && bonus.status !== "earned"
      ? [
          `${spend.kind === "own" ? "Your" : "The assumed"} ${monthly} a month does not reach that bonus in time, so it is not counted.`,
        ]
      : []),
    ...(uncertain.length > 0 ? [`We could not confirm in full: ${uncertain.join(", ")}.`] : []),
    ...(capped.length > 0
      ? [`Caps: ${capped.map((reward) => `${toRewardLabel(reward)}: ${reward.notes}`).join("; ")}.`]
      : []),
    ...(card.foreignTransactionFeePercent > 0
      ? [`It charges ${card.foreignTransactionFeePercent}% on purchases abroad.`]
      : []),
    "Credit score floors are estimates; income and history count too, and only the issuer decides.",
  ];
}
