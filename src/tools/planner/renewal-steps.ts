/** The steps of fees: pay, close or change, and what comes due just after the plan. */
import { formatUsd } from "../../words/format.ts";
import type { OwnedCard, PlanAnswer } from "../../engine/plan/plan-answer.ts";
import { formatMonth, toDay } from "./months.ts";
import type { PlanStep, StepContext } from "./plan-step.ts";
import { isSameCard } from "./whose-card.ts";

/** Issuers take a fee back within this time of its posting. */
const DECIDE_DAYS = 30;

/** The fee of a card that another one becomes is part of that change. */
const isChangedInto = ({ endings }: PlanAnswer["best"], { card, person }: OwnedCard, at: number) =>
  endings.some((ending) => ending.to === card && ending.person === person && ending.month === at);

export function listRenewalSteps({ best, owned, dueAfter }: PlanAnswer, { today, nameOf }: StepContext): PlanStep[] {
  const kept = best.months.flatMap(({ month, fees }) =>
    fees.flatMap((fee): PlanStep[] => {
      const { card, person, usd } = fee;
      const isFirst =
        best.openings.some((opening) => isSameCard(opening, fee) && opening.month === month) ||
        isChangedInto(best, fee, month);
      if (isFirst) return [];
      const verdict = owned.find((entry) => isSameCard(entry, fee));
      const better =
        verdict && verdict.betterUsd > 0
          ? `${formatUsd(verdict.betterUsd)} more than the next best choice, counting its trouble`
          : "";
      const name = nameOf(fee);
      const decide: PlanStep = {
        kind: "decide",
        month,
        day: toDay(month, today, -DECIDE_DAYS),
        card,
        person,
        title: `Decide whether to keep ${name}`,
        text: `${name} costs ${formatUsd(usd)} again in ${formatMonth(month, today)}. The plan keeps it; if your spend or perks have changed, make it again.`,
        brings: better,
        missed: "",
        when: "by",
        warnings: [],
      };
      return [
        // A fee of this month or the next is decided when it comes: the day 30 days before may be over.
        ...(month > 1 ? [decide] : []),
        {
          kind: "fee",
          month,
          day: toDay(month, today),
          card,
          person,
          title: `The fee of ${name} is due`,
          text: `Keep ${name} and pay its fee of ${formatUsd(usd)}.`,
          brings: month > 1 ? "" : better,
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
    const known = owned.find((entry) => isSameCard(entry, { card, person }));
    const targetFee = best.months[month]?.fees.find((fee) => to && isSameCard(fee, { card: to, person }));
    const instead = targetFee ? ` (${formatUsd(targetFee.usd)} a year)` : "";
    const year = known
      ? ` Kept, it would add about ${formatUsd(known.yearUsd)} to your other cards in the year after, for a fee of ${formatUsd(known.feeUsd)}.`
      : "";
    return {
      kind: "decide",
      month,
      day: toDay(month, today),
      card,
      person,
      title: target ? `Ask to change ${name} into ${target}` : `Close ${name}`,
      text:
        (target
          ? `Ask to have ${name} changed into ${target}${instead} within ${DECIDE_DAYS} days of its fee.`
          : `Close ${name} within ${DECIDE_DAYS} days of its fee, after moving or spending its points.`) + year,
      brings: `${formatUsd(savesUsd)} of fees saved`,
      missed: "A card that you neither close nor change costs its fee once more.",
      when: "around",
      warnings: [],
    };
  });
  const after = dueAfter.map(({ card, person, month, feeUsd, worthUsd, verdict }): PlanStep => {
    const gainUsd = worthUsd - feeUsd;
    const close = "close it or ask to change it";
    // Kept cards must add what one more card is worth the trouble for.
    const advice = {
      keep: "a year: keep it",
      close:
        gainUsd > 0
          ? `a year, only ${formatUsd(gainUsd)} more than it costs: ${close}, unless that is worth the trouble to you`
          : `a year: ${close}`,
    };
    return {
      kind: "decide",
      month,
      day: toDay(month, today, -DECIDE_DAYS),
      card,
      person,
      title: `Decide whether to keep ${nameOf({ card, person })}`,
      text: `Just after the plan, ${nameOf({ card, person })} costs ${formatUsd(feeUsd)} for another year. It then adds about ${formatUsd(worthUsd)} ${advice[verdict]}.`,
      brings: verdict === "keep" ? formatUsd(gainUsd) : gainUsd < 0 ? `${formatUsd(-gainUsd)} saved` : "",
      missed: verdict === "keep" ? "" : `Otherwise the fee of ${formatUsd(feeUsd)} is charged.`,
      when: "by",
      warnings: [],
    };
  });
  return [...kept, ...ended, ...after];
}
