/**
 * Spend: `spend-range.ts` bounds all amounts of a range at once, and whoever may lead there is looked at alone. A range
 * that names too many is parted, down to a dollar a month.
 */
import { type Budget, type Challenge, SEARCH_WORK } from "./flip-proof.ts";
import type { FlipQuestion } from "./flip-question.ts";
import type { FindLead, Rival, SpendRanges } from "./spend-range.ts";
import { findKink } from "./straight-pieces.ts";

/** A range of a dollar a month is not parted further: what leads nowhere else is not nearer by more than that. */
const PROOF_STEP_USD = 1;
/** A range is not parted nearer to its ends. */
const LEAST_SHARE = 0.125;

type SpendQuestion = Pick<FlipQuestion, "ownAt" | "leadAt" | "findCrossing">;

const isNarrow = (one: number, other: number) => Math.abs(other - one) <= PROOF_STEP_USD;

export function proveSpend(
  question: SpendQuestion,
  ranges: SpendRanges,
  near: number,
  far: number,
  budget: Budget,
): Challenge | null {
  if (isNarrow(near, far) || (budget.left -= SEARCH_WORK) <= 0) return null;
  const rivals = ranges.listRivals(near, far);
  if (!rivals) {
    const split = findKink(question.ownAt, near, far, LEAST_SHARE);
    return proveSpend(question, ranges, near, split, budget) ?? proveSpend(question, ranges, split, far, budget);
  }
  const findLead = ranges.openRivals(rivals);
  return rivals.reduce<Challenge | null>(
    // Only what is nearer than the first so far counts.
    (first, rival) => findFirstLead(question, findLead, rival, near, first?.near ?? far, budget) ?? first,
    null,
  );
}

/** Where one rival leads first, going from `near` to `far`; null: nowhere. */
function findFirstLead(
  question: SpendQuestion,
  findLead: FindLead,
  rival: Rival,
  near: number,
  far: number,
  budget: Budget,
): Challenge | null {
  if (isNarrow(near, far) || (budget.left -= 1) <= 0) return null;
  const at = findLead(near, far, rival);
  if (at === null) return null;
  const leads = [at, far].find((value) => question.leadAt(value, rival.slugs) > 0);
  if (leads === undefined) {
    const isInside = !isNarrow(near, at) && !isNarrow(at, far);
    const split = isInside ? at : (near + far) / 2;
    return (
      findFirstLead(question, findLead, rival, near, split, budget) ??
      findFirstLead(question, findLead, rival, split, far, budget)
    );
  }
  const { before, at: level } = question.findCrossing(near, leads, rival.slugs);
  // It may have led before.
  return (
    findFirstLead(question, findLead, rival, near, before, budget) ?? { near: before, far: level, rival: rival.slugs }
  );
}
