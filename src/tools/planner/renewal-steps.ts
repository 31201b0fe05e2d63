/** The steps of fees: pay, cancel or downgrade, and what comes due just after the plan. */
import { formatUsd } from "../../words/format.ts";
import type { DueAfter, OwnedCard, OwnedPlan, PlanAnswer, PlannedEnding } from "../../engine/plan/plan-answer.ts";
import { formatMonth, toDay } from "./months.ts";
import type { PlanStep, StepContext } from "./plan-step.ts";
import { isSameCard } from "./whose-card.ts";

/** Issuers take a fee back within this time of its posting. */
const DECIDE_DAYS = 30;
/** From this fee on an issuer may pay something for staying. */
const RETENTION_USD = 95;

const askFirst = (feeUsd: number) => (feeUsd >= RETENTION_USD ? " Ask for a retention offer first." : "");

/** Why a card goes that earns its fee. */
const NEARLY = {
  keep: "",
  cancel: " A card should earn back its fee, plus a quarter of it, plus $25; this one doesn't.",
  downgrade: " A less expensive card does nearly as well.",
} as const;

/** What a card adds to the best set of the plan's cards, in words that no verdict contradicts. */
export function toYearText(
  { yearUsd, feeUsd, verdict }: Pick<OwnedPlan, "yearUsd" | "feeUsd" | "verdict">,
  subject = "it's",
): string {
  if (yearUsd === null) return "";
  const earns = yearUsd > feeUsd;
  const worth = `about ${formatUsd(yearUsd)} a year before its fee of ${formatUsd(feeUsd)}.`;
  return `Alongside your other cards, ${subject} worth ${earns ? "" : "only "}${worth}${earns ? NEARLY[verdict] : ""}`;
}

const YIELDS = {
  trip: "The plan keeps it only so that you can transfer the points for your trip.",
  points: "It's your last card in this program, and without it you would lose the points.",
  fees: "Your limit on annual fees decides this.",
} as const;

const toWhy = (owned: OwnedPlan | undefined, subject?: string): string =>
  owned
    ? ` ${[toYearText(owned, subject), owned.yields ? YIELDS[owned.yields] : ""].filter(Boolean).join(" ")}`.trimEnd()
    : "";

/** The fee of a card that another one becomes is part of that change. */
const isChangedInto = ({ endings }: PlanAnswer["best"], { card, person }: OwnedCard, at: number) =>
  endings.some((ending) => ending.to === card && ending.person === person && ending.month === at);

function listKept({ best, owned }: PlanAnswer, { today, nameOf }: StepContext): PlanStep[] {
  return best.months.flatMap(({ month, fees }) =>
    fees.flatMap((fee): PlanStep[] => {
      const { card, person, usd } = fee;
      const isFirst = best.openings.some((opening) => isSameCard(opening, fee) && opening.month === month);
      if (isFirst || isChangedInto(best, fee, month)) return [];
      const name = nameOf(fee);
      const why = toWhy(owned.find((entry) => isSameCard(entry, fee)));
      const decide: PlanStep = {
        kind: "decide",
        month,
        day: toDay(month, today, -DECIDE_DAYS),
        card,
        person,
        title: `Decide whether to keep ${name}`,
        text: `${name} costs ${formatUsd(usd)} again in ${formatMonth(month, today)}. The plan keeps it.${why} If your spending or perks have changed, make the plan again.`,
        brings: "",
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
          title: `The annual fee on ${name} is due`,
          text: `Keep ${name} and pay its fee of ${formatUsd(usd)}.${month > 1 ? "" : why}`,
          brings: "",
          missed: "An unpaid fee costs interest and hurts your credit.",
          when: "around",
          warnings: [],
        },
      ];
    }),
  );
}

/** A card whose account keeps the points of a card that goes before the trip which needs them. */
function findKeeper({ best, owned, trip }: PlanAnswer, { cards }: StepContext, { card, person, month }: PlannedEnding) {
  const programOf = (slug: string) => cards.find((known) => known.slug === slug)?.points.program;
  const program = programOf(card);
  const isNeeded = trip?.isReached && month <= trip.month && trip.sources.some((source) => source.program === program);
  if (!isNeeded) return null;
  const isEnded = (one: OwnedCard) => best.endings.some((ending) => isSameCard(ending, one) && ending.to === null);
  const held = [...owned, ...best.openings.filter((opening) => opening.month <= month)];
  const keepers = held.filter((one) => programOf(one.card) === program && !isEnded(one));
  return keepers.find((one) => one.person === person) ?? keepers[0] ?? null;
}

function listEnded(answer: PlanAnswer, context: StepContext): PlanStep[] {
  const { best, owned } = answer;
  const { today, nameOf } = context;
  return best.endings.map((ending): PlanStep => {
    const { card, person, month, to, savesUsd } = ending;
    const name = nameOf({ card, person });
    const target = to && nameOf({ card: to, person });
    const known = owned.find((entry) => isSameCard(entry, { card, person }));
    const targetFee = best.months[month]?.fees.find((fee) => to && isSameCard(fee, { card: to, person }));
    const instead = targetFee ? ` (${formatUsd(targetFee.usd)} a year)` : "";
    const keeper = to === null ? findKeeper(answer, context, ending) : null;
    const points = keeper
      ? `you move its points to ${nameOf(keeper)}, because your trip needs them`
      : "you transfer or redeem its rewards";
    const text = target
      ? `Ask to have ${name} downgraded to ${target}${instead} within ${DECIDE_DAYS} days after its annual fee posts.`
      : `Cancel ${name} within ${DECIDE_DAYS} days after its annual fee posts, after ${points}.${askFirst(savesUsd)}`;
    return {
      kind: "decide",
      month,
      day: toDay(month, today),
      card,
      person,
      title: target ? `Ask to downgrade ${name} to ${target}` : `Cancel ${name}`,
      text: text + toWhy(known, `${name} is`),
      brings: `${formatUsd(savesUsd)} saved in fees`,
      missed: "If you neither cancel nor downgrade a card, you'll pay its fee again.",
      when: "around",
      warnings: [],
    };
  });
}

function toAdvice({ verdict, to, person, feeUsd }: DueAfter, nameOf: StepContext["nameOf"]): string {
  if (verdict === "keep") return "Keep it.";
  if (verdict === "downgrade" && to) return `Ask to have it downgraded to ${nameOf({ card: to, person })}.`;
  return `Cancel it.${askFirst(feeUsd)}`;
}

function listAfter({ dueAfter }: PlanAnswer, { today, nameOf }: StepContext): PlanStep[] {
  return dueAfter.map((due): PlanStep => {
    const { card, person, month, feeUsd, verdict } = due;
    const name = nameOf({ card, person });
    const year = toYearText(due);
    return {
      kind: "decide",
      month,
      day: toDay(month, today, -DECIDE_DAYS),
      card,
      person,
      title: `Decide whether to keep ${name}`,
      text: `Just after the plan, ${name} costs ${formatUsd(feeUsd)} for another year. ${year ? `${year} ` : ""}${toAdvice(due, nameOf)}`,
      brings: "",
      missed: verdict === "keep" ? "" : `Otherwise, you'll be charged the ${formatUsd(feeUsd)} fee.`,
      when: "by",
      warnings: [],
    };
  });
}

export const listRenewalSteps = (answer: PlanAnswer, context: StepContext): PlanStep[] => [
  ...listKept(answer, context),
  ...listEnded(answer, context),
  ...listAfter(answer, context),
];
