/** Whether a plan may be done: issuers' rules by the history and the plan's own cards, pace, the hold of a year, and fees. */
import { checkRules, type KnownCard, listKnownCards } from "./check-rules.ts";
import type { PlanModel } from "./plan-model.ts";
import { HOLD_MONTHS, MONTHS_A_YEAR } from "./plan-settings.ts";
import { type Holding, listFees, type Plan, toSpans } from "./plan.ts";
import { countOperations } from "../work-budget.ts";

/** Month from which a card is no longer held; null: none. */
const findEnd = ({ ending }: Holding): number | null => (ending.kind === "keep" ? null : ending.month);

export function createPlanJudge(model: PlanModel) {
  const { cards, settings, catalog, profile, people } = model;
  const histories = people.map((one) => listKnownCards(one.settings, one.profile.owned));

  /** What was known of a person in the month of an opening: the history and the plan's own earlier cards. */
  function listKnown(own: Plan, person: number, month: number): KnownCard[] {
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

  const verdicts = new Map<string, ReturnType<typeof checkRules>>();
  function judge(plan: Plan, card: number, month: number) {
    const { person } = cards[card]!;
    const own = plan.filter((holding) => cards[holding.card]!.person === person);
    const known = listKnown(own, person, month);
    countOperations(60 * (1 + known.length));
    const key = `${card} ${month} ${known.map(({ slug, opened, closed }) => `${slug}:${opened}:${closed}`).join()}`;
    let verdict = verdicts.get(key);
    if (!verdict) {
      verdict = checkRules(
        cards[card]!.card.slug,
        month,
        known,
        catalog,
        people[person]!.settings,
        people[person]!.profile.has,
      );
      verdicts.set(key, verdict);
    }
    return verdict;
  }

  /** Whether the plan keeps to the rules: issuers', pace, the hold of a year, and the limit on fees. */
  function isAllowed(plan: Plan): boolean {
    const openings = plan
      .filter(({ opened }) => opened !== null)
      .toSorted((left, right) => left.opened! - right.opened!);
    for (const [person, { settings: own }] of people.entries()) {
      const ofPerson = openings.filter(({ card }) => cards[card]!.person === person);
      if (ofPerson.length > own.applications) return false;
      for (const [at, { card, opened, level, ending }] of ofPerson.entries()) {
        if (at > 0 && opened! - ofPerson[at - 1]!.opened! < settings.gapMonths) return false;
        if (!cards[card]!.isCandidate) return false;
        if (ending.kind !== "keep" && (ending.month - opened!) % HOLD_MONTHS !== 0) return false;
        const verdict = judge(plan, card, opened!);
        if (!verdict.mayOpen || (level >= 0 && !verdict.mayEarn)) return false;
      }
    }
    return isWithinFees(plan);
  }

  function isWithinFees(plan: Plan): boolean {
    const limit = profile.maxAnnualFeesUsd;
    if (limit === null) return true;
    const due = new Float64Array(settings.months);
    for (const span of toSpans(plan, model)) for (const { month, usd } of listFees(span, model)) due[month]! += usd;
    return due.every((_, month) => {
      let usd = 0;
      for (let at = month; at < Math.min(month + MONTHS_A_YEAR, due.length); at += 1) usd += due[at]!;
      return usd <= limit + 1e-9;
    });
  }

  /** The fees of all months. */
  const sumFees = (plan: Plan): number =>
    toSpans(plan, model).reduce((sum, span) => sum + listFees(span, model).reduce((own, { usd }) => own + usd, 0), 0);

  return { judge, isAllowed, isWithinFees, sumFees };
}
