/** The planner's answer, for pages, the API, the files and the browser's worker alike. Pure. */
import { joinNames } from "../../words/format.ts";
import { makePlan, type StepListener } from "../../engine/make-plan.ts";
import type { OwnedCard, PlanAnswer } from "../../engine/plan/plan-answer.ts";
import type { PlanWork } from "../../engine/plan/plan-settings.ts";
import { PROFILE_DEFAULTS, type Profile } from "../../engine/value/profile.ts";
import { nameThings } from "../shared/result-words.ts";
import type { CardLabels, ToolRecords } from "../shared/tool-records.ts";
import { listSteps } from "./plan-steps.ts";
import type { PlanStep } from "./plan-step.ts";
import { createNamer } from "./whose-card.ts";
import type { PlannerValues } from "./planner-asking.ts";
import type { AskedPlanner } from "./planner-question.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import { listPointChoices, type PointChoice } from "../profile/list-point-choices.ts";
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
  /** Programs of the cards that the result speaks of, whose points can be given another worth. */
  readonly points: readonly PointChoice[];
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
  asked: AskedPlanner,
  records: ToolRecords,
  work: PlanWork,
  onStep?: StepListener<PlannerResult>,
): PlannerResult {
  const input = toPlanInput(asked.values, records);
  const settings = { ...input.settings, work };
  const plan = makePlan(
    { rewards: records.rewards, catalog: records.plan, profile: input.profile, settings },
    (share, toAnswer) =>
      onStep?.(share, toAnswer && (() => ({ ...describeAnswer(toAnswer(), asked, records, input), isFirst: true }))),
  );
  if (!plan.ok) throw new Error("The question was checked before");
  return describeAnswer(plan, asked, records, input);
}

const listHeld = ({ own, "p2.own": second, people }: PlannerValues) =>
  [...own, ...(people === 1 ? [] : second)].map(({ card }) => card);

/** The question that every holder of a card with credits asks: is it worth its fee with those I use? */
export function listHeldQuestions(values: PlannerValues, records: ToolRecords): PerkQuestion[] {
  const ticked = values.use.map((key) => {
    const at = key.indexOf(":");
    return { card: key.slice(0, at), perk: key.slice(at + 1) };
  });
  return listPerkQuestions(listHeld(values), ticked, records);
}

const listPoints = (slugs: ReadonlySet<string>, profile: Pick<Profile, "value">, records: ToolRecords) =>
  listPointChoices(
    records.rewards.cards.filter(({ slug }) => slugs.has(slug)),
    profile,
    records,
  );

/** Programs of the cards held: of those that the plan opens nobody knows before it is made. */
export const listHeldPoints = (values: PlannerValues, records: ToolRecords): PointChoice[] =>
  listPoints(new Set(listHeld(values)), { value: values.value ?? PROFILE_DEFAULTS.value }, records);

function describeAnswer(
  plan: PlanAnswer,
  { values, notes }: AskedPlanner,
  records: ToolRecords,
  { profile, settings, assumptions }: ReturnType<typeof toPlanInput>,
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
  const mentioned = listMentioned(plan);
  const spoken = plan.trip ? [plan.trip.program, ...plan.trip.sources.map(({ program }) => program)] : [];
  const programNames = Object.fromEntries(
    records.plan.goals.flatMap(({ key, name }) => (spoken.includes(key) ? [[key, name]] : [])),
  );
  return {
    today: context.day,
    months: values.months,
    programNames,
    labels: pickLabels(mentioned, records),
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
    questions: listHeldQuestions(values, records),
    points: listPoints(mentioned, profile, records),
    assumptions: [
      ...assumptions.map((text) => nameThings(text, records)),
      ...toFeeAssumption(unsure.map(nameOf)),
      ...notes,
    ],
    isFirst: false,
  };
}
