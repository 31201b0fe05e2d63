/** The plan as a list of things to do: what, by when, what it brings, and what happens if it is missed. */
import { formatNumber, formatUsd } from "../../words/format.ts";
import type { OwnedCard, PlanAnswer, PrintedPlan } from "../../engine/plan/plan-answer.ts";
import { nameUnit } from "../../words/point-unit.ts";
import { formatMonth, toDay } from "./months.ts";
import { listOpeningSteps } from "./opening-steps.ts";
import { type PlanStep, SPARE_DAYS, type StepContext, type StepKind } from "./plan-step.ts";
import { listRenewalSteps } from "./renewal-steps.ts";
import { isSameCard, PERSON_NAMES } from "./whose-card.ts";
import { findTiming } from "../../engine/plan/year-rows.ts";

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
        title: `A credit on ${name} expires`,
        text: `Use the rest of this credit on ${name}: ${perkText(card, perk)}.`,
        brings: formatUsd(usd * share),
        missed: "You lose whatever you haven't used by then.",
        when: "by",
        warnings: [],
      },
    ];
  });
}

/** Points to move in the month of the trip's goal. */
function listTransferSteps({ trip, people }: PlanAnswer, { today, programNames }: StepContext): PlanStep[] {
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
      title: `Move ${nameUnit(nameOf(program))} to ${nameOf(trip.program)}`,
      text: `Find the award first, then move ${neededPoints < points ? `${formatNumber(neededPoints)} of` : "all"} your ${formatNumber(points)} ${nameUnit(nameOf(program))} to ${nameOf(trip.program)}.${feeUsd > 0 ? ` The bank charges ${formatUsd(feeUsd)} for it.` : ""} ${days === null ? "Allow a few days for them to arrive." : `They arrive within ${days} ${days === 1 ? "day" : "days"}.`}${people > 1 ? " If you both have some, combine them first." : ""}`,
      brings: `${formatNumber(Math.floor((arrivingPoints * neededPoints) / points))} ${nameUnit(nameOf(trip.program))}`,
      missed: "If you wait, the award may be gone.",
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
      title: `Reach the year's spending requirement on ${name}`,
      text: `Put ${formatUsd(usd)} on ${name} from ${formatMonth(month, today)} to ${formatMonth(ends - 1, today)}, including what you spend for the bonus.`,
      brings: "The perks that require this spending, from the following month on",
      missed: "Otherwise, you don't get those perks this year.",
      when: "by",
      warnings: [],
    };
  });
}

const ORDER: readonly StepKind[] = ["bonus", "decide", "fee", "apply", "spend", "credit", "transfer", "slot"];

export function listSteps(answer: PlanAnswer, context: StepContext): PlanStep[] {
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
            text: `From now on, fewer than five of your cards${whose} were opened in the last 24 months, so Chase may approve you again.`,
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
      left.day.localeCompare(right.day) ||
      ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind) ||
      (left.title < right.title ? -1 : 1),
  );
}
