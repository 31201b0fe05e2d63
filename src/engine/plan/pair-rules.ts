/**
 * What one card of a person's plan does to another that is opened some months
 * later, by the issuers' rules alone. History and the plan's other cards are left
 * aside: they can only refuse more, so nothing that a plan may do is left out.
 */
import { checkRules, type Verdict } from "./check-rules.ts";
import type { PlanModel } from "./plan-model.ts";
import { HOLD_MONTHS } from "./plan-settings.ts";

export type PairVerdict = Pick<Verdict, "mayOpen" | "mayEarn">;

/** @param apart months from the opening of the one to that of the other */
export type PairRules = (before: number, after: number, apart: number) => PairVerdict;

const VERDICTS: readonly PairVerdict[] = [
  { mayOpen: false, mayEarn: false },
  { mayOpen: true, mayEarn: false },
  { mayOpen: true, mayEarn: true },
];
const UNKNOWN = -1;

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
