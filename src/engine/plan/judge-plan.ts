/** Whether a plan may be done: issuers' rules by the history and the plan's own cards, pace, the hold of a year, and fees; and what two cards do to each other. */
import { checkRules, type KnownCard, listKnownCards, type Verdict } from "./check-rules.ts";
import type { PlanModel } from "./plan-model.ts";
import { HOLD_MONTHS, MONTHS_A_YEAR } from "./plan-settings.ts";
import { type Holding, listFees, type Plan, toSpans } from "./plan.ts";
import { countOperations } from "../work-budget.ts";

/** Month from which a card is no longer held; null: none. */
const findEnd = ({ ending }: Holding): number | null => (ending.kind === "keep" ? null : ending.month);

/** What is known of the people's histories, and the verdicts so far. */
export type PlanJudge = ReturnType<typeof createPlanJudge>;

export const createPlanJudge = (model: PlanModel) => ({
  model,
  histories: model.people.map(({ settings, profile }) => listKnownCards(settings, profile.owned)),
  verdicts: new Map<string, Verdict>(),
});

/** What was known of a person in the month of an opening: the history and the plan's own earlier cards. */
function listKnown({ model, histories }: PlanJudge, own: Plan, person: number, month: number): KnownCard[] {
  const { cards } = model;
  const endOf = new Map(
    own
      .filter(({ opened }) => opened === null)
      .map((holding) => [cards[holding.card]!.card.slug, findEnd(holding)] as const),
  );
  const known = histories[person]!.map((entry) =>
    entry.closed === null ? { ...entry, closed: endOf.get(entry.slug) ?? null } : entry,
  );
  for (const holding of own) {
    const { card, opened, ending } = holding;
    const { slug } = cards[card]!.card;
    const closed = findEnd(holding);
    if (opened !== null && opened < month) known.push({ slug, opened, bonus: opened, closed, isOpening: true });
    if (ending.kind === "change") {
      const target = cards[ending.to]!.card.slug;
      known.push({ slug: target, opened: ending.month, bonus: ending.month, closed: null, isOpening: false });
    }
  }
  return known;
}

/** What the issuers' rules say of opening a card in a month, beside the rest of the plan. */
export function judgeRules(judge: PlanJudge, plan: Plan, card: number, month: number): Verdict {
  const { cards, catalog, people } = judge.model;
  const { person, card: record } = cards[card]!;
  const own = plan.filter((holding) => cards[holding.card]!.person === person);
  const known = listKnown(judge, own, person, month);
  countOperations(60 * (1 + known.length));
  const key = `${card} ${month} ${known.map(({ slug, opened, closed }) => `${slug}:${opened}:${closed}`).join()}`;
  let verdict = judge.verdicts.get(key);
  if (!verdict) {
    verdict = checkRules({ slug: record.slug, month }, known, catalog, people[person]!);
    judge.verdicts.set(key, verdict);
  }
  return verdict;
}

/** Whether the plan keeps to the rules: issuers', pace, the hold of a year, and the limit on fees. */
export function isAllowed(judge: PlanJudge, plan: Plan): boolean {
  const { cards, people, settings } = judge.model;
  const openings = plan.filter(({ opened }) => opened !== null).toSorted((left, right) => left.opened! - right.opened!);
  for (const [person, { settings: own }] of people.entries()) {
    const ofPerson = openings.filter(({ card }) => cards[card]!.person === person);
    if (ofPerson.length > own.applications) return false;
    for (const [at, { card, opened, level, ending }] of ofPerson.entries()) {
      if (at > 0 && opened! - ofPerson[at - 1]!.opened! < settings.gapMonths) return false;
      if (!cards[card]!.isCandidate) return false;
      if (ending.kind !== "keep" && (ending.month - opened!) % HOLD_MONTHS !== 0) return false;
      const verdict = judgeRules(judge, plan, card, opened!);
      if (!verdict.mayOpen || (level >= 0 && !verdict.mayEarn)) return false;
    }
  }
  return isWithinFees(judge.model, plan);
}

export function isWithinFees(model: PlanModel, plan: Plan): boolean {
  const limit = model.profile.maxAnnualFeesUsd;
  if (limit === null) return true;
  const due = new Float64Array(model.settings.months);
  for (const span of toSpans(plan, model)) for (const { month, usd } of listFees(span, model)) due[month]! += usd;
  return due.every((_, month) => {
    let usd = 0;
    for (let at = month; at < Math.min(month + MONTHS_A_YEAR, due.length); at += 1) usd += due[at]!;
    return usd <= limit + 1e-9;
  });
}

/** The fees of all months. */
export const sumFees = (model: PlanModel, plan: Plan): number =>
  toSpans(plan, model).reduce((sum, span) => sum + listFees(span, model).reduce((own, { usd }) => own + usd, 0), 0);

export type PairVerdict = Pick<Verdict, "mayOpen" | "mayEarn">;

/** @param apart months from the opening of the one to that of the other */
export type PairRules = (before: number, after: number, apart: number) => PairVerdict;

const VERDICTS: readonly PairVerdict[] = [
  { mayOpen: false, mayEarn: false },
  { mayOpen: true, mayEarn: false },
  { mayOpen: true, mayEarn: true },
];
const UNKNOWN = -1;

/**
 * What one card of a person's plan does to another that is opened some months later, by the issuers' rules alone. History
 * and the plan's other cards are left aside: they can only refuse more, so nothing that a plan may do is left out.
 */
export function createPairRules({ cards, people, settings, catalog }: PlanModel): PairRules {
  const { months } = settings;
  const known = new Int8Array(cards.length * cards.length * months).fill(UNKNOWN);

  function check(before: number, after: number, apart: number): number {
    const { card, person } = cards[after]!;
    const { profile } = people[person]!;
    // The card may be closed by then, if a year has passed.
    const verdicts = [null, HOLD_MONTHS].map((closed) => {
      const entry = { slug: cards[before]!.card.slug, opened: 0, bonus: 0, closed, isOpening: true };
      return checkRules({ slug: card.slug, month: apart }, [entry], catalog, {
        profile,
        settings: { otherOpened: [] },
      });
    });
    if (!verdicts.some(({ mayOpen }) => mayOpen)) return 0;
    return verdicts.some(({ mayEarn }) => mayEarn) ? 2 : 1;
  }

  return (before, after, apart) => {
    const at = (before * cards.length + after) * months + apart;
    if (known[at] === UNKNOWN) known[at] = check(before, after, apart);
    return VERDICTS[known[at]!]!;
  };
}
