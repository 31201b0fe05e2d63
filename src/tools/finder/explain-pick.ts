/** One reason for a card, and why not the next one: sentences from figures. Pure. */
import { formatRate, formatUsd, joinNames } from "../../words/format.ts";
import { SPEND_LABELS, toPerkLabel } from "../../words/labels.ts";
import type { Placement } from "../../engine/value/wallet-plan.ts";
import { toAprRange, toIntroAprText, toAprInSentence, toZeroMonths } from "../../words/apr.ts";
import { PART_LABELS } from "../../words/profile-labels.ts";
import { toChoiceNote } from "../shared/to-card-note.ts";
import type { FinderAnswer } from "./finder-answer.ts";
import { listChecks } from "./list-checks.ts";
import { listSkips } from "./list-skips.ts";
import { countNarrowRates, type FinderField, type RankedPick } from "./rank-finder-cards.ts";
import { FLAT_PERCENT } from "../../engine/value/profile.ts";

type PickReasons = Pick<FinderAnswer["picks"][number], "why" | "skip" | "whyNotNext" | "check">;

const MAX_NAMED = 3;
const MANY_NAMES = 5;

export function explainPick(pick: RankedPick, next: RankedPick | undefined, field: FinderField): PickReasons {
  return {
    why: [toReason(pick, field), ...pick.ranked.ongoing.cards.map(({ choices }) => toChoiceNote(choices, pick.label))]
      .filter((text) => text !== "")
      .join(" "),
    skip: listSkips(pick, next, field),
    whyNotNext: next ? toNextReason(pick, next, field) : null,
    check: listChecks(pick, field),
  };
}

/** Parts of a category that people know as one are called by its name. */
const nameSpend = ({ brand, part, category }: Pick<Placement, "brand" | "part" | "category">): string =>
  brand ?? (part === null || category !== "other" ? SPEND_LABELS[category] : PART_LABELS[part]).toLowerCase();

/** The rate that brings most, with what it is for. */
function toEarningReason({ ranked: { ongoing }, label }: RankedPick): string {
  const earning = ongoing.allocation.filter(({ multiplier }) => multiplier !== null && multiplier > 0);
  const byRate = [...Map.groupBy(earning, ({ multiplier }) => multiplier ?? 0)].map(([multiplier, placed]) => ({
    multiplier,
    usd: placed.reduce((sum, { valueUsd }) => sum + valueUsd, 0),
    names: [...new Set(placed.toSorted((left, right) => right.valueUsd - left.valueUsd).map(nameSpend))],
  }));
  const [most] = byRate.toSorted((left, right) => right.usd - left.usd);
  if (!most) return "It has no annual fee.";
  const rate = formatRate(most.multiplier, label);
  if (byRate.length === 1) return `${rate} on everything you spend earns ${formatUsd(most.usd)} a year.`;
  const what = most.names.length > MANY_NAMES ? "most of what you spend" : joinNames(most.names, MAX_NAMED);
  return `${rate} on ${what} earns ${formatUsd(most.usd)} of its ${formatUsd(ongoing.rewardsUsd)} in rewards.`;
}

function listPerkNames({ ranked: { ongoing }, perks }: RankedPick): string[] {
  return ongoing.perks
    .toSorted((left, right) => right.usd - left.usd)
    .map(({ perk, usd }) => `${toPerkLabel(perks[perk] ?? { type: perk }).toLowerCase()} ${formatUsd(usd)}`);
}

