/** The steps of a new card: apply, reach the minimum, look for the bonus. */
import { formatDate, formatNumber, formatUsd, upperFirst } from "../../words/format.ts";
import type { OpeningJudgment, PlannedOpening } from "../../engine/plan/plan-answer.ts";
import { toChoiceNote, toDepositText } from "../shared/to-card-note.ts";
import { formatMonth, toDay, toDayAfter } from "./months.ts";
import { type PlanStep, SPARE_DAYS, type StepContext } from "./plan-step.ts";

/** What a card's program calls its points. */
const toUnit = (card: string, { labels }: StepContext): string => labels[card]?.unit ?? "points";

function toBonusText({ usd, points, isMatch }: NonNullable<PlannedOpening["bonus"]>, unit: string): string {
  if (isMatch) return `${formatUsd(usd)}, a match of the first year's rewards`;
  return points > 0 ? `${formatNumber(points)} ${unit}, worth ${formatUsd(usd)}` : formatUsd(usd);
}

/** What a statement shows, which is not always what it counts as: a store's credit, free nights. */
const toArriving = (bonus: NonNullable<PlannedOpening["bonus"]>, unit: string, offer: string): string =>
  bonus.isMatch || bonus.points > 0 ? toBonusText(bonus, unit) : `${offer}, which counts as ${formatUsd(bonus.usd)}`;

function toLeast({ least }: OpeningJudgment, unit: string): string | null {
  // Offers come in thousands: the hundred above is worth it, too.
  if (least?.points) return `${formatNumber(Math.ceil(least.points / 100) * 100)} ${unit}`;
  return least?.usd ? formatUsd(least.usd) : null;
}

/** What the plan counts where it is not today's offer as we read it. */
const BASES = {
  read: null,
  usual: "We count an earlier offer of this card",
  ceiling: "The offer is shown only when you apply; we count the lowest one",
} as const;

function listWarnings(opening: PlannedOpening, judgment: OpeningJudgment | undefined, context: StepContext): string[] {
  const { today, offerText, pastText } = context;
  const warnings = opening.warnings.map((text) => `You may be declined. ${text}`);
  if (!judgment || !opening.bonus) return warnings;
  const least = toLeast(judgment, toUnit(opening.card, context));
  const { afterUsd, windowMonths, isMatch, offer } = opening.bonus;
  const past = pastText(opening.card);
  const basis = BASES[offer.basis];
  if (basis && offer.lastSeen) {
    const change = least ? "" : " The card is worth it whatever the bonus.";
    warnings.push(`${basis}, last seen ${formatDate(offer.lastSeen)}.${change}`);
  }
  if (least) {
    const ends = formatDate(toDayAfter(opening.month, windowMonths, today, 1));
    const spend = afterUsd > 0 && !isMatch ? ` and you will spend ${formatUsd(afterUsd)} by ${ends}` : "";
    const shown = past ? `${upperFirst(past)}. Apply only if you are shown` : "Apply only if you are shown";
    warnings.push(`${shown} at least ${least}${spend}; otherwise, another plan is better.`);
  } else if (past) {
    warnings.push(`${upperFirst(past)}.`);
  }
  if (afterUsd === 0 && !isMatch) {
    warnings.push(`The bonus needs no minimum spend. The offer: ${offerText(opening.card)}.`);
  }
  return warnings;
}

/** A bank that has just refused one card will hardly approve another. */
function toRefused(
  { card, person }: PlannedOpening,
  judgment: OpeningJudgment | undefined,
  { today, nameOf, isSameBank }: StepContext,
): string {
  const ask = "Ask the bank to reconsider";
  if (!judgment) return `${ask}. If it still says no, make the plan again without this card.`;
  const { instead } = judgment;
  if (!instead) return `${ask}. No other card is worth applying for instead.`;
  const month = formatMonth(instead.month, today);
  if (instead.person === person && isSameBank(card, instead.card)) {
    return `${ask}. The next best, ${nameOf(instead)}, is from the same bank: make the plan again without both.`;
  }
  return `${ask}. If it still says no, apply for ${nameOf(instead)} in ${month}.`;
}

export function listOpeningSteps(
  opening: PlannedOpening,
  judgment: OpeningJudgment | undefined,
  context: StepContext,
): PlanStep[] {
  const { today, labels, nameOf, offerText } = context;
  const { card, person, month, bonus, firstFeeUsd, choices } = opening;
  const name = nameOf(opening);
  const unit = toUnit(card, context);
  const fee = firstFeeUsd > 0 ? ` Its fee of ${formatUsd(firstFeeUsd)} is due right away.` : "";
  const deposit = toDepositText(labels[card]);
  const choose = choices.length > 0 ? ` ${toChoiceNote(choices, labels[card])}` : "";
  const steps: PlanStep[] = [
    {
      kind: "apply",
      month,
      day: toDay(month, today),
      card,
      person,
      title: `Apply for ${name}`,
      text: `Apply for ${name}.${fee}${deposit && ` ${deposit}`}${choose}`,
      brings: judgment
        ? `${formatUsd(judgment.netUsd)} in this plan; after our deductions for fees and hassle, ${formatUsd(judgment.addsUsd)} more than the best plan without this card`
        : bonus
          ? toBonusText(bonus, unit)
          : "",
      missed: toRefused(opening, judgment, context),
      when: "from",
      warnings: listWarnings(opening, judgment, context),
    },
  ];
  if (!bonus) return steps;
  if (!bonus.isMatch && bonus.afterUsd > 0) {
    const ends = formatDate(toDayAfter(month, bonus.windowMonths, today, 1));
    const soon = toDayAfter(month, bonus.windowMonths, today, SPARE_DAYS);
    const isEarly = toDay(bonus.month, today) < soon;
    steps.push({
      kind: "spend",
      month: bonus.month - 1,
      day: soon < today ? today : soon,
      card,
      person,
      title: `Reach the minimum spend on ${name}`,
      text: `Put ${formatUsd(bonus.afterUsd)} on ${name}: about ${formatUsd(bonus.afterUsd / bonus.windowMonths)} a month. The deadline is ${ends}.${isEarly ? ` The plan gets there in ${formatMonth(bonus.month - 1, today)}.` : ""}`,
      brings: toBonusText(bonus, unit),
      missed: "A bonus that you miss is lost: issuers rarely give it a second time.",
      when: "by",
      warnings: [],
    });
  }
  steps.push({
    kind: "bonus",
    month: bonus.month,
    day: toDay(bonus.month, today),
    card,
    person,
    title: `Check for the bonus on ${name}`,
    text: `Check that the bonus on ${name} has posted: ${toArriving(bonus, unit, offerText(card))}.`,
    brings: "",
    missed: "If the bonus isn't there, call the issuer and have the date of your last purchase ready.",
    when: "around",
    warnings: [],
  });
  return steps;
}
