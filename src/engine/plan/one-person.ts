/** What a question for two is for one of them alone: the household's spend, and no cards but that person's. */
import type { PlanModel } from "./plan-model.ts";
import type { Plan } from "./plan.ts";

export interface OnePerson {
  readonly model: PlanModel;
  /** A plan of theirs with the cards named as in the question for two. */
  readonly toShared: (plan: Plan) => Plan;
  /** Those of some cards that are theirs, as they are named in `model`. */
  readonly toOwn: (cards: readonly number[]) => number[];
}

export function toOnePerson(both: PlanModel, person: number): OnePerson {
  const { profile, settings } = both.people[person]!;
  const own = both.cards.filter((card) => card.person === person);
  // Cards stand by person, so that one's are numbered without a gap.
  const first = own[0]?.index ?? 0;
  const toOwn = (indexes: readonly number[]) =>
    indexes.flatMap((index) => (both.cards[index]!.person === person ? [index - first] : []));
  const { applications, opened, closed, had, otherOpened, renews } = settings;
  const model: PlanModel = {
    ...both,
    profile,
    people: [{ profile, settings }],
    settings: { ...both.settings, applications, opened, closed, had, otherOpened, renews, second: null },
    cards: own.map((card, index) => ({
      ...card,
      index,
      person: 0,
      enablers: card.enablers.map(toOwn),
      changes: toOwn(card.changes),
    })),
  };
  return {
    model,
    toOwn,
    toShared: (plan) =>
      plan.map((holding) => ({
        ...holding,
        card: holding.card + first,
        ending:
          holding.ending.kind === "change" ? { ...holding.ending, to: holding.ending.to + first } : holding.ending,
      })),
  };
}
