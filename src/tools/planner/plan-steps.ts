/** The plan as a list of things to do: what, by when, what it brings, and what happens if it is missed. */
import { formatNumber, formatUsd } from "../../format.ts";
import { findTiming } from "../../rewards/plan/perk-timing.ts";
import type {
  OpeningJudgment,
  OwnedCard,
  PlanAnswer,
  PlannedOpening,
  PrintedPlan,
} from "../../rewards/plan/plan-answer.ts";
import type { PlanSettings } from "../../rewards/plan/plan-settings.ts";
import type { WalletCard } from "../../rewards/value/wallet-card.ts";
import { formatMonth, toDay } from "./months.ts";
import { isSameCard, type NameCard, PERSON_NAMES } from "./whose-card.ts";

export type StepKind = "apply" | "spend" | "bonus" | "credit" | "decide" | "fee" | "slot" | "transfer";

export interface PlanStep {
  readonly kind: StepKind;
  readonly month: number;
  /** Last day on which it is still in time, or on which it falls. */
  readonly day: string;
  readonly when: "from" | "by" | "around";
  /** Null: about no card of its own. */
  readonly card: string | null;
  /** Whose step it is: 0, or 1 for the second person. */
  readonly person: number;
  /** Without any amount of the visitor's. */
  readonly title: string;
  readonly text: string;
  readonly brings: string;
  readonly missed: string;
  readonly warnings: readonly string[];
}

export interface StepContext {
  readonly today: string;
  readonly settings: PlanSettings;
  readonly cards: readonly WalletCard[];
  readonly nameOf: NameCard;
  readonly isSameBank: (one: string, other: string) => boolean;
  /** Of the programs of a trip, by key. */
  readonly programNames: Readonly<Record<string, string>>;
  readonly perkText: (slug: string, perk: string) => string;
}

/** A card's minimum should be reached this many days before its window ends. */
const SPARE_DAYS = 10;
/** Issuers take a fee back within this time of its posting. */
const DECIDE_DAYS = 30;

function toBonusText({ usd, points, isMatch }: NonNullable<PlannedOpening["bonus"]>): string {
  if (isMatch) return `${formatUsd(usd)}: the first year's rewards once more`;
  return points > 0 ? `${formatNumber(points)} points, worth ${formatUsd(usd)}` : formatUsd(usd);
}

function toLeast({ least }: OpeningJudgment): string | null {
  if (least?.points) return `${formatNumber(least.points)} points`;
  return least?.usd ? formatUsd(least.usd) : null;
}

function listWarnings(
  opening: PlannedOpening,
  judgment: OpeningJudgment | undefined,
  { today }: StepContext,
): string[] {
  const warnings = opening.warnings.map((text) => `May be refused: ${text}`);
  if (!judgment || !opening.bonus) return warnings;
  const least = toLeast(judgment);
  if (judgment.isOld) {
    const seen = judgment.offerAsOf.slice(0, 7);
    const months =
      (Number(today.slice(0, 4)) - Number(seen.slice(0, 4))) * 12 +
      Number(today.slice(5, 7)) -
      Number(seen.slice(5, 7));
    const change = least ? ` Below ${least}, another plan is better.` : " The card is worth it whatever the bonus.";
    warnings.push(`Check the offer first: we last saw it ${months} months ago.${change}`);
  } else if (least) warnings.push(`Worth it while the bonus is at least ${least}.`);
  return warnings;
}

/** A bank that has just refused one card will hardly approve another. */
function toRefused(
  { card, person }: PlannedOpening,
  judgment: OpeningJudgment | undefined,
  { today, nameOf, isSameBank }: StepContext,
): string {
  const ask = "Ask the bank to look at your application again.";
  if (!judgment) return `${ask} If it stays at no, make the plan again with this card among those you don't want.`;
  const { instead } = judgment;
  if (!instead) return `${ask} No other card is worth an application in its place.`;
  const month = formatMonth(instead.month, today);
  if (instead.person === person && isSameBank(card, instead.card)) {
    return `${ask} The next best is ${nameOf(instead)}, but it is from the same bank: make the plan again with both among the cards you don't want.`;
  }
  return `${ask} If it stays at no, apply for ${nameOf(instead)} in ${month}.`;
}

