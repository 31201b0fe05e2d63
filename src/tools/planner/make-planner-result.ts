/** The planner's answer, for pages, the API, the files and the browser's worker alike. Pure. */
import { joinNames } from "../../words/format.ts";
import { makePlan, type StepListener } from "../../engine/plan/make-plan.ts";
import type { OwnedCard, PlanAnswer } from "../../engine/plan/plan-answer.ts";
import { FIRST_WORK, MONTHS_A_YEAR, type PlanWork } from "../../engine/plan/plan-settings.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { startWork } from "../../engine/work-budget.ts";
import { nameThings } from "../shared/result-words.ts";
import type { AnsweredTool } from "../shared/answered-tool.ts";
import { hasErrors } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import type { CardLabels, ToolRecords } from "../shared/tool-records.ts";
import { listSteps } from "./plan-steps.ts";
import type { PlanStep } from "./plan-step.ts";
import { createNamer } from "./whose-card.ts";
import { type PlannerQuery, toPlannerQueryString } from "./planner-query.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { pickLabels, pickPerkTexts } from "../shared/pick-words.ts";
import { toPlanInput } from "./to-plan-input.ts";

export interface PlannerResult {
  /** The day on which the plan begins. */
  readonly today: string;
  /** Asked for: months after this one. */
  readonly months: number;
  /** Every card that the result speaks of. */
  readonly labels: CardLabels;
  readonly profile: Profile;
  readonly plan: PlanAnswer;
  readonly steps: readonly PlanStep[];
  /** What the perks that count are, by `card:perk`. */
  readonly perkTexts: Readonly<Record<string, string>>;
  /** Of the programs that the trip speaks of, by key. */
  readonly programNames: Readonly<Record<string, string>>;
  readonly assumptions: readonly string[];
  /** Perks of the cards held that count nothing unless the visitor uses them. */
  readonly questions: readonly PerkQuestion[];
  /** Found soon, while a better one is still looked for. */
  readonly isFirst: boolean;
}

function listMentioned({ best, most, judgments, owned, dueAfter }: PlanAnswer): Set<string> {
  return new Set([
    ...[best, ...(most ? [most] : [])].flatMap(({ openings, endings, months }) => [
      ...openings.map(({ card }) => card),
      ...endings.flatMap(({ card, to }) => [card, to ?? card]),
      ...months.flatMap(({ held }) => held.map(({ card }) => card)),
    ]),
    ...judgments.flatMap(({ instead }) => instead?.card ?? []),
    ...owned.flatMap(({ card, to, ask }) => [card, to ?? card, ...ask]),
    ...dueAfter.flatMap(({ card, to }) => [card, to ?? card]),
  ]);
}

function toFeeAssumption(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const [fee, counts] = names.length === 1 ? ["fee", "comes, so it counts"] : ["fees", "come, so they count"];
  return [`We don't know when the ${fee} of ${joinNames(names)} ${counts} as due this month.`];
}

export function makePlannerResult(
  query: PlannerQuery,
  records: ToolRecords,
  work: PlanWork,
  onStep?: StepListener<PlannerResult>,
): PlannerResult {
  const input = toPlanInput(query, records);
  const settings = { ...input.settings, work };
  const plan = makePlan(records.rewards, records.plan, input.profile, settings, (share, toAnswer) =>
    onStep?.(share, toAnswer && (() => describeAnswer(toAnswer(), query, records, input, true))),
  );
  if (!plan.ok) throw new Error("The query was checked before");
  return describeAnswer(plan, query, records, input, false);
}

/** The question that every holder of a card with credits asks: is it worth its fee with those I use? */
export const listHeldQuestions = ({ visitor, limits }: PlannerQuery, records: ToolRecords): PerkQuestion[] =>
  listPerkQuestions([...limits.owned, ...(limits.second?.owned ?? [])], visitor.profile.use, records);

function describeAnswer(
  plan: PlanAnswer,
  query: PlannerQuery,
  records: ToolRecords,
  { profile, settings, assumptions }: ReturnType<typeof toPlanInput>,
  isFirst: boolean,
): PlannerResult {
  const { labels, facts, perks, context } = records;
  const nameOf = createNamer(labels, plan.people);
  const perkText = (slug: string, perk: string) => perks[slug]?.[perk]?.description ?? perk;
  const counted = plan.best.months.flatMap(({ spend, perks: paid }) => [
    ...spend.flatMap(({ card, perk }) => (perk === null ? [] : [{ card, perk }])),
    ...paid,
  ]);
  const unsure = [
    { owned: profile.owned, renews: settings.renews },
    ...(settings.second ? [settings.second] : []),
  ].flatMap(({ owned, renews }, person) =>
    owned.flatMap((card): OwnedCard[] => {
      const record = records.rewards.cards.find(({ slug }) => slug === card);
      return record && record.fees.laterUsd > 0 && renews[card] === undefined ? [{ card, person }] : [];
    }),
  );
  const spoken = plan.trip ? [plan.trip.program, ...plan.trip.sources.map(({ program }) => program)] : [];
  const programNames = Object.fromEntries(
    records.plan.goals.flatMap(({ key, name }) => (spoken.includes(key) ? [[key, name]] : [])),
  );
  return {
    today: context.day,
    months: query.limits.months,
    programNames,
    labels: pickLabels(listMentioned(plan), records),
    profile,
    plan,
    steps: listSteps(plan, {
      today: context.day,
      settings,
      cards: records.rewards.cards,
      labels,
      nameOf,
      isSameBank: (one, other) => labels[one]?.issuer === labels[other]?.issuer,
      perkText,
      offerText: (slug) => facts[slug]!.offer.description,
      pastText: (slug) => facts[slug]!.offer.past ?? null,
      programNames,
    }),
    perkTexts: pickPerkTexts(counted, records),
    questions: listHeldQuestions(query, records),
    assumptions: [
      ...assumptions.map((text) => nameThings(text, records)),
      ...toFeeAssumption(unsure.map(nameOf)),
      ...query.visitor.notes,
    ],
    isFirst,
  };
}

/** Of a plan that takes long: a good one found soon. */
export function findFirstPlan(query: PlannerQuery, records: ToolRecords): PlannerAnswered | null {
  const { months, second, goal } = query.limits;
  if (months === MONTHS_A_YEAR && !second && !goal) return null;
  const first = answerPlanner(query, records, FIRST_WORK);
  return first.result && { ...first, result: { ...first.result, isFirst: true } };
}

export type PlannerAnswered = AnsweredTool<PlannerQuery, PlannerResult>;

/** The planner's answer to a parsed query. */
export function answerPlanner(
  query: PlannerQuery,
  records: ToolRecords,
  work: PlanWork,
  onStep?: StepListener<PlannerAnswered>,
): PlannerAnswered {
  const errors: FieldErrors = query.errors;
  const canonical = toPlannerQueryString(query, records);
  const counted = startWork();
  const toAnswer = (result: PlannerResult | null) => ({
    query,
    errors,
    canonical,
    result,
    operations: counted.count(),
  });
  return toAnswer(
    hasErrors(errors)
      ? null
      : makePlannerResult(query, records, work, (share, toResult) =>
          onStep?.(share, toResult && (() => toAnswer(toResult()))),
        ),
  );
}

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly planner: PlannerAnswered;
  }
}