function toReason(pick: RankedPick, { answers }: FinderField): string {
  const { ranked, facts } = pick;
  const { ongoing, bonus } = ranked;
  if (answers.balance) {
    const intro = toIntroAprText(facts.introApr);
    if (facts.introApr?.purchases || facts.introApr?.transfers) return `You pay ${intro ?? ""}.`;
    return `${facts.introApr === null ? "It has no 0% period" : "We don't know of a 0% period"}${facts.purchaseApr === null ? "" : `; its APR is ${toAprInSentence(facts.purchaseApr)}`}.`;
  }
  if (answers.matters === "bonus") {
    const costs = [
      ...(bonus.feeUsd > 0 ? [`the ${formatUsd(bonus.feeUsd)} first-year fee`] : []),
      ...(bonus.lossUsd >= 0.5
        ? [`the ${formatUsd(bonus.lossUsd)} more that this spending would earn on a flat ${FLAT_PERCENT}% card`]
        : []),
    ];
    const cost = costs.length > 0 ? `, ${formatUsd(bonus.netUsd)} after ${costs.join(" and ")}` : "";
    return `${facts.offer.description}: worth ${formatUsd(bonus.usd)} to you${cost}.`;
  }
  const perks = listPerkNames(pick);
  if (perks.length > 0 && (answers.matters === "perks" || ongoing.perksUsd > ongoing.rewardsUsd)) {
    return `You would use ${formatUsd(ongoing.perksUsd)} worth of its perks a year: ${joinNames(perks, MAX_NAMED)}.`;
  }
  if (answers.matters === "simple" && countNarrowRates(ranked.card) === 0) {
    return `It has one rate and nothing to keep track of. ${toEarningReason(pick)}`;
  }
  const paid =
    ongoing.perksUsd > 0 && ongoing.feesUsd > 0 ? ` The perks you would use add ${formatUsd(ongoing.perksUsd)}.` : "";
  return toEarningReason(pick) + paid;
}

function toNextReason(pick: RankedPick, next: RankedPick, { answers }: FinderField): string {
  if (answers.balance) {
    const [one, other] = [toZeroMonths(pick.facts.introApr), toZeroMonths(next.facts.introApr)];
    if (one.transferMonths > other.transferMonths) {
      return `${toPeriod(other.transferMonths)} on balance transfers, compared with ${one.transferMonths} months here.`;
    }
    if (one.purchaseMonths > other.purchaseMonths) {
      return `${toPeriod(other.purchaseMonths)} on purchases, compared with ${one.purchaseMonths} months here.`;
    }
    const [high, nextHigh] = [toAprRange(pick.facts.purchaseApr)?.high, toAprRange(next.facts.purchaseApr)?.high];
    if (high !== undefined && nextHigh !== undefined && high < nextHigh) {
      return `Its APR goes up to ${nextHigh}%, compared with ${high}% here.`;
    }
  }
  const laterUsd = next.ranked.ongoing.netUsd - pick.ranked.ongoing.netUsd;
  const moreFeesUsd = next.ranked.ongoing.feesUsd - pick.ranked.ongoing.feesUsd;
  if (answers.matters === "value" && moreFeesUsd > 0 && laterUsd > -0.5) {
    const worth = laterUsd < 0.5 ? "the same a year" : `${formatUsd(laterUsd)} more a year`;
    return `It's worth ${worth} after fees, but its fees are ${formatUsd(moreFeesUsd)} higher.`;
  }
  const differenceUsd = answers.matters === "value" ? -laterUsd : pick.ranked.scoreUsd - next.ranked.scoreUsd;
  const measure = SCORE_NAMES[answers.matters];
  if (differenceUsd < 0.5) return `It's worth the same ${measure}${toTieReason(pick.ranked, next.ranked)}.`;
  const but =
    answers.matters !== "value" && laterUsd >= 1
      ? ` ${answers.matters === "bonus" ? "In a later year" : "Without that adjustment"}, it's worth ${formatUsd(laterUsd)} more.`
      : "";
  return `It's worth ${formatUsd(differenceUsd)} less ${measure}.${but}`;
}

/** What puts the one of two equal cards first, as they are ranked. */
function toTieReason(one: RankedPick["ranked"], other: RankedPick["ranked"]): string {
  if (one.card.fees.laterUsd < other.card.fees.laterUsd) return ", so the lower fee comes first";
  const firstUsd = one.firstYear.netUsd - other.firstYear.netUsd;
  return firstUsd >= 0.5 ? `, and ${formatUsd(firstUsd)} less in the first year` : "";
}

const toPeriod = (months: number) => (months === 0 ? "It has no 0% period" : `It has 0% for ${months} months`);

const SCORE_NAMES: Readonly<Record<FinderField["answers"]["matters"], string>> = {
  value: "a year",
  perks: "a year, with perks counted twice, because you put perks first",
  bonus: "as a bonus, after its costs",
  simple: "a year, with the fee and the effort counted against it",
};