function listOpeningSteps(
  opening: PlannedOpening,
  judgment: OpeningJudgment | undefined,
  context: StepContext,
): PlanStep[] {
  const { today, nameOf } = context;
  const { card, person, month, bonus, firstFeeUsd, choices } = opening;
  const name = nameOf(opening);
  const fee = firstFeeUsd > 0 ? ` Its fee of ${formatUsd(firstFeeUsd)} comes at once.` : "";
  const choose = choices.length > 0 ? ` Choose ${choices.join(" and ")}.` : "";
  const steps: PlanStep[] = [
    {
      kind: "apply",
      month,
      day: toDay(month, today),
      card,
      person,
      title: `Apply for ${name}`,
      text: `Apply for ${name}.${fee}${choose}`,
      brings: judgment ? `${formatUsd(judgment.addsUsd)} more than the best plan without it` : "",
      missed: toRefused(opening, judgment, context),
      when: "from",
      warnings: listWarnings(opening, judgment, context),
    },
  ];
  if (!bonus) return steps;
  if (!bonus.isMatch && bonus.afterUsd > 0) {
    const ends = month + bonus.windowMonths;
    steps.push({
      kind: "spend",
      month: bonus.month - 1,
      day: toDay(ends, today, -SPARE_DAYS),
      card,
      person,
      title: `Reach the minimum spend on ${name}`,
      text: `Put ${formatUsd(bonus.afterUsd)} on ${name} by ${formatMonth(ends - 1, today)}: about ${formatUsd(bonus.afterUsd / bonus.windowMonths)} a month. The plan gets there in ${formatMonth(bonus.month - 1, today)}.`,
      brings: toBonusText(bonus),
      missed: "The bonus is lost, and issuers rarely give it a second time.",
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
    title: `The bonus of ${name} should be there`,
    text: `Check that the bonus of ${name} is in your account.`,
    brings: toBonusText(bonus),
    missed: "Ask the issuer: with the date of the last purchase at hand they can look it up.",
    when: "around",
    warnings: [],
  });
  return steps;
}

/** One step for each portion of a credit that the plan uses, on the last day of its period; monthly ones would be a list of their own. */
function listCreditSteps(plan: PrintedPlan, { today, settings, cards, nameOf, perkText }: StepContext): PlanStep[] {
  const used = new Map<string, OwnedCard & { perk: string; last: number; end: number; usd: number; share: number }>();
  for (const { month, spend } of plan.months) {
    for (const { card: slug, person, perk: id, usd, valueUsd } of spend) {
      if (id === null) continue;
      const perk = cards.find((card) => card.slug === slug)?.perks.find((known) => known.id === id);
      const timing = perk && findTiming(perk);
      if (!timing || timing.length < 3) continue;
      const opened = plan.openings.find((opening) => opening.card === slug && opening.person === person)?.month;
      const changed = plan.endings.find((ending) => ending.to === slug && ending.person === person)?.month;
      const { renews } = person === 0 || !settings.second ? settings : settings.second;
      const anchor = opened ?? changed ?? renews[slug] ?? 0;
      const offset = timing.isCalendar ? settings.startsIn : -anchor;
      const end = (Math.floor((month + offset) / timing.length) + 1) * timing.length - offset;
      const key = `${slug}:${person}:${id}:${end}`;
      const known = used.get(key);
      const share = usd > 0 ? valueUsd / usd : 0;
      used.set(key, { card: slug, person, perk: id, last: month, end, usd: usd + (known?.usd ?? 0), share });
    }
  }
  return [...used.values()].flatMap(({ card, person, perk, end, usd, share }): PlanStep[] => {
    const name = nameOf({ card, person });
    if (end > settings.months) return [];
    return [
      {
        kind: "credit",
        month: end - 1,
        day: toDay(end, today, -1),
        card,
        person,
        title: `A credit of ${name} lapses`,
        text: `Use what is left of this credit of ${name}: ${perkText(card, perk)}`,
        brings: formatUsd(usd * share),
        missed: "What isn't used by then is gone.",
        when: "by",
        warnings: [],
      },
    ];
  });
}

/** Points to move in the month of the trip's goal. */
function listTransferSteps({ trip }: PlanAnswer, { today, programNames }: StepContext): PlanStep[] {
  if (!trip?.isReached) return [];
  const nameOf = (program: string) => programNames[program] ?? program;
  return trip.sources
    .filter(({ isTransfer, neededPoints }) => isTransfer && neededPoints > 0)
    .map(({ program, neededPoints, arrivingPoints, points, feeUsd, days }) => ({
      kind: "transfer",
      month: trip.month,
      day: toDay(trip.month, today),
      card: null,
      person: 0,
      title: `Move ${nameOf(program)} points to ${nameOf(trip.program)}`,
      text: `Find the award first, then move ${formatNumber(neededPoints)} of your ${formatNumber(points)} ${nameOf(program)} points to ${nameOf(trip.program)}.${feeUsd > 0 ? ` The bank charges ${formatUsd(feeUsd)} for it.` : ""} ${days === null ? "Allow some days for them to arrive." : `They arrive within ${days} ${days === 1 ? "day" : "days"}.`}`,
      brings: `${formatNumber(Math.floor((arrivingPoints * neededPoints) / points))} ${nameOf(trip.program)} points`,
      missed: "The points stay where they are; the award may be gone.",
      when: "from",
      warnings: [],
    }));
}

/** A year's spend that earns a perk, with the last day on which the plan still counts on it. */
function listUnlockSteps({ unlocks }: PrintedPlan, { today, nameOf }: StepContext): PlanStep[] {
  return unlocks.map(({ card, person, usd, month, months }): PlanStep => {
    const name = nameOf({ card, person });
    const ends = month + months;
    return {
      kind: "spend",
      month: ends - 1,
      day: toDay(ends, today, -SPARE_DAYS),
      card,
      person,
      title: `Reach the year's spend on ${name}`,
      text: `Put ${formatUsd(usd)} on ${name} from ${formatMonth(month, today)} to ${formatMonth(ends - 1, today)}, bonus included.`,
      brings: "The perks that need this spend in a year, from the month after",
      missed: "Those perks are lost for this year.",
      when: "by",
      warnings: [],
    };
  });
}

function listRenewalSteps({ best, owned, dueAfter }: PlanAnswer, { today, nameOf }: StepContext): PlanStep[] {
  const kept = best.months.flatMap(({ month, fees }) =>
    fees.flatMap((fee): PlanStep[] => {
      const { card, person, usd } = fee;
      const isFirst = best.openings.some((opening) => isSameCard(opening, fee) && opening.month === month);
      if (isFirst) return [];
      const verdict = owned.find((entry) => isSameCard(entry, fee));
      const better = verdict && verdict.betterUsd > 0 ? `${formatUsd(verdict.betterUsd)} more than the next best` : "";
      return [
        {
          kind: "fee",
          month,
          day: toDay(month, today),
          card,
          person,
          title: `The fee of ${nameOf(fee)} is due`,
          text: `Keep ${nameOf(fee)} and pay its fee of ${formatUsd(usd)}.`,
          brings: better,
          missed: "An unpaid fee costs interest and hurts your credit.",
          when: "around",
          warnings: [],
        },
      ];
    }),
  );
  const ended = best.endings.map(({ card, person, month, to, savesUsd }): PlanStep => {
    const name = nameOf({ card, person });
    const target = to && nameOf({ card: to, person });
    return {
      kind: "decide",
      month,
      day: toDay(month, today),
      card,
      person,
      title: target ? `Ask to change ${name} into ${target}` : `Close ${name}`,
      text: target
        ? `Ask to have ${name} changed into ${target} within ${DECIDE_DAYS} days of its fee.`
        : `Close ${name} within ${DECIDE_DAYS} days of its fee, after moving or spending its points.`,
      brings: `${formatUsd(savesUsd)} of fees saved`,
      missed: `The fee stays: ${formatUsd(savesUsd)} more than planned.`,
      when: "around",
      warnings: [],
    };
  });
  const after = dueAfter.map(({ card, person, month, feeUsd, worthUsd, verdict }): PlanStep => ({
    kind: "decide",
    month,
    day: toDay(month, today, -DECIDE_DAYS),
    card,
    person,
    title: `Decide whether to keep ${nameOf({ card, person })}`,
    text: `Just after the plan, ${nameOf({ card, person })} costs ${formatUsd(feeUsd)} for another year. It then brings about ${formatUsd(worthUsd)} a year: ${verdict === "keep" ? "keep it" : "close it or ask to change it"}.`,
    brings: verdict === "keep" ? formatUsd(worthUsd - feeUsd) : `${formatUsd(feeUsd - worthUsd)} saved`,
    missed: verdict === "keep" ? "" : `The fee of ${formatUsd(feeUsd)} is charged.`,
    when: "by",
    warnings: [],
  }));
  return [...kept, ...ended, ...after];
}

const ORDER: readonly StepKind[] = ["bonus", "decide", "fee", "apply", "spend", "credit", "transfer", "slot"];

export function listSteps(answer: PlanAnswer, context: StepContext): PlanStep[] {
  // A minimum stands where the plan reaches it, which may be long before its last day.
  const toOrder = ({ kind, month, day }: PlanStep) => (kind === "spend" ? toDay(month + 1, context.today, -1) : day);
  const { best, judgments, slotMonths, people } = answer;
  const slot = slotMonths.flatMap((slotMonth, person): PlanStep[] => {
    const whose = people > 1 ? ` (${PERSON_NAMES[person]})` : "";
    return slotMonth === null
      ? []
      : [
          {
            kind: "slot",
            month: slotMonth,
            day: toDay(slotMonth, context.today),
            card: null,
            person,
            title: `Fewer than five new cards in 24 months${whose}`,
            text: `From now on fewer than five of your cards${whose} were opened in the last 24 months, so Chase may approve you again.`,
            brings: "",
            missed: "",
            when: "from",
            warnings: [],
          },
        ];
  });
  return [
    ...best.openings.flatMap((opening) =>
      listOpeningSteps(
        opening,
        judgments.find((judgment) => isSameCard(judgment, opening)),
        context,
      ),
    ),
    ...listTransferSteps(answer, context),
    ...listUnlockSteps(best, context),
    ...listCreditSteps(best, context),
    ...listRenewalSteps(answer, context),
    ...slot,
  ].toSorted(
    (left, right) =>
      toOrder(left).localeCompare(toOrder(right)) ||
      ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind) ||
      (left.title < right.title ? -1 : 1),
  );
}
